import { expect, test } from 'vitest';
import { readSmtpSettings } from './settings.ts';

const url = 'smtps://us%40er:secret@mail.example.org:465';

test('without a mail server, emails stay in the mailbox', () => {
  expect(readSmtpSettings({ MAIL_FROM: 'care@town.test' })).toBeUndefined();
  expect(readSmtpSettings({ SMTP_URL: '' })).toBeUndefined();
});

test('60 emails a minute are sent, or the number that is set', () => {
  const from = 'Care at Home <care@town.test>';
  expect(readSmtpSettings({ SMTP_URL: url, MAIL_FROM: from })).toEqual({ url, from, aMinute: 60 });
  expect(readSmtpSettings({ SMTP_URL: url, MAIL_FROM: from, MAILS_A_MINUTE: '5' })?.aMinute).toBe(5);
});

test.each([
  [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'care@town.test' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'http://mail.example.org', MAIL_FROM: 'care@town.test' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: url }, 'MAIL_FROM must say'],
  [{ SMTP_URL: url, MAIL_FROM: 'nobody' }, 'MAIL_FROM must say'],
  [{ SMTP_URL: url, MAIL_FROM: 'care@town.test\r\nBcc: all@town.test' }, 'MAIL_FROM must say'],
  [{ SMTP_URL: url, MAIL_FROM: 'care@town.test', MAILS_A_MINUTE: 'many' }, 'MAILS_A_MINUTE must be'],
])('%o can not work', (env, words) => {
  expect(() => readSmtpSettings(env)).toThrow(words);
});
