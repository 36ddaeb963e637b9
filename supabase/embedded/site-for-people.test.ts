import { expect, test } from 'vitest';
import { startBackend } from './backend.ts';
import { openDataFolder } from './data-folder.ts';
import { checkSiteForPeople } from './site-for-people.ts';
import { testOptions } from './tests/test-backend.ts';
import { placeCluster } from './tests/template.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';

const smtp = { url: 'smtp://127.0.0.1:9', from: 'care@town.test', aMinute: 1 };
const people = 'https://care.example.org';

test.each([
  undefined,
  'http://localhost:4321',
  'http://127.0.0.1:80',
  'http://[::1]:4321',
  'http://care.localhost',
])('at %s the demonstration is welcome', (siteUrl) =>
  expect(() => checkSiteForPeople({ siteUrl, demo: true, mailbox: true })).not.toThrow(),
);

test('on a site for people, demo accounts and the mailbox don’t start, and it says what to do', async () => {
  const start = (options: object) =>
    startBackend({ ...testOptions('/nowhere'), siteUrl: people, ...options });
  await expect(start({ smtp })).rejects.toThrow(`At ${people} there can't be demo accounts`);
  await expect(start({ smtp })).rejects.toThrow('npm start -- --empty');
  await expect(start({ empty: true })).rejects.toThrow('set SMTP_URL');
  await expect(start({ siteUrl: 'http://care.example.org', smtp, empty: true })).rejects.toThrow(
    'SITE_URL must begin with https',
  );
  await expect(start({ siteUrl: 'care.example.org' })).rejects.toThrow('SITE_URL must look like');
});

test('a data folder with demo data is not opened to people', async () => {
  const folder = temporaryFolder();
  await placeCluster(openDataFolder(folder.dir).postgres);
  const options = testOptions(folder.dir);
  await (await startBackend(options)).stop();
  const forPeople = startBackend({ ...options, empty: true, smtp, siteUrl: people });
  await expect(forPeople).rejects.toThrow('This data folder holds demo accounts');
  folder.remove();
});
