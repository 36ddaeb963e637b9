-- What a demo needs while it is loaded, gone afterwards. now() stands still within a transaction: what a step has just
-- stamped is what equals it.

-- The tables with stamps, how each is moved, and how many of its rows had been written when that was last done.
create temporary table stamped_tables on commit drop as
select table_id, 0::bigint as writes, format(
  'update %s set %s where $1 in (%s)', table_id::regclass,
  string_agg(format(
    case column_type
      when 'timestamptz' then '%1$I = case when %1$I = $1 then $2 else %1$I end'
      when 'date' then '%1$I = case when %1$I = $3 then $4 else %1$I end'
      when 'jsonb' then '%1$I = replace(replace(%1$I::text, to_jsonb($1)::text, to_jsonb($2)::text),'
        ' coalesce(to_jsonb($3)::text, ''''), coalesce(to_jsonb($4)::text, ''''))::jsonb'
    end, column_name
  ), ', '),
  string_agg(quote_ident(column_name), ', ') filter (where column_type = 'timestamptz')
) as move
from (
  select c.oid as table_id, a.attname as column_name, t.typname as column_type
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and has_table_privilege(c.oid, 'update') and (
    c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.typname in ('timestamptz', 'date', 'jsonb')
    or c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and t.typname = 'timestamptz'
  )
) columns
group by table_id
having bool_or(column_type = 'timestamptz');

create function pg_temp.writes(table_id oid) returns bigint language sql as $$
  select pg_stat_get_xact_tuples_inserted(table_id) + pg_stat_get_xact_tuples_updated(table_id)
$$;

-- Moves the stamps of the step before it back, the audit trail's copies of rows with them. Where one of these rows names
-- the day `said`, it says `shown` from here on.
create function pg_temp.move_back(ago interval, said date, shown date) returns void language plpgsql as $$
declare
  touched record;
begin
  -- Without triggers, so that the move itself is neither stamped nor recorded.
  set local session_replication_role = replica;
  for touched in select * from pg_temp.stamped_tables t where t.writes <> pg_temp.writes(t.table_id) loop
    execute touched.move using now(), now() - ago, said, shown;
    update pg_temp.stamped_tables t set writes = pg_temp.writes(t.table_id) where t.table_id = touched.table_id;
  end loop;
  set local session_replication_role = origin;
end $$;
