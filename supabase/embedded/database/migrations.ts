import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { errorMessage, StartupError } from '../startup-error.ts';

const fileName = /^(\d+)_(.+)\.sql$/;

export type Migration = { file: string; version: string; name: string; text: string };

/** The migration files of a folder, oldest first, without other files. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    migrations.push({ file, version, name, text: await readFile(path.join(folder, file), 'utf8') });
  }
  return migrations;
}

/** Applies every migration file of the folder that the database does not know yet (`applyAll`). */
export const applyMigrations = async (sql: postgres.Sql, folder: string): Promise<string[]> =>
  applyAll(sql, await readMigrations(folder));

/**
 * Applies the migrations that the database does not know yet, oldest first, each in a transaction of its own.
 * Records them where the supabase CLI does. Returns the names of the applied files. Throws `StartupError`
 * with the name of a file that fails, which is rolled back.
 */
export async function applyAll(sql: postgres.Sql, migrations: readonly Migration[]): Promise<string[]> {
  await sql.unsafe(history);
  const known = new Set(
    (await sql`select version from supabase_migrations.schema_migrations`).map((row) => row['version']),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    if (known.has(migration.version)) continue;
    await applyMigration(sql, migration);
    applied.push(migration.file);
  }
  await sql.unsafe(visibility);
  if (applied.length > 0) await sql`notify pgrst, 'reload schema'`;
  return applied;
}

async function applyMigration(sql: postgres.Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(migration.text);
      await tx`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.name}, ${[migration.text]})`;
    });
  } catch (error) {
    throw new StartupError(
      `Migration ${migration.file} failed${lineOf(error, migration.text)}: ${errorMessage(error)}. Nothing of it was kept.`,
    );
  }
}

/** `at line N`, if Postgres said at which character of the text it stopped. */
function lineOf(error: unknown, text: string): string {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? Number(error.position) : NaN;
  return Number.isInteger(position) ? ` at line ${text.slice(0, position).split('\n').length}` : '';
}

const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
`;

// The catalogue views show a role only what it has some privilege on. REFERENCES lets the API server see tables and
// columns to describe them, and neither read nor write a row.
const visibility = `grant references on all tables in schema public to authenticator;`;
