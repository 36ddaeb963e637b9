import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeCluster } from '../tests/template.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { applyMigrations } from './migrations.ts';
import { loadDemo, loadSeeds, type Demo } from './seed.ts';
import { applySystemSchema } from './system-schema.ts';
import { copyTestDatabase, makePgTapTemplate, startTestCluster, type TestCluster } from './test-cluster.ts';

const folder = temporaryFolder();
const migrationsDir = path.join(import.meta.dirname, '../tests/fixtures/migrations');
let cluster: TestCluster;
beforeAll(async () => {
  await placeCluster(path.join(folder.dir, 'pg'));
  cluster = await startTestCluster({ dir: path.join(folder.dir, 'pg'), migrationsDir });
});
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

function migrations(name: string, files: Record<string, string>): string {
  const dir = path.join(folder.dir, name);
  mkdirSync(dir);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  return dir;
}

test('each test database is its own copy of the migrated one', async () => {
  const one = await cluster.createDatabase();
  const two = await cluster.createDatabase();
  await one.sql`insert into auth.users (id, email) values (gen_random_uuid(), 'only@one.test')`;
  const count = async ({ sql }: typeof one) =>
    (await sql`select count(*)::int as n from public.people`)[0]?.['n'] as number;
  expect([await count(one), await count(two)]).toEqual([1, 0]);
  await one.drop();
  await two.drop();
});

test('the owner is like hosted Supabase’s postgres: no superuser, but in charge of auth and storage', async () => {
  const { sql, drop } = await cluster.createDatabase();
  const [role] =
    await sql`select current_user as name, rolsuper, rolcreaterole from pg_roles where rolname = current_user`;
  expect(role).toEqual({ name: 'postgres', rolsuper: false, rolcreaterole: true });
  await expect(sql`select pg_read_file('/etc/passwd')`).rejects.toThrow('permission denied');
  await sql.unsafe(`
    create function public.f() returns trigger language plpgsql as 'begin return new; end';
    create trigger t after insert on auth.users for each row execute function public.f();
    create policy "p" on storage.objects for select to anon using (false);`);
  await drop();
});

test('a function of the public schema is granted to the API roles until a migration revokes that, as on hosted', async () => {
  const bare = await startTestCluster({
    dir: path.join(folder.dir, 'bare'),
    migrationsDir: migrations('none', {}),
  });
  const { sql } = await bare.createDatabase();
  await sql.unsafe('create table public.t (id int)');
  const [row] = await sql`select has_table_privilege('anon', 'public.t', 'select') as anon`;
  expect(row?.['anon']).toBe(true);
  await sql.end();
  await bare.stop();
});

test('pgTAP loads, and its plans run as an API role too', async () => {
  const { sql, drop } = await copyTestDatabase(cluster.address, await makePgTapTemplate(cluster.address));
  const lines = await sql.begin(async (tx) => {
    await tx.unsafe('set local role authenticated');
    return tx`select extensions.plan(1) as line union all select extensions.ok(true, 'works')`;
  });
  expect(lines.map((row) => row['line'] as string)).toEqual(['1..1', 'ok 1 - works']);
  await drop();
});

test('migrations are applied once, oldest first, and recorded as the supabase CLI does', async () => {
  const { sql, drop } = await cluster.createDatabase();
  const dir = migrations('two', {
    '20270101000100_second.sql': 'insert into public.first values (2)',
    '20270101000000_first.sql': 'create table public.first (id int)',
    'notes.txt': 'not a migration',
  });
  expect(await applyMigrations(sql, dir)).toEqual(['20270101000000_first.sql', '20270101000100_second.sql']);
  expect(await applyMigrations(sql, dir)).toEqual([]);
  const rows = await sql`
    select version, name, statements from supabase_migrations.schema_migrations where version = '20270101000100'`;
  expect(rows).toEqual([
    { version: '20270101000100', name: 'second', statements: ['insert into public.first values (2)'] },
  ]);
  await drop();
});

test('a failing migration is named with its line and rolled back', async () => {
  const { sql, drop } = await cluster.createDatabase();
  const dir = migrations('broken', {
    '20270101000000_good.sql': 'create table public.good (id int)',
    '20270101000100_broken.sql': 'create table public.half (id int);\n\nselect nonsense from nowhere;',
  });
  await expect(applyMigrations(sql, dir)).rejects.toThrow(
    /20270101000100_broken\.sql failed at line 3: .*nowhere/,
  );
  const [row] =
    await sql`select to_regclass('public.good') is not null as good, to_regclass('public.half') as half`;
  expect(row).toEqual({ good: true, half: null });
  const done = await sql`select from supabase_migrations.schema_migrations where version like '2027%'`;
  expect(done).toHaveLength(1);
  await drop();
});

test('the system schemas can be applied again, keeping what the project did to them', async () => {
  const { sql, drop } = await cluster.createDatabase();
  await applySystemSchema(sql);
  const [row] = await sql`
    select count(*)::int as policies from pg_policies where schemaname = 'storage' and tablename = 'objects'`;
  expect(row?.['policies']).toBe(3);
  await drop();
});

test('seeds load once', async () => {
  const needed = path.join(folder.dir, 'places.sql');
  writeFileSync(needed, 'create table public.places (name text); insert into public.places values (1)');
  const { sql, drop } = await cluster.createDatabase();
  expect(await loadSeeds(sql, [needed])).toBe(1);
  expect(await loadSeeds(sql, [needed])).toBe(0);
  await drop();
});

test('the demo loads once; an empty start leaves it out for good', async () => {
  const demo: Demo = (db) => db.file(path.join(import.meta.dirname, '../tests/fixtures/demo.sql'));
  const { sql, drop } = await cluster.createDatabase();
  expect(await loadDemo(sql, demo, true)).toBe(false);
  expect(await loadDemo(sql, demo, false)).toBe(false);
  expect(await sql`select from auth.users`).toHaveLength(0);
  await drop();

  const second = await cluster.createDatabase();
  expect(await loadDemo(second.sql, demo, false)).toBe(true);
  expect(await loadDemo(second.sql, demo, false)).toBe(false);
  expect(await second.sql`select from auth.users`).toHaveLength(2);
  await second.drop();
});

test('a failing seed file is named and rolled back', async () => {
  const seed = path.join(folder.dir, 'bad-seed.sql');
  writeFileSync(
    seed,
    "insert into auth.users (id, email) values (gen_random_uuid(), 'x@y.test'); select nonsense;",
  );
  const { sql, drop } = await cluster.createDatabase();
  await expect(loadSeeds(sql, [seed])).rejects.toThrow(/bad-seed\.sql failed/);
  expect(await sql`select from auth.users`).toHaveLength(0);
  await drop();
});
