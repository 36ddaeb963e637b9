-- The lists that staff work with (decision 0121). Each narrows by what is `wanted`: an object of texts, in which what
-- is missing or empty narrows nothing, and what there is not finds nothing. A page behind the last one is the last one,
-- and holds 1 to 1,000 rows, 20 where nobody says how many. `total` 201 is more than two hundred: no page is behind
-- those, and a search puts in order but two hundred of what it finds, unless the `whole` is wanted.

-- As soon as possible is before any day, and what has no day yet is after all.
create index requests_urgent_idx on public.requests (
  priority desc, (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end),
    id
);
-- Who has no caregiver yet and has waited longest, before all others.
create index requests_longest_idx on public.requests (
  (case when status in ('submitted', 'in_review', 'open') then submitted_at else timestamptz 'infinity' end),
    submitted_at desc, id
);
create index requests_starts_on_idx on public.requests (
  (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
);
create index requests_care_types_idx on public.requests using gin (care_types);
create index requests_skills_idx on public.requests using gin (skills);
create index caregiver_profiles_care_types_idx on public.caregiver_profiles using gin (care_types);
create index caregiver_profiles_skills_idx on public.caregiver_profiles using gin (skills);
create index caregiver_profiles_name_down_idx on public.caregiver_profiles (full_name desc nulls last);
-- What applications and placements are narrowed by, without the jobs themselves; jobs_place_idx is the other way in.
create index jobs_wanted_idx on public.jobs (id) include (place_id, availability, care_types, skills);
create index jobs_care_types_idx on public.jobs using gin (care_types);
-- The names of those who applied, read beside what else is wanted without their profiles; the name itself lets the
-- planner see that it may.
create index caregiver_profiles_named_idx on public.caregiver_profiles (user_id,
  private.searchable(full_name)) include (full_name);
create index placements_words_idx on public.placements
  using gin (private.searchable(caregiver_name) extensions.gin_trgm_ops);
create index placements_live_idx on public.placements (placed_at desc, id desc) include (job_id, availability)
  where ended_at is null;
create index placements_live_first_day_idx on public.placements (starts_on, id) include (job_id, availability)
  where ended_at is null;
create index users_role_idx on public.users (role, created_at desc);
create index users_deactivated_idx on public.users (created_at desc) where deactivated_at is not null;

-- Something that is wanted, or null.
create function private.filter_value(filters jsonb, what text) returns text
language sql immutable parallel safe set search_path = '' as $$ select nullif(filters ->> what, '') $$;

-- Whether what is wanted can be: {what: its type}. What can't be finds nothing.
create function private.filters_are_valid(filters jsonb, types jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_and(pg_input_is_valid(private.filter_value(filters, t.key), t.value)), true)
  from jsonb_each_text(types) t where private.filter_value(filters, t.key) is not null
$$;

create function private.page_size(wanted integer) returns integer
language sql immutable parallel safe
  set search_path = '' as $$ select least(greatest(coalesce(wanted, 20), 1), 1000) $$;

-- To read more of a list than two hundred rows is to export it: that is on record before, an hour at most
-- (private.record_export). Errors: not_allowed, export_not_recorded.
create function private.may_list(list text, filters jsonb, size integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_role('admin');
  -- Apart, since a condition with a query in it is slow.
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

-- There may be two places of one name, and many that begin alike; a comma with the region tells them apart.
create function private.places_named(place text) returns bigint[]
language sql stable strict set search_path = '' as $$
  select array(
    select p.id from public.places p
    where private.searchable(p.name) like private.searchable(split_part(place, ',', 1)) || '%'
      and (strpos(place, ',') = 0 or private.searchable(p.name || ' ' || p.region) like private.searchable(place)
        || '%')
  )
$$;

-- What lists are narrowed by alike, as conditions on the columns of `care_of` (kinds of care, skills, place) and
-- `days_of` (times): names in list_page's query; null where there is nothing of the kind, and nothing narrows. What is
-- wanted is written into it as literals, so that the planner sees how much there is of it, and nothing is worked out
-- for each row.
create function private.filter_clause(filters jsonb, care_of text, days_of text) returns text
language plpgsql stable set search_path = '' as $$
declare
  care constant text := private.filter_value(filters, 'care');
  skill constant text := private.filter_value(filters, 'skill');
  place constant text := private.filter_value(filters, 'place');
  -- The four times of a day, from Monday as 0, in a week (decision 0002).
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

-- The same by the words of a search: a text of ours that is in every one of an index's patterns. A single letter
-- narrows nothing.
create function private.search_clause(filters jsonb, named text) returns text
language sql stable set search_path = '' as $$
  select string_agg(format(' and private.searchable(%s) like %L', named, pattern), '')
  from unnest(private.patterns(left(private.filter_value(filters, 'search'), 100))) pattern
  where length(translate(pattern, '% ', '')) > 1
$$;

-- Who has it in hand: an admin, or nobody. `subject` is the column of assignments that names it.
create function private.owner_clause(filters jsonb, key text, subject text) returns text
language sql immutable set search_path = '' as $$
  select case private.filter_value(filters, 'has')
    when 'nobody' then format(' and not exists (select from private.assignments h where h.%s = %s)', subject, key)
    else format(' and %s in (select h.%s from private.assignments h where h.admin_id = %L)', key, subject,
      private.filter_value(filters, 'has'))
  end
  where private.filter_value(filters, 'has') is not null
$$;

-- How many rows the planner expects of a query of ours. Volatile, because explaining is not allowed to others.
create function private.expected(query text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return plan #>> '{0,Plan,Plan Rows}';
end $$;

-- One page of what a query of ours finds: `source` is its from and where, to which come what it is `narrowed` by. Never
-- with a text of anyone else's that is no literal: it is run as it is. `types` are those of the list's own filters.
create function private.list_page(
  source text, care_of text, days_of text, key text, ordered text, filters jsonb, page integer, size integer,
  types jsonb default '{}'
)
returns table (id uuid, place bigint, total bigint, on_page integer)
-- What staff look at all day is in memory, where a page in a far corner costs what the next one does.
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
  -- What a search finds is looked up once, no more of it than is counted, and put in order then: names in the order of
  -- names are not spread evenly, and a walk through them in order may meet the first one late. What one person has in
  -- hand is little, and what has several traits may be: a walk past all that lack one takes longer than to find and
  -- sort three thousand.
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

-- Where a list is found by a name of its own or by its client's, and none of it twice: rows called `alias` from `own`
-- and from `theirs`, each a query of `f` that ends in its conditions. Null where nothing is searched for.
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

-- Requests. Wanted: search (either name, a part of a reference), status, answers (that nobody has read), care, skill,
-- day, place, has (an admin's id, or nobody). Sorts: waiting, urgency, submitted_at, starts_on, status. Errors: those
-- of may_list.
create function private.list_requests(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, reference text, status public.request_status, care_types public.care_type[],
    availability integer,
  covered integer, start public.care_start, starts_on date, submitted_at timestamptz, erased_at timestamptz,
    priority boolean, many_alike boolean,
  place text, region text, client jsonb, assigned_to text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- As the indexes have it.
  begins constant text := $source$(case r.start when 'soon' then date '-infinity' when 'unsure' then date 'infinity'
    else r.starts_on end)$source$;
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
  worded constant text := private.search_clause(_filters, $name$n.recipient_name || ' ' || n.contact_name$name$);
  reference constant text := upper(regexp_replace(private.filter_value(_filters, 'search'), '[^[:alnum:]]', '', 'g'));
begin
  perform private.may_list('requests', _filters, _size);
  return query
    select l.total, l.on_page, r.id, r.reference, r.status, r.care_types, private.needed_times(r),
      private.covered_times(r.id), r.start, r.starts_on, r.submitted_at, r.erased_at,
      r.priority, r.many_alike, p.name, p.region, private.client(c), coalesce(u.full_name, u.email)
    from private.list_page(
      concat(
        ' from public.requests r',
        -- Either way to it, and none of both twice.
        case when worded is not null then format($source$
          join (
            select n.request_id from public.request_contacts n where true %1$s
            union all
            select f.id from public.requests f where f.reference like %2$L
              and not exists (select from public.request_contacts n where n.request_id = f.id %1$s)
          ) n on n.request_id = r.id
        $source$, worded, '%' || reference || '%') end,
        ' where true',
        case when status is not null then format(' and r.status = %L::public.request_status', status) end,
        private.owner_clause(_filters, 'r.id', 'request_id'),
        case when private.filter_value(_filters, 'answers') is not null then $source$
          and r.id in (
            select q.request_id from public.request_questions q where q.answered_at is not null and q.read_at is null
          )
        $source$ end
      ),
      'r', 'r',
      'r.id',
      case _sort
        when 'waiting' then format($order$case when r.status in ('submitted', 'in_review', 'open') then r.submitted_at
          else timestamptz 'infinity' end %1$s, r.submitted_at %2$s, r.id %1$s$order$, direction,
          case when _descending then 'asc' else 'desc' end)
        when 'urgency' then format(
          case when _descending then 'r.priority desc, %1$s, r.id' else 'r.priority, %1$s desc, r.id desc' end, begins
        )
        when 'starts_on' then format('%1$s %2$s, r.id %2$s', begins, direction)
        when 'status' then format('r.status %s, r.submitted_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('r.submitted_at %1$s, r.id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.request_status", "has": "uuid"}'
    ) l
    join public.requests r on r.id = l.id
    join public.places p on p.id = r.place_id
    left join public.request_contacts c on c.request_id = r.id
    left join private.assignments a on a.request_id = r.id
    left join public.users u on u.id = a.admin_id
    order by l.place;
end $$;
select private.expose('list_requests', 'authenticated');

-- Caregivers. Wanted: search (a name), status, changes or documents (that wait to be looked at), care, skill, day,
-- place, has. Sorts: updated_at, full_name, status. Errors: those of may_list.
create function private.list_caregivers(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, user_id uuid, full_name text, care_types public.care_type[], experience_years smallint,
  status public.profile_status, updated_at timestamptz, place text, assigned_to text, is_closed boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
begin
  perform private.may_list('caregivers', _filters, _size);
  return query
    select l.total, l.on_page, c.user_id, c.full_name, c.care_types, c.experience_years, c.status, c.updated_at,
      p.name, coalesce(u.full_name, u.email), k.deactivated_at is not null
    from private.list_page(
      concat(
        ' from public.caregiver_profiles c where true',
        private.search_clause(_filters, 'c.full_name'),
        case when status is not null then format(' and c.status = %L::public.profile_status', status) end,
        case when private.filter_value(_filters, 'changes') is not null then
          $source$ and c.status = 'approved' and c.changes_since is not null and c.changes_reason is null $source$ end,
        private.owner_clause(_filters, 'c.user_id', 'caregiver_id'),
        case when private.filter_value(_filters, 'documents') is not null then $source$
          and c.user_id in (select d.caregiver_id from public.documents d where d.status = 'uploaded')
        $source$ end
      ),
      'c', 'c',
      'c.user_id',
      case _sort
        when 'full_name' then format('c.full_name %s nulls last, c.user_id', direction)
        when 'status' then format('c.status %s, c.updated_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('c.updated_at %1$s, c.user_id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.profile_status", "has": "uuid"}'
    ) l
    join public.caregiver_profiles c on c.user_id = l.id
    left join public.places p on p.id = c.place_id
    left join private.assignments a on a.caregiver_id = c.user_id
    left join public.users u on u.id = a.admin_id
    left join public.users k on k.id = c.user_id
    order by l.place;
end $$;
select private.expose('list_caregivers', 'authenticated');

-- Applications. Wanted: search (a caregiver's name, or its client's), status (placed: and still there), ended (whose
-- placement is), job, care, day, place (of the job). Sorts: submitted_at, status. Errors: those of may_list.
create function private.list_applications(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, status public.application_status, has_applied boolean,
    submitted_at timestamptz,
  client jsonb, job_id uuid, job jsonb, caregiver_id uuid, full_name text, placement jsonb, is_closed boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
  job constant text := private.filter_value(_filters, 'job');
  -- Joined where they are wanted alone.
  of_job constant boolean := _filters ?| '{care,skill,day,place}';
  searched constant text := private.search_source(
    _filters, 'a',
    'select f.*, j.care_types, j.skills, j.place_id, j.availability from public.applications f
      left join public.jobs j on j.id = f.job_id
      join public.caregiver_profiles c on c.user_id = f.caregiver_id where true', 'c.full_name',
    'select f.*, j.care_types, j.skills, j.place_id, j.availability from public.request_contacts n
      join public.jobs j on j.request_id = n.request_id
      join public.applications f on f.job_id = j.id where true',
    'select from public.caregiver_profiles c where c.user_id = f.caregiver_id'
  );
  job_of constant text := case when searched is null then 'j' else 'a' end;
begin
  perform private.may_list('applications', _filters, _size);
  return query
    select l.total, l.on_page, a.id, a.status, a.has_applied, a.submitted_at, private.client(n), j.id,
      case when a.status = 'placed' and m.id is not null then public.called(m) else private.job_name(j) end,
      c.user_id,
      c.full_name,
      case when m.id is not null then
        jsonb_build_object('startsOn', m.starts_on, 'endsOn', m.ends_on, 'endedAt', m.ended_at, 'came', m.came) end,
      k.deactivated_at is not null
    from private.list_page(
      concat(
        coalesce(searched, ' from public.applications a'
          || case when of_job then ' join public.jobs j on j.id = a.job_id' else '' end),
        ' where true',
        case when job is not null then format(' and a.job_id = %L', job) end,
        case when status is not null then format(' and a.status = %L::public.application_status', status) end,
        case when status = 'placed' then
          ' and not exists (
            select from public.placements m where m.application_id = a.id and m.ended_at is not null
          )' end,
        case when private.filter_value(_filters, 'ended') is not null then $source$
          and a.status = 'placed' and exists (select from public.placements m
            where m.application_id = a.id and m.ended_at is not null)
        $source$ end
      ),
      job_of, job_of,
      'a.id',
      case _sort
        when 'status' then format('a.status %s, a.submitted_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('a.submitted_at %1$s, a.id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.application_status", "job": "uuid"}'
    ) l
    join public.applications a on a.id = l.id
    join public.jobs j on j.id = a.job_id
    join public.caregiver_profiles c on c.user_id = a.caregiver_id
    left join public.request_contacts n on n.request_id = j.request_id
    left join public.placements m on m.application_id = a.id
    left join public.users k on k.id = a.caregiver_id
    order by l.place;
end $$;
select private.expose('list_applications', 'authenticated');

-- Placements. Wanted: search (a caregiver's name, or its client's), state (live or ended), complaint, job, care, skill,
-- day, place. Sorts: placed_at, starts_on. Errors: those of may_list.
create function private.list_placements(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, client jsonb, caregiver_id uuid, caregiver_name text, availability integer,
    hourly_rate numeric, starts_on date,
  ends_on date, placed_at timestamptz, ended_at timestamptz, came boolean, job_id uuid, job jsonb,
  is_closed boolean, lapsed public.document_kind[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  state constant text := private.filter_value(_filters, 'state');
  job constant text := private.filter_value(_filters, 'job');
  searched constant text := private.search_source(
    _filters, 'm',
    'select f.*, j.care_types, j.skills, j.place_id from public.placements f
      left join public.jobs j on j.id = f.job_id where true', 'f.caregiver_name',
    'select f.*, j.care_types, j.skills, j.place_id from public.request_contacts n
      join public.placements f on f.request_id = n.request_id left join public.jobs j on j.id = f.job_id where true',
    'select from public.placements g where g.id = f.id'
  );
begin
  perform private.may_list('placements', _filters, _size);
  return query
    select l.total, l.on_page, m.id, private.client(n), m.caregiver_id, m.caregiver_name, m.availability,
      m.hourly_rate, m.starts_on, m.ends_on, m.placed_at,
      m.ended_at, m.came, m.job_id, public.called(m), k.deactivated_at is not null, private.lapsed(m)
    from private.list_page(
      concat(
        coalesce(searched, ' from public.placements m'
          || case when _filters ?| '{care,skill,place}' then ' join public.jobs j on j.id = m.job_id' else '' end),
        ' where true',
        case when job is not null then format(' and m.job_id = %L', job) end,
        case when state is not null then format(' and m.ended_at is %s null', case when state = 'live' then ''
          else 'not' end) end,
        case when private.filter_value(_filters, 'complaint') is not null then $source$
          and m.id in (select k.placement_id from public.complaints k where k.settled_at is null)
        $source$ end
      ),
      case when searched is null then 'j' else 'm' end, 'm',
      'm.id',
      format(
        case _sort when 'starts_on' then 'm.starts_on %1$s, m.id %1$s' else 'm.placed_at %1$s, m.id %1$s' end,
        case when _descending then 'desc' else 'asc' end
      ),
      _filters, _page, _size, '{"job": "uuid"}'
    ) l
    join public.placements m on m.id = l.id
    left join public.request_contacts n on n.request_id = m.request_id
    left join public.users k on k.id = m.caregiver_id
    order by l.place;
end $$;
select private.expose('list_placements', 'authenticated');

-- Accounts. Wanted: search (an email address), role, deactivated. Sorts: created_at, email, role.
-- Errors: those of may_list.
create function private.list_users(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, email text, role public.user_role, email_verified boolean,
    created_at timestamptz,
  deactivated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  of_role constant text := private.filter_value(_filters, 'role');
begin
  perform private.may_list('users', _filters, _size);
  return query
    select l.total, l.on_page, u.id, u.email, u.role, u.email_verified, u.created_at, u.deactivated_at
    from private.list_page(
      concat(
        ' from public.users u where true',
        private.search_clause(_filters, 'u.email'),
        case when of_role is not null then format(' and u.role = %L::public.user_role', of_role) end,
        case when private.filter_value(_filters, 'deactivated') is not null then ' and u.deactivated_at is not null' end
      ),
      null, null, 'u.id',
      case _sort
        when 'email' then format('lower(u.email) %1$s, u.id %1$s', direction)
        when 'role' then format('u.role %s, u.created_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('u.created_at %1$s, u.id %1$s', direction)
      end,
      _filters, _page, _size, '{"role": "public.user_role"}'
    ) l
    join public.users u on u.id = l.id
    order by l.place;
end $$;
select private.expose('list_users', 'authenticated');

-- The documents that wait to be checked, what has waited longest first, with the day by which staff promise an answer.
-- Wanted: has.
-- Errors: not_allowed.
create function private.list_documents(_filters jsonb, _size integer)
returns table (
  total bigint, id uuid, kind public.document_kind, file_path text, file_name text, issued_on date, expires_on date,
    created_at timestamptz,
  due date, caregiver_id uuid, full_name text, assigned_to text, received public.document_receipt
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select w.total, w.id, w.kind, w.file_path, w.file_name, w.issued_on, w.expires_on, w.created_at,
      private.due_on('document', w.created_at), w.caregiver_id, c.full_name, w.assigned_to, w.received
    from (
      select count(*) over () as total, d.*, coalesce(u.full_name, u.email) as assigned_to
      from public.documents d
      left join private.assignments a on a.subject_id = d.caregiver_id
      left join public.users u on u.id = a.admin_id
      where d.status = 'uploaded'
        and (private.filter_value($1, 'has') is null or coalesce(a.admin_id::text, 'nobody') = private.filter_value($1,
          'has'))
      order by d.created_at, d.id limit least(private.page_size($2), 200)
    ) w
    join public.caregiver_profiles c on c.user_id = w.caregiver_id
    order by w.created_at, w.id;
end $$;
select private.expose('list_documents', 'authenticated');
