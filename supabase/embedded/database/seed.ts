import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { errorMessage, StartupError } from '../startup-error.ts';

export type Seeds = {
  /** SQL files that every database needs. */
  always: string[];
  /** SQL files of the demonstration. */
  demo: string[];
};

const omitted = 'omitted: the database was started empty';

/**
 * Loads each seed file once, in a transaction of its own, remembered where the supabase CLI remembers it. With `empty`
 * the demonstration is left out, for good: it never comes later into a database that may hold real people.
 * Returns how many files were loaded. Throws `StartupError` naming the file that failed.
 */
export async function loadSeeds(sql: postgres.Sql, seeds: Seeds, empty: boolean): Promise<number> {
  await sql.unsafe(memory);
  let loaded = 0;
  for (const file of seeds.always) if (await loadSeed(sql, file)) loaded += 1;
  for (const file of seeds.demo) {
    if (empty) await remember(sql, file, omitted);
    else if (await loadSeed(sql, file)) loaded += 1;
  }
  return loaded;
}

/** Runs `work` once per database that holds the demonstration; if it is cut short, again on the next start. */
export async function onceForDemo(
  sql: postgres.Sql,
  seeds: Seeds,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const isDemo = await sql`
    select from supabase_migrations.seed_files where path = any(${seeds.demo.map(nameOf)}) and hash <> ${omitted}`;
  const isDone = await sql`select from supabase_migrations.seed_files where path = ${name}`;
  if (isDemo.length === 0 || isDone.length > 0) return;
  await work();
  await remember(sql, name, 'done');
}

async function loadSeed(sql: postgres.Sql, file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const known = await sql`select from supabase_migrations.seed_files where path = ${nameOf(file)}`;
  if (known.length > 0) return false;
  const text = await readFile(file, 'utf8');
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(text);
      await remember(tx, file, createHash('sha256').update(text).digest('hex'));
    });
  } catch (error) {
    throw new StartupError(
      `Seed file ${path.basename(file)} failed: ${errorMessage(error)}. Nothing of it was kept.`,
    );
  }
  return true;
}

async function remember(sql: postgres.ISql, file: string, hash: string): Promise<void> {
  await sql`
    insert into supabase_migrations.seed_files (path, hash) values (${nameOf(file)}, ${hash})
    on conflict (path) do nothing`;
}

/** As the supabase CLI names it: from the project's root. */
const nameOf = (file: string) => (path.isAbsolute(file) ? `supabase/${path.basename(file)}` : file);

const memory = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;
