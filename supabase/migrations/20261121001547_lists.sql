-- The lists that staff work with (docs/decisions/0121-a-list-asks-once-who-reads-it.md). Each narrows by what is `wanted`: an object
-- of texts, in which what is missing or empty narrows nothing, and what there is not finds nothing. A page behind the last one is the
-- last one, and holds 1 to 1,000 rows, 20 where nobody says how many.

-- As soon as possible is before any day, and what has no day yet is after all.
create index requests_urgent_idx on public.requests (
  priority desc, (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
);
create index requests_starts_on_idx on public.requests (
  (case start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else starts_on end), id
);
create index requests_care_types_idx on public.requests using gin (care_types);
create index requests_skills_idx on public.requests using gin (skills);
create index caregiver_profiles_care_types_idx on public.caregiver_profiles using gin (care_types);
create index caregiver_profiles_skills_idx on public.caregiver_profiles using gin (skills);
create index jobs_care_types_idx on public.jobs using gin (care_types);
create index placements_words_idx on public.placements using gin (private.searchable(caregiver_name) extensions.gin_trgm_ops);

-- Something that is wanted, or null.
create function private.wanted(wanted jsonb, what text) returns text
language sql immutable parallel safe set search_path = '' as $$ select nullif(wanted ->> what, '') $$;
-- The four times of a wanted day, from Monday as 0, in a week (docs/decisions/0002-a-week-is-one-integer.md).
create function private.wanted_times(wanted jsonb) returns integer
language sql immutable parallel safe set search_path = '' as $$ select 15 << (4 * private.wanted(wanted, 'day')::integer) $$;

-- The places whose name begins as is wanted: there may be two of one name, and a comma with the region tells them apart.
create function private.wanted_places(wanted jsonb) returns bigint[]
language sql stable set search_path = '' as $$
  select array(
    select p.id from public.places p, private.wanted(wanted, 'place') place
    where private.searchable(p.name) like private.searchable(split_part(place, ',', 1)) || '%'
      and (strpos(place, ',') = 0 or private.searchable(p.name || ' ' || p.region) like private.searchable(place) || '%')
  )
$$;

create function private.page_size(wanted integer) returns integer
language sql immutable parallel safe set search_path = '' as $$ select least(greatest(coalesce(wanted, 20), 1), 1000) $$;

-- What requests and caregivers are narrowed by alike: care, skill, day, place, and (of their assignment, `a`) who has it. Of a table by
-- its name in list_page's query.
create function private.narrowed(named text) returns text
language sql immutable set search_path = '' as $$
  select replace($source$
          and (private.wanted($1, 'care') is null or it.care_types @> array[private.wanted($1, 'care')::public.care_type])
          and (private.wanted($1, 'skill') is null or it.skills @> array[private.wanted($1, 'skill')::public.skill])
          and coalesce(it.availability & private.wanted_times($1) <> 0, true)
          and (private.wanted($1, 'place') is null or it.place_id = any ((select private.wanted_places($1))::bigint[]))
          and (private.wanted($1, 'has') is null or coalesce(a.admin_id::text, 'nobody') = private.wanted($1, 'has'))
  $source$, 'it.', named || '.')
$$;

-- One page of what a query of ours finds: `source` is its from and where, with what is wanted as $1 and the patterns of its
-- search as $2, of which an index looks up the first two. Never with a text of anybody else's: both are run as they are.
create function private.list_page(source text, key text, ordered text, wanted jsonb, page integer, size integer)
returns table (id uuid, place bigint, total bigint, on_page integer)
language plpgsql stable rows 20 set search_path = '' set jit = off as $$
declare
  total bigint;
  last integer;
  rows_each constant integer := private.page_size(size);
  patterns text[] := private.patterns(left(private.wanted(wanted, 'search'), 100));
begin
  execute 'select count(*) ' || source into total using wanted, patterns;
  last := greatest(1, least(coalesce(page, 1), (total + rows_each - 1) / rows_each));
  return query execute format(
    'select l.id, row_number() over (), %s::bigint, %s from (select %s as id %s order by %s limit %s offset %s) l',
    total, last, key, source, ordered, rows_each, (last - 1) * rows_each
  ) using wanted, patterns;
-- A status, a day, a kind of care that there is not.
exception when data_exception then return;
end $$;

-- Requests. Wanted: search (a name, a part of a reference), status, answers (that nobody has read), care, skill, day, place, has (an admin's
-- id, or nobody). Sorts: urgency, submitted_at, starts_on, status. Errors: not_allowed.
create function private.list_requests(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, reference text, status public.request_status, care_types public.care_type[], availability integer,
  covered integer, start public.care_start, starts_on date, submitted_at timestamptz, erased_at timestamptz, priority boolean, many_alike boolean,
  place text, region text, contact_name text, assigned_to text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction text := case when descending then 'desc' else 'asc' end;
  -- As the indexes have it.
  begins constant text := $source$(case r.start when 'soon' then date '-infinity' when 'unsure' then date 'infinity' else r.starts_on end)$source$;
begin
  perform private.require_role('admin');
  return query
    select l.total, l.on_page, r.id, r.reference, r.status, r.care_types, r.availability, private.covered_times(r.id), r.start, r.starts_on, r.submitted_at, r.erased_at,
      r.priority, r.many_alike, p.name, p.region, c.contact_name, u.email
    from private.list_page(
      $source$
        from public.requests r
        left join private.assignments a on a.request_id = r.id
        where (private.wanted($1, 'status') is null or r.status = private.wanted($1, 'status')::public.request_status)
      $source$ || private.narrowed('r')
      -- Joined where they are wanted: behind an “or”, each row would be held against them.
      || case when private.wanted(wanted, 'search') is null then '' else $source$
          and r.id in (
            select n.request_id from public.request_contacts n
            where private.searchable(n.contact_name) like $2[1]
              and ($2[2] is null or private.searchable(n.contact_name) like $2[2])
              and ($2[3] is null or private.searchable(n.contact_name) like all ($2))
            union all
            select n.id from public.requests n
            where n.reference like '%' || upper(regexp_replace(private.wanted($1, 'search'), '[^[:alnum:]]', '', 'g')) || '%'
          )
      $source$ end
      || case when private.wanted(wanted, 'answers') is null then '' else $source$
          and r.id in (
            select q.request_id from public.request_questions q where q.answered_at is not null and q.read_at is null
          )
      $source$ end,
      'r.id',
      case sort
        when 'urgency' then format(case when descending then 'r.priority desc, %s, r.id' else 'r.priority, %s desc, r.id' end, begins)
        when 'starts_on' then format('%s %s, r.id', begins, direction)
        when 'status' then format('r.status %s, r.id', direction)
        else format('r.submitted_at %s, r.id', direction)
      end,
      wanted, page, size
    ) l
    join public.requests r on r.id = l.id
    join public.places p on p.id = r.place_id
    left join public.request_contacts c on c.request_id = r.id
    left join private.assignments a on a.request_id = r.id
    left join public.users u on u.id = a.admin_id
    order by l.place;
end $$;

-- Caregivers. Wanted: search (a name), status, changes or documents (that wait to be looked at), care, skill, day, place, has.
-- Sorts: updated_at, full_name, status. Errors: not_allowed.
create function private.list_caregivers(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, user_id uuid, full_name text, care_types public.care_type[], experience_years smallint,
  status public.profile_status, updated_at timestamptz, place text, assigned_to text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction text := case when descending then 'desc' else 'asc' end;
begin
  perform private.require_role('admin');
  return query
    select l.total, l.on_page, c.user_id, c.full_name, c.care_types, c.experience_years, c.status, c.updated_at, p.name, u.email
    from private.list_page(
      $source$
        from public.caregiver_profiles c
        left join private.assignments a on a.caregiver_id = c.user_id
        where ($2 is null or private.searchable(c.full_name) like $2[1]
            and ($2[2] is null or private.searchable(c.full_name) like $2[2])
            and ($2[3] is null or private.searchable(c.full_name) like all ($2)))
          and (private.wanted($1, 'status') is null or c.status = private.wanted($1, 'status')::public.profile_status)
          and (private.wanted($1, 'changes') is null
            or c.status = 'approved' and c.changes_since is not null and c.changes_reason is null)
      $source$ || private.narrowed('c')
      || case when private.wanted(wanted, 'documents') is null then '' else $source$
          and c.user_id in (select d.caregiver_id from public.documents d where d.status = 'uploaded')
      $source$ end,
      'c.user_id',
      case sort
        when 'full_name' then format('c.full_name %s nulls last, c.user_id', direction)
        when 'status' then format('c.status %s, c.user_id', direction)
        else format('c.updated_at %s, c.user_id', direction)
      end,
      wanted, page, size
    ) l
    join public.caregiver_profiles c on c.user_id = l.id
    left join public.places p on p.id = c.place_id
    left join private.assignments a on a.caregiver_id = c.user_id
    left join public.users u on u.id = a.admin_id
    order by l.place;
end $$;

-- Applications. Wanted: search (a caregiver's name), status (placed: and still there), ended (whose placement is), care, day, place (of
-- the job). Sorts: submitted_at, status. Errors: not_allowed.
create function private.list_applications(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, status public.application_status, has_applied boolean, submitted_at timestamptz,
  job_id uuid, job_title text, caregiver_id uuid, full_name text, placement jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction text := case when descending then 'desc' else 'asc' end;
begin
  perform private.require_role('admin');
  return query
    select l.total, l.on_page, a.id, a.status, a.has_applied, a.submitted_at, j.id, private.job_name(j), c.user_id, c.full_name,
      case when m.id is not null then
        jsonb_build_object('startsOn', m.starts_on, 'endsOn', m.ends_on, 'endedAt', m.ended_at, 'came', m.came) end
    from private.list_page(
      $source$
        from public.applications a
        left join public.jobs j on j.id = a.job_id
        left join public.caregiver_profiles c on c.user_id = a.caregiver_id
        left join public.placements m on m.application_id = a.id
        where ($2 is null or private.searchable(c.full_name) like $2[1]
            and ($2[2] is null or private.searchable(c.full_name) like $2[2])
            and ($2[3] is null or private.searchable(c.full_name) like all ($2)))
          and (private.wanted($1, 'status') is null or a.status = private.wanted($1, 'status')::public.application_status)
          and (private.wanted($1, 'status') is distinct from 'placed' or m.ended_at is null)
          and (private.wanted($1, 'ended') is null or a.status = 'placed' and m.ended_at is not null)
          and (private.wanted($1, 'care') is null or j.care_types @> array[private.wanted($1, 'care')::public.care_type])
          and coalesce(j.availability & private.wanted_times($1) <> 0, true)
          and (private.wanted($1, 'place') is null or j.place_id = any ((select private.wanted_places($1))::bigint[]))
      $source$,
      'a.id',
      format(case sort when 'status' then 'a.status %s, a.id' else 'a.submitted_at %s, a.id' end, direction),
      wanted, page, size
    ) l
    join public.applications a on a.id = l.id
    join public.jobs j on j.id = a.job_id
    join public.caregiver_profiles c on c.user_id = a.caregiver_id
    left join public.placements m on m.application_id = a.id
    order by l.place;
end $$;

-- Placements. Wanted: search (a caregiver's name), state (live or ended), not_well, care, day, place. Sorts: placed_at, starts_on.
-- Errors: not_allowed.
create function private.list_placements(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, caregiver_name text, availability integer, hourly_rate numeric, starts_on date, ends_on date,
  placed_at timestamptz, ended_at timestamptz, came boolean, job_id uuid, job_title text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select l.total, l.on_page, m.id, m.caregiver_name, m.availability, m.hourly_rate, m.starts_on, m.ends_on, m.placed_at, m.ended_at,
      m.came, j.id, private.job_name(j)
    from private.list_page(
      $source$
        from public.placements m
        left join public.jobs j on j.id = m.job_id
        where ($2 is null or private.searchable(m.caregiver_name) like $2[1]
            and ($2[2] is null or private.searchable(m.caregiver_name) like $2[2])
            and ($2[3] is null or private.searchable(m.caregiver_name) like all ($2)))
          and (private.wanted($1, 'state') is null or (m.ended_at is null) = (private.wanted($1, 'state') = 'live'))
          and (private.wanted($1, 'care') is null or j.care_types @> array[private.wanted($1, 'care')::public.care_type])
          and coalesce(m.availability & private.wanted_times($1) <> 0, true)
          and (private.wanted($1, 'place') is null or j.place_id = any ((select private.wanted_places($1))::bigint[]))
      $source$
      || case when private.wanted(wanted, 'not_well') is null then '' else $source$
          and m.id in (select k.placement_id from public.check_ins k where k.answer = 'not_well' and k.handled_at is null)
      $source$ end,
      'm.id',
      format(
        case sort when 'starts_on' then 'm.starts_on %s, m.id' else 'm.placed_at %s, m.id' end,
        case when descending then 'desc' else 'asc' end
      ),
      wanted, page, size
    ) l
    join public.placements m on m.id = l.id
    join public.jobs j on j.id = m.job_id
    order by l.place;
end $$;

-- Accounts. Wanted: search (an email address), role, deactivated. Sorts: created_at, email, role. Errors: not_allowed.
create function private.list_users(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, email text, role public.user_role, email_verified boolean, created_at timestamptz,
  deactivated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select l.total, l.on_page, u.id, u.email, u.role, u.email_verified, u.created_at, u.deactivated_at
    from private.list_page(
      $source$
        from public.users u
        where ($2 is null or private.searchable(u.email) like $2[1]
            and ($2[2] is null or private.searchable(u.email) like $2[2])
            and ($2[3] is null or private.searchable(u.email) like all ($2)))
          and (private.wanted($1, 'role') is null or u.role = private.wanted($1, 'role')::public.user_role)
          and (private.wanted($1, 'deactivated') is null or u.deactivated_at is not null)
      $source$,
      'u.id',
      format(
        case sort when 'email' then 'u.email %s, u.id' when 'role' then 'u.role %s, u.id' else 'u.created_at %s, u.id' end,
        case when descending then 'desc' else 'asc' end
      ),
      wanted, page, size
    ) l
    join public.users u on u.id = l.id
    order by l.place;
end $$;

-- The papers that wait to be checked, what has waited longest first, with the day by which staff promise an answer. Wanted: has.
-- Errors: not_allowed.
create function private.list_papers(wanted jsonb, size integer)
returns table (
  total bigint, id uuid, kind public.document_kind, file_path text, file_name text, issued_on date, expires_on date, created_at timestamptz,
  due date, caregiver_id uuid, full_name text, assigned_to text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select w.total, w.id, w.kind, w.file_path, w.file_name, w.issued_on, w.expires_on, w.created_at,
      private.due_on('paper', w.created_at), w.caregiver_id, c.full_name, w.email
    from (
      select count(*) over () as total, d.*, u.email
      from public.documents d
      left join private.assignments a on a.subject_id = d.caregiver_id
      left join public.users u on u.id = a.admin_id
      where d.status = 'uploaded'
        and (private.wanted($1, 'has') is null or coalesce(a.admin_id::text, 'nobody') = private.wanted($1, 'has'))
      order by d.created_at, d.id limit private.page_size($2)
    ) w
    join public.caregiver_profiles c on c.user_id = w.caregiver_id
    order by w.created_at, w.id;
end $$;

-- Puts on record that somebody takes a list out of the house, and by what it was narrowed; nobody's name is among that. Errors:
-- not_allowed, no_such_list.
create function private.record_export(list text, narrowed_by jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  if list not in ('requests', 'caregivers', 'applications', 'placements', 'users', 'trail') then raise exception 'no_such_list'; end if;
  insert into public.events (actor_id, subject_type, subject_id, action, after)
  values (auth.uid(), 'lists', list, 'read', jsonb_strip_nulls(jsonb_build_object(
    'status', left(narrowed_by ->> 'status', 40), 'care', left(narrowed_by ->> 'care', 40), 'skill', left(narrowed_by ->> 'skill', 40),
    'day', left(narrowed_by ->> 'day', 40), 'place', left(narrowed_by ->> 'place', 40), 'has', left(narrowed_by ->> 'has', 40),
    'who', left(narrowed_by ->> 'who', 40), 'kind', left(narrowed_by ->> 'kind', 40), 'what', left(narrowed_by ->> 'what', 40),
    'from', left(narrowed_by ->> 'from', 40), 'to', left(narrowed_by ->> 'to', 40),
    'search', case when narrowed_by ?| '{search,thing}' then true end
  )));
end $$;
create function public.record_export(list text, narrowed_by jsonb) returns void
language sql set search_path = '' as $$ select private.record_export(list, narrowed_by) $$;
grant execute on function private.record_export(text, jsonb), public.record_export(text, jsonb) to authenticated;

create function public.list_requests(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, reference text, status public.request_status, care_types public.care_type[], availability integer,
  covered integer, start public.care_start, starts_on date, submitted_at timestamptz, erased_at timestamptz, priority boolean, many_alike boolean,
  place text, region text, contact_name text, assigned_to text
)
language sql stable set search_path = '' as $$ select * from private.list_requests(wanted, sort, descending, page, size) $$;
create function public.list_caregivers(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, user_id uuid, full_name text, care_types public.care_type[], experience_years smallint,
  status public.profile_status, updated_at timestamptz, place text, assigned_to text
)
language sql stable set search_path = '' as $$ select * from private.list_caregivers(wanted, sort, descending, page, size) $$;
create function public.list_applications(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, status public.application_status, has_applied boolean, submitted_at timestamptz,
  job_id uuid, job_title text, caregiver_id uuid, full_name text, placement jsonb
)
language sql stable set search_path = '' as $$ select * from private.list_applications(wanted, sort, descending, page, size) $$;
create function public.list_placements(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, caregiver_name text, availability integer, hourly_rate numeric, starts_on date, ends_on date,
  placed_at timestamptz, ended_at timestamptz, came boolean, job_id uuid, job_title text
)
language sql stable set search_path = '' as $$ select * from private.list_placements(wanted, sort, descending, page, size) $$;
create function public.list_users(wanted jsonb, sort text, descending boolean, page integer, size integer)
returns table (
  total bigint, on_page integer, id uuid, email text, role public.user_role, email_verified boolean, created_at timestamptz,
  deactivated_at timestamptz
)
language sql stable set search_path = '' as $$ select * from private.list_users(wanted, sort, descending, page, size) $$;
create function public.list_papers(wanted jsonb, size integer)
returns table (
  total bigint, id uuid, kind public.document_kind, file_path text, file_name text, issued_on date, expires_on date, created_at timestamptz,
  due date, caregiver_id uuid, full_name text, assigned_to text
)
language sql stable set search_path = '' as $$ select * from private.list_papers(wanted, size) $$;
grant execute on function
  private.list_papers(jsonb, integer), public.list_papers(jsonb, integer),
  private.list_requests(jsonb, text, boolean, integer, integer), public.list_requests(jsonb, text, boolean, integer, integer),
  private.list_caregivers(jsonb, text, boolean, integer, integer), public.list_caregivers(jsonb, text, boolean, integer, integer),
  private.list_applications(jsonb, text, boolean, integer, integer), public.list_applications(jsonb, text, boolean, integer, integer),
  private.list_placements(jsonb, text, boolean, integer, integer), public.list_placements(jsonb, text, boolean, integer, integer),
  private.list_users(jsonb, text, boolean, integer, integer), public.list_users(jsonb, text, boolean, integer, integer)
to authenticated;
