import type postgres from 'postgres';
import { refusalName } from '../database/errors.ts';
import { errorMessage } from '../startup-error.ts';
import { currentRequest } from './request-scope.ts';

const FUNCTION_CALL = /^\/rest\/v1\/rpc\/(\w+)$/;

/**
 * Answers a request and records in the audit log when SQL refused the call of a signed-in account. The call's own
 * transaction is rolled back by then, so this is one of its own (decision 0063). `sql` is connected as the database's owner.
 */
export async function recordRefusal(sql: postgres.Sql, serve: () => Promise<Response>): Promise<Response> {
  const response = await serve();
  const request = currentRequest();
  const refusal = refusalName(request?.databaseError);
  const called = FUNCTION_CALL.exec(request?.path ?? '')?.[1];
  if (!request?.account || !refusal || !called || response.ok) return response;
  try {
    await sql`select private.record_refusal(${request.account}, ${called}, ${refusal})`;
  } catch (error) {
    request.log?.write(`refusal of ${called} was not recorded: ${errorMessage(error)}`);
  }
  return response;
}
