-- A caregiver's application for a job. Every transition has its date and each “no” its reason, so that everyone gets
-- an answer.

-- Invited: staff asked someone who has not applied (*_job_invites.sql). Introduced: the family has read about the
-- applicant and is asked what they think. Accepted: the caregiver agrees to the offer.
create type public.application_status as enum (
  'invited', 'submitted', 'shortlisted', 'introduced', 'offered', 'accepted', 'placed', 'declined', 'withdrawn'
);

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  message text check (length(message) <= 2000),
  status public.application_status not null default 'submitted',
  status_reason text check (length(status_reason) <= 1000),
  has_applied boolean not null default true,
  may_be_shown boolean not null default false,
  -- Who said so and when, if staff recorded it after the application.
  shown_said_by text check (length(shown_said_by) between 1 and 200),
  shown_said_on date,
  confirmed_times integer check (confirmed_times > 0 and private.is_availability(confirmed_times)),
  -- When the caregiver applied by phone, if staff recorded it.
  said_on date,
  sending_id uuid,
  invited_at timestamptz,
  submitted_at timestamptz not null default now(),
  shortlisted_at timestamptz,
  introduced_at timestamptz,
  introduced_rate numeric(6, 2),
  offered_at timestamptz,
  accepted_at timestamptz,
  placed_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (job_id, caregiver_id),
  check (num_nonnulls(shown_said_by, shown_said_on) in (0, 2)),
  check (case status when 'invited' then not has_applied when 'declined' then true when 'withdrawn' then true
    else has_applied end)
);
create index applications_caregiver_idx on public.applications (caregiver_id, submitted_at desc);
create index applications_status_idx on public.applications (status, submitted_at desc);
-- What the list filters by, apart from the job, so that many rows are skipped without reading the table.
create index applications_submitted_idx on public.applications (submitted_at desc, id desc)
  include (job_id, caregiver_id, status);

comment on column public.applications.has_applied is
  'False for an invitation, even after it has ended without an answer or with a no.';
comment on column public.applications.submitted_at is 'When it came in or, for an invitation, when it was sent.';
comment on column public.applications.confirmed_times is
  'The job''s times at which the caregiver can come, as given on applying. Null if they were not asked.';
comment on column public.applications.introduced_rate is
  'The caregiver''s rate that the family reads, whatever the caregiver asks for since.';
comment on column public.applications.sending_id is
  'Made by the caregiver''s device, so that an application sent twice counts once.';
comment on column public.applications.may_be_shown is
  'Whether the caregiver agreed that the family may read about them, without surname and contact.';

-- Every step has its time. A step back clears the times it undoes. If a caregiver who was placed is wanted again, the
-- application starts again from the beginning.
create function private.stamp_step() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.status = 'placed' then new.submitted_at := now(); end if;
  case new.status
    when 'invited' then
      new.has_applied := false; new.invited_at := now(); new.submitted_at := now(); new.declined_at := null;
    when 'submitted' then
      new.has_applied := true; new.shortlisted_at := null;
      new.introduced_at := null; new.introduced_rate := null; new.offered_at := null; new.accepted_at := null;
      new.declined_at := null; new.withdrawn_at := null;
    when 'shortlisted' then
      new.shortlisted_at := now(); new.introduced_at := null; new.introduced_rate := null;
      new.offered_at := null; new.accepted_at := null;
    when 'introduced' then
      new.introduced_at := now();
      new.introduced_rate := (select p.hourly_rate from public.caregiver_profiles p where p.user_id = new.caregiver_id);
    when 'offered' then new.offered_at := now(); new.accepted_at := null;
    when 'accepted' then new.accepted_at := now();
    when 'placed' then new.placed_at := now();
    when 'declined' then new.declined_at := now();
    when 'withdrawn' then new.withdrawn_at := now();
  end case;
  return new;
end $$;
create trigger stamp_step before update of status on public.applications
  for each row execute function private.stamp_step();

-- Applicants that a family may read about, and that can still be placed.
create function private.is_live(status public.application_status) returns boolean
language sql immutable set search_path = '' as $$
  select status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
$$;

-- The same, and those invited: all who are told when the job changes or closes.
create function private.is_under_way(status public.application_status) returns boolean
language sql immutable set search_path = '' as $$
  select status = 'invited' or private.is_live(status)
$$;

-- Takes a locked application to another status.
create function private.move_application(application uuid, next public.application_status, words text default null)
returns void
language sql set search_path = '' as $$
  update public.applications set status = next, status_reason = words where id = application
$$;
create trigger touch before update on public.applications
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.applications
  for each row execute function private.record_event('id');

alter table public.applications enable row level security;
grant select on public.applications to authenticated;

create policy "Caregivers read their own applications, admins read all" on public.applications
  for select to authenticated
  using (caregiver_id between (select private.readable_from()) and (select private.readable_to()));

-- Whether a caregiver's profile lets them read jobs they applied for. Open jobs need an approval (decision 0066).
create function private.reads_own_jobs(profile public.caregiver_profiles) returns boolean
language sql immutable set search_path = '' as $$ select profile.status not in ('draft', 'suspended') $$;

-- One job as the calling caregiver may read it: an open one once they are approved, or one they applied for.
-- Otherwise no row. An invitation gives no further rights. Errors: not_allowed.
create function private.my_job(_job_id uuid)
returns table (
  job_id uuid, title text, part jsonb, summary text, place_name text, place_region text, care_types public.care_type[],
  skills public.skill[], languages public.language_code[], visits jsonb, availability integer, start public.care_start,
  starts_on date, hours_per_visit numeric, duration public.care_duration, hourly_budget numeric,
  required_credentials public.document_kind[], status public.job_status, published_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select j.id, j.title, public.part(j), j.summary, place.name, place.region, j.care_types, j.skills, j.languages,
      j.visits, j.availability,
      j.start, j.starts_on, j.hours_per_visit, j.duration, j.hourly_budget, j.required_credentials, j.status,
        j.published_at
    from public.jobs j
    join public.places place on place.id = j.place_id
    join public.caregiver_profiles p on p.user_id = auth.uid()
    where j.id = _job_id and (
      j.status = 'open' and p.status = 'approved'
      or private.reads_own_jobs(p) and exists (
        select from public.applications a where a.job_id = j.id and a.caregiver_id = p.user_id and a.has_applied
      )
    );
end $$;
select private.expose('my_job', 'authenticated');

-- What happened to an application, oldest first, from the audit log: a step back is not in its status or its times.
-- `said` is the side whose no caused a step back. The end of a placement is a step too.
create function private.steps_of(application public.applications) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(
    jsonb_build_object('step', s.step, 'from', s.origin, 'said', s.said, 'at', s.at) order by s.at, s.id
  ), '[]')
  from (
    select e.id, e.after ->> 'status' as step, e.before ->> 'status' as origin, e.occurred_at as at,
      case when e.after ->> 'status' = 'shortlisted' then coalesce(
        (
          select g.side::text from public.agreements g
          where g.application_id = application.id and g.answer = 'no' and g.given_at = e.occurred_at limit 1
        ),
        case when e.actor_id = application.caregiver_id then 'caregiver' end
      ) end as said
    from public.events e
    where e.subject_type = 'applications' and e.subject_id = application.id::text and e.after ->> 'status' is not null
    union all
    select null, 'ended', null, p.ended_at, null
    from public.placements p
    where p.job_id = application.job_id and p.caregiver_id = application.caregiver_id and p.ended_at is not null
  ) s);
end $$;

-- Whether an application was declined because its job was withdrawn or closed, and not after a choice.
create function private.ended_with_job(application public.applications, job public.jobs) returns boolean
language sql immutable set search_path = '' as $$
  select job.status = 'closed' and application.declined_at is not distinct from job.closed_at
$$;

-- The calling caregiver's latest hundred applications, newest first, each with what happened to it, its placement and
-- its job. The job is left out while the profile doesn't let the caregiver read it. Errors: not_allowed.
create function private.my_applications()
returns table (
  id uuid, status public.application_status, status_reason text, message text, has_applied boolean,
    submitted_at timestamptz,
  may_be_shown boolean, confirmed_times integer, steps jsonb, job jsonb, offer jsonb, placement jsonb,
  ended_with_job boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select a.id, a.status, a.status_reason, a.message, a.has_applied, a.submitted_at, a.may_be_shown,
      a.confirmed_times, private.steps_of(a),
      case when private.reads_own_jobs(p) and (a.has_applied or p.status = 'approved') then jsonb_build_object(
        'id', j.id, 'title', coalesce(m.job_title, j.title),
        'part', case when m.id is null then public.part(j) else public.called(m) -> 'part' end,
        'start', j.start, 'startsOn', j.starts_on,
        'hoursPerVisit', j.hours_per_visit, 'hourlyBudget', j.hourly_budget, 'status', j.status,
        'visits', j.visits, 'availability', coalesce(m.job_times, j.availability), 'place',
          jsonb_build_object('name', place.name, 'region', place.region)
      ) end,
      (
        select jsonb_build_object(
          'visits', o.visits, 'availability', o.availability, 'hourlyRate', o.hourly_rate, 'startsOn', o.starts_on,
          'endsOn', o.ends_on, 'standsUntil', o.stands_until, 'offeredAt', o.offered_at
        )
        from public.offers o
        where o.application_id = a.id and a.status in ('offered', 'accepted') and private.reads_own_jobs(p)
      ),
      case when m.id is not null then jsonb_build_object(
        'id', m.id, 'requestId', m.request_id, 'visits', m.visits, 'availability', m.availability,
        'hourlyRate', m.hourly_rate,
        'startsOn', m.starts_on, 'endsOn', m.ends_on, 'newTerms', private.coming_terms(array[m.id], 'caregiver'),
        'refusedTerms', (
          select max(c.from_day) from public.terms_changes c where c.placement_id = m.id and c.refused_by = 'caregiver'
        ),
        'periods', private.visits_over_time(m),
        'firstDayConfirmedAt', m.first_day_confirmed_at, 'firstDayOff', private.was_absent_at_first(m),
        'firstVisitOn', private.first_visit(m),
        'endedAt', m.ended_at, 'endReason', m.end_reason, 'came', m.came,
        'leave', case when m.leave_asked_at is not null then jsonb_build_object(
          'lastDay', m.leave_on, 'reason', m.leave_reason, 'words', m.leave_words,
          'due', private.due_on('leave', m.leave_asked_at)
        ) end
      ) end,
      a.status = 'declined' and private.ended_with_job(a, j)
    from public.applications a
    join public.caregiver_profiles p on p.user_id = a.caregiver_id
    join public.jobs j on j.id = a.job_id
    join public.places place on place.id = j.place_id
    left join public.placements m on m.application_id = a.id and a.status = 'placed'
    where a.caregiver_id = auth.uid()
    order by a.submitted_at desc, a.id
    limit 100;
end $$;
select private.expose('my_applications', 'authenticated');

-- Applies, with the job's times at which the caregiver can come. They stay as they were given. The same id sent twice
-- counts once, even if the application has been withdrawn since. Errors: not_allowed, job_not_found, job_not_open,
-- already_applied, not_qualified (detail: unmet requirements), too_long, times_not_asked (none, or others than the job
-- asks for), too_many_requests.
create function private.apply_to_job(
  _job_id uuid, _message text default null, _may_be_shown boolean default false, _times integer default null,
  _sending_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.jobs;
  profile public.caregiver_profiles;
  earlier public.applications;
  unmet text[];
  application uuid;
begin
  perform private.require_role('caregiver');
  -- Staff hear of each application.
  perform private.throttle('apply:' || auth.uid(), 30, interval '1 hour');
  -- Locked, so that nobody applies at the moment the job is filled.
  select * into wanted from public.jobs j where j.id = _job_id for share;
  select * into earlier from public.applications a where a.job_id = _job_id and a.caregiver_id = auth.uid();
  if earlier.sending_id = _sending_id then return earlier.id; end if;
  if wanted.id is null or (wanted.status <> 'open' and earlier.id is null) then
    raise exception 'job_not_found' using errcode = 'PT404';
  end if;
  if earlier.has_applied and earlier.status <> 'withdrawn' then raise exception 'already_applied'; end if;
  if wanted.status <> 'open' then raise exception 'job_not_open'; end if;
  if length(_message) > 2000 then raise exception 'too_long'; end if;
  profile := (select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = auth.uid());
  -- Nothing more, since only approved caregivers may read what a job asks for.
  if profile.status <> 'approved' then
    raise exception 'not_qualified' using detail = '["profile_not_approved"]';
  end if;
  unmet := private.unmet_requirements(profile, wanted, private.job_distance(profile, wanted))
    || private.lapsed_documents(profile.user_id);
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;

  -- Checked last: someone who may not apply need not be asked for times.
  if _times is not null and (_times <= 0 or _times & ~wanted.availability <> 0)
    then raise exception 'times_not_asked'; end if;

  insert into public.applications as a (job_id, caregiver_id, message, may_be_shown, confirmed_times, sending_id)
  values (
    _job_id, auth.uid(), nullif(private.typed(_message), ''), coalesce(_may_be_shown, false), _times, _sending_id
  )
  on conflict (job_id, caregiver_id) do update
    set status = 'submitted', message = excluded.message, may_be_shown = excluded.may_be_shown, shown_said_by = null,
      shown_said_on = null,
      confirmed_times = excluded.confirmed_times, sending_id = excluded.sending_id, submitted_at = now(),
      status_reason = null, said_on = null
    where a.status = 'withdrawn' or not a.has_applied
  returning id into application;
  -- The same was sent at the same moment.
  if application is null then
    select a.id into application from public.applications a
      where a.job_id = _job_id and a.caregiver_id = auth.uid() and a.sending_id = _sending_id;
  end if;
  if application is null then raise exception 'already_applied'; end if;
  return application;
end $$;
select private.expose('apply_to_job', 'authenticated');

create function private.withdraw_application(_application_id uuid, _reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
begin
  perform private.require_role('caregiver');
  select * into mine from public.applications where id = _application_id and caregiver_id = auth.uid() for update;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if not private.is_live(mine.status) then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  perform private.move_application(_application_id, 'withdrawn', private.reason(_reason, false));
end $$;
select private.expose('withdraw_application', 'authenticated');

-- Sets whether a family may read about the calling caregiver. They may change their mind until the family has read
-- it. Errors: not_allowed, application_not_found, application_step_not_allowed, choice_missing.
create function private.choose_to_be_shown(_application_id uuid, _wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
begin
  perform private.require_role('caregiver');
  if _wanted is null then raise exception 'choice_missing'; end if;
  select * into mine from public.applications where id = _application_id and caregiver_id = auth.uid() for update;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if mine.status not in ('submitted', 'shortlisted') then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  update public.applications set may_be_shown = _wanted, shown_said_by = null, shown_said_on = null
  where id = _application_id;
end $$;
select private.expose('choose_to_be_shown', 'authenticated');
