-- The audit log as staff read it: by person, by record, by time, page by page.

-- The events of a record that someone names: a request by its reference, people by name or address, any record by its
-- id, with its related records.
create function private.audit_log_of(thing text) returns table (subject_type text, subject_id text)
language plpgsql stable set search_path = '' as $$
declare
  named uuid := case when pg_input_is_valid(thing, 'uuid') then thing::uuid end;
  request uuid := (
    select r.id from public.requests r
    where r.id = named or r.reference = upper(regexp_replace(thing, '[^[:alnum:]]', '', 'g')) limit 1
  );
  patterns text[] := private.patterns(left(thing, 100));
  people uuid[] := case when request is not null then '{}' else array(
    select u.id from public.users u where u.id = named
    union
    select u.id from public.users u where lower(u.email) = lower(trim(thing))
    union
    select c.user_id from public.caregiver_profiles c where c.user_id = named
    union
    (select n.user_id
      from (
        select c.user_id, c.full_name from public.caregiver_profiles c
        where named is null and private.searchable(c.full_name) like patterns[1]
          and (patterns[2] is null or private.searchable(c.full_name) like patterns[2])
          and (patterns[3] is null or private.searchable(c.full_name) like all (patterns))
        -- Found by the index of words, without a walk through the order of names.
        offset 0
      ) n
      order by n.full_name limit 10)
  ) end;
  works uuid[] := array(
    select a.id from public.applications a join public.jobs j on j.id = a.job_id where j.request_id = request
    union select a.id from public.applications a where a.caregiver_id = any (people) or a.id = named
  );
  stays uuid[] := array(
    select p.id from public.placements p where p.request_id = request
    union select p.id from public.placements p where p.caregiver_id = any (people) or p.id = named
  );
begin
  return query
    select t, request::text from unnest(private.audit_log_kinds('request')) t where request is not null
    union all select 'jobs', j.id::text from public.jobs j where j.request_id = request
    union all select t, p::text from unnest(people) p, unnest('{users,caregiver_profiles,caregivers}'::text[]) t
    union all select 'documents', d.id::text from public.documents d where d.caregiver_id = any (people)
    union all select 'time_off', o.id::text from public.time_off o where o.caregiver_id = any (people)
    union all select t, w::text from unnest(works) w, unnest(private.audit_log_kinds('application')) t
    union all select 'placements', s::text from unnest(stays) s
    union all select 'check_ins', k.id::text from public.check_ins k where k.placement_id = any (stays)
    union all select 'complaints', c.id::text from public.complaints c where c.placement_id = any (stays)
    union all select 'terms_changes', c.id::text from public.terms_changes c where c.placement_id = any (stays)
    union all select 'visit_changes', c.id::text from public.visit_changes c where c.placement_id = any (stays)
    union all select 'activity_notes', n.id::text from public.activity_notes n
      where n.request_id = request or n.person_id = any (people);
end $$;

-- Which page shows an event's record, and what staff call it there. A document comes with its kind. No row if the
-- record is gone or has no page.
create function private.thing_of(kind text, subject text)
  returns table (page text, page_id uuid, thing text, detail text, client jsonb)
language plpgsql stable set search_path = '' as $$
declare
  subject_id uuid := case when pg_input_is_valid(subject, 'uuid') then subject::uuid end;
begin
  if kind = any (private.audit_log_kinds('request')) then
    return query select 'request', r.id, private.show_reference(r.reference), null, private.client(n)
      from public.requests r left join public.request_contacts n on n.request_id = r.id where r.id = subject_id;
  elsif kind = 'jobs' then
    return query select 'request', r.id, private.show_reference(r.reference), null, private.client(n)
      from public.jobs j join public.requests r on r.id = j.request_id
      left join public.request_contacts n on n.request_id = r.id where j.id = subject_id;
  elsif kind in ('applications', 'offers', 'agreements') then
    return query select 'application', a.id, c.full_name, null, private.client(n)
      from public.applications a join public.caregiver_profiles c on c.user_id = a.caregiver_id
      join public.jobs j on j.id = a.job_id left join public.request_contacts n on n.request_id = j.request_id
      where a.id = subject_id;
  elsif kind in ('placements', 'check_ins', 'complaints', 'visit_changes', 'terms_changes') then
    return query select 'placement', p.id, p.caregiver_name, (
        select private.name_visit_change(c) from public.visit_changes c
        where thing_of.kind = 'visit_changes' and c.id = subject_id
        union all select c.from_day::text from public.terms_changes c
        where thing_of.kind = 'terms_changes' and c.id = subject_id
      ), private.client(n)
      from public.placements p left join public.request_contacts n on n.request_id = p.request_id
      where p.id = case kind when 'placements' then subject_id
        when 'check_ins' then (select k.placement_id from public.check_ins k where k.id = subject_id)
        when 'complaints' then (select c.placement_id from public.complaints c where c.id = subject_id)
        when 'terms_changes' then (select c.placement_id from public.terms_changes c where c.id = subject_id)
        else (select c.placement_id from public.visit_changes c where c.id = subject_id) end;
  elsif kind = 'caregiver_profiles' then
    return query select 'caregiver', c.user_id, c.full_name, null, null::jsonb from public.caregiver_profiles c
      where c.user_id = subject_id;
  elsif kind = 'documents' then
    return query select 'caregiver', c.user_id, c.full_name, d.kind::text, null::jsonb
      from public.documents d join public.caregiver_profiles c on c.user_id = d.caregiver_id where d.id = subject_id;
  elsif kind = 'time_off' then
    return query select 'caregiver', c.user_id, c.full_name, null, null::jsonb
      from public.time_off o join public.caregiver_profiles c on c.user_id = o.caregiver_id where o.id = subject_id;
  elsif kind = 'users' then
    return query select 'user', u.id, coalesce(u.full_name, u.email), null, null::jsonb from public.users u
      where u.id = subject_id;
  elsif kind = 'activity_notes' then
    return query
      select t.page, t.page_id, t.thing, n.kind::text, t.client
      from public.activity_notes n, private.thing_of(
        case when n.placement_id is not null then 'placements' when n.application_id is not null then 'applications'
          when n.request_id is not null then 'requests' else 'users' end,
        coalesce(n.placement_id, n.application_id, n.request_id, n.person_id)::text
      ) t
      where n.id = subject_id;
  elsif kind in ('lists', 'functions', 'credential_rules') then
    return query select null, null::uuid, null, subject, null::jsonb;
  end if;
end $$;

-- The audit log, the latest first. Filters: who (an account's id, family, or system), kind, what, thing, and the days
-- from and to. Errors: those of may_list.
create function private.list_audit_log(_filters jsonb, _older_than bigint default null, _size integer default 50)
returns table (
  id bigint, occurred_at timestamptz, actor_id uuid, by_family boolean, by_known_link boolean, actor text,
  subject_type text, action text, before jsonb, after jsonb, page text, page_id uuid, thing text, detail text,
  client jsonb
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  set jit = off as $$
declare
  most constant integer := private.page_size(coalesce(_size, 50));
  zone text := (select o.time_zone from private.operator o);
  who text := private.filter_value(_filters, 'who');
  about text := private.filter_value(_filters, 'thing');
  since timestamptz;
  until timestamptz;
  account uuid;
  kinds text[] := private.audit_log_kinds(private.filter_value(_filters, 'kind'));
  actions text[] := private.audit_log_actions(private.filter_value(_filters, 'what'));
  first bigint;
  last bigint;
  found bigint[];
begin
  perform private.may_list('audit_log', null, _size);
  -- An unknown value finds nothing.
  if jsonb_typeof(_filters) is distinct from 'object' or kinds is null or actions is null then return; end if;
  if not private.filters_are_valid(_filters - case when who in ('family', 'system') then 'who' else '' end, '{
    "who": "uuid", "from": "timestamp", "to": "timestamp"
  }') then return; end if;
  account := case when who not in ('family', 'system') then who::uuid end;
  since := coalesce(private.filter_value(_filters, 'from')::timestamp at time zone zone, '-infinity');
  until := coalesce((private.filter_value(_filters, 'to')::timestamp + interval '1 day') at time zone zone, 'infinity');
  -- Events are numbered when written, but dated when their step began, an hour earlier at most.
  first := coalesce((
    select e.id from public.events e where e.occurred_at < since - interval '1 hour' order by e.occurred_at desc limit 1
  ), 0);
  last := least(_older_than, (
    select e.id from public.events e where e.occurred_at > until + interval '1 hour' order by e.occurred_at limit 1
  ), 9223372036854775807);
  if about is not null then
    found := array(
      select l.id from private.audit_log_of(about) t, lateral (
        select e.id from public.events e
        where e.subject_type = t.subject_type and e.subject_id = t.subject_id
          and e.id < last and e.occurred_at >= since and e.occurred_at < until and e.action = any (actions)
          and e.subject_type = any (kinds) and case who
            when 'family' then e.by_family when 'system' then e.actor_id is null and not e.by_family
            else who is null or e.actor_id = account and not e.by_family
          end
        order by -e.id limit most
      ) l order by l.id desc limit most
    );
  elsif who is null and private.filter_value(_filters, 'kind') is null and private.filter_value(_filters,
    'what') is null then
    found := array(
      select e.id from public.events e
      where e.id > first and e.id < last and e.occurred_at >= since and e.occurred_at < until
        and e.subject_type <> 'reviewed_profiles'
      order by e.id desc limit most
    );
  -- The latest of each kind of event, since an index has them in order.
  elsif who is null then
    found := array(
      select l.id from unnest(kinds) k, unnest(actions) d, lateral (
        select e.id from public.events e
        where e.subject_type = k and e.action = d and -e.id < -first and -e.id > -last
          and e.occurred_at >= since and e.occurred_at < until
        order by -e.id limit most
      ) l order by l.id desc limit most
    );
  elsif who = 'family' then
    found := array(
      select l.id from unnest(kinds) k, unnest(actions) d, lateral (
        select e.id from public.events e
        where e.by_family and e.subject_type = k and e.action = d and -e.id < -first and -e.id > -last
          and e.occurred_at >= since and e.occurred_at < until
        order by -e.id limit most
      ) l order by l.id desc limit most
    );
  elsif who = 'system' then
    found := array(
      select l.id from unnest(kinds) k, unnest(actions) d, lateral (
        select e.id from public.events e
        where e.actor_id is null and not e.by_family and e.subject_type = k and e.action = d
          and -e.id < -first and -e.id > -last and e.occurred_at >= since and e.occurred_at < until
        order by -e.id limit most
      ) l order by l.id desc limit most
    );
  else
    found := array(
      select l.id from unnest(kinds) k, unnest(actions) d, lateral (
        select e.id from public.events e
        where e.actor_id = account and not e.by_family and e.subject_type = k and e.action = d
          and -e.id < -first and -e.id > -last and e.occurred_at >= since and e.occurred_at < until
        order by -e.id limit most
      ) l order by l.id desc limit most
    );
  end if;
  return query
    select e.id, e.occurred_at, e.actor_id, e.by_family, e.by_known_link, private.actor_name(e.actor_id),
      e.subject_type, e.action,
      private.in_names(e.before), private.in_names(e.after), t.page, t.page_id, t.thing, t.detail, t.client
    from public.events e left join lateral private.thing_of(e.subject_type, e.subject_id) t on true
    where e.id = any (found) order by e.id desc;
end $$;
select private.expose('list_audit_log', 'authenticated');
