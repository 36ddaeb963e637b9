import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer, unfolded } from '../tests/mail-server.ts';
import { password, productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

const from = 'Care at Home <care@town.test>';
const site = 'https://care.town.test';
let server: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  server = await startMailServer();
  const url = `smtp://127.0.0.1:${server.port}`;
  backend = await startTestBackend({
    ...productOptions(),
    siteUrl: site,
    smtp: { url, from, aMinute: 100_000 },
  });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});
beforeEach(async () => {
  await backend.sql`delete from private.mails where true`;
  server.received.length = 0;
  server.refuse = Object.assign(server.refuse, { recipient: undefined, content: undefined });
});

const queue = (to: string, reference = 'R1') =>
  backend.sql`select private.queue_mail(${to}, 'question', ${backend.sql.json({ reference, secret: 's' })})`;
/** Moves the time of waiting emails by this much. */
const later = async (pause: string) => {
  await backend.sql`
    update private.mails set next_try_at = next_try_at - ${pause}::interval, try_until = try_until - ${pause}::interval
    where true`;
  await backend.sql`notify mails`;
};
const states = async () =>
  (
    await backend.sql`
      select to_address || ' ' || case
        when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waits'
      end || coalesce(': ' || failure, '') as state from private.mails order by id`
  ).map((row): string => row['state']);
/** A header's value in one line; the body is left out. */
function header(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  return lines
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);
}

test('an email arrives whole: from us, to one person, in two forms, with nothing to fetch', async () => {
  await queue('ann@town.test', 'CR-1234-567');
  await expect.poll(() => server.received.length).toBe(1);
  const [{ to, from: envelope, raw } = { to: [], from: '', raw: '' }] = server.received;
  expect({ to, envelope }).toEqual({ to: ['ann@town.test'], envelope: 'care@town.test' });
  const [mail] = await backend.sql`select message_id, created_at from private.mails`;
  expect(header(raw, 'Message-ID')).toBe(`<${mail?.['message_id']}@town.test>`);
  expect(new Date(header(raw, 'Date') ?? '').getTime()).toBe(
    Math.floor(Number(mail?.['created_at']) / 1000) * 1000,
  );
  expect(header(raw, 'From')).toBe(from);
  expect(header(raw, 'To')).toBe('ann@town.test');
  expect(header(raw, 'Subject')).toBe('We have a question: request CR-1234-567');
  expect(header(raw, 'Content-Type')).toContain('multipart/alternative');
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
  expect(raw).not.toMatch(/<img|src=|url\(/i);
  expect(raw).toContain(`${site}/track`);
});

test('the auth server’s emails go the same way', async () => {
  const { error } = await backend.auth().signUp({ email: 'new@town.test', password });
  expect(error).toBeNull();
  await expect.poll(() => server.received.length).toBe(1);
  expect(unfolded(server.received[0])).toContain('/auth/confirm#token_hash');
  await expect.poll(states).toEqual(['new@town.test sent']);
});

test('if emails are sent, there is no mailbox', async () => {
  for (const path of ['/mailbox', '/mailbox/', '/mailbox/messages.json', '/mailbox/1']) {
    expect((await backend.fetch(path)).status, path).toBe(404);
  }
});

test.each([
  ['ann@town.test\r\nBcc: all@town.test', 'CR'],
  ['ann@town.test, all@town.test', 'CR'],
  ['ann@town.test>\r\nRCPT TO:<all@town.test', 'CR'],
  ['ann@town.test', 'CR\r\nBcc: all@town.test\r\n\r\n<script>'],
])('nobody adds a header or a recipient: %j, %j', async (to, reference) => {
  await queue(to, reference);
  await expect.poll(async () => (await states())[0]).not.toMatch(/waits$/);
  for (const { to: recipients, raw } of server.received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('all@town.test');
    expect(header(raw, 'Bcc')).toBeUndefined();
    expect(raw).not.toContain('<p>Thank you for your request <script>');
  }
});

test('a server that asks to wait is asked again, and gets the same Message-ID', async () => {
  server.refuse.content = '451 Try later';
  await queue('ann@town.test');
  await expect.poll(states).toEqual(['ann@town.test waits: 451 Try later']);
  await later('59 seconds');
  await queue('ben@town.test');
  await expect
    .poll(states)
    .toEqual(['ann@town.test waits: 451 Try later', 'ben@town.test waits: 451 Try later']);
  const [before] = await backend.sql`select message_id from private.mails order by id`;
  server.refuse.content = undefined;
  await later('1 minute');
  await expect.poll(states).toEqual(['ann@town.test sent', 'ben@town.test sent']);
  expect(server.received.map(({ to }) => to[0])).toEqual(['ann@town.test', 'ben@town.test']);
  expect(header(server.received[0]?.raw ?? '', 'Message-ID')).toContain(before?.['message_id']);
});

test('a recipient refused for good has failed, and delays no other', async () => {
  server.refuse.recipient = (address) => (address.startsWith('gone') ? '550 No such user' : undefined);
  await queue('gone@town.test');
  await queue('ann@town.test');
  await expect.poll(states).toEqual(['gone@town.test failed: 550 No such user', 'ann@town.test sent']);
});

test('one that is deferred, or whose content is refused, is tried again', async () => {
  server.refuse.recipient = (address) => (address.startsWith('full') ? '450 Mailbox busy' : undefined);
  await queue('full@town.test');
  await queue('ann@town.test');
  await expect.poll(states).toEqual(['full@town.test waits: 450 Mailbox busy', 'ann@town.test sent']);
  server.refuse.content = '554 Not today';
  await queue('ben@town.test');
  await expect.poll(async () => (await states()).at(-1)).toBe('ben@town.test waits: 554 Not today');
});

test('while the server is away all emails wait, then each is sent once', async () => {
  const { port } = server;
  await server.stop();
  const people = Array.from({ length: 23 }, (_, n) => `p${n}@town.test`);
  for (const person of people) await queue(person);
  await expect
    .poll(async () => (await states()).filter((state) => /ECONNREFUSED/.test(state)).length)
    .toBe(23);
  for (let hour = 0; hour < 20; hour += 1) await later('1 hour');
  await expect.poll(async () => (await states()).filter((state) => / waits: /.test(state)).length).toBe(23);
  server = await startMailServer(port);
  // One may have been under way when the time was moved.
  const sent = async () => {
    await later('6 hours');
    return states();
  };
  await expect
    .poll(sent, { timeout: 10_000, interval: 1000 })
    .toEqual(people.map((person) => `${person} sent`));
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
});

test('nothing goes to a person who was erased in between', async () => {
  server.refuse.content = '451 Try later';
  await queue('erased@town.test');
  await expect.poll(states).toEqual(['erased@town.test waits: 451 Try later']);
  await backend.sql`delete from private.mails where lower(to_address) = 'erased@town.test'`;
  server.refuse.content = undefined;
  await later('1 day');
  await queue('ann@town.test');
  await expect.poll(states).toEqual(['ann@town.test sent']);
  expect(server.received).toHaveLength(1);
});
