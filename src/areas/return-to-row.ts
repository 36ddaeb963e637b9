/** The link by which each screen was left, by the screen's address. */
const left = new Map<string, string>();
const here = () => location.pathname + location.search;

/** After Back, focuses the row that was opened, in the middle of the window. */
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

/** If the person has done something else by then, nothing moves. */
const OTHERWISE = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

/** Waits for the row, which loads after its list. */
function onceThere(href: string, address: string): void {
  const stop = new AbortController();
  const seen = new MutationObserver(() => {
    if (here() !== address) return stop.abort();
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const row = rows.find((link) => link.href === href);
    if (!row) return;
    stop.abort();
    // After the new screen has scrolled to its top.
    requestAnimationFrame(() => {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
    });
  });
  stop.signal.addEventListener('abort', () => seen.disconnect());
  for (const what of OTHERWISE) addEventListener(what, () => stop.abort(), { signal: stop.signal });
  seen.observe(document.body, { childList: true, subtree: true });
}
