import { operator } from '../../../src/domain/operator.ts';
import { createApiQueue } from './api-queue.ts';
import { drain } from './drain.ts';
import { writeEmail } from './email.ts';
import { createSmtp } from './smtp.ts';

/** Milliseconds after which no more are claimed; the next call comes ten seconds after this one. */
const CLAIMING_MS = 20_000;

type Environment = (name: string) => string | undefined;

/**
 * Sends the emails that wait, for whoever knows MAIL_SENDER_SECRET, and answers how many: `{ sent, failed }`. 401 for anybody
 * else, 500 where a setting is missing or the queue can't be asked.
 */
export function createHandler(env: Environment): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const secret = setting(env, 'MAIL_SENDER_SECRET');
      const given = request.headers.get('Authorization') ?? '';
      if (!(await isSame(given, `Bearer ${secret}`))) return new Response('Not allowed', { status: 401 });
      const from = env('MAIL_FROM') ?? operator.contact.email;
      const site = setting(env, 'SITE_URL').replace(/\/$/, '');
      const outcome = await drain({
        queue: createApiQueue({
          url: setting(env, 'SUPABASE_URL'),
          secretKey: secretKeyOf(env),
          aMinute: Number(env('MAILS_A_MINUTE') ?? 60),
        }),
        write: (mail) => writeEmail(mail, { from, site }),
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

function setting(env: Environment, name: string): string {
  const value = env(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** Supabase gives functions the project's secret keys by name, older projects the service role's. */
function secretKeyOf(env: Environment): string {
  const keys = JSON.parse(env('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>;
  return keys['default'] ?? Object.values(keys)[0] ?? setting(env, 'SUPABASE_SERVICE_ROLE_KEY');
}

/** Compares digests, whose time tells nothing about the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString();
  return (await digest(one)) === (await digest(other));
}
