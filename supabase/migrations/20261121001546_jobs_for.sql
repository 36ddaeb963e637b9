-- The open jobs as a caregiver is shown them, and as staff see which of them fit.

-- The open jobs whose title, or whose town, has the words that are wanted; null where none are.
create function private.jobs_named(wanted jsonb) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  patterns constant text[] := private.patterns(left(private.filter_value(wanted, 'search'), 100));
begin
  if patterns is null then return null; end if;
  return array(
    select j.id from public.jobs j
    where j.status = 'open' and (
      private.searchable(j.title) like all (patterns)
      or j.place_id in (select p.id from public.places p where private.searchable(p.name) like all (patterns))
    )
  );
end $$;

-- What of the jobs is `wanted`, as numbers and ids; no row where it can't be.
create function private.job_filters(
  wanted jsonb, out care_bits integer, out time_bits integer, out nearest double precision, out latest date,
  out least_pay double precision, out most_failing integer, out only_job uuid, out named uuid[]
) returns setof record
language plpgsql stable rows 1 set search_path = '' as $$
begin
  if not private.filters_are_valid(wanted, '{
    "job": "uuid", "care": "public.care_type", "day": "integer", "part": "integer", "within": "double precision",
    "until": "date", "pay": "double precision"
  }') or private.filter_value(wanted, 'day')::integer not between 0 and 6
    or private.filter_value(wanted, 'part')::integer not between 0 and 3 then return; end if;
  care_bits := case when private.filter_value(wanted, 'care') is null then 0
    else private.bits(array[wanted ->> 'care']::public.care_type[]) end;
  -- The four times of a day, and one of each day, in a week (decision 0002).
  time_bits := coalesce(15 << (4 * private.filter_value(wanted, 'day')::integer), 268435455)
    & coalesce(17895697 << private.filter_value(wanted, 'part')::integer, 268435455);
  nearest := coalesce(private.filter_value(wanted, 'within')::double precision, 'infinity');
  latest := coalesce(private.filter_value(wanted, 'until')::date, 'infinity');
  least_pay := 100 * least(coalesce(private.filter_value(wanted, 'pay')::double precision, 0), 1e9);
  most_failing := case when private.filter_value(wanted, 'fits') is null then 99 else 0 end;
  only_job := private.filter_value(wanted, 'job')::uuid;
  named := private.jobs_named(wanted);
  return next;
end $$;

-- How far each town is from where somebody lives, and by how much that is too far (1) or not (0).
create function private.town_distances(
  person private.matchable, out towns bigint[], out distances double precision[], out too_far integer[]
)
language plpgsql stable set search_path = '' as $$
begin
  select array_agg(town.id), array_agg(town.km), array_agg(((town.km <= person.radius_km) is not true)::integer)
  into towns, distances, too_far
  from (
    select place.id, private.distance_km(here.latitude, here.longitude, place.latitude, place.longitude) as km
    from public.places place left join public.places here on here.id = person.place_id
    offset 0
  ) town;
end $$;

-- The page of jobs_for, in its order, as ids with what they are ordered by, and how many there are.
create function private.ranked_jobs(me private.matchable, wanted jsonb, sort text, page integer, size integer)
returns table (job_id uuid, km double precision, score integer, place bigint, total bigint, on_page integer)
language plpgsql stable rows 50 set search_path = '' as $$
declare
  today constant date := private.today();
  rows_each constant integer := least(greatest(coalesce(size, 50), 1), 50);
  ordered constant text := case when sort in ('distance', 'starts_on', 'newest') then sort else 'fit' end;
  -- Numbers of their own, which are looked up much faster than fields of a row.
  offered constant integer := me.offers;
  skill_bits constant integer := me.skills;
  time_bits constant integer := me.free;
  language_bits constant integer := me.languages;
  away constant datemultirange := me.away;
  rate constant integer := me.rate;
  years constant integer := least(10, coalesce(me.experience_years, 0));
  radius constant integer := me.radius_km;
  -- Nobody is proposed a job they come for, or did not come for.
  hidden constant uuid[] := array(
    select p.job_id from public.placements p where p.caregiver_id = me.user_id and (p.ended_at is null or not p.came)
  );
  care_bits integer;
  wanted_times integer;
  nearest double precision;
  latest date;
  least_pay double precision;
  most_failing integer;
  only_job uuid;
  named uuid[];
  towns bigint[];
  distances double precision[];
  too_far integer[];
  found_jobs bigint;
  shown_page integer;
  enough integer;
begin
  select * into care_bits, wanted_times, nearest, latest, least_pay, most_failing, only_job, named
  from private.job_filters(wanted);
  if not found then return; end if;
  -- Whoever has named no place lives near nothing, and far from nothing.
  if private.filter_value(wanted, 'near') is not null and me.place_id is not null then
    nearest := least(nearest, 1.5 * radius);
  end if;
  select * into towns, distances, too_far from private.town_distances(me);
  -- Whoever asks for more that is missing than the last one shown need not be weighed.
  select max(r.total), min(r.failing) filter (where r.upto >= least(r.total, greatest(page, 1)::bigint * rows_each))
  into found_jobs, enough
  from (
    select n.failing, sum(n.many) over (order by n.failing) as upto, sum(n.many) over () as total
    from (
      select f.failing, count(*) as many
      from (
        select bit_count((w.needs & ~offered)::bit(32))::integer + town.too_far as failing
        from private.open_jobs w
        join unnest(towns, distances, too_far) town (id, km, too_far) on town.id = w.place_id
        where w.needs & care_bits = care_bits and (wanted_times = 268435455 or w.availability & wanted_times <> 0)
          and coalesce(town.km, 'infinity') <= nearest and w.starts_on <= latest and coalesce(w.budget, 0) >= least_pay
          and (only_job is null or w.job_id = only_job) and (named is null or w.job_id = any (named))
          and w.job_id <> all (hidden)
      ) f
      where f.failing <= most_failing
      group by f.failing
    ) n
  ) r;
  if ordered <> 'fit' then enough := most_failing; end if;
  shown_page := greatest(1, least(coalesce(page, 1), (found_jobs + rows_each - 1) / rows_each));
  return query
    with shared as (
      select w.job_id, w.published_at, w.starts_on, w.budget, town.km,
        bit_count((w.needs & ~offered)::bit(32))::integer + town.too_far as failing,
        bit_count((w.skills & skill_bits)::bit(32))::integer as skills_shared,
        bit_count(w.skills::bit(32))::integer as skills_wanted,
        case when away @> greatest(w.starts_on, today) then 0
          else bit_count((w.availability & time_bits)::bit(32))::integer end as times_shared,
        bit_count(w.availability::bit(32))::integer as times_wanted,
        bit_count((w.languages & language_bits)::bit(32))::integer as languages_shared,
        bit_count(w.languages::bit(32))::integer as languages_wanted
      from private.open_jobs w
      join unnest(towns, distances, too_far) town (id, km, too_far) on town.id = w.place_id
      where bit_count((w.needs & ~offered)::bit(32)) + town.too_far <= enough
        and w.needs & care_bits = care_bits and (wanted_times = 268435455 or w.availability & wanted_times <> 0)
        and coalesce(town.km, 'infinity') <= nearest and w.starts_on <= latest and coalesce(w.budget, 0) >= least_pay
        and (only_job is null or w.job_id = only_job) and (named is null or w.job_id = any (named))
        and w.job_id <> all (hidden)
      offset 0
    )
    select k.job_id, k.km, k.score,
      row_number() over (order by k.key, k.score desc, k.published_at desc, k.job_id) as place, found_jobs, shown_page
    from (
      select s.job_id, s.km, s.published_at, scored.score,
        case ordered
          when 'fit' then s.failing::double precision
          when 'distance' then coalesce(s.km, 'infinity')
          when 'starts_on' then extract(epoch from s.starts_on::timestamp)::double precision
          else -extract(epoch from s.published_at)::double precision
        end as key
      from shared s
      cross join lateral (
        -- The same as in best_matches.
        select round(20 * greatest(0, 1 - coalesce(s.km / radius, 1)))::integer
        + case s.skills_wanted when 0 then 30
          else (60 * s.skills_shared + s.skills_wanted) / (2 * s.skills_wanted) end
        + case s.times_wanted when 0 then 25 else (50 * s.times_shared + s.times_wanted) / (2 * s.times_wanted) end
        + case s.languages_wanted when 0 then 10
            else (20 * s.languages_shared + s.languages_wanted) / (2 * s.languages_wanted) end
        + years
        + case when s.budget is null or rate <= s.budget then 5 when 10 * rate <= 11 * s.budget then 3 else 0 end
        as score
      ) scored
    ) k
    order by place
    limit rows_each offset (shown_page - 1) * rows_each;
end $$;

-- The open jobs for a caregiver: a page of 1 to 50 of those that are `wanted`, an object of texts in which what is
-- missing or empty narrows nothing and what there is not finds nothing: job (its id), search (in title or town), care,
-- day (from Monday as 0), part (of the day, from the morning as 0), within (kilometres), near (one and a half times as
-- far as the caregiver travels), until (the latest first day), pay (the least an hour), fits (every
-- requirement is met). Sorts: fit (those to be applied for first, then by score), distance, starts_on, newest. A page
-- behind the last one is the last one. Whoever calls has asked who may read that.
create function private.jobs_for(
  caregiver uuid, wanted jsonb default '{}', sort text default 'fit', page integer default 1, size integer default 50
)
returns table (
  job_id uuid, title text, part jsonb, place_name text, start public.care_start, starts_on date, hourly_budget numeric,
    visits jsonb, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[],
    missing_skills public.skill[],
  total bigint, on_page integer
)
language plpgsql stable set search_path = '' as $$
declare
  mine constant public.caregiver_profiles := (
    select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = caregiver
  );
  lapsed constant text[] := private.lapsed_documents(caregiver);
  me private.matchable;
begin
  select * into me from private.matchable_now s where s.user_id = caregiver;
  if not found then return; end if;
  return query
    select j.id, j.title, public.part(j), town.name, j.start, j.starts_on, j.hourly_budget, j.visits, j.published_at,
      r.km, exact.score, 2, weighed.parts, lacks.codes || lapsed,
      array(select s from unnest(j.skills) s where s <> all (mine.skills)), r.total, r.on_page
    from private.ranked_jobs(me, wanted, sort, page, size) r
    join private.open_jobs w on w.job_id = r.job_id
    join public.jobs j on j.id = r.job_id
    join public.places town on town.id = j.place_id
    cross join lateral (select private.match_parts(me, w, r.km) as parts) weighed
    -- Where a day is taken in part, more may have been hoped for.
    cross join lateral (
      select case when me.free & me.taken & w.availability = 0 then r.score
        else (select sum((p.value ->> 'points')::integer) from jsonb_array_elements(weighed.parts) p)
        end::integer as score
    ) exact
    cross join lateral (select private.unmet_requirements(mine, j, r.km) as codes) lacks
    order by case when sort in ('distance', 'starts_on', 'newest') then r.place end,
      cardinality(lacks.codes), exact.score desc, j.published_at desc, j.id;
end $$;

-- The open jobs for the calling caregiver, with the admin's score, what is unmet, and which of the skills asked for it
-- lacks; none before its profile is approved, nor while it is suspended. What is wanted, and in which order: see
-- private.jobs_for. Errors: not_allowed.
create function private.match_jobs(
  _filters jsonb default '{}', _sort text default 'fit', _page integer default 1, _size integer default 50
)
returns table (
  job_id uuid, title text, part jsonb, place_name text, start public.care_start, starts_on date, hourly_budget numeric,
    visits jsonb, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[],
    missing_skills public.skill[],
  total bigint, on_page integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query select * from private.jobs_for(auth.uid(), _filters, _sort, _page, _size);
end $$;
select private.expose('match_jobs', 'authenticated');

-- The open jobs that a caregiver fits as match_caregivers would say it, and has nothing to do with yet, best first
-- (admin). Of the fifty that its own list shows. Errors: not_allowed.
create function private.jobs_fitting(_caregiver_id uuid)
returns table (
  job_id uuid, request_id uuid, client jsonb, title text, part jsonb, place_name text, start public.care_start,
    starts_on date, distance_km double precision,
  score integer, parts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select f.job_id, j.request_id, private.client(n), f.title, f.part, f.place_name, f.start, f.starts_on,
      f.distance_km, f.score, f.parts
    from private.jobs_for(_caregiver_id) f
    join public.jobs j on j.id = f.job_id
    left join public.request_contacts n on n.request_id = j.request_id
    join public.caregiver_profiles p on p.user_id = _caregiver_id
    where f.unmet = '{}' and private.unmet_times(private.as_reviewed(p), j) = '{}'
      and not exists (select from public.applications a where a.job_id = f.job_id and a.caregiver_id = _caregiver_id)
    order by f.score desc, f.published_at desc, f.job_id;
end $$;
select private.expose('jobs_fitting', 'authenticated');
