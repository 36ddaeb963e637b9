import type { Accounts } from '../auth/accounts.ts';
import { errorCodeOf, type Handler } from '../gateway/call.ts';

/**
 * @supabase/lite 0.10.0: a new password leaves all other sessions of the account open, and a link that was
 * emailed for a change of its address valid. It should end and void them, as on hosted Supabase, so that an
 * intruder can't come back by an earlier change of address. This does. A refresh token that is used twice
 * also ends its session, since the thief or the owner still has an access token (decision 0060). A new
 * address also voids the links sent to the old one.
 */
export function withSessions(
  next: Handler,
  accounts: Pick<Accounts, 'endOtherSessions' | 'endSession' | 'voidMailLinks'>,
): Handler {
  return async (call) => {
    const response = await next(call);
    const reused = response.headers.get('sb-auth-session-id');
    if (errorCodeOf(response) === 'refresh_token_already_used' && reused !== null) {
      await accounts.endSession(reused);
    }
    if (!response.ok) return response;
    if (call.name === 'PUT /auth/v1/user' && typeof call.fields['password'] === 'string') {
      const { sub, session_id } = call.claims ?? {};
      if (sub !== undefined) {
        await accounts.endOtherSessions(sub, session_id);
        // A change of address in the same call comes from the person who chose the password, and has replaced any
        // earlier one.
        if (!('email' in call.fields)) await accounts.voidMailLinks(sub);
      }
    }
    if (call.name === 'POST /auth/v1/verify' && call.fields['type'] === 'email_change') {
      const { user } = (await response.clone().json()) as { user?: { id?: string } };
      if (user?.id !== undefined) await accounts.voidMailLinks(user.id);
    }
    return response;
  };
}
