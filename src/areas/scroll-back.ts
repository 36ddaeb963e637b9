/** How long to wait for the page's former length. */
const PATIENCE_MS = 5000;

/** How far down the reader was, by address. */
const places = new Map<string, number>();
/** Where Back or Forward leads, until that is shown. */
let wanted: number | undefined;

addEventListener('scroll', () => places.set(location.href, scrollY), { passive: true });
// Read before the browser scrolls the old screen.
addEventListener('popstate', () => (wanted = places.get(location.href)));

/** Scrolls to the top of a page, or to where the reader was once the page is as long as it was then. */
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

/** Events that mean the reader is scrolling or moving themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function isReached(top: number): boolean {
  scrollTo(0, top);
  return Math.abs(scrollY - top) < 2;
}
