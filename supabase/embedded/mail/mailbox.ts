import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

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
  /** Keeps an email, durably; one with the same `id` as another takes its place. */
  deliver(mail: Omit<Mail, 'id' | 'sentAt'>, id?: string): Promise<void>;
  /** The kept emails, newest first; those to one address only, if it is given. */
  list(to?: string): Promise<Mail[]>;
  /** One email, if it is still kept. */
  read(id: string): Promise<Mail | undefined>;
};

const kept = 200;
const idShape = /^[0-9]{15}-[0-9a-f]{8}$/;

/** The id of an email sent at `time` (milliseconds); `mark` is 8 hex digits that no other email of that time has. */
export const mailId = (time: number, mark: string) => `${String(time).padStart(15, '0')}-${mark}`;

/** Emails are captured in a folder, one file each, instead of being sent; the newest 200 are kept. */
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
    async deliver(mail, id = mailId(Date.now(), randomUUID().slice(0, 8))) {
      const draft = path.join(folder, `.${id}`);
      const content: Mail = { id, sentAt: new Date().toISOString(), ...mail };
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
