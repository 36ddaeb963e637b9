import type postgres from 'postgres';
import type { MailQueue } from '../../functions/deliver-mails/drain.ts';
import type { QueuedMail } from '../../functions/deliver-mails/email.ts';

/**
 * The queue over a database connection. Emails are claimed `atOnce` at a time, and at most `aMinute` in a
 * minute. `sql` is the database's owner.
 */
export const createSqlQueue = (sql: postgres.Sql, atOnce: number, aMinute: number): MailQueue => ({
  claim: () => sql<QueuedMail[]>`
    select id, message_id as "messageId", to_address as to, kind, params, created_at as "createdAt",
      unsubscribe_token as "unsubscribeToken", addressee, language
    from private.claim_mails(${atOnce}, ${aMinute})`,
  async settle(id, failure) {
    await sql`select private.settle_mail(${id}, ${failure?.words ?? null}, ${failure?.isFinal ?? false})`;
  },
});
