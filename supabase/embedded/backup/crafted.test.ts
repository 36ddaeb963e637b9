import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from '../backend.ts';
import { connect, owner } from '../database/bootstrap.ts';
import { applyMigrations } from '../database/migrations.ts';
import { openDataFolder } from '../data-folder.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { productOptions, startTestBackend, testOptions, type TestBackend } from '../tests/test-backend.ts';
import { createArchive, readArchive, readText } from './archive.ts';
import { writeBackup } from './backup.ts';
import { fill } from './draft.ts';
import { names, type Schema, type Table } from './layout.ts';
import { restoreBackup } from './restore.ts';

type Entry = { name: string; text: string };

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.dir, name);
const { migrationsDir } = testOptions('');
const newestVersion = '20260101000200';
const newest = `${newestVersion}_books.sql`;

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await writeBackup(backend.dataDir, at('honest.tar.gz'));
});
afterAll(async () => {
  await backend.stop();
  folder.remove();
});

/** A copy of the backup in which someone changed something. */
async function craft(change: (entry: Entry) => Entry[]): Promise<string> {
  const file = at('crafted.tar.gz');
  rmSync(file, { force: true });
  const archive = createArchive(file);
  for await (const { name, content } of readArchive(at('honest.tar.gz'))) {
    for (const entry of change({ name, text: await readText(content) })) {
      await archive.addText(entry.name, entry.text);
    }
  }
  await archive.finish();
  return file;
}
const craftSchema = (change: (schema: Schema) => unknown) =>
  craft((entry) => {
    if (entry.name !== names.schema) return [entry];
    const schema = JSON.parse(entry.text) as Schema;
    change(schema);
    return [{ ...entry, text: JSON.stringify(schema) }];
  });

/** Why the backup is refused, after checking that nothing was made. */
async function refusal(file: string, migrations = migrationsDir): Promise<string> {
  const dir = at('refused');
  const said = await restoreBackup(dir, file, { migrationsDir: migrations, durable: false }).then(
    () => 'restored',
    (error: unknown) => String(error),
  );
  for (const part of ['restoring', 'postgres/data', 'secrets.json']) {
    expect(existsSync(path.join(dir, part))).toBe(false);
  }
  return said;
}

/** SQL that makes a file, as a superuser may, and whether it ran. */
const attack = () => `copy (select 1) to program 'touch ${at('attacked')}'`;
const attacked = () => existsSync(at('attacked'));

describe('A backup of other migrations is refused before anything is made,', () => {
  test('with one changed, whose text is not run', async () => {
    const file = await craftSchema(({ migrations }) => migrations.at(-1)?.statements?.push(attack()));
    expect(await refusal(file)).toBe(
      `StartupError: The backup ${file} does not fit this version: ${newest} was changed after it had been applied. ` +
        'Check out the version of the program that made it, restore it there, and then update.',
    );
    expect(existsSync(at('refused'))).toBe(false);
    expect(attacked()).toBe(false);
  });

  test('one added, one left out, or all replaced', async () => {
    const added = await craftSchema(({ migrations }) =>
      migrations.push({ version: '29990101000000', name: 'evil', statements: [attack()] }),
    );
    expect(await refusal(added)).toContain('a newer version applied 29990101000000_evil.sql to it');
    const left = await craftSchema(({ migrations }) => migrations.shift());
    expect(await refusal(left)).toContain('20251231000100_access.sql is new here, and later ones were');
    const product = productOptions().migrationsDir;
    expect(await refusal(at('honest.tar.gz'), product)).toContain('does not fit this version');
    expect(existsSync(at('refused'))).toBe(false);
    expect(attacked()).toBe(false);
  });
});

test('a backup from before the newest migration is restored with its own, and the start applies the rest', async () => {
  await backend.sql`drop table public.books, public.shelves`;
  await backend.sql`delete from supabase_migrations.schema_migrations where version = ${newestVersion}`;
  await writeBackup(backend.dataDir, at('earlier.tar.gz'));
  await applyMigrations(backend.sql, migrationsDir);
  await restoreBackup(at('updated'), at('earlier.tar.gz'), { migrationsDir, durable: false });
  const updated = await startBackend({ ...testOptions(at('updated')), demo: undefined });
  const sql = connect(updated.postgres, { role: owner });
  const applied = await sql`select version from supabase_migrations.schema_migrations order by version`;
  const [books] = await sql`select to_regclass('public.books') is not null as made`;
  const [right] = await sql`
    select has_parameter_privilege(current_user, 'session_replication_role', 'set') as held`;
  await sql.end();
  await updated.stop();
  expect(applied.at(-1)?.['version']).toBe(newestVersion);
  expect(books?.['made']).toBe(true);
  // Only the role that fills the tables may skip triggers.
  expect(right?.['held']).toBe(false);
});

const noTable = 'rows of a table that no migration makes';
const renamed = (to: Partial<Table>) => (schema: Schema) => Object.assign(schema.tables[0] ?? {}, to);
test.each<[string, (schema: Schema) => unknown]>([
  ['a system table', renamed({ schema: 'pg_catalog', name: 'pg_proc', columns: ['proname'] })],
  [
    'the history of migrations',
    renamed({ schema: 'supabase_migrations', name: 'schema_migrations', columns: ['version'] }),
  ],
  ['SQL as a table', renamed({ name: `x"; ${attack()}; --` })],
  ['SQL as a column', renamed({ columns: [`id") from stdin; ${attack()}; --`] })],
])('only what the migrations make is filled, not %s', async (_, change) => {
  rmSync(at('draft'), { recursive: true, force: true });
  const filled = fill(openDataFolder(at('draft')), backend.postgres, await craftSchema(change));
  await expect(filled).rejects.toThrow(noTable);
  expect(attacked()).toBe(false);
});

test('what turns out not to fit while it is filled in is refused and removed, as SQL as a sequence', async () => {
  const file = await craftSchema(({ sequences }) =>
    sequences.push({ schema: 'public', name: `x'); ${attack()}; --`, value: '1' }),
  );
  expect(await refusal(file)).toContain('a sequence that no migration makes');
  expect(attacked()).toBe(false);
});

describe('A backup is damaged', () => {
  test.each(['nope', '{}', '{"jwtSecret":1}', `{"jwtSecret":"${'x'.repeat(40)}","secretKey":""}`])(
    'whose keys are %s',
    async (text) => {
      const file = await craft((entry) => [entry.name === names.secrets ? { ...entry, text } : entry]);
      expect(await refusal(file)).toContain(`The backup ${file} is damaged or not whole.`);
    },
  );

  test('that lacks its keys', async () => {
    const file = await craft((entry) => (entry.name === names.secrets ? [] : [entry]));
    expect(await refusal(file)).toContain('is damaged or not whole.');
  });

  test.each([names.about, names.secrets, names.schema, names.rows, names.contents])(
    'that has %s twice',
    async (name) => {
      const twice = (entry: Entry) =>
        typeof name === 'string' ? entry.name === name : name.test(entry.name);
      const file = await craft((entry) => (twice(entry) ? [entry, entry] : [entry]));
      expect(await refusal(file)).toContain('is damaged or not whole.');
    },
  );
});
