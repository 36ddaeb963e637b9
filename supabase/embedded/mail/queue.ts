import type postgres from 'postgres';
import { BATCH } from '../../functions/deliver-mails/api-queue.ts';
import { drain } from '../../functions/deliver-mails/drain.ts';
import { writeEmail, type Email, type Sender } from '../../functions/deliver-mails/email.ts';
import type { LogFile } from '../log-file.ts';
import { errorMessage } from '../startup-error.ts';
import { createSqlQueue } from './sql-queue.ts';

/** How often emails are tried again. */
const EVERY_MS = 10_000;

export type MailSender = {
  /** Resolves once every email that waited at the call was tried. */
  drained(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Sends the emails in `private.mails`: at once those that wait, then more on each `notify mails`, and retries
 * every ten seconds. Failures are logged. `sql` is connected as the database's owner.
 */
export async function startMailSender(options: {
  sql: postgres.Sql;
  log: LogFile;
  sender: Sender;
  /** How many are sent in a minute at most. */
  aMinute: number;
  /** How many are claimed at a time: few by SMTP, which may be slow. */
  atOnce?: number;
  send: (email: Email) => Promise<void>;
}): Promise<MailSender> {
  const { sql, log, sender, send } = options;
  const queue = createSqlQueue(sql, options.atOnce ?? BATCH, options.aMinute);
  const round = {
    queue: {
      claim: queue.claim,
      settle(id, failure) {
        if (failure) log.write(`mail ${id} was not sent: ${failure.words}`);
        return queue.settle(id, failure);
      },
    },
    write: (mail) => writeEmail(mail, sender),
    send,
  } satisfies Parameters<typeof drain>[0];

  let working: Promise<unknown> = Promise.resolve();
  // One round after the other. Emails written during a round are found by the next.
  const drained = async () => {
    working = working
      .then(() => drain(round))
      .catch((error: unknown) => log.write(`mails: ${errorMessage(error)}`));
    await working;
  };
  const begin = () => void drained();
  // Also called after each reconnection, so that nothing is missed while the database was away.
  const listening = await sql.listen('mails', begin, begin);
  const timer = setInterval(begin, EVERY_MS);
  return {
    drained,
    async stop() {
      clearInterval(timer);
      await listening.unlisten();
      await working;
    },
  };
}
