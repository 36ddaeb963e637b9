/**
 * Asks the server for a newer version: `waiting` when one is ready to take over, `current` when there is none. Throws
 * when the server is not reached.
 */
export async function checkForUpdate(): Promise<'waiting' | 'current'> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) {
    // Without a worker every page comes fresh from the server: it is current if the server can be reached.
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return 'current';
  }
  await registration.update();
  if (registration.installing) await settled(registration.installing);
  return registration.waiting ? 'waiting' : 'current';
}

/** Lets the waiting version take over, then loads the page again, once. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  // Another tab let it in meanwhile.
  else location.reload();
}

/** Resolves when a worker that is being installed waits, takes over or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });
}
