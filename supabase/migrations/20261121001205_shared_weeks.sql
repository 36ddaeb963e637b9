-- Several jobs and caregivers may share a request's week (decision 0098). Nothing here is stored: what is covered
-- follows from the placements, and what is advertised from the open jobs.

-- Whether a placement has a successor, or one is being looked for. Then its times no longer count, only the
-- successor's. If those are fewer, there will be a gap after the last day, which staff can fill in time.
create function private.is_followed(placement public.placements) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.jobs j where j.id = placement.job_id and j.status = 'open') or exists (
    select from public.placements p
    where p.job_id = placement.job_id and p.ended_at is null and p.starts_on > placement.starts_on
  )
$$;

-- The times taken by a request's jobs, except one job: those of open jobs, and those that a placed caregiver without
-- a successor has agreed to. If a job was filled for fewer times than it asked for, the rest can be published.
create function private.held_times(request uuid, but uuid default null) returns integer
language sql stable set search_path = '' as $$
  select coalesce(bit_or(held.availability), 0) from (
    select j.id, j.availability from public.jobs j where j.request_id = request and j.status = 'open'
    union all
    select p.job_id, p.availability from public.placements p
    where p.request_id = request and p.ended_at is null and not private.is_followed(p)
  ) held
  where held.id is distinct from but
$$;

-- The times at which someone is placed, and stays.
create function private.covered_times(request uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(bit_or(p.availability), 0)
  from public.placements p
  where p.request_id = request and p.ended_at is null and not private.is_followed(p)
$$;

-- The times for which a request needs someone: what it asks for. If any time suits the family, they need nobody else
-- once someone is placed, whatever times were agreed (decision 0002).
create function private.needed_times(asked public.requests) returns integer
language sql stable set search_path = '' as $$
  select case when asked.flexible then coalesce(nullif(private.covered_times(asked.id), 0), asked.availability)
    else asked.availability end
$$;

-- Coverage as a family sees it: a caregiver comes until their last day. {covered, until}: the times at which someone
-- comes, and those that end without a successor, by last day, [{times, day}].
create function private.week_coverage(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  with live as (select p.* from public.placements p where p.request_id = request and p.ended_at is null)
  select jsonb_build_object(
    'covered', coalesce((select bit_or(l.availability) from live l), 0),
    'until', coalesce((
      select jsonb_agg(jsonb_build_object('times', ending.times, 'day', ending.ends_on)
        order by ending.ends_on, ending.id)
      from (
        select l.id, l.ends_on, l.availability & ~coalesce((
          select bit_or(f.availability) from live f where f.id <> l.id and f.starts_on > l.ends_on
        ), 0) as times
        from live l where l.ends_on is not null
      ) ending
      where ending.times <> 0
    ), '[]')
  )
$$;

-- Which of a request's times these are, for a message.
create function private.told_times(asked public.requests, week integer) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'times', jsonb_build_object('visits', asked.visits, 'availability', asked.availability & week)
  )
$$;

-- Who no longer comes, and why, for a message to a family. Named by the placement, which keeps the name of a caregiver
-- whose account is deleted.
create function private.told_end(placement public.placements) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'caregiver', coalesce(placement.id::text, ''), 'reason', coalesce(placement.end_reason, '')
  )
$$;

-- Times for a job of a request that its caller has locked: all that no other job has, or the chosen ones. Errors:
-- already_published (nothing is left), times_not_asked (none, or others than the family asked for), times_have_job
-- (detail: those that another job has), times_belong_together (a visit lies in some of them alone).
create function private.times_for_job(asked public.requests, wanted integer, but uuid default null) returns integer
language plpgsql stable set search_path = '' as $$
declare
  held integer := private.held_times(asked.id, but);
begin
  if private.needed_times(asked) & ~held = 0 then raise exception 'already_published'; end if;
  if wanted is null then return private.needed_times(asked) & ~held; end if;
  if not private.is_availability(wanted) or wanted = 0 or wanted & ~asked.availability <> 0 then
    raise exception 'times_not_asked';
  end if;
  if wanted & held <> 0 then raise exception 'times_have_job' using detail = (wanted & held)::text; end if;
  if private.parts_of(private.visits_in(asked.visits, wanted)) <> wanted then
    raise exception 'times_belong_together';
  end if;
  return wanted;
end $$;

-- Sets the status of a locked request that is open or matched: matched if someone covers all its times.
create function private.settle_request(request uuid) returns void
language sql set search_path = '' as $$
  update public.requests r set status = now_is.status, status_reason = null
  from (
    select case when private.needed_times(asked) & ~private.covered_times(asked.id) = 0 then 'matched'
      else 'open' end::public.request_status as status
    from public.requests asked where asked.id = request
  ) now_is
  where r.id = request and r.status in ('open', 'matched') and r.status <> now_is.status
$$;

-- Removes times that nobody covers and no job asks for from what a request needs, because its family no longer needs
-- them. Its answers stay as they were. Errors: not_allowed, request_not_found, request_step_not_allowed,
-- times_not_asked (also if any time suits the family and someone is placed, since nobody is looked for then),
-- times_have_job, nothing_needed (no times would be left: close the request instead).
create function private.remove_needed_times(_request_id uuid, _availability integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for no key update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if asked.status not in ('open', 'matched') then
    raise exception 'request_step_not_allowed' using detail = asked.status::text;
  end if;
  if private.is_availability(_availability) is not true or _availability = 0
    or _availability & ~private.needed_times(asked) <> 0 then
    raise exception 'times_not_asked';
  end if;
  if _availability & private.held_times(_request_id) <> 0 then
    raise exception 'times_have_job' using detail = (_availability & private.held_times(_request_id))::text;
  end if;
  if asked.availability & ~_availability = 0 then raise exception 'nothing_needed'; end if;
  update public.requests r
  -- If not every time suits the family any more, they need the others.
  set availability = asked.availability & ~_availability, flexible = false,
    status = case when asked.availability & ~_availability & ~private.covered_times(_request_id) = 0 then 'matched'
      else 'open' end::public.request_status
  where r.id = _request_id;
  perform private.notify_family(
    _request_id, 'care_changed',
    jsonb_build_object('reference', private.show_reference(asked.reference), 'changed', 'needed', 'off', '')
  );
end $$;
select private.expose('remove_needed_times', 'authenticated');

-- Who covers which times of a request, which of them are advertised, and which have nobody. It reads what its caller
-- may read: everything for staff, nothing for anyone else. A caregiver who leaves covers their times until their last
-- day, although the job is open. Times that the successor doesn't take, and that are not advertised, have nobody.
-- Visits are those of the placement or the job, or null.
create function public.request_coverage(request_id uuid)
returns table (
  part text, visits jsonb, availability integer, job_id uuid, placement_id uuid, caregiver_name text, starts_on date,
    ends_on date
)
language sql stable set search_path = '' as $$
  with asked as (select r.id, r.availability, r.flexible from public.requests r
    where r.id = request_coverage.request_id),
  parts as (
    select 'covered' as part, p.visits, p.availability, p.job_id, p.id,
      p.caregiver_name, p.starts_on, p.ends_on,
      -- Like private.is_followed, for rows that the caller may read.
      j.status = 'open' or exists (
        select from public.placements q where q.job_id = p.job_id and q.ended_at is null and q.starts_on > p.starts_on
      ) as followed
    from asked join public.placements p on p.request_id = asked.id join public.jobs j on j.id = p.job_id
    where p.ended_at is null
    union all
    select 'open', j.visits, j.availability, j.id, null, null, null, null, false
    from asked join public.jobs j on j.request_id = asked.id
    where j.status = 'open'
  )
  select parts.part, parts.visits, parts.availability, parts.job_id, parts.id, parts.caregiver_name, parts.starts_on,
    parts.ends_on
  from parts
  union all
  select 'nobody', null, rest.times, null, null, null, null, null
  from (
    select asked.availability & ~coalesce((select bit_or(parts.availability) from parts where not parts.followed),
      0) as times from asked
  ) rest
  where rest.times <> 0
    -- Like private.needed_times, for rows that the caller may read.
    and not exists (select from asked, parts where asked.flexible and parts.part = 'covered' and not parts.followed)
  order by 1, 7, 4, 5
$$;
grant execute on function public.request_coverage to authenticated;
