import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import type { TestCluster, TestDatabase } from '../../supabase/embedded/database/test-cluster.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** A database filled by city.sql with this many caregivers, and with the reference match in plain SQL. */
export async function buildCity(cluster: TestCluster, size: number): Promise<TestDatabase> {
  const database = await cluster.createDatabase();
  const { sql } = database;
  // One connection, for city.sql's temporary table of towns.
  const connection = await sql.reserve();
  // Otherwise vacuum skips pages whose rows may not be on disk yet, and indexes have to read the table.
  await connection.unsafe('set synchronous_commit = on');
  await connection.unsafe(read('../../supabase/places.sql'));
  await connection.unsafe(read('city.sql').replaceAll(':size', String(size)).replaceAll(':seed', '0.42'));
  await connection.unsafe(read('../db/plain-match.sql'));
  // As after autovacuum: indexes are read without their tables.
  for (const { table } of await connection<{ table: string }[]>`
    select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('public', 'private')`) {
    await connection.unsafe(`vacuum analyze ${table}`);
  }
  connection.release();
  return database;
}

/** The caller's claims, as the API sets them for each call. */
export async function claimsOf(sql: postgres.Sql, account: string): Promise<string> {
  const [session] = await sql<{ id: string }[]>`
    insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), ${account}, 'aal2') returning id`;
  return JSON.stringify({ sub: account, role: 'authenticated', session_id: session?.id });
}

export async function staffOf(sql: postgres.Sql): Promise<string> {
  const [admin] = await sql<{ id: string }[]>`select id from public.users where role = 'admin'`;
  if (!admin) throw new Error('city.sql made no admin');
  return claimsOf(sql, admin.id);
}
