import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../functions/unsubscribe/handler.ts';
import { embeddedPublishableKey } from '../keys.ts';
import { type MailServer, startMailServer, unfolded } from '../tests/mail-server.ts';
import { productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

const site = 'https://care.town.test';
let server: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  server = await startMailServer();
  const smtp = { url: `smtp://127.0.0.1:${server.port}`, from: 'care@town.test', aMinute: 100_000 };
  backend = await startTestBackend({ ...productOptions(), siteUrl: site, smtp });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

/** Notifies a caregiver. Returns the caregiver and the email that arrived. */
async function tell(kind: 'profile_approved' | 'profile_suspended') {
  const id = randomUUID();
  const email = `${id}@town.test`;
  await backend.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  await backend.sql`
    insert into public.users (id, email, role) values (${id}, ${email}, 'caregiver')
    on conflict (id) do update set role = 'caregiver'`;
  await backend.sql`select private.notify(${id}, ${kind}::text::private.mail_kind, ${id}, '{"reason": "Documents"}')`;
  const wanted = () => server.received.find(({ to }) => to[0] === email);
  await expect.poll(wanted).toBeDefined();
  const raw = wanted()?.raw ?? '';
  const text = unfolded({ raw });
  const [head = ''] = raw.replace(/\r\n(?=[ \t])/g, '').split('\r\n\r\n');
  const wants = async () =>
    (await backend.sql`select wants_emails from private.mail_choices where recipient_id = ${id}`)[0]?.[
      'wants_emails'
    ] as boolean;
  const link = /^List-Unsubscribe: <(.*)>\s*$/m.exec(head)?.[1];
  return { head, text, wants, link };
}
/** The path of one of our addresses. */
const pathOf = (address = '') => address.replace(site, '');
const post = (address: string | undefined) =>
  backend.fetch(pathOf(address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('an email says how to stop others like it: in its headers, and in its last line', async () => {
  const { head, text, link } = await tell('profile_approved');
  expect(link).toMatch(/^https:\/\/care\.town\.test\/functions\/v1\/unsubscribe\?token=[0-9a-f]{32}$/);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\s*$/m);
  const token = new URL(link ?? '').searchParams.get('token');
  expect(text).toContain(`Stop these emails: ${site}/emails/stop#${token}`);
  expect(text).toContain(`href=3D"${site}/emails/stop#${token}"`);
});

test('a mandatory email doesn’t', async () => {
  const { head, text } = await tell('profile_suspended');
  expect(head).not.toMatch(/List-Unsubscribe/i);
  expect(text).not.toContain('/emails/stop');
});

test('one POST stops them, without any header of ours', async () => {
  const { link, wants } = await tell('profile_approved');
  const other = await tell('profile_approved');
  const answer = await post(link);
  expect([answer.status, await answer.text()]).toEqual([200, 'We’ve stopped these emails.\n']);
  expect(await wants()).toBe(false);
  expect(await other.wants()).toBe(true);
});

test('opening the address stops nothing, and leads to the page with a button', async () => {
  const { link, wants } = await tell('profile_approved');
  for (const method of ['GET', 'HEAD']) {
    const answer = await backend.fetch(pathOf(link), { method });
    const token = new URL(link ?? '').searchParams.get('token');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/emails/stop#${token}`]);
  }
  expect(await wants()).toBe(true);
});

test('a token that nobody has, or none at all, gets the same answer, however often', async () => {
  const path = '/functions/v1/unsubscribe';
  const guesses = Array.from({ length: 65 }, () => `${path}?token=${randomUUID()}`);
  for (const address of [
    ...guesses,
    path,
    `${path}?token=`,
    `${path}?token=%27`,
    `${path}?token=a&token=b`,
  ]) {
    const answer = await post(address);
    expect([answer.status, await answer.text()], address).toEqual([200, 'We’ve stopped these emails.\n']);
  }
  const { link, wants } = await tell('profile_approved');
  await post(link);
  expect(await wants(), 'nobody is kept out by the guesses').toBe(false);
});

test('the Edge Function does the same', async () => {
  const { link = '', wants } = await tell('profile_approved');
  const settings: Record<string, string> = {
    SITE_URL: `${site}/`,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: embeddedPublishableKey }),
  };
  const call = async (method: string, changes: Record<string, string> = {}) => {
    const handler = createHandler((name) => ({ ...settings, ...changes })[name]);
    return (await handler(new Request(link, { method }))).status;
  };
  expect(await call('GET')).toBe(303);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await call('POST', { SUPABASE_URL: 'http://127.0.0.1:1' })).toBe(500);
  expect(await call('POST', { SUPABASE_PUBLISHABLE_KEYS: '{"default":"wrong"}' })).toBe(503);
  expect(await wants()).toBe(true);
  expect(await call('POST')).toBe(200);
  expect(await wants()).toBe(false);
});
