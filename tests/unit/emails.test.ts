import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { emailsFolder, makeEmails } from '../../scripts/emails.ts';

const read = (file: string) => readFileSync(path.join(emailsFolder, file), 'utf8');

test('the emails are those of their sources, and there are no others', async () => {
  const files = globSync('*.{html,txt}', { cwd: emailsFolder }).sort();
  expect(
    files.map((file) => [file, read(file)]),
    'out of date: run "npm run emails"',
  ).toEqual(await makeEmails());
});

test('the auth server’s emails have the subject in config.toml that their source gives', () => {
  const config = parse(readFileSync(path.join(emailsFolder, '../config.toml'), 'utf8')) as {
    auth: { email: { template: Record<string, { subject: string }> } };
  };
  for (const [name, { subject }] of Object.entries(config.auth.email.template)) {
    expect(read(`${name}.html`)).toContain(`<title>${subject}</title>`);
  }
});
