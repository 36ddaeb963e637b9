import type { Accounts } from './accounts.ts';
import { claimsOf, type AuthHandler } from './auth-call.ts';

/** A new password ends all other sessions of the account, as on hosted Supabase: whoever took one is out. */
export function withSessions(next: AuthHandler, accounts: Pick<Accounts, 'endOtherSessions'>): AuthHandler {
  return async (call) => {
    const response = await next(call);
    if (call.name === 'PUT /user' && typeof call.fields['password'] === 'string' && response.ok) {
      // The auth server has checked the token by now.
      const { sub, session_id } = claimsOf(call.request);
      if (sub !== undefined) await accounts.endOtherSessions(sub, session_id);
    }
    return response;
  };
}
