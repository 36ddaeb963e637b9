// bundle: chrome
const PATIENCE_MS = 1000;

/** Whether the server can be reached now; undefined while it says nothing. It is asked for what no worker answers. */
export async function serverAnswers(): Promise<boolean | undefined> {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  return fetch('/', asked).then(
    ({ status }) => status < 500,
    () => (asked.signal.aborted ? undefined : false),
  );
}
