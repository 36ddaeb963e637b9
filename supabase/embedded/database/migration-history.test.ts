import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { startBackend } from '../backend.ts';
import { StartupError } from '../startup-error.ts';
import { dataFolder } from '../data-folder.ts';
import { placeCluster } from '../tests/template.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { testOptions } from '../tests/test-backend.ts';
import { checkMigrationHistory } from './migration-history.ts';
import { copyTestDatabase } from './test-cluster.ts';

const folder = temporaryFolder();
const original = path.join(import.meta.dirname, '../tests/fixtures/migrations');
const named = (name: string) => readdirSync(original).find((file) => file.endsWith(`_${name}.sql`)) ?? '';
const [people, files, books] = [named('people'), named('files'), named('books')];
let database: Awaited<ReturnType<typeof copyTestDatabase>>;
/** The code's migrations, which a test changes after they were applied. */
let migrations: string;

afterAll(() => folder.remove());
beforeEach(async () => {
  database = await copyTestDatabase(inject('cluster'));
  migrations = path.join(folder.dir, database.name);
  cpSync(original, migrations, { recursive: true, dereference: true });
  onTestFinished(() => database.drop());
});

const at = (file: string) => path.join(migrations, file);

/** Why the start is refused, if it is. */
async function complaint(): Promise<string | undefined> {
  try {
    await checkMigrationHistory(database.sql, migrations, '/data');
    return undefined;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

test('the same migrations, more of them, or differently laid out ones are no difference', async () => {
  expect(await complaint()).toBeUndefined();
  writeFileSync(at('20270101000000_later.sql'), 'create table public.later (id int)');
  const text = readFileSync(at(people), 'utf8');
  writeFileSync(at(people), `-- Said better\r\n${text.replaceAll('\n', '\r\n')}\r\n`);
  expect(await complaint()).toBeUndefined();
});

test('what the supabase CLI has recorded statement by statement is no difference', async () => {
  const statements = readFileSync(at(books), 'utf8').split(';\n');
  await database.sql`
    update supabase_migrations.schema_migrations set statements = ${statements} where name = 'books'`;
  expect(await complaint()).toBeUndefined();
});

test('an edited migration is named', async () => {
  appendFileSync(at(files), 'create table public.afterthought (id int);');
  expect(await complaint()).toBe(
    `The data folder /data does not fit this version: ${files} was changed after it had been applied. ` +
      'Keep it, and start the version of the program that made it. Make changes in new migration files.',
  );
});

test('a missing migration is named', async () => {
  rmSync(at(files));
  expect(await complaint()).toContain(`: ${files} was applied to it and is missing here. `);
});

test('one of a newer version is named', async () => {
  rmSync(at(books));
  expect(await complaint()).toContain(`: a newer version applied ${books} to it. `);
});

test('one older than those applied is named', async () => {
  writeFileSync(at('20260101000050_between.sql'), 'select 1');
  expect(await complaint()).toContain(': 20260101000050_between.sql is new here, and later ones were');
});

test('tables without recorded migrations are refused', async () => {
  await database.sql`truncate supabase_migrations.schema_migrations`;
  expect(await complaint()).toContain(': it has tables, and no record of where they come from. ');
  await database.sql`drop schema supabase_migrations cascade`;
  expect(await complaint()).toContain(': it has tables, and no record of where they come from. ');
});

test('only a demo folder is told to start again', async () => {
  rmSync(at(books));
  expect(await complaint()).not.toContain('reset');
  await database.sql`insert into auth.users (id, email) values (gen_random_uuid(), 'admin@demo.test')`;
  expect(await complaint()).toContain(
    'It holds the demo. To restore the demo and remove what was entered: npm run demo:reset',
  );
});

test('a refused start changes nothing: the version that made the folder still works', async () => {
  const dataDir = path.join(folder.dir, 'data');
  const options = { ...testOptions(dataDir), migrationsDir: migrations };
  await placeCluster(dataFolder(dataDir).postgres);
  await (await startBackend(options)).stop();
  appendFileSync(at(files), 'create table public.afterthought (id int);');
  writeFileSync(at('20270101000000_later.sql'), 'create table public.later (id int)');
  await expect(startBackend(options)).rejects.toThrow(`${files} was changed`);
  const again = await startBackend({ ...options, migrationsDir: original });
  expect(again.demoAccounts).toHaveLength(2);
  await again.stop();
});
