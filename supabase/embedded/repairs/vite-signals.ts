/**
 * vite 8.3.8: its server ends the process by itself on SIGTERM, at once, with our database still running. The
 * embedding program should decide. This runs `start`, then removes the listeners that it added for the
 * signal.
 */
export async function keepSignals<T>(start: () => Promise<T>): Promise<T> {
  const ours = process.listeners('SIGTERM');
  const started = await start();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return started;
}
