// bundle: chrome
const PATIENCE_MS = 1000;

/**
 * Whether the server can be reached now. Undefined while it is silent. Asks for an address that the worker
 * doesn't answer.
 */
export async function serverAnswers(): Promise<boolean | undefined> {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  return fetch('/', asked).then(
    ({ status }) => status < 500,
    () => (asked.signal.aborted ? undefined : false),
  );
}
