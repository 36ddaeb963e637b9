import type postgres from 'postgres';
import { BATCH } from '../../functions/deliver-mails/api-queue.ts';
import { drain } from '../../functions/deliver-mails/drain.ts';
import { writeEmail, type Email, type Sender } from '../../functions/deliver-mails/email.ts';
import type { LogFile } from '../log-file.ts';
import { errorMessage } from '../startup-error.ts';
import { createSqlQueue } from './sql-queue.ts';

/** For emails whose next try has come. */
const EVERY_MS = 10_000;

export type MailSender = {
  /** Resolves when everything that waited at the time of the call was tried. */
  drained(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Sends what SQL puts into `private.mails`: at once what waits already, then on each `notify mails`, and each ten seconds what
 * is to be tried again. Failures are logged. `sql` is connected as the database's owner.
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
  // One after the other: what is written during a round is found by the next.
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
