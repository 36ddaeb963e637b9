import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { errorMessage, StartupError } from '../startup-error.ts';

/** Loads the demo into a database, connected as its owner. */
export type Demo = (db: postgres.TransactionSql) => Promise<unknown>;

/**
 * Loads each seed file once, in a transaction of its own. Returns how many files were loaded. Throws `StartupError`
 * naming the file that failed.
 */
export async function loadSeeds(sql: postgres.Sql, files: readonly string[]): Promise<number> {
  await sql.unsafe(seedMemory);
  let loaded = 0;
  for (const file of files.filter((name) => existsSync(name))) {
    const text = await readFile(file, 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    // As the supabase CLI names it: from the project's root.
    if (await once(sql, `supabase/${path.basename(file)}`, hash, (db) => db.unsafe(text))) loaded += 1;
  }
  return loaded;
}

/**
 * Loads the demo once. With `empty` it is left out for good, so that it never gets into a database that may
 * hold real people. Returns whether it was loaded now. Throws `StartupError`.
 */
export async function loadDemo(sql: postgres.Sql, demo: Demo, empty: boolean): Promise<boolean> {
  await sql.unsafe(seedMemory);
  if (!empty) return once(sql, demonstration, 'loaded', demo);
  await remember(sql, demonstration, 'omitted: the database was started empty');
  return false;
}

const demonstration = 'The demonstration';

async function once(sql: postgres.Sql, name: string, hash: string, work: Demo): Promise<boolean> {
  const known = await sql`select from supabase_migrations.seed_files where path = ${name}`;
  if (known.length > 0) return false;
  try {
    await sql.begin(async (tx) => {
      await work(tx);
      await remember(tx, name, hash);
    });
  } catch (error) {
    throw new StartupError(`${name} failed: ${errorMessage(error)}. Nothing of it was kept.`);
  }
  return true;
}

async function remember(sql: postgres.ISql, name: string, hash: string): Promise<void> {
  await sql`
    insert into supabase_migrations.seed_files (path, hash) values (${name}, ${hash})
    on conflict (path) do nothing`;
}

/** SQL that makes the table in which the supabase CLI records seed files. */
export const seedMemory = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;
