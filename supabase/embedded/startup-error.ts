/**
 * An expected reason why the embedded backend cannot start or continue. Its message is one line for the
 * person at the terminal. `cli.ts` prints it and exits non-zero, so nothing else needs to catch it.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The operating system's code of a failed call (`EACCES`, `EADDRINUSE`, …), if the value carries one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
