import type postgres from 'postgres';
import type { ColumnsOf } from '../door/rest-select.ts';

export type Catalogue = { columnsOf: ColumnsOf; read(): Promise<void> };

/** The tables and views of one schema with their columns, as they were when last read. */
export async function createCatalogue(sql: postgres.Sql, schema: string): Promise<Catalogue> {
  let columns = new Map<string, ReadonlySet<string>>();
  const read = async () => {
    const rows = await sql<{ relation: string; columns: string[] }[]>`
      select c.relname::text as relation, array_agg(a.attname::text) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = ${schema} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      group by c.relname`;
    columns = new Map(rows.map((row) => [row.relation, new Set(row.columns)]));
  };
  await read();
  return { columnsOf: (relation) => columns.get(relation), read };
}
