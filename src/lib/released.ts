/** On a slow phone, the click comes a moment after the finger is lifted. */
const CLICK_FOLLOWS_MS = 100;
/** The page may not learn of a release outside the window. Nobody holds a button for as long as this. */
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
    const endSoon = () => setTimeout(end, CLICK_FOLLOWS_MS);
    for (const release of ['pointerup', 'pointercancel', 'keyup']) addEventListener(release, endSoon, on);
    // Not captured: only the window's own. A press takes the focus from another element.
    addEventListener('blur', endSoon, { signal: stop.signal });
    setTimeout(end, LONGEST_PRESS_MS);
  });
  press = mine;
}

const isSpace = ({ key, repeat }: KeyboardEvent) => key === ' ' && !repeat;

globalThis.addEventListener?.('pointerdown', hold, capture);
globalThis.addEventListener?.('keydown', (event) => isSpace(event as KeyboardEvent) && hold(), capture);

/**
 * Resolves once nothing is pressed. Undefined if nothing is. If a button moves or is replaced between press
 * and release, the click is lost. So code that changes the page by itself waits for this.
 */
export const released = (): Promise<void> | undefined => press?.then(released);
