import type { Email, QueuedMail } from './email.ts';
import { Undelivered } from './undelivered.ts';

/**
 * Access to `private.mails`. `claim` gives emails to this sender alone, for a while. `settle` records the
 * outcome of one.
 */
export type MailQueue = {
  claim(): Promise<QueuedMail[]>;
  settle(id: string, failure?: { words: string; isFinal: boolean }): Promise<void>;
};

export type Outcome = { sent: number; failed: number };

/**
 * Sends waiting emails one after the other, until none is left, the server can't be reached, or it is `until` (as
 * Date.now()). Each is sent at least once: an email without a recorded outcome is claimed again. `write` and `send`
 * throw for an email that can't be sent. Errors of the queue are passed on.
 */
export async function drain(options: {
  queue: MailQueue;
  write: (mail: QueuedMail) => Email;
  send: (email: Email, mail: QueuedMail) => Promise<void>;
  until?: number;
}): Promise<Outcome> {
  const { queue, write, send, until = Infinity } = options;
  const outcome = { sent: 0, failed: 0 };
  let down: Undelivered | undefined;
  while (!down && Date.now() < until) {
    const mails = await queue.claim();
    if (mails.length === 0) break;
    for (const mail of mails) {
      const failure: Undelivered | undefined = down ?? (await failureOf(() => send(write(mail), mail)));
      await queue.settle(mail.id, failure && { words: failure.message, isFinal: failure.isFinal });
      outcome[failure ? 'failed' : 'sent'] += 1;
      if (failure?.isDown) down = failure;
    }
  }
  return outcome;
}

async function failureOf(act: () => Promise<void>): Promise<Undelivered | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error instanceof Undelivered ? error : new Undelivered(String(error), {});
  }
}
