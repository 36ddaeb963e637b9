import { withRefusals } from '../repairs/auth-refusals.ts';
import { withSessions } from '../repairs/ended-sessions.ts';
import type { PendingMails } from '../repairs/pending-mails.ts';
import type { Accounts } from './accounts.ts';
import { refusal } from './answers.ts';
import { readAuthCall } from './call.ts';
import { withLimits } from './limits.ts';
import { withNewPasswords } from './new-passwords.ts';
import { withSilence } from './silence.ts';

type Handler = (request: Request, peer: string | null) => Promise<Response>;

const notOffered = ['/otp', '/magiclink', '/reauthenticate'];

/**
 * Protects the auth server, which checks little and reveals who has an account. Does what hosted Supabase does by itself:
 * bodies are checked, guesses and emails limited, refusals of the database named, sessions ended with the password
 * they began with. Beyond that, nobody learns which addresses have an account. Sign-in links and codes are refused.
 */
export function createAuthGuard(
  next: Handler,
  options: { accounts: Accounts; mails: PendingMails; mailEveryMs: number },
): Handler {
  const { accounts, mails } = options;
  const known = withSessions(
    withRefusals((call) => next(call.request, call.peer)),
    accounts,
  );
  const guarded = withLimits(withNewPasswords(withSilence(known, accounts, mails)), options.mailEveryMs);

  return async (request, peer) => {
    const { method } = request;
    const path = new URL(request.url).pathname.replace('/auth/v1', '');
    if (notOffered.includes(path)) return refusal(422, 'otp_disabled', 'Signing in by email is not offered');
    // Our emails lead to our own page, which posts: as a link it would only let codes be guessed past the limit.
    if (path === '/verify' && (method === 'GET' || method === 'HEAD')) {
      return refusal(405, 'method_not_allowed', 'Codes are checked by POST');
    }
    if (method !== 'POST' && method !== 'PUT') return next(request, peer);
    const call = await readAuthCall(request, peer);
    return call instanceof Response ? call : guarded(call);
  };
}
