-- Staff's own notes and calls, with dates. They are in one list with the audit log, and may be added to but never
-- changed (decision 0125).

create type public.note_kind as enum ('note', 'call');

-- About a request, a person (a caregiver, or any account), an application or a placement. One about an application or
-- a placement also names its request and caregiver, so that all three pages show it.
create table public.activity_notes (
  id uuid primary key,
  kind public.note_kind not null,
  words text not null check (length(words) between 1 and 4000),
  happened_at timestamptz not null,
  written_by uuid not null,
  written_at timestamptz not null default now(),
  request_id uuid references public.requests (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  application_id uuid references public.applications (id) on delete cascade,
  placement_id uuid references public.placements (id) on delete cascade,
  check (num_nonnulls(request_id, person_id) > 0 and num_nonnulls(application_id, placement_id) < 2),
  check (num_nonnulls(application_id, placement_id) = 1 or num_nonnulls(request_id, person_id) = 1)
);
comment on column public.activity_notes.id is
  'Made by the client, so that a note sent twice is kept once.';
comment on column public.activity_notes.happened_at is 'When the call or event was; by default the moment of writing.';
comment on column public.activity_notes.written_by is 'The admin. No foreign key: a note outlives accounts.';
create index activity_notes_request_idx on public.activity_notes (request_id, happened_at desc)
  where request_id is not null;
create index activity_notes_person_idx on public.activity_notes (person_id, happened_at desc)
  where person_id is not null;
create index activity_notes_application_idx on public.activity_notes (application_id, happened_at desc)
  where application_id is not null;
create index activity_notes_placement_idx on public.activity_notes (placement_id, happened_at desc)
  where placement_id is not null;

-- The audit log keeps that something was noted, but not its words.
create trigger record_event after insert or update or delete on public.activity_notes
  for each row execute function private.record_event('id', 'words');

-- A note stays as written. It is deleted with the person it is about (forget_family, erase_account).
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'notes_are_append_only' using errcode = '42501';
end $$;
create trigger append_only before update on public.activity_notes
  for each statement execute function private.refuse_rewriting();

alter table public.activity_notes enable row level security;
grant select on public.activity_notes to authenticated;
create policy "Admins read what staff noted, but not about themselves" on public.activity_notes
  for select to authenticated
  using ((select private.acts_as('admin')) and person_id is distinct from (select auth.uid()));

-- The moment that a call names, or now if it names nothing. Null for anything else, such as the words “now” or
-- “infinity”.
create function private.moment_of(named text) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when named is null then now()
    when named !~ '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.]\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)?$' then null
    when not pg_input_is_valid(named, 'timestamptz') then null
    when named ~ '(Z|[+-]\d\d(:?\d\d)?)$' then named::timestamptz
    else named::timestamp at time zone (select o.time_zone from private.operator o)
  end
$$;

-- Adds a note in the caller's name. A note sent twice is kept once. `happened` is a day and a time, by the operator's
-- clock unless it has an offset, and now by default. About: request, application, placement, caregiver, user. Errors:
-- not_allowed, own_record, note_missing, too_long, happened_invalid (in the future, or more than a year ago),
-- note_differs (another note has this id), request_erased, and PT404 if nothing has this id.
create function private.add_note(
  _note_id uuid, _about text, _subject uuid, _kind public.note_kind, _words text, _happened text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said text := nullif(private.typed(_words), '');
  moment timestamptz := private.moment_of(_happened);
  new_note public.activity_notes;
begin
  perform private.require_role('admin');
  if _note_id is null or _kind is null or said is null then raise exception 'note_missing'; end if;
  if length(said) > 4000 then raise exception 'too_long'; end if;
  if (moment between now() - interval '1 year' and now()) is not true then raise exception 'happened_invalid'; end if;
  select _note_id, _kind, said, moment, auth.uid(), now(), it.*
  into new_note
  from (
    select r.id as request, null::uuid as person, null::uuid as application, null::uuid as placement
      from public.requests r where _about = 'request' and r.id = _subject
    union all select null, u.id, null, null
      from auth.users u where u.id = _subject and (
        _about = 'user' or _about = 'caregiver'
          and exists (select from public.caregiver_profiles c where c.user_id = _subject)
      )
    union all select j.request_id, a.caregiver_id, a.id, null
      from public.applications a join public.jobs j on j.id = a.job_id where _about = 'application' and a.id = _subject
    union all select p.request_id, p.caregiver_id, null, p.id
      from public.placements p where _about = 'placement' and p.id = _subject
  ) it;
  if not found then raise exception 'no_such_thing' using errcode = 'PT404'; end if;
  perform private.require_not_self(new_note.person_id);
  -- Locked, so that no note is added about a family or person while they are erased.
  perform from public.requests r where r.id = new_note.request_id and r.erased_at is null for share;
  if not found and new_note.request_id is not null then raise exception 'request_erased'; end if;
  perform from auth.users u where u.id = new_note.person_id for key share;
  if not found and new_note.person_id is not null then raise exception 'no_such_thing' using errcode = 'PT404'; end if;
  insert into public.activity_notes select new_note.* on conflict (id) do nothing;
  if not found and not exists (
    select from public.activity_notes n
    where n.id = _note_id and (n.written_by, n.words, n.kind, n.request_id, n.person_id, n.application_id,
      n.placement_id)
      is not distinct from (
        auth.uid(), said, _kind, new_note.request_id, new_note.person_id, new_note.application_id, new_note.placement_id
      )
      and n.happened_at = case when _happened is null then n.written_at else moment end
  ) then raise exception 'note_differs'; end if;
  -- A call answers what the family wrote before it.
  if _kind = 'call' and new_note.request_id is not null then
    perform private.take_up_answers(new_note.request_id, moment);
  end if;
end $$;
select private.expose('add_note', 'authenticated');

-- Saves the note that staff wrote with another step, if any.
create function private.note_down(
  words text, of_request uuid default null, of_person uuid default null, of_placement uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.activity_notes (id, kind, words, happened_at, written_by, request_id, person_id, placement_id)
  select gen_random_uuid(), 'note', trim(words, E' \t\r\n'), now(), auth.uid(), of_request, of_person, of_placement
  where private.says_something(words)
$$;

-- Removes what is erased with a family or person, and what the audit log held of it.
create function private.forget_notes(
  of_request uuid default null, of_person uuid default null, of_placement uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  gone uuid[] := array(
    select n.id from public.activity_notes n
      where n.request_id = of_request or n.person_id = of_person or n.placement_id = of_placement
  );
begin
  delete from public.activity_notes n where n.id = any (gone);
  perform private.erase_events('activity_notes', id::text) from unnest(gone) id;
end $$;

-- Which events a page shows: by table and record, with the document's kind, or the change of a visit.
create function private.related_subjects(about text, subject uuid)
  returns table (subject_type text, subject_id text, detail text)
language sql stable set search_path = '' as $$
  select t, subject::text, null
  from unnest(case about
    when 'request' then private.audit_log_kinds('request')
    when 'application' then '{applications,agreements}'
    when 'placement' then '{placements}'
    when 'caregiver' then '{caregiver_profiles}'
    when 'user' then '{users}'
  end) t
  union all select 'jobs', j.id::text, null from public.jobs j where about = 'request' and j.request_id = subject
  union all select 'time_off', t.id::text, null
    from public.placements p join public.time_off t on t.caregiver_id = p.caregiver_id
      and t.to_day >= p.starts_on and (t.from_day <= p.ends_on) is not false
    where about = 'placement' and p.id = subject
  -- Also after they are removed, if they affected a visit.
  union select 'time_off', c.time_off_id::text, null
    from public.visit_changes c where about = 'placement' and c.placement_id = subject and c.time_off_id is not null
  union all select 'documents', d.id::text, d.kind::text
    from public.documents d where about = 'caregiver' and d.caregiver_id = subject
  union all select 'complaints', c.id::text, c.kind::text
    from public.placements p join public.complaints c on c.placement_id = p.id
    left join public.visit_changes v on v.id = c.change_id
    where subject = case about when 'placement' then p.id when 'request' then p.request_id
        when 'caregiver' then coalesce(v.covered_by, p.caregiver_id) end
      and p.caregiver_id is distinct from auth.uid() and v.covered_by is distinct from auth.uid()
  union all select 'terms_changes', c.id::text, c.from_day::text
    from public.terms_changes c where about = 'placement' and c.placement_id = subject
  union all select 'visit_changes', c.id::text, private.name_visit_change(c)
    from public.visit_changes c where about = 'placement' and c.placement_id = subject
$$;

-- Who someone is to staff: an admin or former admin, or a caregiver, by name. Null for anyone else.
create function private.actor_name(account uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    private.staff_name(account), (select c.full_name from public.caregiver_profiles c where c.user_id = account)
  )
$$;

-- The values of a change, with names instead of ids: the owner, who covers a visit or was asked to, and the town.
create function private.in_names(held jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case when held ?| '{assigned_to,covered_by,invited,place_id}' or held ->> 'refused_by' ~ '^[0-9a-f-]{36}$'
    then held || coalesce((
    select jsonb_object_agg(n.key, case n.key
      when 'place_id' then (
        select concat_ws(', ', p.name, p.region) from public.places p where p.id = (held ->> 'place_id')::bigint
      )
      else private.actor_name((held ->> n.key)::uuid)
    end)
    from unnest('{assigned_to,covered_by,invited,refused_by,place_id}'::text[]) n (key)
    where held ->> n.key is not null and (n.key <> 'refused_by' or held ->> 'refused_by' ~ '^[0-9a-f-]{36}$')
  ), '{}') else held end
$$;

-- Whether a message was emailed: sent, waiting or failed. Without an email, because no address was on file or no email
-- wanted: `bell` if they see it when they sign in, and `unsent` for a family, who were not told. The last email counts,
-- since a failed one may have been sent again. Null once emails of that time are no longer kept.
create function private.delivery_of(message private.notifications) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed' else 'waiting' end
      from private.mails m where m.notification_id = message.id order by m.id desc limit 1
    ),
    (
      select case when message.request_id is null then 'bell' else 'unsent' end from private.operator o
      where message.created_at > now() - make_interval(days => o.mail_days)
    )
  )
$$;

-- What a page shows about its record, the latest first: notes and calls, changes, messages and whether they were
-- emailed, and views. `only` asks for one of these: note, change, message, view. Nobody reads notes about themselves.
-- Errors: not_allowed.
create function private.activity_of(
  _about text, _subject uuid, _only_source text default null, _size integer default 50
)
returns table (
  key text, source text, at timestamptz, actor_id uuid, by_family boolean, by_known_link boolean, actor text,
  subject_type text, action text, before jsonb, after jsonb, detail text, words text, written_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most constant integer := least(greatest(coalesce(_size, 50), 1), 1000);
  -- For an application, and the one that a placement came from, what its caregiver was told.
  work uuid;
  worker uuid;
  placed public.placements;
begin
  perform private.require_role('admin');
  select * into placed from public.placements p where p.id = _subject;
  select a.id, a.caregiver_id into work, worker
  from public.applications a where a.id = _subject or a.id = placed.application_id;
  return query
    select l.key, l.source, l.at, l.actor_id, l.by_family, l.by_known_link, private.actor_name(l.actor_id),
      l.subject_type, l.action, private.in_names(l.before), private.in_names(l.after), l.detail, l.words, l.written_at
    from (
      (
        select 'e' || e.id as key, case e.action when 'read' then 'view'
          else 'change' end as source, e.occurred_at as at,
          e.actor_id, e.by_family, e.by_known_link, e.subject_type, e.action, e.before, e.after, t.detail,
          null as words,
          null::timestamptz as written_at, e.id as nr
        from private.related_subjects(_about, _subject) t
        join public.events e on e.subject_type = t.subject_type and e.subject_id = t.subject_id
        where _only_source is null or _only_source = case e.action when 'read' then 'view' else 'change' end
        order by -e.id limit most
      )
      union all
      (
        select 'n' || n.id, 'note', n.happened_at, n.written_by, false, false, 'activity_notes', n.kind::text,
          null, null,
          case when n.placement_id is not null then 'placement' when n.application_id is not null then 'application'
            when n.request_id is not null then 'request' else 'person' end,
          n.words, n.written_at, null
        from public.activity_notes n
        where (_only_source is null or _only_source = 'note') and n.person_id is distinct from auth.uid()
          and (n.request_id = _subject or n.person_id = _subject or n.application_id = _subject
            or n.placement_id = _subject)
        order by n.happened_at desc limit most
      )
      union all
      (
        select 'm' || m.id, 'message', m.created_at, null, false, false, case when m.request_id is null then 'caregiver'
          else 'family' end,
          m.kind::text, null, null, private.delivery_of(m), null, null, m.id
        from private.notifications m
        where (_only_source is null or _only_source = 'message') and (
          m.request_id = _subject or m.recipient_id = _subject and _about = 'caregiver'
          or m.subject_id in (work, placed.id) and m.recipient_id in (worker, placed.caregiver_id)
          -- While it lasts, what the family is told is about this care too.
          or m.request_id = placed.request_id and m.created_at between placed.placed_at
            and coalesce(placed.ended_at, 'infinity')
        )
        order by m.id desc limit most
      )
    ) l
    order by l.at desc, l.nr desc nulls first, l.key limit most;
end $$;
select private.expose('activity_of', 'authenticated');

-- Which staff member recorded what the two sides said by phone (family, caregiver), or checked a document (check),
-- from the audit log. Errors: not_allowed.
create function private.staff_behind(_subject uuid) returns table (did text, staff text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select distinct on (l.did) l.did, private.staff_name(l.actor_id)
    from (
      select e.id, e.actor_id, case e.subject_type when 'agreements' then e.after ->> 'side' else 'check' end as did
      from public.events e
      where e.subject_type in ('agreements', 'documents') and e.subject_id = _subject::text
        and (e.after ? 'answer' or e.after ->> 'status' in ('verified', 'rejected'))
    ) l
    where l.did is not null order by l.did, l.id desc;
end $$;
select private.expose('staff_behind', 'authenticated');
