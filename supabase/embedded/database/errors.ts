/** The fields of a Postgres error that a client may see. */
type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null };

/** Whether the error comes from Postgres itself, with a code. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** Whether the database cannot be reached, shuts down or has no free connection: the same call may work in a moment. */
export function isUnavailable(error: unknown): boolean {
  return /^(08|57P0[1-3]|53300|CONNECT|ENOENT$|ECONN|EPIPE$)/.test(sqlState(error));
}

/** The code of a Postgres error, or of a broken connection; empty when it has none. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The name that our own SQL gives a refusal (`raise exception 'last_admin'`); undefined for any other error. */
export function refusalName(error: unknown): string | undefined {
  if (!isDatabaseError(error) || !['P0001', '42501'].includes(error.code)) return undefined;
  return /^[a-z]+(_[a-z]+)+$/.test(error.message) ? error.message : undefined;
}
