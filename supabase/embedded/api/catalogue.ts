import type postgres from 'postgres';
import type { Nested } from '../gateway/content.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';

export type Catalogue = Pick<GatewayOptions, 'columnsOf' | 'argumentsOf' | 'nestedOf'> & {
  read(): Promise<void>;
};

/**
 * The catalogue of one schema, as it was when last read: tables and views with their computed columns,
 * functions that only read, and the columns and arguments that take more than one value.
 */
export async function createCatalogue(sql: postgres.Sql, schema: string): Promise<Catalogue> {
  let columns = new Map<string, ReadonlySet<string>>();
  let taken = new Map<string, ReadonlySet<string>>();
  let nested = new Map<string, ReadonlyMap<string, Nested>>();
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
    const fields = await sql<{ owner: string; nested: Record<string, Nested> }[]>`
      with types as (
        select t.oid, case
          when b.typtype = 'c' or b.typname in ('json', 'jsonb', '_json', '_jsonb') then 'any'
          when b.typcategory = 'A' then 'list'
        end as nested
        from pg_type t join pg_type b on b.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
      ), fields as (
        select c.relname::text as owner, a.attname::text as name, a.atttypid as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
        union all
        select p.proname || '()', p.proargnames[i], p.proargtypes[i - 1]
        from pg_proc p left join generate_series(1, p.pronargs) i on true
        where p.pronamespace = ${schema}::regnamespace
      )
      select f.owner, coalesce(jsonb_object_agg(f.name, t.nested) filter (where t.nested is not null), '{}') as nested
      from fields f left join types t on t.oid = f.type group by f.owner`;
    nested = new Map(fields.map((row) => [row.owner, new Map(Object.entries(row.nested))]));
    columns = new Map(relations.map((row) => [row.relation, new Set(row.columns)]));
    taken = new Map(functions.map((row) => [row.name, new Set(row.taken)]));
  };
  await read();
  return {
    columnsOf: (relation) => columns.get(relation),
    argumentsOf: (name) => taken.get(name),
    nestedOf: (name) => nested.get(name),
    read,
  };
}
