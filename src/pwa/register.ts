/** Connections on which nothing is fetched ahead; most browsers don't tell. */
type Connection = { saveData: boolean; effectiveType: string };

/**
 * Registers the background worker once the page is loaded, in a built site only. `onWaiting` is called whenever a newer
 * version waits to take over. A browser that refuses the worker shows the pages all the same.
 */
export function registerWorker(onWaiting: () => void): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  const register = async () => {
    const registration = await workers.register('/service-worker.js');
    if (registration.waiting) onWaiting();
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (registration.waiting === worker) onWaiting();
      });
    });
    keepLater(workers);
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * Has the worker keep the forms' code too: at once where React is there anyway or the app is installed, and on the other
 * pages with the first sign that the person stays (see docs/decisions.md).
 */
function keepLater(workers: ServiceWorkerContainer): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const keep = () => void workers.ready.then(({ active }) => active?.postMessage({ type: 'KEEP_LATER' }));
  if (document.querySelector('astro-island') || matchMedia('(display-mode: standalone)').matches)
    return keep();
  for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, keep, { once: true });
}
