/** What the first screen needs comes first, and whoever only looks in fetches no more. */
const SETTLED_MS = 4_000;

/**
 * Fetches the code of screens that are read without a connection, for the worker to keep: before anybody has opened one, it is not on
 * the device. Never where the person saves data, or where there is no worker.
 */
export function bringAlong(screens: readonly (() => Promise<unknown>)[]): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => {
    if (serviceWorker?.controller) for (const load of screens) load().catch(() => undefined);
  }, SETTLED_MS);
}
