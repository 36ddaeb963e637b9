import type { Handler } from '../gateway/call.ts';
import { withRefusals } from '../repairs/auth-refusals.ts';
import { withSessions } from '../repairs/ended-sessions.ts';
import type { PendingMails } from '../repairs/pending-mails.ts';
import type { Accounts } from './accounts.ts';
import { withNewPasswords } from './new-passwords.ts';
import { withRecentSession } from './recent-session.ts';
import { withSilence } from './silence.ts';

/**
 * Protects the auth server, which reveals who has an account. Does what hosted Supabase does by itself: refusals of the
 * database are named, sessions ended with the password they began with. Beyond that, only a recent session changes address or
 * password, and nobody learns which addresses have an account.
 */
export function createAuthGuard(
  next: Handler,
  { accounts, mails }: { accounts: Accounts; mails: PendingMails },
): Handler {
  const known = withSilence(withSessions(withRefusals(next), accounts), accounts, mails);
  return withRecentSession(withNewPasswords(known), accounts);
}
