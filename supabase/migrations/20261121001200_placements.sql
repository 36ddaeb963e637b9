-- The outcome: one caregiver in one family's home. Until it ends, the caregiver sees who the family is.

create type public.leave_reason as enum (
  'health', 'own_family', 'times', 'distance', 'pay', 'how_it_goes', 'other'
);

create table public.placements (
  id uuid primary key default gen_random_uuid(),
  -- The application it came from. Null once that has led to another placement.
  application_id uuid unique references public.applications (id) on delete set null,
  job_id uuid not null references public.jobs (id),
  request_id uuid not null references public.requests (id),
  caregiver_id uuid references public.caregiver_profiles (user_id) on delete set null,
  caregiver_name text not null,
  job_title text not null,
  job_times integer not null,
  visits jsonb not null,
  availability integer not null check (private.is_availability(availability) and availability > 0),
  hourly_rate numeric(6, 2),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  placed_at timestamptz not null default now(),
  -- The earlier placement on the same job that this one follows.
  replaces uuid references public.placements (id) on delete set null,
  first_day_confirmed_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 1000),
  came boolean not null default true,
  corrected_at timestamptz,
  leave_asked_at timestamptz,
  leave_on date,
  leave_reason public.leave_reason,
  leave_words text check (length(leave_words) <= 1000),
  leave_id uuid,
  check (num_nulls(leave_asked_at, leave_on, leave_reason) in (0, 3))
);
comment on column public.placements.leave_asked_at is
  'When its caregiver asked to stop. Null again when staff have answered (*_leaving.sql).';
comment on column public.placements.leave_id is
  'The id of the caregiver''s last wish to stop. It stays, so that a late copy of it changes nothing.';
comment on column public.placements.caregiver_name is
  'The name at the time of placing. It proves who was where and when, even after the account is deleted.';
comment on column public.placements.availability is
  'The parts of the week that its visits touch (private.keep_visits).';
comment on column public.placements.job_title is
  'The job''s title at the time of placing, like job_times. If the job is published again, both may change.';
comment on column public.placements.came is 'False if it ended because the caregiver missed every visit.';
comment on column public.placements.corrected_at is
  'When its terms were last corrected. Both yeses were to the terms of the offer.';
create trigger keep_visits before insert or update of visits, availability on public.placements
  for each row execute function private.keep_visits();
-- One after the other: a successor may be agreed before the last day of the placement it follows.
create unique index placements_job_idx on public.placements (job_id) where ended_at is null and ends_on is null;
create index placements_job_history_idx on public.placements (job_id, placed_at desc)
  include (ended_at, availability);
create index placements_request_idx on public.placements (request_id);
create index placements_placed_at_idx on public.placements (placed_at desc) include (starts_on, ended_at, came);
create index placements_starts_on_idx on public.placements (starts_on);
create index placements_replaces_idx on public.placements (replaces);
create index placements_live_caregiver_idx on public.placements (caregiver_id) include (job_id, ends_on)
  where ended_at is null;
create index placements_leave_idx on public.placements (leave_asked_at) where leave_asked_at is not null;
create index placements_caregiver_idx on public.placements (caregiver_id, placed_at desc);

-- Why a placement ended may be private to the family, and a title may reveal their health. The audit log keeps only
-- that a reason was given.
create trigger record_event after insert or update or delete on public.placements
  for each row execute function private.record_event('id', 'end_reason', 'job_title', 'leave_reason', 'leave_words');

-- A job's name at the time of placing: {title, part}, like private.job_name.
create function public.called(placement public.placements) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('title', placement.job_title, 'part', (
    select public.part(j) || jsonb_build_object('week', placement.job_times) from public.jobs j
    where j.id = placement.job_id
  ))
$$;
grant execute on function public.called to authenticated;

-- Whether someone who was placed by an application may be considered for its job again: yes, once the placement has
-- ended.
create function private.may_return(application uuid, after_no_show boolean default false) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.placements p
    where p.application_id = application and p.ended_at is not null and (p.came or after_no_show)
  )
$$;

-- Why care ended, which reports count: what staff chose beside their words, or what caused the end. Only staff read
-- it, since the words for both sides may not say everything. A placement that ends without a cause ends on the agreed
-- day.
create type public.end_cause as enum (
  'as_agreed', 'recovered', 'care_home', 'died', 'moved', 'own_family', 'cost', 'not_content', 'caregiver_left',
  'other_care', 'other'
);
create table private.end_causes (
  placement_id uuid primary key references public.placements (id) on delete cascade,
  cause public.end_cause not null
);

create function private.keep_end_cause(placement uuid, cause public.end_cause) returns void
language sql set search_path = '' as $$
  insert into private.end_causes values (placement, cause)
  on conflict (placement_id) do update set cause = excluded.cause
$$;

create function private.end_cause_of(placement uuid) returns public.end_cause
language sql stable security definer set search_path = '' as $$
  select c.cause from private.end_causes c where c.placement_id = placement and private.acts_as('admin')
$$;
grant execute on function private.end_cause_of to authenticated;

-- Named by one word: the embedded server finds no computed column with a longer name.
create function public.cause(placement public.placements) returns public.end_cause
language sql stable set search_path = '' as $$ select private.end_cause_of(placement.id) $$;
grant execute on function public.cause to authenticated;

alter table public.placements enable row level security;
grant select on public.placements to authenticated;

create policy "Caregivers read their own placements, admins read all" on public.placements
  for select to authenticated
  using (
    caregiver_id between (select private.readable_from()) and (select private.readable_to())
    -- Whose account is gone
    or caregiver_id is null and (select private.acts_as('admin'))
  );

-- The contact behind a request, on record: for staff with the frozen answers, and for the caregiver who is placed
-- there or covers a visit whose day is not over. No row for anyone else. One event for each reader in ten minutes,
-- since a page is read more than once. None if that caregiver's device only renews its copy and nobody opened it.
create function private.read_contact(_request_id uuid, _opened boolean default true)
returns table (
  contact_name text, contact_phone text, contact_email text, contact_by public.contact_way,
    contact_language public.language_code,
  recipient_name text, address text,
  helper_name text, helper_relation text, helper_agreed_by text, helper_phone text, helper_email text,
  answers jsonb, earlier_answers jsonb,
  arrival_notes jsonb, town text
)
language plpgsql security definer set search_path = '' as $$
declare
  by_staff boolean := coalesce(private.my_role() = 'admin', false);
begin
  if not by_staff and not exists (
    select from public.placements p join public.caregiver_profiles c on c.user_id = p.caregiver_id
    where p.request_id = _request_id and p.caregiver_id = auth.uid() and p.ended_at is null and c.status <> 'suspended'
      and private.my_role() = 'caregiver'
  ) and not private.covers_now(_request_id) then
    return;
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action)
  select auth.uid(), 'request_contacts', c.request_id::text, 'read'
  from public.request_contacts c
  where c.request_id = _request_id and (by_staff or _opened is not false) and not exists (
    select from public.events e
    where e.subject_type = 'request_contacts' and e.subject_id = _request_id::text and e.action = 'read'
      and e.actor_id = auth.uid() and e.occurred_at > now() - interval '10 minutes'
  );
  return query
    select c.contact_name, c.contact_phone, c.contact_email, c.contact_by, c.contact_language, c.recipient_name,
      c.address,
      case when by_staff then c.helper_name end, case when by_staff then c.helper_relation end,
      case when by_staff then c.helper_agreed_by end, case when by_staff then c.helper_phone end,
      case when by_staff then c.helper_email end, case when by_staff then r.answers end,
      case when by_staff then (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'answers', e.answers, 'replacedAt', e.replaced_at, 'saidBy', e.said_by, 'saidOn', e.said_on
          ) order by e.id
        ), '[]')
        from private.earlier_answers e where e.request_id = r.id
      ) end, private.arrival_notes_of(r.id),
      (select place.name || ', ' || place.region from public.places place where place.id = r.place_id)
    from public.requests r join public.request_contacts c on c.request_id = r.id
    where r.id = _request_id;
end $$;
select private.expose('read_contact', 'authenticated');

-- Closes a job. Applicants who still wait get this answer. The job is closed before its applications, so that nobody
-- can apply in between.
create function private.close_job(job uuid, answer text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.jobs set status = 'closed', closed_at = now() where id = job;
  perform private.move_application(a.id, 'declined', answer)
  from public.applications a where a.job_id = job and private.is_under_way(a.status);
end $$;

-- Ends the search for a caregiver on a request that its caller has fully locked. Applicants who still wait get this
-- answer.
create function private.end_search(request uuid, next public.request_status, words text, answer text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.requests set status = next, status_reason = words where id = request;
  perform private.close_job(j.id, answer) from public.jobs j where j.request_id = request and j.status <> 'closed';
end $$;

-- Closes a request: ends the search or, if someone is placed, the care. The caregiver no longer sees the family's
-- contact. The placement stays as proof. The family reads the reason, and so does a placed caregiver, who must get
-- one. Errors: not_allowed, request_not_found, request_step_not_allowed, reason_missing, too_long, answers_changed
-- (later than the latest that was seen).
create function private.close_request(
  _request_id uuid, _reason text default null, _seen timestamptz default 'infinity'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  current public.request_status;
  reason text;
begin
  perform private.require_role('admin');
  perform private.lock_whole_request(_request_id);
  select r.status into current from public.requests r where r.id = _request_id;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if current not in ('open', 'matched') then
    raise exception 'request_step_not_allowed' using detail = current::text;
  end if;
  perform private.require_seen(private.answered_at(request => _request_id), _seen);
  reason := private.reason(
    _reason, exists (select from public.placements p where p.request_id = _request_id and p.ended_at is null)
  );
  perform private.end_search(_request_id, 'closed', reason, private.coded('nobody_needed'));
  insert into private.end_causes select p.id, 'other' from public.placements p
  where p.request_id = _request_id and p.ended_at is null
  on conflict do nothing;
  -- A later last day doesn't apply.
  update public.placements set ended_at = now(), end_reason = reason,
    ends_on = least(ends_on, greatest(private.today(), starts_on))
  where request_id = _request_id and ended_at is null;
end $$;
select private.expose('close_request', 'authenticated');
