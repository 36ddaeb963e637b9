import { UPDATE_CHECK_INTERVAL_MS } from '../lib/constants.ts';

type Listeners = {
  /** A newer version is waiting to take over. */
  onWaiting(): void;
  /** Another version has taken over this page. */
  onTakeOver(): void;
};

/** The connection, as far as a browser tells. */
type Connection = { saveData: boolean; effectiveType: string };

/**
 * Registers the background worker once the page has loaded, only in a built site, and follows its versions. If the
 * browser refuses the worker, pages still work.
 */
export function registerWorker({ onWaiting, onTakeOver }: Listeners): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;

  // The very first worker takes over a page from the server, so there is nothing to announce.
  let had = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (had) onTakeOver();
    had = workers.controller;
  });

  const register = async () => {
    const registration = await workers.register('/service-worker.js');
    // The first version also waits for a moment, but replaces nothing.
    const announceWaiting = () => registration.active && registration.waiting && onWaiting();
    announceWaiting();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', announceWaiting),
    );
    const installed = matchMedia('(display-mode: standalone)');
    setInterval(() => {
      if (!installed.matches || document.hidden || !navigator.onLine) return;
      registration.update().catch(() => undefined);
    }, UPDATE_CHECK_INTERVAL_MS);
    keepLater(workers, installed.matches);
    // A page opened at the very moment the worker took over is not controlled by it yet.
    const { active } = await workers.ready;
    if (!workers.controller) active?.postMessage({ type: 'CLAIM' });
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * Makes the worker cache what the page has loaded, and the forms' code: at once if React is loaded anyway or the app is installed,
 * otherwise at the first sign that the person stays (decision 0044).
 */
function keepLater(workers: ServiceWorkerContainer, isInstalled: boolean): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const keep = () =>
    void workers.ready.then(({ active }) =>
      active?.postMessage({
        type: 'KEEP_LATER',
        // The first page has loaded its files without the worker.
        opened: performance.getEntries().map(({ name }) => name),
      }),
    );
  if (isInstalled || document.querySelector('astro-island')) keep();
  else
    for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, keep, { once: true });
}
