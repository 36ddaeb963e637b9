import type postgres from 'postgres';
import type { LogFile } from '../log-file.ts';
import { errorMessage } from '../startup-error.ts';
import { mailId, type Mailbox } from './mailbox.ts';
import { renderOwnMail } from './templates.ts';

type Waiting = {
  id: string;
  to: string;
  template: string;
  params: Record<string, unknown>;
  createdAt: number;
};

export type MailQueue = { stop(): Promise<void> };

/**
 * Sends what SQL puts into `private.mails`: at once what waits already, then on each `notify mails`. An email and its mark
 * as sent are one transaction, and an email has one place in the mailbox, so it is there once even if we are killed
 * in between. One that fails is logged and stays for the next time. `sql` is connected as the database's owner.
 */
export async function drainMails(options: {
  sql: postgres.Sql;
  mailbox: Mailbox;
  siteUrl: string;
  templatesDir: string;
  log: LogFile;
}): Promise<MailQueue> {
  const { sql, log } = options;
  const [queue] = await sql`select to_regclass('private.mails') is not null as exists`;
  if (!queue?.['exists']) return { stop: () => Promise.resolve() };

  let working: Promise<void> = Promise.resolve();
  // One after the other: what is written during a round is found by the next.
  const drain = () => {
    working = working
      .then(() => sendAll(options))
      .catch((error: unknown) => log.write(`mails: ${errorMessage(error)}`));
  };
  // Also called after each reconnection, so that nothing is missed while the database was away.
  const listening = await sql.listen('mails', drain, drain);
  return {
    async stop() {
      await listening.unlisten();
      await working;
    },
  };
}

async function sendAll(options: Parameters<typeof drainMails>[0]): Promise<void> {
  let last = '0';
  for (;;) {
    const next = await sendNext(options, last);
    if (next === undefined) return;
    last = next;
  }
}

/** Sends the first waiting email after `last`; its id, or undefined when none waits. */
function sendNext(
  { sql, mailbox, siteUrl, templatesDir, log }: Parameters<typeof drainMails>[0],
  last: string,
): Promise<string | undefined> {
  return sql.begin(async (tx) => {
    const [mail] = await tx<Waiting[]>`
      select id, to_address as to, template, params, extract(epoch from created_at)::float8 * 1000 as "createdAt"
      from private.mails
      where sent_at is null and id > ${last}
      order by id limit 1 for update skip locked`;
    if (!mail) return undefined;
    try {
      const params = Object.entries(mail.params).map(([name, value]) => [name, String(value)]);
      const values = { ...Object.fromEntries(params), SiteURL: siteUrl, Email: mail.to };
      const id = mailId(Math.trunc(mail.createdAt), Number(mail.id).toString(16).padStart(8, '0').slice(-8));
      await mailbox.deliver({ to: mail.to, ...renderOwnMail(templatesDir, mail.template, values) }, id);
      await tx`update private.mails set sent_at = now() where id = ${mail.id}`;
    } catch (error) {
      log.write(`mail ${mail.id} (${mail.template}) was not sent: ${errorMessage(error)}`);
    }
    return mail.id;
  });
}
