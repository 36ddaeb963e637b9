-- The lists that staff work with (decision 0121). Filters are an object of texts. An empty filter is ignored, and an
-- impossible one finds nothing. A page has 1 to 1,000 rows, 20 by default. A page after the last one is the last one.
-- A `total` of 201 means more than two hundred. There are no pages after those, and a search sorts only two hundred
-- of its results, unless the `whole` list is wanted.

-- What applications and placements are filtered by, without reading the jobs. jobs_place_idx has the same by place.
create index jobs_wanted_idx on public.jobs (id) include (place_id, availability, care_types, skills);
create index jobs_care_types_idx on public.jobs using gin (care_types);

-- A filter's value, or null.
create function private.filter_value(filters jsonb, what text) returns text
language sql immutable parallel safe set search_path = '' as $$ select nullif(filters ->> what, '') $$;

-- Whether filters are possible: {filter: its type}. An impossible filter finds nothing.
create function private.filters_are_valid(filters jsonb, types jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_and(pg_input_is_valid(private.filter_value(filters, t.key), t.value)), true)
  from jsonb_each_text(types) t where private.filter_value(filters, t.key) is not null
$$;

create function private.page_size(wanted integer) returns integer
language sql immutable parallel safe
  set search_path = '' as $$ select least(greatest(coalesce(wanted, 20), 1), 1000) $$;

-- Reading more than two hundred rows of a list is an export. That must be on record first, for an hour at most
-- (private.record_export). Errors: not_allowed, export_not_recorded.
create function private.may_list(list text, filters jsonb, size integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_role('admin');
  -- Separate, since a condition with a query in it is slow.
  if size > 200 or filters ->> 'whole' <> '' then
    if not exists (
      select from public.events e
      where e.actor_id = auth.uid() and e.subject_type = 'lists' and e.action = 'read' and e.subject_id = list
        and e.occurred_at > now() - interval '1 hour'
    ) then
      raise exception 'export_not_recorded' using errcode = '42501';
    end if;
  end if;
end $$;

-- Two places may have one name, and many begin alike. A comma and the region tell them apart.
create function private.places_named(place text) returns bigint[]
language sql stable strict set search_path = '' as $$
  select array(
    select p.id from public.places p
    where private.searchable(p.name) like private.searchable(split_part(place, ',', 1)) || '%'
      and (strpos(place, ',') = 0 or private.searchable(p.name || ' ' || p.region) like private.searchable(place)
        || '%')
  )
$$;

-- The filters that lists share, as conditions on the columns of `care_of` (care types, skills, place) and `days_of`
-- (times): names in list_page's query, null if the list has no such columns. Values are written into the query as
-- literals, so that the planner knows how many rows match, and nothing is computed for each row.
create function private.filter_clause(filters jsonb, care_of text, days_of text) returns text
language plpgsql stable set search_path = '' as $$
declare
  care constant text := private.filter_value(filters, 'care');
  skill constant text := private.filter_value(filters, 'skill');
  place constant text := private.filter_value(filters, 'place');
  -- The four parts of a day, from Monday as 0, in a week (decision 0002).
  times constant integer := 15 << (4 * case when days_of is not null then private.filter_value(filters,
    'day')::integer end);
begin
  if care_of is null then return ''; end if;
  return concat(
    case when care is not null then format(' and %s.care_types @> array[%L::public.care_type]', care_of, care) end,
    case when skill is not null then format(' and %s.skills @> array[%L::public.skill]', care_of, skill) end,
    case when times is not null then format(' and %s.availability & %s > 0', days_of, times) end,
    case when place is not null then format(' and %s.place_id = any (%L::bigint[])', care_of,
      private.places_named(place)) end
  );
end $$;

-- The same for the words of a search: the text `named` must match the patterns of all of them. A single letter is
-- ignored.
create function private.search_clause(filters jsonb, named text) returns text
language sql stable set search_path = '' as $$
  select string_agg(format(' and private.searchable(%s) like %L', named, pattern), '')
  from unnest(private.patterns(left(private.filter_value(filters, 'search'), 100))) pattern
  where length(translate(pattern, '% ', '')) > 1
$$;

-- The owner: an admin, or nobody. `subject` is the column of assignments that names the record.
create function private.owner_clause(filters jsonb, key text, subject text) returns text
language sql immutable set search_path = '' as $$
  select case private.filter_value(filters, 'has')
    when 'nobody' then format(' and not exists (select from private.assignments h where h.%s = %s)', subject, key)
    else format(' and %s in (select h.%s from private.assignments h where h.admin_id = %L)', key, subject,
      private.filter_value(filters, 'has'))
  end
  where private.filter_value(filters, 'has') is not null
$$;

-- How many rows the planner expects from a query of ours. Volatile, because EXPLAIN is not allowed in other
-- functions.
create function private.expected(query text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return plan #>> '{0,Plan,Plan Rows}';
end $$;

-- One page of a query of ours: `source` is its from and where, to which the `filters` are added. It is run as it is, so
-- what people typed may be in it only as a literal. `types` are those of the list's own filters.
create function private.list_page(
  source text, care_of text, days_of text, key text, ordered text, filters jsonb, page integer, size integer,
  types jsonb default '{}'
)
returns table (id uuid, place bigint, total bigint, on_page integer)
-- What staff look at all day is in memory, so a page at a random place costs no more than the next one.
language plpgsql stable rows 20 set search_path = '' set jit = off set random_page_cost = 1.1 as $$
declare
  total bigint;
  last integer;
  rows_each constant integer := private.page_size(size);
  searched constant boolean := private.search_clause(filters, key) is not null;
  counted constant integer := case
      when private.filter_value(filters, 'whole') is not null then null
      when searched or rows_each > 20 then 200
      else greatest(200, least(page, 50000) * rows_each)
    end;
  itself constant text := split_part(key, '.', 1);
begin
  if jsonb_typeof(filters) <> 'object' then return; end if;
  if not private.filters_are_valid(filters - case filters ->> 'has' when 'nobody' then 'has' else '' end, types)
    or care_of is not null and not private.filters_are_valid(filters, '{
      "care": "public.care_type", "skill": "public.skill", "day": "integer"
    }')
    or days_of is not null and private.filter_value(filters, 'day')::integer not between 0 and 6
  then return; end if;
  source := source || private.filter_clause(filters, care_of, days_of);
  -- A search is looked up once, only as much as is counted, and then sorted: matches are unevenly spread in the order
  -- of names, and a walk in order may meet the first one late. An owner has few records, and several filters may
  -- match many: walking past all others takes longer than finding and sorting three thousand.
  if searched or private.filter_value(filters, 'has') <> 'nobody'
    or filters ?| '{care,skill,place}' and care_of = itself and private.expected('select' || source) < 3000
  then
    return query execute format(
      $query$
        with found as materialized (select %1$s.* %2$s limit %3$s), counted as (
          select least(count(*), %5$s + 1) as total,
            greatest(1, least(%4$s, (least(count(*), %5$s) + %6$s - 1) / %6$s))::integer as last from found
        )
        select l.id, row_number() over (), so_many.total, so_many.last
        from counted so_many cross join lateral (
          select %7$s as id from (select * from found limit %8$s) %1$s
            order by %9$s limit %6$s offset (so_many.last - 1) * %6$s
        ) l
      $query$,
      itself, source, coalesce(case when searched then (counted + 1)::text end, 'null'),
      coalesce(page, 1), coalesce(counted::text, 'null'), rows_each,
      key, coalesce(case when searched then counted::text end, 'null'), ordered
    );
    return;
  end if;
  execute format('select count(*) from (select %s limit %s) c', source,
    coalesce((counted + 1)::text, 'null')) into total;
  last := greatest(1, least(coalesce(page, 1), (least(total, counted) + rows_each - 1) / rows_each));
  return query execute format(
    'select l.id, row_number() over (), %s::bigint, %s from (select %s as id %s order by %s limit %s offset %s) l',
    total, last, key, source, ordered, rows_each, (last - 1) * rows_each
  );
end $$;

-- For a list that is found by its own name or its client's, each row once: rows called `alias` from `own` and from
-- `theirs`, each a query of `f` that ends in its conditions. Null if nothing is searched for.
create function private.search_source(
  filters jsonb, alias text, own text, named text, theirs text, found_by text
) returns text
language sql stable set search_path = '' as $$
  select format(
    ' from (%s%s union all %s%s and not exists (%s%s)) %s', own, private.search_clause(filters, named),
    theirs, private.search_clause(filters, $name$n.recipient_name || ' ' || n.contact_name$name$), found_by,
    private.search_clause(filters, named), alias
  )
  where private.search_clause(filters, named) is not null
$$;
