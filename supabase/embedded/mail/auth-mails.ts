import type { App } from '@supabase/lite';
import type { BackendConfig } from '../config.ts';
import type { Mailbox } from './mailbox.ts';
import { renderMail } from './templates.ts';

type Mailer = NonNullable<App['_mailer']>;
type TemplateName = 'confirmation' | 'recovery' | 'email_change';

/**
 * Writes the auth server's emails from supabase/templates and puts them into the mailbox. The links lead to our own page
 * with the token's hash, as Supabase advises; the auth server's own links would ignore where the person came from.
 */
export function createMailer(options: { siteUrl: string; config: BackendConfig; mailbox: Mailbox }): Mailer {
  const send = async (name: TemplateName, to: string, tokenHash: string, values: Record<string, string>) => {
    const template = options.config.auth.email.template[name];
    if (!template) throw new Error(`config.toml has no mail template "${name}"`);
    const common = { SiteURL: options.siteUrl, TokenHash: tokenHash, Email: to, NewEmail: to };
    await options.mailbox.deliver({ to, ...renderMail(template, { ...common, ...values }) });
  };
  return {
    sendConfirmation: (to, tokenHash, code) => send('confirmation', to, tokenHash, { Token: code }),
    sendRecovery: (to, tokenHash, code) => send('recovery', to, tokenHash, { Token: code }),
    sendEmailChange: (to, tokenHash, code, meta) =>
      send('email_change', to, tokenHash, {
        Token: code,
        Email: meta?.currentEmail ?? to,
        NewEmail: meta?.newEmail ?? to,
      }),
    sendMagicLink: notOffered,
    sendReauthentication: notOffered,
  };
}

async function notOffered(): Promise<void> {
  throw new Error('This site does not send sign-in links or codes by email.');
}
