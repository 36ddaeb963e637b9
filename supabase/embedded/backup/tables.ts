import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import type { Applied } from '../database/migration-history.ts';
import { StartupError } from '../startup-error.ts';
import type { Schema, Table } from './layout.ts';

const partBytes = 4 * 1024 * 1024;
const newline = 0x0a;

/** Everything to back up besides rows. `tx` sees one snapshot, as a superuser. */
export async function describeSchema(tx: postgres.TransactionSql): Promise<Schema> {
  const migrations = await tx<Applied[]>`
    select version, name, to_json(statements) as statements
    from supabase_migrations.schema_migrations order by version`;
  const sequences = await tx<Schema['sequences']>`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where last_value is not null order by 1, 2`;
  return { migrations: [...migrations], tables: await tablesOf(tx), sequences: [...sequences] };
}

/** The tables whose rows are data: all except the record of migrations. */
async function tablesOf(tx: postgres.TransactionSql): Promise<Table[]> {
  return tx<Table[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and (n.nspname, c.relname) <> ('supabase_migrations', 'schema_migrations')
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by n.nspname, c.relname order by n.nspname, c.relname`;
}

/** A table's rows in COPY's text format, in parts of whole rows that fit into memory. */
export async function* rowsOf(tx: postgres.TransactionSql, table: Table): AsyncGenerator<Buffer> {
  const stream = await tx.unsafe(`copy ${target(table)} to stdout`).readable();
  let part: Buffer[] = [];
  let size = 0;
  // Postgres sends row by row.
  for await (const row of stream as AsyncIterable<Buffer>) {
    part.push(row);
    size += row.length;
    if (size < partBytes) continue;
    yield Buffer.concat(part);
    part = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(part);
}

/** How many rows are in a part. A line break is never inside a row. */
export function countRows(part: Buffer): number {
  let rows = 0;
  for (let at = part.indexOf(newline); at >= 0; at = part.indexOf(newline, at + 1)) rows += 1;
  return rows;
}

/** Makes sure that a database has the tables and columns that a backup names. Throws `StartupError`. */
export async function checkTables(tx: postgres.TransactionSql, tables: readonly Table[]): Promise<void> {
  const known = new Map((await tablesOf(tx)).map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of tables) {
    const columns = known.get(nameOf(table));
    if (columns && table.columns.every((column) => columns.has(column))) continue;
    throw new StartupError('The backup has rows of a table that no migration makes. The data is as it was.');
  }
}

/** Empties the tables, also of what the migrations put there. `tx` runs no triggers. */
export async function emptyTables(tx: postgres.TransactionSql, tables: readonly Table[]): Promise<void> {
  await tx.unsafe(`truncate ${tables.map(nameOf).join(', ')}`);
}

export async function fillTable(
  tx: postgres.TransactionSql,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(rows, await tx.unsafe(`copy ${target(table)} from stdin`).writable());
}

export async function setSequences(
  tx: postgres.TransactionSql,
  sequences: Schema['sequences'],
): Promise<void> {
  for (const { schema, name, value } of sequences) {
    const known = await tx`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, ${value}::bigint)
      from pg_sequences where schemaname = ${schema} and sequencename = ${name}`;
    if (known.length === 0) {
      throw new StartupError('The backup has a sequence that no migration makes. The data is as it was.');
    }
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const nameOf = ({ schema, name }: Table) => `${quoted(schema)}.${quoted(name)}`;
const target = (table: Table) => `${nameOf(table)} (${table.columns.map(quoted).join(', ')})`;
