/** The fields of a Postgres error that a client may see. */
type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null };

// SQLSTATEs that the API server words as PostgREST does; every other one it would answer with a bare 500.
const wellAnswered = /^(PT|PGRST|42|22|21|23502|23503|23505|25006|55|53)/;

/**
 * Gives errors such as a failed check (23514) or `raise exception` (P0001) the answer that PostgREST gives them, in the
 * form that the API server takes from `raise sqlstate 'PGRST'`. Anything else is returned as it came.
 */
export function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || wellAnswered.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: httpStatus(code), headers: {} }),
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** PostgREST's table of HTTP statuses (its docs, "Errors from PostgreSQL"). */
function httpStatus(code: string): number {
  if (code === 'P0001') return 400;
  if (/^(08|53|57P01)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/** Whether the database cannot be reached, is going down or is full up: the same call may well work in a moment. */
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
