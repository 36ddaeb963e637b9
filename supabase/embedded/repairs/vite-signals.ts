/**
 * vite 8.3.8: its server ends the process by itself on SIGTERM, at once, with our database still running. Whoever embeds it
 * should decide. Runs what starts such a server, and keeps the signal to those who listened before.
 */
export async function keepSignals<T>(start: () => Promise<T>): Promise<T> {
  const ours = process.listeners('SIGTERM');
  const started = await start();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return started;
}
