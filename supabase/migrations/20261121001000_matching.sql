-- Who fits a job, and why: first what must hold, then one score of named parts that add up to 100. Admin and caregiver
-- get the same answer, because they call the same functions.

-- The points for holding so many of what is asked; all of them when nothing is asked.
create function private.share(points integer, held bigint, asked integer) returns integer
language sql immutable set search_path = '' as $$
  select case when asked = 0 then points else round(points * held::numeric / asked)::integer end
$$;

create function private.distance_words(km double precision) returns text
language sql stable set search_path = '' as $$
  select case o.distance_unit
    when 'mi' then round((km / 1.609344)::numeric) || ' miles'
    else round(km::numeric) || ' km'
  end
  from public.operator o
$$;

-- The parts of version 1 of the score: [{part, points, maximum, reason}], maxima adding up to 100.
create function private.match_parts(
  profile public.caregiver_profiles, job public.jobs, distance double precision
) returns jsonb
language sql stable set search_path = '' as $$
  with held as (
    select
      (select count(*) from unnest(job.skills) s where s = any (profile.skills)) as skills,
      (select count(*) from unnest(job.languages) l where l = any (profile.languages)) as languages,
      private.count_slots(profile.availability & job.availability) as slots,
      private.count_slots(job.availability) as slots_asked
  ), parts (n, part, points, maximum, reason) as (
    select 1, 'skills', private.share(30, held.skills, cardinality(job.skills)), 30,
      case when cardinality(job.skills) = 0 then 'No special skills are asked for'
        else format('Has %s of %s skills asked for', held.skills, cardinality(job.skills)) end
    from held
    union all
    select 2, 'availability', private.share(25, held.slots, held.slots_asked), 25,
      format('Free for %s of %s times asked for', held.slots, held.slots_asked)
    from held
    union all
    select 3, 'distance', greatest(0, round((20 * (1 - distance / profile.radius_km))::numeric))::integer, 20,
      case when distance is null or profile.radius_km is null then null
        when distance < 1 then 'Works in the same place'
        else format('%s away, travels up to %s',
          private.distance_words(distance), private.distance_words(profile.radius_km)) end
    union all
    select 4, 'languages', private.share(10, held.languages, cardinality(job.languages)), 10,
      case when cardinality(job.languages) = 0 then 'No particular language is asked for'
        else format('Speaks %s of %s languages asked for', held.languages, cardinality(job.languages)) end
    from held
    union all
    select 5, 'experience',
      -- least() passes over a null, and what is not known must not count in full.
      case when profile.experience_years is not null then least(10, profile.experience_years) end, 10,
      case when profile.experience_years = 0 then 'New to care work'
        when profile.experience_years = 1 then '1 year of experience'
        when profile.experience_years > 1 then format('%s years of experience', profile.experience_years) end
    union all
    select 6, 'rate',
      case when job.hourly_budget is null or profile.hourly_rate <= job.hourly_budget then 5
        when profile.hourly_rate <= job.hourly_budget * 1.1 then 3
        else 0 end, 5,
      case when job.hourly_budget is null then 'No budget is set'
        when profile.hourly_rate <= job.hourly_budget then 'Rate is within the budget'
        when profile.hourly_rate > job.hourly_budget then 'Rate is above the budget' end
  )
  select jsonb_agg(jsonb_build_object(
    'part', part, 'points', coalesce(points, 0), 'maximum', maximum, 'reason', coalesce(reason, 'Not known yet')
  ) order by n)
  from parts
$$;

create function private.match_score(parts jsonb) returns integer
language sql immutable set search_path = '' as $$
  select sum((p ->> 'points')::integer)::integer from jsonb_array_elements(parts) p
$$;

-- Whether a caregiver holds a credential that was checked and has not run out.
create function private.holds_credential(caregiver uuid, wanted public.document_kind) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.documents d
    where d.caregiver_id = caregiver and d.kind = wanted and d.status = 'verified'
      and (d.expires_on is null or d.expires_on > current_date)
  )
$$;

-- What stands between a caregiver and a job, as codes: profile_not_approved (nor may it stand without an account that
-- acts as a caregiver today), too_far, care_type:…, credential:….
create function private.unmet_requirements(
  profile public.caregiver_profiles, job public.jobs, distance double precision
) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'profile_not_approved'
    where (profile.status = 'approved' and private.role_of(profile.user_id) = 'caregiver') is not true
    union all
    select 'care_type:' || c from unnest(job.care_types) c where (c = any (profile.care_types)) is not true
    union all
    select 'credential:' || k from unnest(job.required_credentials) k
    where not private.holds_credential(profile.user_id, k)
    union all
    select 'too_far' where (distance <= profile.radius_km) is not true
  )
$$;

-- Kilometres from a caregiver's place to a job's; null while the caregiver has named none.
create function private.job_distance(profile public.caregiver_profiles, job public.jobs) returns double precision
language sql stable set search_path = '' as $$
  select private.distance_km(mine.latitude, mine.longitude, theirs.latitude, theirs.longitude)
  from public.places mine, public.places theirs
  where mine.id = profile.place_id and theirs.id = job.place_id
$$;

create function private.match_caregivers(job uuid)
returns table (
  caregiver_id uuid, full_name text, place_name text, distance_km double precision,
  score integer, score_version integer, parts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted public.jobs;
begin
  perform private.require_role('admin');
  select * into wanted from public.jobs j where j.id = job;
  if not found then raise exception 'job_not_found' using errcode = 'P0002'; end if;
  return query
    -- Distances are worked out once a place, not once a caregiver, and parts once a caregiver who fits.
    with near as materialized (
      select place.id, place.name,
        private.distance_km(place.latitude, place.longitude, here.latitude, here.longitude) as km
      from public.places here, public.places place
      where here.id = wanted.place_id
    ), fitting as materialized (
      select p.user_id, p.full_name, near.name, near.km, private.match_parts(p, wanted, near.km) as parts
      from public.caregiver_profiles p
      join near on near.id = p.place_id and near.km <= p.radius_km
      where p.status = 'approved' and p.care_types @> wanted.care_types
        and cardinality(private.unmet_requirements(p, wanted, near.km)) = 0
    )
    select f.user_id, f.full_name, f.name, f.km, private.match_score(f.parts), 1, f.parts
    from fitting f
    order by 5 desc, f.km, f.full_name, f.user_id
    limit 50;
end $$;

-- The approved caregivers who meet every hard requirement of a job, best first, with the score and its reasons.
create function public.match_caregivers(job_id uuid)
returns table (
  caregiver_id uuid, full_name text, place_name text, distance_km double precision,
  score integer, score_version integer, parts jsonb
)
language sql stable set search_path = '' as $$ select * from private.match_caregivers(job_id) $$;

create function private.match_jobs()
returns table (
  job_id uuid, title text, place_name text, starts_on date, hourly_budget numeric, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    with pairs as materialized (
      select p, j, place.name, private.job_distance(p, j) as km
      from public.caregiver_profiles p
      cross join public.jobs j
      join public.places place on place.id = j.place_id
      where p.user_id = auth.uid() and j.status = 'open'
    ), scored as materialized (
      select pairs.*, private.match_parts(p, j, km) as parts, private.unmet_requirements(p, j, km) as unmet
      from pairs
    )
    select (s.j).id, (s.j).title, s.name, (s.j).starts_on, (s.j).hourly_budget, (s.j).published_at,
      s.km, private.match_score(s.parts), 1, s.parts, s.unmet
    from scored s
    order by cardinality(s.unmet), 8 desc, (s.j).published_at desc, (s.j).id
    limit 50;
end $$;

-- The open jobs for the calling caregiver, those it can apply for first, with the admin's score and what is unmet.
create function public.match_jobs()
returns table (
  job_id uuid, title text, place_name text, starts_on date, hourly_budget numeric, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[]
)
language sql stable set search_path = '' as $$ select * from private.match_jobs() $$;

grant execute on function
  private.match_caregivers(uuid), public.match_caregivers(uuid), private.match_jobs(), public.match_jobs()
to authenticated;
