import { randomInt } from 'node:crypto';
import type postgres from 'postgres';

/** What became of the wish for another confirmation mail; `no-account` also when there is nothing to confirm. */
export type AnotherMail = 'sent' | 'too-soon' | 'no-account';

export type UnconfirmedAccounts = {
  /** Whether the account waits to be confirmed and this is its password. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Sends another confirmation mail, whose link replaces the one before. */
  sendAnotherMail(email: string): Promise<AnotherMail>;
};

/**
 * What the auth server leaves out for accounts that wait to be confirmed, as hosted Supabase has it: the password counts
 * before the confirmation does, and a lost mail can be sent again. `sql` is the API server's own connection.
 */
export function createUnconfirmedAccounts(options: {
  sql: postgres.Sql;
  sendConfirmation(to: string, tokenHash: string, code: string): Promise<void>;
  /** Between two mails to one account, as Postgres writes intervals: `1m`. */
  maxFrequency: string;
  /** Digits of the code in the mail. */
  otpLength: number;
}): UnconfirmedAccounts {
  const { sql, otpLength } = options;
  return {
    async hasPassword(email, password) {
      // $2b$, which the auth server writes, is the $2a$ that pgcrypto knows.
      const found = await sql`
        select from auth.users
        where email = ${email} and email_confirmed_at is null
          and extensions.crypt(${password}, '$2a' || substr(encrypted_password, 4)) = '$2a' || substr(encrypted_password, 4)`;
      return found.length > 0;
    },

    async sendAnotherMail(email) {
      const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
      // One statement, so that of two who ask at once one is too soon. The hash is the one the auth server looks for.
      const [account] = await sql<{ token_hash: string | null }[]>`
        with waiting as (
          select id from auth.users where email = ${email} and email_confirmed_at is null and confirmation_sent_at is not null
        ), renewed as (
          update auth.users set
            confirmation_token = encode(sha256(convert_to(email || ${code}, 'UTF8')), 'hex'), confirmation_sent_at = now()
          where id in (select id from waiting) and confirmation_sent_at <= now() - ${options.maxFrequency}::text::interval
          returning confirmation_token
        )
        select (select confirmation_token from renewed) as token_hash from waiting`;
      if (!account) return 'no-account';
      if (account.token_hash === null) return 'too-soon';
      await options.sendConfirmation(email, account.token_hash, code);
      return 'sent';
    },
  };
}
