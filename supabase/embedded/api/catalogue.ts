import type postgres from 'postgres';
import type { GatewayOptions } from '../gateway/gateway.ts';

export type Catalogue = Pick<GatewayOptions, 'columnsOf' | 'argumentsOf'> & { read(): Promise<void> };

/** The tables and views, with what functions compute of a row, and the functions that only read of one schema, as they were when last asked for. */
export async function createCatalogue(sql: postgres.Sql, schema: string): Promise<Catalogue> {
  let columns = new Map<string, ReadonlySet<string>>();
  let taken = new Map<string, ReadonlySet<string>>();
  const read = async () => {
    const relations = await sql<{ relation: string; columns: string[] }[]>`
      select c.relname::text as relation, array_agg(a.attname::text) || array(
        select p.proname::text from pg_proc p
        where p.pronamespace = c.relnamespace and p.pronargs = 1 and p.proargtypes[0] = c.reltype
      ) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = ${schema} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      group by c.oid`;
    const functions = await sql<{ name: string; taken: string[] }[]>`
      select p.proname::text as name, coalesce(p.proargnames[1:p.pronargs], '{}') as taken
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = ${schema} and p.provolatile <> 'v'`;
    columns = new Map(relations.map((row) => [row.relation, new Set(row.columns)]));
    taken = new Map(functions.map((row) => [row.name, new Set(row.taken)]));
  };
  await read();
  return { columnsOf: (relation) => columns.get(relation), argumentsOf: (name) => taken.get(name), read };
}
