import type { Handler } from '../gateway/call.ts';
import type { Accounts } from './accounts.ts';
import { refusal } from './answers.ts';

/**
 * Changes an address or a password only for a session that began in the last ten minutes, since an older one
 * may be stolen or left open. Signing in begins one, and so does an email's link.
 */
export function withRecentSession(next: Handler, { isRecent }: Pick<Accounts, 'isRecent'>): Handler {
  return async (call) => {
    const { email, password } = call.fields;
    const isAsked = call.name === 'PUT /auth/v1/user' && (email ?? password ?? null) !== null;
    if (!isAsked) return next(call);
    const session = call.claims?.session_id;
    if (session === undefined) return refusal(401, 'no_authorization', 'This needs a session');
    if (await isRecent(session)) return next(call);
    return refusal(403, 'sign_in_again', 'This needs a session of the last ten minutes');
  };
}
