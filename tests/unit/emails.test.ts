import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { emailsFolder, makeAuthEmails } from '../../scripts/emails.ts';

const emails = await makeAuthEmails();

test('the auth server’s emails are made from our texts, and there are no others', () => {
  const files = globSync('**/*.*', { cwd: emailsFolder }).sort();
  expect(files).toEqual(emails.map(({ name }) => `${name}.html`).sort());
  for (const { name, html } of emails) {
    const file = readFileSync(path.join(emailsFolder, `${name}.html`), 'utf8');
    expect(file, 'out of date: run "npm run emails"').toBe(html);
  }
});

test('config.toml names them with their subjects', () => {
  const config = parse(readFileSync(path.join(emailsFolder, '../config.toml'), 'utf8')) as {
    auth: { email: { template: Record<string, { subject: string; content_path: string }> } };
  };
  const expected = emails.map(({ name, subject }) => [
    name,
    { subject, content_path: `./supabase/templates/${name}.html` },
  ]);
  expect(config.auth.email.template).toEqual(Object.fromEntries(expected));
});
