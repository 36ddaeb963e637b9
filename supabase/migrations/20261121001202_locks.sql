-- Every step locks what it changes in one order (decision 0157): requests, jobs, caregivers, applications, placements,
-- and rows of one kind by id.

create function private.lock_in_order(
  requests uuid[] default '{}', jobs uuid[] default '{}', caregivers uuid[] default '{}',
  applications uuid[] default '{}', placements uuid[] default '{}'
) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(requests) > 0 then
    perform from public.requests r where r.id = any (requests) order by r.id for no key update;
  end if;
  if cardinality(jobs) > 0 then
    perform from public.jobs j where j.id = any (jobs) order by j.id for no key update;
  end if;
  if cardinality(caregivers) > 0 then
    perform from public.caregiver_profiles c where c.user_id = any (caregivers) order by c.user_id for no key update;
  end if;
  if cardinality(applications) > 0 then
    perform from public.applications a where a.id = any (applications) order by a.id for no key update;
  end if;
  if cardinality(placements) > 0 then
    perform from public.placements p where p.id = any (placements) order by p.id for no key update;
  end if;
end $$;

-- Applications, each with its request, job and caregiver, which never change.
create function private.lock_applications(wanted uuid[]) returns void
language sql set search_path = '' as $$
  select private.lock_in_order(array_agg(j.request_id), array_agg(j.id), array_agg(a.caregiver_id), wanted)
  from public.applications a join public.jobs j on j.id = a.job_id where a.id = any (wanted)
$$;

-- The same for placements.
create function private.lock_placements(wanted uuid[]) returns void
language sql set search_path = '' as $$
  select private.lock_in_order(
    array_agg(p.request_id), array_agg(p.job_id), array_agg(p.caregiver_id), placements => wanted
  )
  from public.placements p where p.id = any (wanted)
$$;

-- Requests with everything that depends on them.
create function private.lock_whole_request(variadic wanted uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- From here on they get no other jobs and placements.
  perform private.lock_in_order(wanted);
  perform private.lock_in_order(
    jobs => array(select j.id from public.jobs j where j.request_id = any (wanted)),
    caregivers => array(select p.caregiver_id from public.placements p where p.request_id = any (wanted)),
    applications => array(
      select a.id from public.applications a join public.jobs j on j.id = a.job_id where j.request_id = any (wanted)
    ),
    placements => array(select p.id from public.placements p where p.request_id = any (wanted))
  );
end $$;

-- A caregiver with everything they work on. If a step adds work before the profile is locked, all locks are released
-- and taken again.
create function private.lock_whole_caregiver(caregiver uuid) returns void
language plpgsql set search_path = '' as $$
declare
  applied uuid[];
  placed uuid[];
begin
  loop
    applied := array(select a.id from public.applications a where a.caregiver_id = caregiver);
    placed := array(select p.id from public.placements p where p.caregiver_id = caregiver);
    begin
      perform private.lock_in_order(
        array(select p.request_id from public.placements p where p.id = any (placed)
          union all select j.request_id from public.applications a join public.jobs j on j.id = a.job_id
            where a.id = any (applied)),
        array(select p.job_id from public.placements p where p.id = any (placed)
          union all select a.job_id from public.applications a where a.id = any (applied))
      );
      perform from public.caregiver_profiles c where c.user_id = caregiver for update;
      if not exists (
        select from public.applications a where a.caregiver_id = caregiver and a.id <> all (applied)
        union all select from public.placements p where p.caregiver_id = caregiver and p.id <> all (placed)
      ) then
        perform private.lock_in_order(applications => applied, placements => placed);
        return;
      end if;
      raise exception using errcode = 'AGAIN';
    exception when sqlstate 'AGAIN' then null;
    end;
  end loop;
end $$;

-- A caregiver who adds or removes their own records locks their profile first, like those who check it. The foreign
-- key would lock it later, and let two callers in who then wait for each other.
create function private.lock_own_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_in_order(caregivers => array[auth.uid()]);
  return null;
end $$;
create trigger lock_own_profile before insert or delete on public.documents
  for each statement execute function private.lock_own_profile();
