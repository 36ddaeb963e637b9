-- A caregiver's application for a job. Every transition has its date and a “no” has its reason, so that nobody is left
-- without an answer.

create type public.application_status as enum (
  'submitted', 'shortlisted', 'offered', 'placed', 'declined', 'withdrawn'
);

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  message text check (length(message) <= 2000),
  status public.application_status not null default 'submitted',
  status_reason text check (length(status_reason) <= 1000),
  submitted_at timestamptz not null default now(),
  shortlisted_at timestamptz,
  offered_at timestamptz,
  placed_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (job_id, caregiver_id)
);
create index applications_caregiver_idx on public.applications (caregiver_id, submitted_at desc);
create index applications_status_idx on public.applications (status, submitted_at desc);
create index applications_submitted_idx on public.applications (submitted_at desc);

create trigger touch before update on public.applications
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.applications
  for each row execute function private.record_event('id');

alter table public.applications enable row level security;
grant select on public.applications to authenticated;

create policy "Caregivers read their own applications, admins read all" on public.applications
  for select to authenticated
  using (
    caregiver_id = (select auth.uid()) and (select private.my_role()) = 'caregiver'
    or (select private.my_role()) = 'admin'
  );
-- Whether a caregiver's profile lets it read jobs it has applied for; open ones take an approval
-- (docs/decisions/0065-what-caregivers-read-of-jobs.md).
create function private.reads_own_jobs(profile public.caregiver_profiles) returns boolean
language sql immutable set search_path = '' as $$ select profile.status not in ('draft', 'suspended') $$;

-- One job as the calling caregiver may read it: an open one once approved, or one it has applied for. No row otherwise.
-- Errors: not_allowed.
create function private.my_job(job uuid)
returns table (
  job_id uuid, title text, summary text, place_name text, place_region text, care_types public.care_type[],
  skills public.skill[], languages public.language_code[], availability integer, starts_on date, hourly_budget numeric,
  required_credentials public.document_kind[], status public.job_status, published_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select j.id, j.title, j.summary, place.name, place.region, j.care_types, j.skills, j.languages, j.availability,
      j.starts_on, j.hourly_budget, j.required_credentials, j.status, j.published_at
    from public.jobs j
    join public.places place on place.id = j.place_id
    join public.caregiver_profiles p on p.user_id = auth.uid()
    where j.id = job and (
      j.status = 'open' and p.status = 'approved'
      or private.reads_own_jobs(p) and exists (
        select from public.applications a where a.job_id = j.id and a.caregiver_id = p.user_id
      )
    );
end $$;
create function public.my_job(job_id uuid)
returns table (
  job_id uuid, title text, summary text, place_name text, place_region text, care_types public.care_type[],
  skills public.skill[], languages public.language_code[], availability integer, starts_on date, hourly_budget numeric,
  required_credentials public.document_kind[], status public.job_status, published_at timestamptz
)
language sql stable set search_path = '' as $$ select * from private.my_job(job_id) $$;

-- The calling caregiver's latest hundred applications, newest first, each with its placement and the job, which is left
-- out while the profile does not let it be read. Errors: not_allowed.
create function private.my_applications()
returns table (
  id uuid, status public.application_status, status_reason text, message text, submitted_at timestamptz,
  shortlisted_at timestamptz, offered_at timestamptz, placed_at timestamptz, declined_at timestamptz,
  withdrawn_at timestamptz, job jsonb, placement jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select a.id, a.status, a.status_reason, a.message, a.submitted_at, a.shortlisted_at, a.offered_at, a.placed_at,
      a.declined_at, a.withdrawn_at,
      case when private.reads_own_jobs(p) then jsonb_build_object(
        'id', j.id, 'title', j.title, 'startsOn', j.starts_on,
        'place', jsonb_build_object('name', place.name, 'region', place.region)
      ) end,
      (
        select jsonb_build_object('requestId', m.request_id, 'startsOn', m.starts_on, 'endedAt', m.ended_at)
        from public.placements m where m.application_id = a.id
      )
    from public.applications a
    join public.caregiver_profiles p on p.user_id = a.caregiver_id
    join public.jobs j on j.id = a.job_id
    join public.places place on place.id = j.place_id
    where a.caregiver_id = auth.uid()
    order by a.submitted_at desc, a.id
    limit 100;
end $$;
create function public.my_applications()
returns table (
  id uuid, status public.application_status, status_reason text, message text, submitted_at timestamptz,
  shortlisted_at timestamptz, offered_at timestamptz, placed_at timestamptz, declined_at timestamptz,
  withdrawn_at timestamptz, job jsonb, placement jsonb
)
language sql stable set search_path = '' as $$ select * from private.my_applications() $$;

-- Errors: not_allowed, job_not_found, job_not_open, already_applied, not_qualified (detail: unmet requirements), too_long.
create function private.apply_to_job(job uuid, words text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.jobs;
  profile public.caregiver_profiles;
  earlier public.applications;
  unmet text[];
  application uuid;
begin
  perform private.require_role('caregiver');
  -- Locked, so that nobody applies for a job at the moment it is filled.
  select * into wanted from public.jobs j where j.id = job for share;
  select * into earlier from public.applications a where a.job_id = job and a.caregiver_id = auth.uid();
  if wanted.id is null or (wanted.status <> 'open' and earlier.id is null) then
    raise exception 'job_not_found' using errcode = 'PT404';
  end if;
  if earlier.status <> 'withdrawn' then raise exception 'already_applied'; end if;
  if wanted.status <> 'open' then raise exception 'job_not_open'; end if;
  if length(words) > 2000 then raise exception 'too_long'; end if;
  profile := (select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = auth.uid());
  -- Nothing else is said: what a job demands is for approved caregivers to read.
  if profile.status <> 'approved' then
    raise exception 'not_qualified' using detail = '["profile_not_approved"]';
  end if;
  unmet := private.unmet_requirements(profile, wanted, private.job_distance(profile, wanted));
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;

  insert into public.applications as a (job_id, caregiver_id, message)
  values (job, auth.uid(), nullif(trim(words), ''))
  on conflict (job_id, caregiver_id) do update
    set status = 'submitted', message = excluded.message, submitted_at = now(), status_reason = null,
      shortlisted_at = null, offered_at = null, withdrawn_at = null
    where a.status = 'withdrawn'
  returning id into application;
  if application is null then raise exception 'already_applied'; end if;
  return application;
end $$;

create function private.withdraw_application(application uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
begin
  perform private.require_role('caregiver');
  select * into mine from public.applications where id = application and caregiver_id = auth.uid() for update;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if mine.status not in ('submitted', 'shortlisted', 'offered') then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  update public.applications
  set status = 'withdrawn', withdrawn_at = now(), status_reason = private.reason(reason, false)
  where id = application;
end $$;

-- One transition of the admin's answer, except placing; each names the statuses it may start from.
create function private.step_application(application uuid, next public.application_status, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  current public.application_status;
  starts public.application_status[] := case next
    when 'shortlisted' then '{submitted}'
    when 'offered' then '{submitted,shortlisted}'
    when 'declined' then '{submitted,shortlisted,offered}'
  end;
begin
  perform private.require_role('admin');
  select a.status into current from public.applications a where a.id = application for update;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if starts is null or not current = any (starts) then
    raise exception 'application_step_not_allowed' using detail = current::text;
  end if;
  update public.applications set
    status = next, status_reason = private.reason(reason, next = 'declined'),
    shortlisted_at = case when next = 'shortlisted' then now() else shortlisted_at end,
    offered_at = case when next = 'offered' then now() else offered_at end,
    declined_at = case when next = 'declined' then now() else declined_at end
  where id = application;
end $$;

create function public.apply_to_job(job_id uuid, message text default null) returns uuid
language sql set search_path = '' as $$ select private.apply_to_job(job_id, message) $$;
create function public.withdraw_application(application_id uuid, reason text default null) returns void
language sql set search_path = '' as $$ select private.withdraw_application(application_id, reason) $$;
create function public.shortlist_application(application_id uuid) returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'shortlisted', null) $$;
create function public.offer_job(application_id uuid) returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'offered', null) $$;
create function public.decline_application(application_id uuid, reason text) returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'declined', reason) $$;

grant execute on function
  private.my_job(uuid), private.my_applications(), public.my_job(uuid), public.my_applications(),
  private.apply_to_job(uuid, text), private.withdraw_application(uuid, text),
  private.step_application(uuid, public.application_status, text),
  public.apply_to_job(uuid, text), public.withdraw_application(uuid, text), public.shortlist_application(uuid),
  public.offer_job(uuid), public.decline_application(uuid, text)
to authenticated;
