/** From which link each screen was left, by its address. */
const left = new Map<string, string>();
const here = () => location.pathname + location.search;

/** Lets the way back lead to the row that one came from: it has the focus, and is in the middle of the window. */
export function returnToRows(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
      if (link) left.set(here(), link.href);
    },
    true,
  );
  addEventListener('popstate', () => {
    const href = left.get(here());
    if (href) onceThere(href, here());
  });
}

/** Someone who has done something else by then stays where they are. */
const OTHERWISE = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

/** What a list holds comes a while after the list. */
function onceThere(href: string, address: string): void {
  const stop = new AbortController();
  const seen = new MutationObserver(() => {
    if (here() !== address) return stop.abort();
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const row = rows.find((link) => link.href === href);
    if (!row) return;
    stop.abort();
    // A new screen begins at its top first.
    requestAnimationFrame(() => {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
    });
  });
  stop.signal.addEventListener('abort', () => seen.disconnect());
  for (const what of OTHERWISE) addEventListener(what, () => stop.abort(), { signal: stop.signal });
  seen.observe(document.body, { childList: true, subtree: true });
}
