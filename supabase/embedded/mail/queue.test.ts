import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLogFile } from '../log-file.ts';
import {
  mailsTo,
  newestLink,
  productOptions,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';
import { mailboxAddress, openMailbox } from './mailbox.ts';
import { startMailSender } from './queue.ts';

const site = 'http://site.localhost:4321';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ ...productOptions(), siteUrl: site });
});
afterAll(() => backend.stop());

const queue = (to: string, kind: string, params: Record<string, string>) =>
  backend.sql`select private.queue_mail(${to}, ${kind}::text::private.mail_kind, ${backend.sql.json(params)})`;
const unsent = async (to: string) =>
  (await backend.sql`select id from private.mails where to_address = ${to} and sent_at is null`).length;

test('an invitation leads to our registration page, and its key is not kept', async () => {
  const token = 'ab'.repeat(16);
  await queue('new@demo.test', 'invitation', { token });
  const [mail] = await mailsTo(backend, 'new@demo.test');
  expect(mail?.subject).toBe('You’re invited to join our team');
  expect((await newestLink(backend, 'new@demo.test')).href).toBe(`${site}/register#invitation=${token}`);
  expect(mail?.html).toContain(`href="${site}/register#invitation=${token}"`);
  const [row] = await backend.sql`select params::text from private.mails where to_address = 'new@demo.test'`;
  expect(row?.['params']).toBe('{}');
});

test('values add no markup to an email', async () => {
  await queue('mark@demo.test', 'question', { reference: '<img src=x onerror=alert(1)>"', secret: 's' });
  const [mail] = await mailsTo(backend, 'mark@demo.test');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
  expect(mail?.html).not.toContain('<img');
});

test('an email that can’t be written waits, and delays no other', async () => {
  await queue('stuck@demo.test', 'deactivated', {});
  await queue('after@demo.test', 'address_changed', {});
  expect(await mailsTo(backend, 'after@demo.test')).toHaveLength(1);
  expect(await unsent('stuck@demo.test')).toBe(1);
  const log = readFileSync(path.join(backend.dataDir, 'api.log'), 'utf8');
  expect(log).toContain('The message "deactivated" lacks its reason.');
});

test('nothing is sent for a step that was rolled back', async () => {
  await backend.sql
    .begin(async (tx) => {
      await tx`select private.queue_mail('never@demo.test', 'address_changed', '{}')`;
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await queue('later@demo.test', 'address_changed', {});
  expect(await mailsTo(backend, 'later@demo.test')).toHaveLength(1);
  expect(await mailsTo(backend, 'never@demo.test')).toEqual([]);
});

test('each email arrives once, even with two senders, and if the mark as sent was lost', async () => {
  const second = await startMailSender({
    sql: backend.sql,
    log: openLogFile(path.join(backend.dataDir, 'api.log')),
    sender: { from: mailboxAddress, site, api: site },
    aMinute: 1000,
    send: openMailbox(path.join(backend.dataDir, 'mails')).deliver,
  });
  for (let n = 0; n < 20; n += 1)
    await queue('once@demo.test', 'question', { reference: `R${n}`, secret: 's' });
  await expect.poll(() => unsent('once@demo.test')).toBe(0);
  // As if both senders had been killed between writing the email and marking it.
  await backend.sql`
    update private.mails set sent_at = null, next_try_at = now(), params = '{"reference": "R", "secret": "s"}'
    where to_address = 'once@demo.test'`;
  await backend.sql`notify mails`;
  await expect.poll(() => unsent('once@demo.test')).toBe(0);
  expect(await mailsTo(backend, 'once@demo.test')).toHaveLength(20);
  await second.stop();
});

test('the queue is for the operator alone', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [may] = await backend.sql`
      select has_table_privilege(${role}, 'private.mails', 'select, insert, update, delete') as touch,
        has_function_privilege(${role}, 'private.queue_mail(text, private.mail_kind, jsonb, uuid, bigint, uuid)', 'execute') as send`;
    expect(may).toEqual({ touch: false, send: false });
  }
});
