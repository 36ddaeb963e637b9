import { randomInt } from 'node:crypto';
import type postgres from 'postgres';

/** A link is sent again only if it works for this many more seconds. */
const shortestUse = 600;

export type PendingMails = {
  /** Sends another confirmation email to an account that waits for it. Its link replaces the one before. */
  sendConfirmation(email: string): Promise<void>;
  /**
   * Sends the link to a new password again, if there is one that works for a while. Otherwise returns false.
   */
  sendRecovery(email: string): Promise<boolean>;
  /** Sends another email to the new address of an account. Its link replaces the one before. */
  sendChange(email: string): Promise<void>;
};

/**
 * @supabase/lite 0.10.0: an email that confirms an account or an address is sent once and never again; `resend`, and
 * signing up again, is a 429 for ever. GoTrue sends another, at most every `max_frequency`. So does this. A call that
 * comes sooner silently sends none. Upstream, each new link to a new password voids the last, so strangers could void
 * it again and again. Here the same link is sent again while it works. `sql` is the API server's own connection.
 */
export function createPendingMails(options: {
  sql: postgres.Sql;
  confirm(to: string, tokenHash: string, code: string): Promise<void>;
  recover(to: string, tokenHash: string, code: string): Promise<void>;
  change(to: string, tokenHash: string, code: string, addresses: Change): Promise<void>;
  /** Between two emails to one account, as Postgres writes intervals: `1m`. */
  maxFrequency: string;
  /** Seconds for which a link works. */
  linkLife: number;
  /** Digits of the code in the email. */
  otpLength: number;
}): PendingMails {
  const { sql, maxFrequency } = options;
  const newCode = () => String(randomInt(10 ** options.otpLength)).padStart(options.otpLength, '0');
  // One statement each, so that of two parallel calls one is too soon. The hashes are the auth server's.
  return {
    async sendConfirmation(email) {
      const code = newCode();
      const [account] = await sql<{ hash: string }[]>`
        update auth.users set
          confirmation_token = encode(sha256(convert_to(email || ${code}, 'UTF8')), 'hex'), confirmation_sent_at = now()
        where email = ${email} and email_confirmed_at is null
          and confirmation_sent_at <= now() - ${maxFrequency}::text::interval
        returning confirmation_token as hash`;
      if (account) await options.confirm(email, account.hash, code);
    },

    async sendRecovery(email) {
      const [account] = await sql<{ hash: string }[]>`
        select recovery_token as hash from auth.users
        where email = ${email} and recovery_token <> ''
          and recovery_sent_at > now() - make_interval(secs => ${options.linkLife - shortestUse})`;
      // Its code is not kept, and our emails don't need it.
      if (account) await options.recover(email, account.hash, '');
      return account !== undefined;
    },

    async sendChange(email) {
      const code = newCode();
      const [account] = await sql<{ hash: string; newEmail: string }[]>`
        update auth.users u set
          email_change_token_new = encode(sha256(convert_to(email_change || ${code}, 'UTF8')), 'hex'),
          email_change_sent_at = now()
        where email = ${email} and email_change_sent_at <= now() - ${maxFrequency}::text::interval
          and email_change_token_new <> ''
          and not exists (select from auth.users other where other.email = u.email_change)
        returning email_change_token_new as hash, email_change as "newEmail"`;
      if (!account) return;
      const { newEmail, hash } = account;
      await options.change(newEmail, hash, code, { currentEmail: email, newEmail });
    },
  };
}

type Change = { currentEmail: string; newEmail: string };
