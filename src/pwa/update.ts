let agreed = false;

/**
 * Asks the server for a newer version: `waiting` if one is ready to take over, `current` if there is none. Throws if
 * the server can't be reached, or the newer version can't be fetched.
 */
export async function checkForUpdate(): Promise<'waiting' | 'current'> {
  if (!navigator.onLine) throw new Error('There is no connection.');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) {
    // Without a worker, every page is fresh from the server, so it is current if the server can be reached.
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return 'current';
  }
  await registration.update();
  if (registration.installing) await settled(registration.installing);
  return registration.waiting ? 'waiting' : 'current';
}

/** Lets the waiting version take over. All open pages are told, and this page agrees to reload. */
export async function applyUpdate(): Promise<void> {
  agreed = true;
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab has already let it take over.
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  setInterval(lookAgain, 1_000);
}

/**
 * Chromium does not let a version in at a moment when the older one answers a request, and looks again only after 30
 * seconds without one, or when a document is opened. So this opens a small one.
 */
function lookAgain(): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/robots.txt';
  document.body.append(frame);
}

/** Whether the person agreed on this page to reload it. */
export const hasAgreed = () => agreed;

/** Resolves when a worker that is being installed waits or takes over. Rejects if it can't be installed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be fetched.'));
      else if (worker.state !== 'installing') resolve();
    });
  });
}
