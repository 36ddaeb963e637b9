-- The outcome: one caregiver in one family's home. From here on, only here and until it ends, the caregiver sees who the
-- family is.

create table public.placements (
  id uuid primary key default gen_random_uuid(),
  application_id uuid unique references public.applications (id) on delete set null,
  job_id uuid not null unique references public.jobs (id),
  request_id uuid not null unique references public.requests (id),
  caregiver_id uuid references public.caregiver_profiles (user_id) on delete set null,
  caregiver_name text not null,
  availability integer not null check (private.is_availability(availability) and availability > 0),
  hourly_rate numeric(6, 2),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  placed_by uuid not null,
  placed_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on column public.placements.caregiver_name is
  'As it was on placing: it proves who was where and when, also after the caregiver''s account is gone.';
comment on column public.placements.availability is 'The times of the week that are agreed on: they are taken until it ends.';
create index placements_caregiver_idx on public.placements (caregiver_id, placed_at desc);

create trigger record_event after insert or update or delete on public.placements
  for each row execute function private.record_event('id');

alter table public.placements enable row level security;
grant select on public.placements to authenticated;

create policy "Caregivers read their own placements, admins read all" on public.placements
  for select to authenticated
  using (
    caregiver_id = (select auth.uid()) and (select private.my_role()) = 'caregiver'
    or (select private.my_role()) = 'admin'
  );

-- The family behind a request, on record: for staff, with the answers as they were frozen, and for the caregiver who is
-- placed there. No row for anyone else. One event for each reader and ten minutes, since a page is read more than once.
create function private.read_contact(request uuid)
returns table (
  contact_name text, contact_phone text, contact_email text, recipient_name text, address text,
  helper_name text, helper_relation text, helper_agreed_by text, answers jsonb, earlier_answers jsonb
)
language plpgsql security definer set search_path = '' as $$
declare
  by_staff boolean := coalesce(private.my_role() = 'admin', false);
begin
  if not by_staff and not exists (
    select from public.placements p join public.caregiver_profiles c on c.user_id = p.caregiver_id
    where p.request_id = request and p.caregiver_id = auth.uid() and p.ended_at is null and c.status <> 'suspended'
      and private.my_role() = 'caregiver'
  ) then
    return;
  end if;
  insert into public.events (actor_id, subject_type, subject_id, action)
  select auth.uid(), 'request_contacts', c.request_id::text, 'read'
  from public.request_contacts c
  where c.request_id = request and not exists (
    select from public.events e
    where e.subject_type = 'request_contacts' and e.subject_id = request::text and e.action = 'read'
      and e.actor_id = auth.uid() and e.occurred_at > now() - interval '10 minutes'
  );
  return query
    select c.contact_name, c.contact_phone, c.contact_email, c.recipient_name, c.address,
      case when by_staff then c.helper_name end, case when by_staff then c.helper_relation end,
      case when by_staff then c.helper_agreed_by end, case when by_staff then r.answers end,
      case when by_staff then (
        select coalesce(jsonb_agg(
          jsonb_build_object('answers', e.answers, 'replacedAt', e.replaced_at) order by e.id
        ), '[]')
        from private.earlier_answers e where e.request_id = r.id
      ) end
    from public.requests r join public.request_contacts c on c.request_id = r.id
    where r.id = request;
end $$;
create function public.read_contact(request_id uuid)
returns table (
  contact_name text, contact_phone text, contact_email text, recipient_name text, address text,
  helper_name text, helper_relation text, helper_agreed_by text, answers jsonb, earlier_answers jsonb
)
language sql set search_path = '' as $$ select * from private.read_contact(request_id) $$;
grant execute on function private.read_contact(uuid), public.read_contact(uuid) to authenticated;

-- A caregiver's placements that take any of these times from a first to a last day, which may be none.
create function private.taking(caregiver uuid, times integer, first_day date, last_day date)
returns setof public.placements
language sql stable set search_path = '' as $$
  select * from public.placements p
  where p.caregiver_id = caregiver and p.ended_at is null and p.availability & times > 0
    and daterange(p.starts_on, p.ends_on, '[]') && daterange(first_day, last_day, '[]')
  order by p.starts_on, p.id
$$;

-- Places an applicant: the job is filled, the request matched, and everyone else who still waits gets an answer.
-- Without a day it begins on the job's, or today if that is over.
-- Errors: not_allowed, application_not_found, job_not_open, application_step_not_allowed, not_qualified,
-- first_day_not_possible (in the past, or more than a year ahead), times_taken (detail: [{placement, job, availability}], the
-- placements that take them).
create function private.place_caregiver(application uuid, start_day date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  job public.jobs;
  profile public.caregiver_profiles;
  unmet text[];
  taken jsonb;
  placement uuid;
  first_day date;
begin
  perform private.require_role('admin');
  -- The request first, as in every transition that touches several tables: two admins who place two people at once queue
  -- here, and the second finds the job filled; so does a family that withdraws.
  perform from public.requests r
    join public.jobs j on j.request_id = r.id join public.applications a on a.job_id = j.id
    where a.id = application for update of r;
  select j.* into job from public.jobs j join public.applications a on a.job_id = j.id
    where a.id = application for update of j;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if job.status <> 'open' then raise exception 'job_not_open' using detail = job.status::text; end if;
  select * into chosen from public.applications a where a.id = application for update;
  if chosen.status not in ('submitted', 'shortlisted', 'offered') then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  -- Locked, so that nobody is promised to two families for the same times.
  perform from public.caregiver_profiles p where p.user_id = chosen.caregiver_id for no key update;
  profile := (select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = chosen.caregiver_id);
  first_day := coalesce(start_day, greatest(job.starts_on, private.today()));
  if first_day not between private.today() and private.today() + 366 then raise exception 'first_day_not_possible'; end if;
  unmet := private.unmet_requirements(profile, job, private.job_distance(profile, job));
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;
  taken := (
    select jsonb_agg(jsonb_build_object('placement', p.id, 'job', j.title, 'availability', p.availability & job.availability))
    from private.taking(chosen.caregiver_id, job.availability, first_day, null) p join public.jobs j on j.id = p.job_id
  );
  if taken is not null then raise exception 'times_taken' using detail = taken::text; end if;

  update public.applications set status = 'placed', placed_at = now(), status_reason = null where id = application;
  update public.applications
  set status = 'declined', declined_at = now(), status_reason = 'Another caregiver was placed for this job.'
  where job_id = job.id and id <> application and status in ('submitted', 'shortlisted', 'offered');
  update public.jobs set status = 'filled', closed_at = now() where id = job.id;
  update public.requests set status = 'matched' where id = job.request_id;
  insert into public.placements (
    application_id, job_id, request_id, caregiver_id, caregiver_name, availability, hourly_rate, starts_on, placed_by
  ) values (
    application, job.id, job.request_id, chosen.caregiver_id, profile.full_name, job.availability, profile.hourly_rate,
    first_day, auth.uid()
  )
  returning id into placement;
  return placement;
end $$;

create function public.place_caregiver(application_id uuid, starts_on date default null) returns uuid
language sql set search_path = '' as $$ select private.place_caregiver(application_id, starts_on) $$;
grant execute on function private.place_caregiver(uuid, date), public.place_caregiver(uuid, date) to authenticated;

-- Ends the search for a caregiver on a request that its caller has locked; whoever still waits gets this answer.
create function private.end_search(request uuid, next public.request_status, words text, answer text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.requests set status = next, status_reason = words where id = request;
  -- The job before its applications, so that nobody can apply in between.
  update public.jobs set status = 'closed', closed_at = now() where request_id = request and status = 'open';
  update public.applications a set status = 'declined', declined_at = now(), status_reason = answer
  from public.jobs j
  where j.request_id = request and a.job_id = j.id and a.status in ('submitted', 'shortlisted', 'offered');
end $$;

-- Closes a request: ends the search or, if somebody is placed, the care. The caregiver no longer sees the family's
-- contact; the placement stays as proof. The family reads the reason.
-- Errors: not_allowed, request_not_found, request_step_not_allowed, too_long.
create function private.close_request(request uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  current public.request_status;
begin
  perform private.require_role('admin');
  select r.status into current from public.requests r where r.id = request for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if current not in ('open', 'matched') then
    raise exception 'request_step_not_allowed' using detail = current::text;
  end if;
  perform private.end_search(request, 'closed', private.reason(words, false), 'Nobody is needed for this job any more.');
  update public.placements set ended_at = now() where request_id = request;
end $$;

create function public.close_request(request_id uuid, reason text default null) returns void
language sql set search_path = '' as $$ select private.close_request(request_id, reason) $$;
grant execute on function private.close_request(uuid, text), public.close_request(uuid, text) to authenticated;
