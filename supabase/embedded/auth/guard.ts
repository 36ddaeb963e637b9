import type postgres from 'postgres';
import type { Handler } from '../gateway/call.ts';
import { withRefusals } from '../repairs/auth-refusals.ts';
import { withSessions } from '../repairs/ended-sessions.ts';
import type { PendingMails } from '../repairs/pending-mails.ts';
import type { Accounts } from './accounts.ts';
import { withAssurance } from './assurance.ts';
import { withFactors } from './factors.ts';
import { withNewPasswords } from './new-passwords.ts';
import { withRecentSession } from './recent-session.ts';
import { withSilence } from './silence.ts';

/**
 * Guards the auth server. Like hosted Supabase, it names the database's refusals, and a new password ends the
 * sessions of the old one. Beyond that, only a recent session changes address or password, and nobody learns
 * which addresses have an account. Second factors are added here.
 */
export function createAuthGuard(
  next: Handler,
  options: {
    accounts: Accounts;
    mails: PendingMails;
    /** The API server's own connection. */
    sql: postgres.Sql;
    jwtSecret: string;
    siteUrl: string;
  },
): Handler {
  const { accounts, mails } = options;
  const assured = withAssurance(withRefusals(next), options);
  const known = withSilence(withSessions(assured, accounts), accounts, mails);
  const guarded = withRecentSession(withNewPasswords(known, accounts), accounts);
  return withFactors(guarded, { ...options, refresh: known });
}
