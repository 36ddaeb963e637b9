import { currentRequest } from '../api/request-scope.ts';
import { refusal, refusedByDatabase } from '../auth/answers.ts';
import { refusalName, sqlState } from '../database/errors.ts';
import type { Handler } from '../gateway/call.ts';

const uniqueViolation = '23505';

/**
 * @supabase/lite 0.10.0: the auth server answers any error of the database (a trigger that refuses a sign-up, an
 * address taken since) with a bare 500. GoTrue names the error. So does this, from `noted-errors.ts`.
 */
export function withRefusals(next: Handler): Handler {
  return async (call) => {
    const response = await next(call);
    const error = currentRequest()?.databaseError;
    if (response.status !== 500 || error === undefined) return response;
    const name = refusalName(error);
    if (name !== undefined) return refusedByDatabase(name);
    if (sqlState(error) !== uniqueViolation) return response;
    // If two sign up with one address at once, the second finds it known. So does a change that is confirmed
    // too late.
    return call.name === 'POST /auth/v1/signup'
      ? refusal(429, 'over_email_send_rate_limit', 'The address has an account')
      : refusal(422, 'email_exists', 'A user with this email address has already been registered');
  };
}
