import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Email } from '../../functions/deliver-mails/email.ts';

const Mail = v.object({
  id: v.string(),
  sentAt: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** An email that the system sent; `sentAt` is an ISO time. */
export type Mail = v.InferOutput<typeof Mail>;

export type Mailbox = {
  /** Stores an email on disk. The same one again replaces it. */
  deliver(email: Email): Promise<void>;
  /** The stored emails, newest first, all or to one address. */
  list(to?: string): Promise<Mail[]>;
  /** One email, if it is still kept. */
  read(id: string): Promise<Mail | undefined>;
};

const kept = 200;
const idShape = /^[0-9]{15}-[0-9a-f]{8}$/;

/** The sender of emails that never leave this machine. */
export const mailboxAddress = 'mailbox@localhost';

// Its Message-ID begins with a UUID.
const idOf = ({ date, messageId }: Email) =>
  `${String(date.getTime()).padStart(15, '0')}-${messageId.slice(0, 8)}`;

/** Stores emails in a folder instead of sending them, one file each. The newest 200 are kept. */
export function openMailbox(folder: string): Mailbox {
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  const ids = async () =>
    (await readdir(folder))
      .map((name) => path.basename(name, '.json'))
      .filter((id) => idShape.test(id))
      .sort()
      .reverse();

  const read = async (id: string) => {
    if (!idShape.test(id)) return undefined;
    const text = await readFile(fileOf(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : v.parse(Mail, JSON.parse(text));
  };

  return {
    read,
    async deliver(email) {
      const { to, subject, text, html } = email;
      const id = idOf(email);
      const draft = path.join(folder, `.${id}`);
      const content: Mail = { id, sentAt: new Date().toISOString(), to, subject, text, html };
      await writeFile(draft, JSON.stringify(content), { mode: 0o600, flush: true });
      await rename(draft, fileOf(id));
      for (const old of (await ids()).slice(kept)) await rm(fileOf(old), { force: true });
    },
    async list(to) {
      const mails = await Promise.all((await ids()).map(read));
      return mails.filter(
        (mail) => mail !== undefined && (!to || mail.to.toLowerCase() === to.toLowerCase()),
      ) as Mail[];
    },
  };
}
