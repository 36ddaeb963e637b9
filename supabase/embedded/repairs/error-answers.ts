import type { PostgresConnection } from '@supabase/lite/postgres';
import { isDatabaseError } from '../database/errors.ts';

// SQLSTATEs that the API server answers like PostgREST. All others would be a bare 500.
const wellAnswered = /^(PT|PGRST|42|22|21|23502|23503|23505|25006|55|53)/;

// Values that are not dates, numbers or ids, and arguments of the wrong type.
const malformed = /^(22|42804|42846|42883)/;
const MALFORMED = 'A value of the request is not of the kind that is expected here.';

/**
 * @supabase/lite 0.10.0: errors such as a failed check (23514) or `raise exception` (P0001) are a bare 500, without
 * code, message or hint. PostgREST answers them with a 400 that has all three; here they do too, in the form that the
 * API server takes from `raise sqlstate 'PGRST'`. Beyond that, Postgres's words for a malformed value, which repeat it
 * and name our types, stay in the log.
 */
export function answerErrors(connection: PostgresConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  Object.assign(connection, { normalizeDbError: (error: unknown) => asPostgrestError(normalize(error)) });
}

function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  if (malformed.test(error.code)) return Object.assign(new Error(MALFORMED), { code: error.code });
  if (wellAnswered.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: httpStatus(code), headers: {} }),
  });
}

/** PostgREST's table of HTTP statuses (its docs, "Errors from PostgreSQL"). */
function httpStatus(code: string): number {
  if (code === 'P0001') return 400;
  if (/^(08|53|57P01)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}
