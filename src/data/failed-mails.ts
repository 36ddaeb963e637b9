import type { Client } from '../domain/client.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Undelivered emails, newest first, a hundred at most (admin). `failure` is what the mail server said, or a code. */
export const loadFailedMails = () =>
  respond(
    rest()
      .rpc('failed_mails')
      .select(
        'id, to:toAddress, kind, createdAt, failedAt, attempts, failure, canBeSentAgain, requestId, client',
      )
      .overrideTypes<{ requestId: string | null; client: Client }[]>(),
  );

/**
 * Sends a failed email again, with current data (admin). Refusals: mail_not_found if a colleague just did,
 * mail_outdated if its news is no longer true, and those of `inviteAdmin`.
 */
export const sendMailAgain = (id: number) => respond(rest().rpc('send_mail_again', { mailId: id }));
