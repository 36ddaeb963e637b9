import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../functions/deliver-mails/handler.ts';
import { type MailServer, startMailServer, unfolded } from '../tests/mail-server.ts';
import { productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

let server: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  server = await startMailServer();
  const url = `smtp://127.0.0.1:${server.port}`;
  // With no emails a minute, the embedded server leaves all of them to the function.
  const smtp = { url, from: 'care@town.test', aMinute: 0 };
  backend = await startTestBackend({ ...productOptions(), smtp });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});
beforeEach(async () => {
  await backend.sql`delete from private.mails where true`;
  server.received.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const queue = (count: number) => backend.sql`
  select private.queue_mail('m' || n || '@town.test', 'question', '{"reference": "R", "secret": "s"}')
  from generate_series(1, ${count}::int) n`;
const people = (count: number) => Array.from({ length: count }, (_, n) => `m${n + 1}@town.test`);
const recipients = () => server.received.map(({ to }) => to[0]);
const later = (pause: string) =>
  backend.sql`update private.mails set next_try_at = next_try_at - ${pause}::interval,
    claimed_at = claimed_at - ${pause}::interval where true`;

/** The function's answer to a call with this secret. */
async function call(secret = 'right', changes: Record<string, string | undefined> = {}) {
  const settings: Record<string, string | undefined> = {
    MAIL_SENDER_SECRET: 'right',
    MAIL_FROM: 'care@town.test',
    SITE_URL: 'https://care.town.test/',
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    ...changes,
  };
  const answer = await createHandler((name) => settings[name])(
    new Request('https://functions.test', { method: 'POST', headers: { Authorization: `Bearer ${secret}` } }),
  );
  return `${answer.status} ${await answer.text()}`;
}

test('it sends waiting emails, for a caller with its secret', async () => {
  await queue(7);
  expect(await call()).toBe('200 {"sent":7,"failed":0}');
  expect(recipients()).toEqual(people(7));
  expect(unfolded(server.received[0])).toContain('https://care.town.test/track');
  expect(await call()).toBe('200 {"sent":0,"failed":0}');
});

test('and for nobody else', async () => {
  await queue(1);
  for (const secret of ['wrong', '', 'Right', 'rightright'])
    expect(await call(secret)).toBe('401 Not allowed');
  expect(await call('', { MAIL_SENDER_SECRET: '' })).toBe('500 MAIL_SENDER_SECRET is not set.');
  expect(server.received).toEqual([]);
});

test('an older project’s key works too; a wrong one, or a missing setting, is named', async () => {
  await queue(1);
  const old = { SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: backend.secretKey };
  expect(await call('right', { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_wrong"}' })).toMatch(
    /^500 claim_mails: 401 /,
  );
  expect(await call('right', { SMTP_URL: undefined })).toBe('500 SMTP_URL is not set.');
  expect(await call('right', { ...old, SUPABASE_SERVICE_ROLE_KEY: '' })).toBe(
    '500 SUPABASE_SERVICE_ROLE_KEY is not set.',
  );
  expect(await call('right', old)).toBe('200 {"sent":1,"failed":0}');
});

test('what a killed sender had claimed is sent later by another', async () => {
  await queue(3);
  await backend.sql`select private.claim_mails(2)`;
  expect(await call()).toBe('200 {"sent":1,"failed":0}');
  await later('4 minutes');
  expect(await call()).toBe('200 {"sent":0,"failed":0}');
  await later('1 minute');
  expect(await call()).toBe('200 {"sent":2,"failed":0}');
  expect(recipients()).toEqual(['m3@town.test', 'm1@town.test', 'm2@town.test']);
});

test('two at once send nothing twice', async () => {
  await queue(20);
  await Promise.all([call(), call(), call()]);
  expect(recipients().sort()).toEqual(people(20).sort());
});

test('while the mail server is away, it tries no more than it must', async () => {
  await queue(12);
  expect(await call('right', { SMTP_URL: 'smtp://127.0.0.1:1' })).toBe('200 {"sent":0,"failed":5}');
  expect(await call()).toBe('200 {"sent":7,"failed":0}');
  await later('1 minute');
  expect(await call()).toBe('200 {"sent":5,"failed":0}');
});

test('ten thousand are sent in order, at the limit a minute', async () => {
  // So the planner's statistics say that no email waits.
  await backend.sql`analyze private.mails`;
  await queue(10_000);
  expect(await call('right', { MAILS_A_MINUTE: '12' })).toBe('200 {"sent":12,"failed":0}');
  expect(await call('right', { MAILS_A_MINUTE: '12' })).toBe('200 {"sent":0,"failed":0}');
  await later('1 minute');
  expect(await call('right', { MAILS_A_MINUTE: '12' })).toBe('200 {"sent":12,"failed":0}');
  expect(recipients()).toEqual(people(24));
});
