import type postgres from 'postgres';
import { refusalName, sqlState } from '../database/errors.ts';
import { errorCodeOf, type Call, type Handler } from '../gateway/call.ts';
import type { LogFile } from '../log-file.ts';
import { errorMessage } from '../startup-error.ts';
import { currentRequest } from './request-scope.ts';

/** Refusals of the auth server for wrong passwords, codes and links. */
const WAYS_IN = [
  'invalid_credentials',
  'current_password_mismatch',
  'mfa_verification_failed',
  'otp_expired',
];
const insufficientPrivilege = '42501';

/**
 * Records in the audit log what SQL or the auth server refused. The call's own transaction is rolled back, so
 * this needs another one (decision 0063). Nobody waits for it, or its time would tell which addresses have an
 * account. `sql` is connected as the database's owner.
 */
export function withRecordedRefusals(
  next: Handler,
  { sql, log }: { sql: postgres.Sql; log: LogFile },
): Handler {
  return async (call) => {
    const response = await next(call);
    if (!response.ok) void record(call, response);
    return response;
  };

  async function record(call: Call, response: Response): Promise<void> {
    const code = errorCodeOf(response) ?? '';
    const isWayIn = WAYS_IN.includes(code);
    const refusal = isWayIn ? code : refusedByDatabase();
    if (!refusal) return;
    const { claims, email, peer } = call;
    const actor = claims?.sub ?? null;
    try {
      await sql`
        select private.record_refusal(
          ${actor}, case when ${isWayIn} then coalesce(${actor}, (select id from auth.users where email = ${email})) end,
          ${calledName(call)}, ${refusal}, ${peer}
        )`;
    } catch (error) {
      log.write(`refusal of ${call.name} was not recorded: ${errorMessage(error)}`);
    }
  }
}

function refusedByDatabase(): string | undefined {
  const error = currentRequest()?.databaseError;
  return refusalName(error) ?? (sqlState(error) === insufficientPrivilege ? 'not_allowed' : undefined);
}

/** The function, the table or the part of the auth server that was called. */
function calledName({ name, path }: Call): string {
  if (name.includes('/storage/v1/')) return 'files';
  return path['function'] ?? path['relation'] ?? /\/v1\/(?:rpc\/)?(\w+)/.exec(name)?.[1] ?? name;
}
