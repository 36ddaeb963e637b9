import { operator } from '../../../src/domain/operator.ts';
import { type Environment, knows, secretKeyOf, setting } from '../environment.ts';
import { createApiQueue } from './api-queue.ts';
import { drain } from './drain.ts';
import { writeEmail } from './email.ts';
import { createSmtp } from './smtp.ts';

/** After this, no more are claimed. */
const CLAIMING_MS = 20_000;

/**
 * Sends waiting emails for a caller with MAIL_SENDER_SECRET, and answers how many: `{ sent, failed }`. 401
 * for anyone else, 500 if a setting is missing or the queue can't be reached.
 */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (!(await knows(request, setting(env, 'MAIL_SENDER_SECRET')))) {
        return new Response('Not allowed', { status: 401 });
      }
      const from = env('MAIL_FROM') ?? operator.contact.email;
      const site = setting(env, 'SITE_URL').replace(/\/$/, '');
      const api = setting(env, 'SUPABASE_URL');
      const outcome = await drain({
        queue: createApiQueue({
          url: api,
          secretKey: secretKeyOf(env),
          aMinute: Number(env('MAILS_A_MINUTE') ?? 60),
        }),
        write: (mail) => writeEmail(mail, { from, site, api }),
        send: createSmtp(setting(env, 'SMTP_URL')),
        until: Date.now() + CLAIMING_MS,
      });
      return Response.json(outcome);
    } catch (error) {
      console.error(error);
      return new Response(error instanceof Error ? error.message : 'Failed', { status: 500 });
    }
  };
}
