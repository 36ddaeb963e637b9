/** The first screen's code loads first. People who leave sooner load nothing more. */
const SETTLED_MS = 4_000;

/**
 * Loads the code of screens that work offline, so that the worker keeps it before anyone opens one. It does nothing if
 * the person saves data or there is no worker.
 */
export function bringAlong(screens: readonly (() => Promise<unknown>)[]): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => {
    if (serviceWorker?.controller) for (const load of screens) load().catch(() => undefined);
  }, SETTLED_MS);
}
