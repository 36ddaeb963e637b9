import { loadFailedMails, sendMailAgain } from '../../../data/failed-mails.ts';
import type { Wording } from '../../../domain/explain.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import * as t from './words.ts';

const calls = { loadFailedMails, sendMailAgain };
export type FailedMail = ValueOf<typeof loadFailedMails>[number];
export type EmailsStore = ReturnType<typeof createEmailsScreen>;

export const AGAIN_WORDS: Wording = {
  mail_not_found: t.justSentAgain,
  mail_outdated: t.whatEmailSaidNo,
};

/** Undelivered emails, and sending one again. */
export function createEmailsScreen(service = calls) {
  const list = loadable(service.loadFailedMails);
  return {
    list,
    /** Sends it and reads the list again. A refusal stays beside its email. */
    again: ({ id }: FailedMail) =>
      action(async () => {
        const sent = await service.sendMailAgain(id);
        if (sent.ok) await list.reload();
        return sent;
      }),
  };
}
