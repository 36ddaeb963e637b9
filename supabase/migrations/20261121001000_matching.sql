-- Who fits a job, and why: first what must hold, then one score of named parts that add up to 100. Admin and caregiver
-- get the same answer, because they call the same functions.

create function private.distance_words(km double precision) returns text
language sql stable set search_path = '' as $$
  select case o.distance_unit
    when 'mi' then round((km / 1.609344)::numeric) || ' miles'
    else round(km::numeric) || ' km'
  end
  from private.operator o
$$;

-- How many of the wanted words are among the offered ones.
create function private.count_shared(wanted anyarray, offered anyarray) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  word text;
  shared integer := 0;
begin
  foreach word in array wanted::text[] loop
    if word = any (offered::text[]) then shared := shared + 1; end if;
  end loop;
  return shared;
end $$;

-- The points of version 1 of the score, in the order of match_parts; what is not known counts nothing. In PL/pgSQL,
-- because one job weighs thousands of caregivers and a SQL function takes twice as long.
create function private.match_points(
  profile public.caregiver_profiles, job public.jobs, distance double precision
) returns integer[]
language plpgsql stable set search_path = '' as $$
begin
  return array[
    case when cardinality(job.skills) = 0 then 30
      else round(30.0 * private.count_shared(job.skills, profile.skills) / cardinality(job.skills)) end,
    case when job.availability = 0 then 25
      else round(25.0 * private.count_slots(profile.availability & job.availability)
        / private.count_slots(job.availability)) end,
    round(20 * greatest(0, 1 - coalesce(distance / profile.radius_km, 1))),
    case when cardinality(job.languages) = 0 then 10
      else round(10.0 * private.count_shared(job.languages, profile.languages) / cardinality(job.languages)) end,
    least(10, coalesce(profile.experience_years, 0)),
    case when job.hourly_budget is null or profile.hourly_rate <= job.hourly_budget then 5
      when profile.hourly_rate <= job.hourly_budget * 1.1 then 3
      else 0 end
  ]::integer[];
end $$;

create function private.match_score(points integer[]) returns integer
language sql immutable set search_path = '' as $$ select sum(p)::integer from unnest(points) p $$;

-- The points with their names, maxima (which add up to 100) and reasons in words: [{part, points, maximum, reason}].
create function private.match_parts(
  profile public.caregiver_profiles, job public.jobs, distance double precision
) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'part', part, 'points', points, 'maximum', maximum, 'reason', coalesce(reason, 'Not known yet')
  ) order by n)
  from (values
    (1, 'skills', 30, case when cardinality(job.skills) = 0 then 'No special skills are asked for'
      else format('Has %s of %s skills asked for',
        private.count_shared(job.skills, profile.skills), cardinality(job.skills)) end),
    (2, 'availability', 25, format('Free for %s of %s times asked for',
      private.count_slots(profile.availability & job.availability), private.count_slots(job.availability))),
    (3, 'distance', 20, case when distance is null or profile.radius_km is null then null
      when distance < 1 then 'Works in the same place'
      else format('%s away, travels up to %s',
        private.distance_words(distance), private.distance_words(profile.radius_km)) end),
    (4, 'languages', 10, case when cardinality(job.languages) = 0 then 'No particular language is asked for'
      else format('Speaks %s of %s languages asked for',
        private.count_shared(job.languages, profile.languages), cardinality(job.languages)) end),
    (5, 'experience', 10, case when profile.experience_years = 0 then 'New to care work'
      when profile.experience_years = 1 then '1 year of experience'
      when profile.experience_years > 1 then format('%s years of experience', profile.experience_years) end),
    (6, 'rate', 5, case when job.hourly_budget is null then 'No budget is set'
      when profile.hourly_rate <= job.hourly_budget then 'Rate is within the budget'
      when profile.hourly_rate > job.hourly_budget then 'Rate is above the budget' end)
  ) parts (n, part, maximum, reason)
  join unnest(private.match_points(profile, job, distance)) with ordinality as scored (points, n) using (n)
$$;

-- Whether a caregiver holds a credential: a verified document of that kind that has not expired.
create function private.holds_credential(caregiver uuid, wanted public.document_kind) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.documents d
    where d.caregiver_id = caregiver and d.kind = wanted and d.status = 'verified'
      and (d.expires_on is null or d.expires_on > private.today())
  )
$$;

-- What stands between a caregiver and a job, as codes: profile_not_approved (or an account that no longer acts as a
-- caregiver), too_far, care_type:…, credential:….
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
  if not found then raise exception 'job_not_found' using errcode = 'PT404'; end if;
  return query
    -- Distances are worked out once for each place, requirements from the best score down, and reasons only for those
    -- who are shown.
    with near as materialized (
      select place.id, place.name,
        private.distance_km(place.latitude, place.longitude, here.latitude, here.longitude) as km
      from public.places here, public.places place
      where here.id = wanted.place_id
    ), ranked as (
      select p, near.name, near.km, private.match_score(private.match_points(p, wanted, near.km)) as score
      from near
      -- A radius is a whole number, and an index has it beside the place. `offset` keeps the planner, which cannot know
      -- how few caregivers come from far away, from scanning every profile instead.
      cross join lateral (
        -- Called only where changes wait, which is seldom.
        select case when p.changes_since is null then p else private.as_reviewed(p) end as p
        from public.caregiver_profiles p
        where p.place_id = near.id and p.radius_km >= ceil(near.km)::integer
        offset 0
      ) reaching
      where (p).status = 'approved' and (p).care_types @> wanted.care_types
      order by score desc, near.km, (p).full_name, (p).user_id
      offset 0
    ), best as materialized (
      select * from ranked r
      where cardinality(private.unmet_requirements(r.p, wanted, r.km)) = 0
      order by r.score desc, r.km, (r.p).full_name, (r.p).user_id
      limit 50
    )
    select (b.p).user_id, (b.p).full_name, b.name, b.km, b.score, 1, private.match_parts(b.p, wanted, b.km)
    from best b
    order by b.score desc, b.km, (b.p).full_name, (b.p).user_id;
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
      select private.as_reviewed(p) as p, j, place.name, private.job_distance(p, j) as km
      from public.caregiver_profiles p
      cross join public.jobs j
      join public.places place on place.id = j.place_id
      where p.user_id = auth.uid() and p.status = 'approved' and j.status = 'open'
    ), scored as materialized (
      select pairs.*, private.match_score(private.match_points(p, j, km)) as score,
        private.unmet_requirements(p, j, km) as unmet
      from pairs
    ), best as materialized (
      select * from scored s
      order by cardinality(s.unmet), s.score desc, (s.j).published_at desc, (s.j).id limit 50
    )
    select (b.j).id, (b.j).title, b.name, (b.j).starts_on, (b.j).hourly_budget, (b.j).published_at,
      b.km, b.score, 1, private.match_parts(b.p, b.j, b.km), b.unmet
    from best b
    order by cardinality(b.unmet), b.score desc, (b.j).published_at desc, (b.j).id;
end $$;

-- The open jobs for the calling caregiver, those it can apply for first, with the admin's score and what is unmet; none
-- before its profile is approved, nor while it is suspended.
create function public.match_jobs()
returns table (
  job_id uuid, title text, place_name text, starts_on date, hourly_budget numeric, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[]
)
language sql stable set search_path = '' as $$ select * from private.match_jobs() $$;

grant execute on function
  private.match_caregivers(uuid), public.match_caregivers(uuid), private.match_jobs(), public.match_jobs()
to authenticated;
