const WATCHED_MS = 5000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Focuses a part of the page at the top of the screen. What loads around it moves it, so it is kept there until the
 * person does something.
 */
export function bringTo(id: string): void {
  if (!id) return;
  const page = new ResizeObserver(() => {
    const part = document.getElementById(id);
    if (!part) return;
    if (!part.contains(document.activeElement)) part.focus({ preventScroll: true });
    part.scrollIntoView();
  });
  const stop = () => {
    page.disconnect();
    for (const event of BY_HAND) removeEventListener(event, stop);
  };
  page.observe(document.body);
  for (const event of BY_HAND) addEventListener(event, stop, { passive: true });
  setTimeout(stop, WATCHED_MS);
}
