-- What a caregiver must meet for a job, and when they are free for it. Admin and caregiver get the same answer.

-- Whether a caregiver holds a credential: a verified document of that kind that has not expired. In PL/pgSQL, because
-- lists ask it for each row, and a SQL function is planned again each time.
create function private.holds_credential(caregiver uuid, wanted public.document_kind) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.documents d
    where d.caregiver_id = caregiver and d.kind = wanted and d.status = 'verified'
      and (d.expires_on is null or d.expires_on > private.today())
  );
end $$;

-- Kilometres from a caregiver's place to a job's. Null if the caregiver has named no place.
create function private.job_distance(profile public.caregiver_profiles, job public.jobs) returns double precision
language sql stable set search_path = '' as $$
  select private.distance_km(mine.latitude, mine.longitude, theirs.latitude, theirs.longitude)
  from public.places mine, public.places theirs
  where mine.id = profile.place_id and theirs.id = job.place_id
$$;

-- What a caregiver lacks for a job, as codes: profile_not_approved (or an account that no longer acts as a
-- caregiver), too_far, care_type:…, credential:….
create function private.unmet_requirements(
  profile public.caregiver_profiles, job public.jobs, distance double precision
) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select 'profile_not_approved'
    where (profile.status = 'approved' and private.role_of(profile.user_id) = 'caregiver') is not true
    union all
    select 'care_type:' || c from unnest(job.care_types) c where (c = any (profile.care_types)) is not true
    union all
    select 'credential:' || k from unnest(job.required_credentials) k
    where not private.holds_credential(profile.user_id, k)
    union all
    select 'too_far' where (distance <= profile.radius_km) is not true
  );
end $$;

-- The weekly visits of a caregiver's placements that have not ended, with those that begin later.
create function private.busy_visits(caregiver uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(v order by p.starts_on, p.id, terms.from_day, nr), '[]')
  from public.placements p cross join lateral private.periods(p) terms
  cross join lateral jsonb_array_elements(terms.visits) with ordinality e (v, nr)
  where p.caregiver_id = caregiver and p.ended_at is null and (p.ends_on is null or p.ends_on >= private.today())
    and (terms.until_day is null or terms.until_day >= private.today())
$$;

-- The parts of a caregiver's week that these visits touch, wholly or partly.
create function private.taken_times(caregiver uuid) returns integer
language sql stable set search_path = '' as $$ select private.parts_of(private.busy_visits(caregiver)) $$;

-- For visits that are asked for, the parts of the week at which other visits leave no room for them.
create function private.taken_for(visits jsonb, busy jsonb) returns integer
language plpgsql stable set search_path = '' as $$
begin
  if busy = '[]' then return 0; end if;
  return private.parts_of(visits) & (
    private.full_parts(busy, private.visit_gap()) | private.colliding_parts(visits, busy, private.visit_gap())
  );
end $$;

-- For the visits that a job asks for, the parts of the week at which a caregiver is free: ticked in their week, with
-- no visit to another family in the way.
create function private.free_parts(profile public.caregiver_profiles, visits jsonb) returns integer
language sql stable set search_path = '' as $$
  select profile.availability & private.parts_of(visits) & ~private.taken_for(
    visits, private.busy_visits(profile.user_id)
  )
$$;

-- Why a caregiver is not suggested for a job although they meet its requirements, as codes: away (on its first day),
-- no_free_times (none of those asked for). They may apply all the same. Placing checks the agreed days.
create function private.unmet_times(profile public.caregiver_profiles, job public.jobs) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'away' where exists (
      select from public.time_off t
      where t.caregiver_id = profile.user_id
        and greatest(job.starts_on, private.today()) between t.from_day and t.to_day
    )
    union all
    select 'no_free_times'
    where job.availability > 0 and private.free_parts(profile, job.visits) = 0
  )
$$;
