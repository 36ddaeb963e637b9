/** Writes the emails that hosted Supabase's auth server sends, from their texts in src/domain/messages: npm run emails */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { style } from '../oxfmt.config.ts';
import { messageOf } from '../src/domain/messages/messages.ts';
import { layOut } from '../supabase/functions/deliver-mails/layout.ts';

export const emailsFolder = path.resolve(import.meta.dirname, '../supabase/templates');

// Who gets each email, in the auth server's words.
const RECIPIENTS = {
  confirmation: '{{ .Email }}',
  recovery: '{{ .Email }}',
  email_change: '{{ .NewEmail }}',
};

export type AuthEmail = { name: string; subject: string; html: string };

/** The auth server's emails, with its placeholders: each is `<name>.html` in supabase/templates. */
export function makeAuthEmails(): Promise<AuthEmail[]> {
  return Promise.all(
    Object.entries(RECIPIENTS).map(async ([name, to]) => {
      const message = messageOf(name, to, { token: '{{ .TokenHash }}' });
      const { html } = layOut(message, { site: '{{ .SiteURL }}' });
      const filepath = path.join(emailsFolder, `${name}.html`);
      return {
        name,
        subject: message.subject,
        html: (await format(filepath, html, style)).code,
      };
    }),
  );
}

if (import.meta.main) {
  for (const { name, html } of await makeAuthEmails()) {
    writeFileSync(path.join(emailsFolder, `${name}.html`), html);
  }
}
