/** After a finger is lifted its click comes a moment later, on a slow phone. */
const CLICK_FOLLOWS_MS = 100;
/** A release outside the window may never be heard of. Nobody holds a button for as long as this. */
const LONGEST_PRESS_MS = 10_000;
const capture = { capture: true, passive: true };

let press: Promise<void> | undefined;

function hold(): void {
  const mine = new Promise<void>((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      if (press === mine) press = undefined;
      resolve();
    };
    const on = { ...capture, signal: stop.signal };
    addEventListener('click', () => setTimeout(end), on);
    for (const release of ['pointerup', 'pointercancel', 'keyup', 'blur'])
      addEventListener(release, () => setTimeout(end, CLICK_FOLLOWS_MS), on);
    setTimeout(end, LONGEST_PRESS_MS);
  });
  press = mine;
}

const isSpace = ({ key, repeat }: KeyboardEvent) => key === ' ' && !repeat;

globalThis.addEventListener?.('pointerdown', hold, capture);
globalThis.addEventListener?.('keydown', (event) => isSpace(event as KeyboardEvent) && hold(), capture);

/**
 * A wait until nothing is being pressed; undefined while nothing is. What moves or replaces a button between press and release
 * takes the click away, so whatever changes the page unasked waits for this.
 */
export const released = (): Promise<void> | undefined => press?.then(released);
