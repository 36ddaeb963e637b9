-- Who fits a job, and who nearly does. The score is version 2: taken times are not free (decision 0093).

-- The parts of the week a job asks for at which someone is free, to the minute.
create function private.free_for(person private.matchable, wanted private.open_jobs) returns integer
language plpgsql stable set search_path = '' as $$
begin
  if person.taken & ((person.free & wanted.availability) | wanted.joined) = 0 then
    return person.free & wanted.availability;
  end if;
  return person.free & wanted.availability
    & ~private.colliding_parts(wanted.visits, person.busy, private.visit_gap());
end $$;

create function private.shared_points(shared integer, wanted integer, maximum integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case when wanted = 0 then maximum else (2 * maximum * shared + wanted) / (2 * wanted) end;
end $$;

-- The parts of the score with their maxima (100 in all) and what they come from, each value under its name: [{part,
-- points, maximum, …}]. src/domain/match-parts.ts words them. An unknown value is null and gives no points.
create function private.match_parts(person private.matchable, wanted private.open_jobs, distance double precision)
  returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- The day after the days off that include the first day.
  back date := case when person.away is not null then (
    select upper(r) from unnest(person.away) r where r @> greatest(wanted.starts_on, private.today())
  ) end;
  colliding constant integer := case when person.taken & wanted.availability = 0 then 0
    else private.colliding_parts(wanted.visits, person.busy, private.visit_gap()) end;
  free constant integer := case when back is null then person.free & wanted.availability & ~colliding else 0 end;
  taken constant integer := colliding | case person.full_parts & wanted.availability when 0 then 0
    else person.full_parts & private.parts_of(wanted.visits) end;
  skills integer := bit_count((person.skills & wanted.skills)::bit(32));
  skills_wanted integer := bit_count(wanted.skills::bit(32));
  times integer := bit_count((free & wanted.availability)::bit(32));
  times_wanted integer := bit_count(wanted.availability::bit(32));
  languages integer := bit_count((person.languages & wanted.languages)::bit(32));
  languages_wanted integer := bit_count(wanted.languages::bit(32));
  offered integer := (
    select coalesce(bit_or(o.availability), 0)
    from public.applications a join public.offers o on o.application_id = a.id
    where a.caregiver_id = person.user_id and a.job_id is distinct from wanted.job_id
      and a.status in ('offered', 'accepted')
  );
begin
  return jsonb_build_array(
    jsonb_build_object(
      'part', 'skills', 'points', private.shared_points(skills, skills_wanted, 30), 'maximum', 30,
      'shared', skills, 'wanted', skills_wanted
    ),
    jsonb_build_object(
      'part', 'availability', 'points', private.shared_points(times, times_wanted, 25), 'maximum', 25,
      'shared', times, 'wanted', times_wanted,
      'taken', bit_count(taken::bit(32)),
      'offered', bit_count((free & offered & wanted.availability)::bit(32)), 'awayUntil', back - 1
    ),
    jsonb_build_object(
      'part', 'distance', 'maximum', 20,
      'points', round(20 * greatest(0, 1 - coalesce(distance / person.radius_km, 1)))::integer,
      'km', distance, 'radiusKm', person.radius_km
    ),
    jsonb_build_object(
      'part', 'languages', 'points', private.shared_points(languages, languages_wanted, 10), 'maximum', 10,
      'shared', languages, 'wanted', languages_wanted
    ),
    jsonb_build_object(
      'part', 'experience', 'points', least(10, coalesce(person.experience_years, 0)), 'maximum', 10,
      'years', person.experience_years
    ),
    jsonb_build_object(
      'part', 'rate', 'maximum', 5,
      'points', case when wanted.budget is null or person.rate <= wanted.budget then 5
        when 10 * person.rate <= 11 * wanted.budget then 3 else 0 end,
      'hasBudget', wanted.budget is not null, 'isWithin', person.rate <= wanted.budget
    )
  );
end $$;

-- Whether someone already comes for this job, even if only until a successor is found. They are not a match, and no
-- other family takes these times.
create function private.leaves_job(caregiver uuid, job uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.placements p where p.job_id = job and p.caregiver_id = caregiver and p.ended_at is null
  );
end $$;

-- Whether someone was placed for this job and did not come. They don't get it suggested again, and come last in its
-- matches.
create function private.missed_job(caregiver uuid, job uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.placements p where p.job_id = job and p.caregiver_id = caregiver and not p.came);
end $$;

-- Whether someone whose row is out of date still offers the same. A function, because the query that asks is planned
-- each time, and this is rarely called.
create function private.still_offers(caregiver uuid, offers integer) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.matchable_now s
    where s.user_id = caregiver and s.offers & still_offers.offers = still_offers.offers);
end $$;

-- `sure` is the lowest possible score if visits take parts of the days asked for; null if there may be no room at
-- all. `fails` is how many requirements they surely fail.
create type private.candidate as (
  caregiver_id uuid, full_name text, km double precision, score integer, sure integer, fails integer
);

-- Everyone who may be among the best `most` of those who fail no requirement, or one. Someone up to 5 km too far
-- fails one by that. So may someone who is free at those parts of the week, but not for these visits. Their score is
-- the highest possible one, so that nobody is missed who may be better than `most` others surely are. All parts but
-- distance give at most 80 points, so a score of b needs a radius of at least km / (1 - (b - 80.5) / 20), which is
-- one index range for each town. First those that may reach 100 are read, then 97, then all others that may be among
-- the best.
create function private.likely_matches(wanted private.open_jobs, failing integer, most integer)
  returns private.candidate[]
language plpgsql stable set search_path = '' as $$
declare
  today constant date := private.today();
  first_day constant date := greatest(wanted.starts_on, today);
  short_by constant integer := 5 * failing;
  -- Separate numbers, which are read much faster than fields of a row.
  needed constant integer := wanted.needs;
  skill_bits constant integer := wanted.skills;
  time_bits constant integer := wanted.availability;
  joined constant integer := wanted.joined;
  language_bits constant integer := wanted.languages;
  budget constant integer := wanted.budget;
  skills_wanted constant integer := greatest(1, bit_count(skill_bits::bit(32)));
  times_wanted constant integer := greatest(1, bit_count(time_bits::bit(32)));
  languages_wanted constant integer := greatest(1, bit_count(language_bits::bit(32)));
  -- Score parts that the job doesn't ask for get all their points.
  given constant integer := case skill_bits when 0 then 30 else 0 end + case time_bits when 0 then 25 else 0 end
    + case language_bits when 0 then 10 else 0 end;
  towns bigint[];
  distances double precision[];
  reaches integer[];
  best private.candidate[] := '{}';
  enough integer := 0;
  bound integer;
  stretch double precision;
  stretch_before double precision;
begin
  select array_agg(town.place_id), array_agg(town.km), array_agg(town.radius_km)
  into towns, distances, reaches
  from (
    select r.place_id, r.radius_km,
      private.distance_km(place.latitude, place.longitude, here.latitude, here.longitude) as km
    from public.places here, private.reaches r join public.places place on place.id = r.place_id
    where here.id = wanted.place_id
    offset 0
  ) town
  where town.km <= town.radius_km + short_by;

  foreach bound in array array[100, 97, null] loop
    bound := greatest(bound, enough);
    stretch := case when bound > 80 then 1 / (1 - (bound - 80.5) / 20) else 1 end;
    with ranges as (
      select town.place_id, town.km,
        ceil(town.km * stretch - 1e-9)::integer - short_by as low,
        least(town.reach, ceil(town.km * stretch_before - 1e-9)::integer - short_by - 1) as high
      from unnest(towns, distances, reaches) town (place_id, km, reach)
    ), fitting as (
      select m.*, ranges.km
      from ranges
      cross join lateral (
        select m.user_id, m.full_name, m.radius_km, m.skills, m.languages, m.experience_years, m.rate,
          case when m.away @> first_day then 0 else m.free & time_bits end as shared_times,
          m.taken | case when m.taken & joined = 0 then 0 else joined end as in_doubt,
          case when failing = 1 and m.offers & needed = needed and ranges.km <= m.radius_km
            and m.free & time_bits <> 0 and (m.away @> first_day) is not true then 0 else failing end as fails
        from private.matchable m
        where m.place_id = ranges.place_id and m.radius_km between ranges.low and ranges.high
          -- Not counted, which takes longer: a number with a single bit shares no bit with that number less one.
          and case
            when failing = 0 then m.offers & needed = needed and ranges.km <= m.radius_km
              and (time_bits = 0 or m.free & time_bits <> 0) and (m.away @> first_day) is not true
            when m.offers & needed = needed then case (ranges.km > m.radius_km)::integer
                + coalesce(m.away @> first_day, false)::integer
                + (time_bits > 0 and m.free & time_bits = 0)::integer
              when 0 then time_bits > 0
                and m.free & time_bits & ~(m.taken | case when m.taken & joined = 0 then 0 else joined end) = 0
              when 1 then true else false end
            else (needed & ~m.offers) & ((needed & ~m.offers) - 1) = 0 and ranges.km <= m.radius_km
              and (time_bits = 0 or m.free & time_bits <> 0) and (m.away @> first_day) is not true
          end
          -- Everything not known yet gives at most 70 points.
          and least(10, coalesce(m.experience_years, 0)) + round(20 * greatest(0, 1 - ranges.km / m.radius_km))
            >= enough - 70
          and (m.right_until > today or private.still_offers(m.user_id, m.offers & needed))
        -- The planner can't know how narrow the ranges are. This keeps it from reading everyone instead.
        offset 0
      ) m
      where ranges.low <= ranges.high
    ), ranked as (
      -- In whole numbers and inside the query: a call for each person would be many times slower. A test compares it
      -- with the sum of match_parts.
      select f.user_id, f.full_name, f.km, beside.points + hoped.points as score,
        case when f.shared_times & f.in_doubt = 0 then beside.points + hoped.points
          when f.shared_times & ~f.in_doubt <> 0 then beside.points
            + (50 * bit_count((f.shared_times & ~f.in_doubt)::bit(32))::integer + times_wanted) / (2 * times_wanted)
        end as sure, f.fails
      from fitting f
      cross join lateral (
        select case when f.fails < failing then 0
          else (50 * bit_count(f.shared_times::bit(32))::integer + times_wanted) / (2 * times_wanted) end as points
      ) hoped
      cross join lateral (
        select given
        + (60 * bit_count((f.skills & skill_bits)::bit(32))::integer + skills_wanted) / (2 * skills_wanted)
        + round(20 * greatest(0, 1 - f.km / f.radius_km))::integer
        + (20 * bit_count((f.languages & language_bits)::bit(32))::integer + languages_wanted) / (2 * languages_wanted)
        + least(10, coalesce(f.experience_years, 0))
        + case when budget is null or f.rate <= budget then 5 when 10 * f.rate <= 11 * budget then 3 else 0 end
        as points
      ) beside
    ), likely as materialized (
      select * from unnest(best)
      union all
      select * from ranked r where r.score >= enough
    ), last as (
      select l.sure, l.km, l.full_name, l.caregiver_id from likely l where l.sure is not null
      order by l.sure desc, l.km, l.full_name, l.caregiver_id limit 1 offset most - 1
    )
    select array_agg(row(l.*)::private.candidate), coalesce((select last.sure from last), 0) into best, enough
    from likely l left join last on true
    where ((-l.score, l.km, l.full_name, l.caregiver_id) <= (-last.sure, last.km, last.full_name, last.caregiver_id))
      is not false;
    best := coalesce(best, '{}');
    stretch_before := stretch;
    exit when enough >= bound;
  end loop;
  return best;
end $$;

-- The best `most` of those who fail this many requirements, in the order of the lists. A person whose day is partly
-- taken is scored to the minute.
create function private.best_matches(wanted private.open_jobs, failing integer, most integer)
  returns private.candidate[]
language plpgsql stable set search_path = '' as $$
declare
  times_wanted constant integer := bit_count(wanted.availability::bit(32));
  -- Not in the query, where the planner would call it too.
  likely constant private.candidate[] := private.likely_matches(wanted, failing, most);
begin
  return (
    select coalesce(array_agg(row(w.caregiver_id, w.full_name, w.km, w.score, w.score, failing)::private.candidate
      order by w.score desc, w.km, w.full_name, w.caregiver_id), '{}')
    from (
      select l.caregiver_id, l.full_name, l.km, case when l.sure = l.score or l.fails < failing then l.score
        else l.score - private.shared_points(bit_count(exact.hoped::bit(32))::integer, times_wanted, 25)
        + private.shared_points(bit_count(exact.free::bit(32))::integer, times_wanted, 25) end as score
      from unnest(likely) l
      left join lateral (
        select m.free & wanted.availability as hoped, private.free_for(m, wanted) as free
        from private.matchable m where m.user_id = l.caregiver_id and (l.sure = l.score) is not true
      ) exact on true
      where l.sure = l.score or l.fails + (exact.free = 0)::integer = failing
      order by 4 desc, 3, 2, 1
      limit most
    ) w
  );
end $$;

-- The approved caregivers who meet every requirement of a job, best first, with the score and its reasons. Those who
-- did not come for it are last.
create function private.match_caregivers(_job_id uuid)
returns table (
  caregiver_id uuid, full_name text, place_name text, distance_km double precision,
  score integer, score_version integer, parts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted private.open_jobs;
  best private.candidate[];
begin
  perform private.require_role('admin');
  wanted := (select private.open_job_row(j) from public.jobs j where j.id = _job_id);
  if wanted.job_id is null then raise exception 'job_not_found' using errcode = 'PT404'; end if;
  best := private.best_matches(wanted, 0, 50);
  return query
    select b.caregiver_id, b.full_name, place.name, b.km, b.score, 2, private.match_parts(m, wanted, b.km)
    from unnest(best) b
    join private.matchable m on m.user_id = b.caregiver_id
    join public.places place on place.id = m.place_id
    where not private.leaves_job(b.caregiver_id, _job_id)
    order by private.missed_job(b.caregiver_id, _job_id), b.score desc, b.km, b.full_name, b.caregiver_id;
end $$;
select private.expose('match_caregivers', 'authenticated');

-- The near matches of a job, published or not.
create function private.nearly_fitting(asked public.jobs)
returns table (
  caregiver_id uuid, full_name text, place_name text, distance_km double precision,
  score integer, score_version integer, parts jsonb, unmet text
)
language plpgsql stable set search_path = '' as $$
declare
  wanted constant private.open_jobs := private.open_job_row(asked);
  best constant private.candidate[] := private.best_matches(wanted, 1, 10);
begin
  return query
    select b.caregiver_id, b.full_name, place.name, b.km, b.score, 2, private.match_parts(m, wanted, b.km),
      lacks.codes[1]
    from unnest(best) b
    join private.matchable m on m.user_id = b.caregiver_id
    join public.places place on place.id = m.place_id
    join public.caregiver_profiles p on p.user_id = b.caregiver_id
    cross join lateral (select private.as_reviewed(p) as p) seen
    cross join lateral (
      select private.unmet_requirements(seen.p, asked, b.km) || private.unmet_times(seen.p, asked) as codes
    ) lacks
    -- The tick has yet to update what expired at midnight.
    where cardinality(lacks.codes) = 1 and not private.leaves_job(b.caregiver_id, asked.id)
    order by b.score desc, b.km, b.full_name, b.caregiver_id;
end $$;

-- The approved caregivers who fail one requirement of a job, which `unmet` names, best first.
create function private.match_near_misses(_job_id uuid)
returns table (
  caregiver_id uuid, full_name text, place_name text, distance_km double precision,
  score integer, score_version integer, parts jsonb, unmet text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.jobs;
begin
  perform private.require_role('admin');
  select * into asked from public.jobs j where j.id = _job_id;
  if not found then raise exception 'job_not_found' using errcode = 'PT404'; end if;
  return query select * from private.nearly_fitting(asked);
end $$;
select private.expose('match_near_misses', 'authenticated');
