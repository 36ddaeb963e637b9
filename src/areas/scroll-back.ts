/** How long what was there before may take to load. */
const PATIENCE_MS = 5000;

/** How far down the reader was at each address. */
const places = new Map<string, number>();
/** Where Back or Forward leads to, until that is shown. */
let wanted: number | undefined;

addEventListener('scroll', () => places.set(location.href, scrollY), { passive: true });
// Before the browser scrolls what is still on the screen.
addEventListener('popstate', () => (wanted = places.get(location.href)));

/** Brings the reader to the top of a page, or to where they were on it once it is as long as it was then. */
export function showPlace(): void {
  const top = wanted ?? 0;
  wanted = undefined;
  if (isReached(top)) return;
  const watch = new ResizeObserver(() => isReached(top) && stop());
  const stop = () => {
    watch.disconnect();
    clearTimeout(patience);
    for (const event of OWN_WAYS) removeEventListener(event, stop);
  };
  const patience = setTimeout(stop, PATIENCE_MS);
  watch.observe(document.body);
  for (const event of OWN_WAYS) addEventListener(event, stop, { passive: true });
}

/** The ways in which a reader scrolls or moves away first. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function isReached(top: number): boolean {
  scrollTo(0, top);
  return Math.abs(scrollY - top) < 2;
}
