import type { Accounts } from './accounts.ts';
import { claimsOf, type AuthHandler } from './call.ts';

/**
 * A new password ends all other sessions of the account and voids the links that were mailed for it, as on hosted Supabase:
 * whoever took one is out, and cannot come back by a change of address asked for before. A new address voids the links that
 * went to the old one.
 */
export function withSessions(
  next: AuthHandler,
  accounts: Pick<Accounts, 'endOtherSessions' | 'voidMailLinks'>,
): AuthHandler {
  return async (call) => {
    const response = await next(call);
    if (!response.ok) return response;
    if (call.name === 'PUT /user' && typeof call.fields['password'] === 'string') {
      // The auth server has checked the token by now.
      const { sub, session_id } = claimsOf(call.request);
      if (sub !== undefined) {
        await accounts.endOtherSessions(sub, session_id);
        // A change of address in the same call is by whoever chose the password, and has taken the place of any other.
        if (!('email' in call.fields)) await accounts.voidMailLinks(sub);
      }
    }
    if (call.name === 'POST /verify' && call.fields['type'] === 'email_change') {
      const { user } = (await response.clone().json()) as { user?: { id?: string } };
      if (user?.id !== undefined) await accounts.voidMailLinks(user.id);
    }
    return response;
  };
}
