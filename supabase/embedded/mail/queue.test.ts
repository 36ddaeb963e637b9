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
import { openMailbox } from './mailbox.ts';
import { drainMails } from './queue.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ ...productOptions(), siteUrl: 'http://site.test:4321' });
});
afterAll(() => backend.stop());

const queue = (to: string, template: string, params: Record<string, string>) =>
  backend.sql`select private.queue_mail(${to}, ${template}, ${backend.sql.json(params)})`;
const waiting = async (to: string) =>
  (await backend.sql`select id from private.mails where to_address = ${to} and sent_at is null`).length;
const sent = async (to: string) => {
  await expect.poll(() => waiting(to)).toBe(0);
  return mailsTo(backend, to);
};

test('an invitation leads to our registration page, and its key is not kept', async () => {
  const token = 'ab'.repeat(16);
  await queue('new@demo.test', 'invitation', { token });
  const [mail] = await sent('new@demo.test');
  expect(mail?.subject).toBe('You are invited to join our team');
  expect((await newestLink(backend, 'new@demo.test')).href).toBe(
    `http://site.test:4321/register?invitation=${token}`,
  );
  expect(mail?.html).toContain(`href="http://site.test:4321/register?invitation=${token}"`);
  const [row] = await backend.sql`select params::text from private.mails where to_address = 'new@demo.test'`;
  expect(row?.['params']).toBe('{}');
});

test('every template that SQL uses is there, in HTML and in plain text, with nothing left to fill in', async () => {
  const used = [
    ['question', { reference: 'CR-1234-567' }],
    ['role-changed', { role: 'caregiver' }],
    ['deactivated', { reason: 'left us' }],
    ['address-changed', {}],
  ] as const;
  for (const [template, params] of used) {
    const to = `${template}@demo.test`;
    await queue(to, template, params);
    const [mail] = await sent(to);
    for (const text of [mail?.subject, mail?.html, mail?.text]) {
      expect(text).toBeTruthy();
      expect(text).not.toContain('{{');
    }
    expect(mail?.text).toContain('http://site.test:4321/');
  }
});

test('what an email is filled with cannot add markup to it', async () => {
  await queue('mark@demo.test', 'question', { reference: '<img src=x onerror=alert(1)>"' });
  const [mail] = await sent('mark@demo.test');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
  expect(mail?.html).not.toContain('<img');
});

test('an email that cannot be written waits, and holds up no other', async () => {
  await queue('stuck@demo.test', 'no-such-template', {});
  await queue('after@demo.test', 'deactivated', {});
  expect(await sent('after@demo.test')).toHaveLength(1);
  expect(await waiting('stuck@demo.test')).toBe(1);
  expect(readFileSync(path.join(backend.dataDir, 'api.log'), 'utf8')).toContain('no-such-template');
  await backend.sql`delete from private.mails where to_address = 'stuck@demo.test'`;
});

test('nothing is sent for what was taken back', async () => {
  await backend.sql
    .begin(async (tx) => {
      await tx`select private.queue_mail('never@demo.test', 'deactivated', '{}')`;
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await queue('later@demo.test', 'deactivated', {});
  expect(await sent('later@demo.test')).toHaveLength(1);
  expect(await mailsTo(backend, 'never@demo.test')).toEqual([]);
});

test('each email is there once, also with two who send, and when the mark as sent was lost', async () => {
  const mailbox = openMailbox(path.join(backend.dataDir, 'mails'));
  const second = await drainMails({
    sql: backend.sql,
    mailbox,
    siteUrl: 'http://site.test:4321',
    templatesDir: path.join(import.meta.dirname, '../../templates'),
    log: openLogFile(path.join(backend.dataDir, 'api.log')),
  });
  for (let n = 0; n < 20; n += 1) await queue('once@demo.test', 'question', { reference: `R${n}` });
  await sent('once@demo.test');
  // As if we had been killed after the email was written and before it was marked.
  await backend.sql`update private.mails set sent_at = null where to_address = 'once@demo.test'`;
  await backend.sql`notify mails`;
  expect(await sent('once@demo.test')).toHaveLength(20);
  await second.stop();
});

test('the queue is for the operator alone', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [may] = await backend.sql`
      select has_table_privilege(${role}, 'private.mails', 'select, insert, update, delete') as touch,
        has_function_privilege(${role}, 'private.queue_mail(text, text, jsonb, uuid)', 'execute') as send`;
    expect(may).toEqual({ touch: false, send: false });
  }
});
