import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, owner } from '../database/bootstrap.ts';
import { clusterData, stopPostgres } from '../database/postgres.ts';
import { dataFolder, openDataFolder, type DataFolder } from '../data-folder.ts';
import { loadSecrets } from '../secrets.ts';
import { copyFolder, placeCluster } from '../tests/template.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { productOptions, testOptions } from '../tests/test-backend.ts';
import { writeBackup } from './backup.ts';
import { checkBackup } from './check.ts';
import { restoreBackup } from './restore.ts';
import { draftOf, finishRestore } from './swap.ts';
import { useDatabase } from '../database/use-database.ts';

type Age = 'new' | 'old';
/** When to kill: just before this rename, by number or file, or once this file exists. */
type Kill = { atRename: number | string } | { onceThereIs: string };

const preload = path.join(import.meta.dirname, '../tests/fixtures/killed-at-rename.mjs');
const { migrationsDir } = { ...testOptions(''), ...productOptions() };
let folder: ReturnType<typeof temporaryFolder>;
const keys = { new: '', old: '' };
const at = (name: string) => path.join(folder.dir, name);
const mail = (age: Age) => `${(age === 'new' ? '1' : '2').repeat(15)}-00000000.json`;

beforeAll(async () => {
  folder = temporaryFolder();
  await placeCluster(dataFolder(at('old')).postgres, 'product');
  openDataFolder(at('old'));
  await copyFolder(at('old'), at('new'));
  for (const age of ['new', 'old'] as const) {
    const data = dataFolder(at(age));
    keys[age] = loadSecrets(data.secrets).secretKey;
    copyFileSync('package.json', path.join(data.mails, mail(age)));
    await useDatabase(data, async (server) => {
      const sql = connect(server, { role: owner });
      await sql`
        insert into private.operator (country, currency, distance_unit, time_zone)
        values ('ES', ${age.toUpperCase()}, 'km', 'UTC')`;
      await sql.end();
      if (age === 'new') await writeBackup(at('new'), at('new.tar.gz'));
    });
  }
});
afterAll(() => folder.remove());

/** The age of each part of a data folder: database, keys, mailbox. */
async function ages(dir: string): Promise<string> {
  const data = dataFolder(dir);
  await finishRestore(data);
  const row = await useDatabase(data, async (server) => {
    const sql = connect(server, { role: owner });
    const [operator] = await sql`select lower(currency) as age from private.operator`;
    await sql.end();
    return operator;
  });
  const { secretKey } = loadSecrets(data.secrets);
  const key = secretKey === keys.new ? 'new' : secretKey === keys.old ? 'old' : 'neither';
  const mails = readdirSync(data.mails).map((name) => (name === mail('new') ? 'new' : 'old'));
  return [row?.['age'], key, ...mails].join(' ');
}

/**
 * Runs one of our scripts on a data folder until it ends or is killed. Returns whether it ended by itself.
 */
async function run(script: string, dir: string, words: string[], kill: Kill): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', preload, `scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATA_DIR: dir, KILL_AT: String('atRename' in kill ? kill.atRename : 'never') },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if ('onceThereIs' in kill) {
    await expect.poll(() => existsSync(kill.onceThereIs), { interval: 5, timeout: 30_000 }).toBe(true);
    child.kill('SIGKILL');
  }
  return (await ended) === 0;
}

async function killRestore(name: string, kill: (dir: string) => Kill) {
  const dir = at(name);
  await copyFolder(at('old'), dir);
  const ended = await run('restore', dir, ['--replace', at('new.tar.gz')], kill(dir));
  return { dir, ended, found: await ages(dir) };
}

/** A killed process may have left a database running, here or in the draft. */
async function stopAll(dir: string): Promise<void> {
  for (const one of [dir, path.join(dir, 'restoring')]) {
    if (existsSync(one)) await stopPostgres(path.join(one, 'postgres'));
  }
}

test('a restore that is killed before any of its renames leaves the folder old or new', async () => {
  const outcomes: string[] = [];
  // The first rename makes a new database.
  for (let atRename = 2; ; atRename += 1) {
    const { dir, ended, found } = await killRestore(`rename-${atRename}`, () => ({ atRename }));
    await stopAll(dir);
    outcomes.push(found);
    if (ended) break;
  }
  expect(outcomes.join(', ')).toMatch(/^(old old old, )+(new new new, ){8,}new new new$/);
}, 600_000);

const renames: [string, Age, (draft: DataFolder) => string][] = [
  ['between the old database and the new one leaves it new', 'new', (draft) => clusterData(draft.postgres)],
  ['just before it is decided leaves the folder old', 'old', (draft) => path.join(draft.root, 'decision')],
];
test.each(renames)('one that is killed %s', async (_, age, file) => {
  const { dir, found } = await killRestore(`at-${age}`, (dir) => ({
    atRename: file(draftOf(dataFolder(dir))),
  }));
  expect(found).toBe(`${age} ${age} ${age}`);
  await stopAll(dir);
});

test.each(['postgres/data', 'secrets.json', 'files', `mails/${mail('new')}`])(
  'one that is killed once it has made %s leaves the folder as it was, and the next one succeeds',
  async (part) => {
    const draft = (dir: string) => ({ onceThereIs: path.join(dir, 'restoring', part) });
    const { dir, found } = await killRestore(part.replace(/\W/g, '-'), draft);
    expect(found).toBe('old old old');
    await restoreBackup(dir, at('new.tar.gz'), { migrationsDir, replace: true, durable: false });
    expect(await ages(dir)).toBe('new new new');
    expect(existsSync(path.join(dir, 'restoring'))).toBe(false);
    await stopAll(dir);
  },
);

test('a backup that is killed leaves no file of its name and the data as it is, and the next one succeeds', async () => {
  const file = at('killed.tar.gz');
  await run('backup', at('old'), [file], { onceThereIs: `${file}.partial` });
  expect(existsSync(file)).toBe(false);
  expect(await ages(at('old'))).toBe('old old old');
  await writeBackup(at('old'), file);
  await checkBackup(file);
  expect(existsSync(`${file}.partial`)).toBe(false);
  await stopAll(at('old'));
});
