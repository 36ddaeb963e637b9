import type { App } from '@supabase/lite';
import type postgres from 'postgres';

type Mailer = NonNullable<App['_mailer']>;

/**
 * Puts the auth server's emails into the queue of all emails. The links lead to our own page with the token's
 * hash, as Supabase advises; the auth server's own links ignore where the person came from. `sql` is the
 * database's owner.
 */
export function createMailer(sql: postgres.Sql): Mailer {
  const queue = (kind: string) => async (to: string, tokenHash: string) => {
    await sql`select private.queue_mail(${to}, ${kind}::text::private.mail_kind, ${sql.json({ token: tokenHash })})`;
  };
  return {
    sendConfirmation: queue('confirmation'),
    sendRecovery: queue('recovery'),
    sendEmailChange: queue('email_change'),
    sendMagicLink: notOffered,
    sendReauthentication: notOffered,
  };
}

async function notOffered(): Promise<void> {
  throw new Error('This site does not send sign-in links or codes by email.');
}
