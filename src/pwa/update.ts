let agreed = false;

/**
 * Asks the server for a newer version: `waiting` when one is ready to take over, `current` when there is none. Throws
 * when the server is not reached, or the newer version could not be fetched.
 */
export async function checkForUpdate(): Promise<'waiting' | 'current'> {
  if (!navigator.onLine) throw new Error('There is no connection.');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) {
    // Without a worker, or while the first one comes, every page is fresh from the server: it is current if that can be reached.
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return 'current';
  }
  await registration.update();
  if (registration.installing) await settled(registration.installing);
  return registration.waiting ? 'waiting' : 'current';
}

/** Lets the waiting version take over. Every open page is told; this one agrees to reload. */
export async function applyUpdate(): Promise<void> {
  agreed = true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  // Another tab let it in already.
  else location.reload();
}

/** Whether the person has agreed, on this page, to its being loaded again. */
export const hasAgreed = () => agreed;

/** Resolves when a worker that is being installed waits or takes over; rejects when it could not be installed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be fetched.'));
      else if (worker.state !== 'installing') resolve();
    });
  });
}
