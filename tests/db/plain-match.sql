-- Matching without any optimization: from the tables that people write, pair by pair. The product's answers are
-- compared with this, row for row (match.test.ts), and so is its time (tests/bench).
create schema plain;

-- Until when a caregiver is away without a break, from this day on; null if they are not.
create function plain.away_until(caregiver uuid, day date) returns date
language plpgsql stable set search_path = '' as $$
declare
  last date;
begin
  while exists (select from public.time_off t where t.caregiver_id = caregiver and day between t.from_day and t.to_day) loop
    last := day;
    day := day + 1;
  end loop;
  return last;
end $$;

-- The parts of a week in which other visits leave no room for those of a job.
create function plain.taken(caregiver uuid, job public.jobs) returns integer
language sql stable set search_path = '' as $$
  select private.parts_of(job.visits) & (
    private.full_parts(busy.visits, 30) | private.colliding_parts(job.visits, busy.visits, 30)
  )
  from (
    select coalesce(jsonb_agg(v), '[]') as visits from public.placements p, jsonb_array_elements(p.visits) v
    where p.caregiver_id = caregiver and p.ended_at is null and coalesce(p.ends_on, 'infinity') >= private.today()
  ) busy
$$;

-- A profile as it counts for a job: as approved, and free at times that no placement takes.
create function plain.as_counted(profile public.caregiver_profiles, job public.jobs) returns public.caregiver_profiles
language plpgsql stable set search_path = '' as $$
begin
  if profile.changes_since is not null then profile := private.as_reviewed(profile); end if;
  if plain.away_until(profile.user_id, greatest(job.starts_on, private.today())) is not null then
    profile.availability := 0;
  else
    profile.availability := profile.availability & ~plain.taken(profile.user_id, job);
  end if;
  return profile;
end $$;

create function plain.count_shared(wanted anyarray, offered anyarray) returns integer
language sql immutable set search_path = '' as $$ select count(*)::integer from unnest(wanted) w where w = any (offered) $$;

create function plain.count_times(week integer) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from generate_series(0, 27) slot where week >> slot & 1 = 1
$$;

create function plain.points(profile public.caregiver_profiles, job public.jobs, distance double precision) returns integer[]
language plpgsql stable set search_path = '' as $$
begin
  return array[
    case when cardinality(job.skills) = 0 then 30
      else round(30.0 * plain.count_shared(job.skills, profile.skills) / cardinality(job.skills)) end,
    case when job.availability = 0 then 25
      else round(25.0 * plain.count_times(profile.availability & job.availability)
        / plain.count_times(job.availability)) end,
    round(20 * greatest(0, 1 - coalesce(distance / profile.radius_km, 1))),
    case when cardinality(job.languages) = 0 then 10
      else round(10.0 * plain.count_shared(job.languages, profile.languages) / cardinality(job.languages)) end,
    least(10, coalesce(profile.experience_years, 0)),
    case when job.hourly_budget is null or profile.hourly_rate <= job.hourly_budget then 5
      when profile.hourly_rate <= job.hourly_budget * 1.1 then 3
      else 0 end
  ]::integer[];
end $$;

create function plain.score(points integer[]) returns integer
language sql immutable set search_path = '' as $$ select sum(p)::integer from unnest(points) p $$;

create function plain.offered(caregiver uuid, but uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(bit_or(o.availability), 0)
  from public.offers o join public.applications a on a.id = o.application_id
  where a.caregiver_id = caregiver and a.job_id <> but
$$;

create function plain.parts(profile public.caregiver_profiles, job public.jobs, distance double precision) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('part', part, 'points', points, 'maximum', maximum) || facts order by n)
  from (values
    (1, 'skills', 30, jsonb_build_object(
      'shared', plain.count_shared(job.skills, profile.skills), 'wanted', cardinality(job.skills))),
    (2, 'availability', 25, jsonb_build_object(
      'shared', plain.count_times(profile.availability & job.availability), 'wanted', plain.count_times(job.availability),
      'taken', plain.count_times(plain.taken(profile.user_id, job)),
      'offered', plain.count_times(profile.availability & job.availability & plain.offered(profile.user_id, job.id)),
      'awayUntil', plain.away_until(profile.user_id, greatest(job.starts_on, private.today())))),
    (3, 'distance', 20, jsonb_build_object('km', distance, 'radiusKm', profile.radius_km)),
    (4, 'languages', 10, jsonb_build_object(
      'shared', plain.count_shared(job.languages, profile.languages), 'wanted', cardinality(job.languages))),
    (5, 'experience', 10, jsonb_build_object('years', profile.experience_years)),
    (6, 'rate', 5, jsonb_build_object(
      'hasBudget', job.hourly_budget is not null, 'isWithin', profile.hourly_rate <= job.hourly_budget))
  ) parts (n, part, maximum, facts)
  join unnest(plain.points(profile, job, distance)) with ordinality as scored (points, n) using (n)
$$;

create function plain.unmet(profile public.caregiver_profiles, job public.jobs, distance double precision) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'profile_not_approved'
    where (profile.status = 'approved' and private.role_of(profile.user_id) = 'caregiver') is not true
    union all
    select 'care_type:' || c from unnest(job.care_types) c where (c = any (profile.care_types)) is not true
    union all
    select 'credential:' || k from unnest(job.required_credentials) k
    where not exists (
      select from public.documents d
      where d.caregiver_id = profile.user_id and d.kind = k and d.status = 'verified'
        and coalesce(d.expires_on, 'infinity') > private.today()
    )
    union all
    select 'too_far' where (distance <= profile.radius_km) is not true
  )
$$;
create function plain.unmet_times(profile public.caregiver_profiles, job public.jobs) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'away' where plain.away_until(profile.user_id, greatest(job.starts_on, private.today())) is not null
    union all
    -- By the week and the placements. Days off have a code of their own.
    select 'no_free_times'
    from public.caregiver_profiles p
    where p.user_id = profile.user_id and job.availability > 0
      and p.availability & ~plain.taken(p.user_id, job) & job.availability = 0
  )
$$;

-- Caregivers who fail this many requirements. If distance is the only one, by no more than `short_by` kilometres.
create function plain.match(job uuid, failing integer, short_by integer, most integer)
returns table (caregiver_id uuid, full_name text, place_name text, distance_km double precision, score integer, parts jsonb, unmet text[])
language plpgsql stable set search_path = '' as $$
declare
  wanted public.jobs := (select j from public.jobs j where j.id = job);
begin
  return query
    with near as materialized (
      select place.id, place.name,
        private.distance_km(place.latitude, place.longitude, here.latitude, here.longitude) as km
      from public.places here, public.places place
      where here.id = wanted.place_id
    ), ranked as (
      select p, near.name, near.km, plain.score(plain.points(p, wanted, near.km)) as score
      from near
      cross join lateral (
        select plain.as_counted(p, wanted) as p
        from public.caregiver_profiles p
        where p.place_id = near.id and p.radius_km >= ceil(near.km)::integer - short_by and p.status = 'approved'
        offset 0
      ) reaching
      where failing > 0 or (p).care_types @> wanted.care_types
      order by score desc, near.km, (p).full_name, (p).user_id
      offset 0
    ), best as materialized (
      select r.*, u.codes from ranked r
      cross join lateral (select plain.unmet(r.p, wanted, r.km) || plain.unmet_times(r.p, wanted) as codes) u
      where cardinality(u.codes) = failing and not 'profile_not_approved' = any (u.codes)
      order by r.score desc, r.km, (r.p).full_name, (r.p).user_id
      limit most
    )
    select (b.p).user_id, (b.p).full_name, b.name, b.km, b.score, plain.parts(b.p, wanted, b.km), b.codes
    from best b
    -- A caregiver who already comes for this job is no match for it.
    where not exists (
      select from public.placements c where c.job_id = job and c.caregiver_id = (b.p).user_id and c.ended_at is null
    )
    order by b.score desc, b.km, (b.p).full_name, (b.p).user_id;
end $$;

create function plain.match_jobs(caregiver uuid, most integer)
returns table (
  job_id uuid, title text, place_name text, start public.care_start, starts_on date, hourly_budget numeric, visits jsonb, published_at timestamptz,
  distance_km double precision, score integer, parts jsonb, unmet text[], missing_skills public.skill[]
)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with pairs as materialized (
      select plain.as_counted(p, j) as p, j, place.name, private.job_distance(p, j) as km
      from public.caregiver_profiles p
      cross join public.jobs j
      join public.places place on place.id = j.place_id
      where p.user_id = caregiver and p.status = 'approved' and j.status = 'open'
    ), scored as materialized (
      select pairs.*, plain.score(plain.points(p, j, km)) as score, plain.unmet(p, j, km) as unmet
      from pairs
    ), best as materialized (
      select * from scored s
      order by cardinality(s.unmet), s.score desc, (s.j).published_at desc, (s.j).id limit most
    )
    select (b.j).id, (b.j).title, b.name, (b.j).start, (b.j).starts_on, (b.j).hourly_budget, (b.j).visits, (b.j).published_at,
      b.km, b.score, plain.parts(b.p, b.j, b.km),
      -- A placed caregiver with an expired document may not apply anywhere.
      b.unmet || array(select 'lapsed:' || l.kind from private.lapses l where l.caregiver_id = caregiver order by l.kind),
      array(select s from unnest((b.j).skills) s where not s = any ((b.p).skills))
    from best b
    order by cardinality(b.unmet), b.score desc, (b.j).published_at desc, (b.j).id;
end $$;
