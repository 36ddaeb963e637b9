import { emailFault } from '../../../src/domain/email.ts';
import { messageOf } from '../../../src/domain/messages/messages.ts';
import { href } from '../../../src/domain/routes.ts';
import { Undelivered } from './undelivered.ts';
import { layOut } from './layout.ts';

/** An email that waits in the database, claimed (`private.claim_mails`). */
export type QueuedMail = {
  id: string;
  /** A UUID, the same at every try. */
  messageId: string;
  to: string;
  kind: string;
  params: Readonly<Record<string, unknown>>;
  createdAt: Date;
  /** The token that stops emails like this one; null if nothing does. */
  unsubscribeToken: string | null;
  /** The name it greets; null if we know none. */
  addressee: string | null;
  /** The reader's language; null if we know none. */
  language: string | null;
};

/** An email ready to send. */
export type Email = {
  /** Without angle brackets. */
  messageId: string;
  /** When the event happened, even if the email is sent later. */
  date: Date;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for the POST that stops emails like this one (RFC 8058). */
  unsubscribe?: string;
};

export type Sender = { from: string; site: string; api: string };

/**
 * Writes a queued email. `from` is an address, or a name and an address in angle brackets. `site` is our
 * address, `api` the API's. Throws if its kind has no texts. Throws `Undelivered` for an invalid address,
 * which could add a recipient or a header.
 */
export function writeEmail(mail: QueuedMail, { from, site, api }: Sender): Email {
  if (emailFault(mail.to) !== undefined || mail.to !== mail.to.trim()) {
    throw new Undelivered('no_such_address', { isFinal: true });
  }
  const message = messageOf(mail.kind, mail.to, mail.params, mail.language);
  const token = mail.unsubscribeToken ?? undefined;
  const [domain = ''] = /[^@<>\s]+(?=>?\s*$)/.exec(from) ?? [];
  return {
    messageId: `${mail.messageId}@${domain}`,
    date: mail.createdAt,
    from,
    to: mail.to,
    // One line, since a line break would begin another header.
    subject: message.subject.replace(/\s+/g, ' '),
    ...layOut(message, {
      site,
      name: mail.addressee ?? '',
      ...(token && { stop: `${site}${href('stopEmails')}#${token}` }),
    }),
    ...(token && { unsubscribe: `${api}/functions/v1/unsubscribe?token=${token}` }),
  };
}
