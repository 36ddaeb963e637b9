-- Which open jobs are on a page of a caregiver's list, in order.

-- The open jobs whose title or town has the words searched for. Null without words.
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

-- The filters of the jobs as numbers and ids. No row if a filter is impossible.
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
  -- The four parts of a day, and one part of each day, in a week (decision 0002).
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

-- How far each town is from where someone lives, and whether that is too far (1) or not (0).
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

-- The page of jobs_for, in order, as ids with their sort values, and how many jobs there are. If part of a day is
-- taken, two quick estimates enclose the score. It is computed to the minute only for jobs that may be on the page
-- but need not be.
create function private.ranked_jobs(me private.matchable, wanted jsonb, sort text, page integer, size integer)
returns table (job_id uuid, km double precision, score integer, place bigint, total bigint, on_page integer)
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  today constant date := private.today();
  rows_each constant integer := least(greatest(coalesce(size, 50), 1), 50);
  ordered constant text := case when sort in ('distance', 'starts_on', 'newest') then sort else 'fit' end;
  -- Separate numbers, which are read much faster than fields of a row.
  offered constant integer := me.offers;
  skill_bits constant integer := me.skills;
  time_bits constant integer := me.free;
  taken constant integer := me.taken;
  sure_bits constant integer := me.free & ~me.taken;
  language_bits constant integer := me.languages;
  away constant datemultirange := me.away;
  rate constant integer := me.rate;
  years constant integer := least(10, coalesce(me.experience_years, 0));
  radius constant integer := me.radius_km;
  -- Nobody is suggested a job they already have, or did not come to.
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
  narrowed boolean;
  towns bigint[];
  distances double precision[];
  too_far integer[];
  failing_so_many integer;
  so_many bigint;
  counts bigint[] := '{}';
  found_jobs bigint := 0;
  upto bigint := 0;
  shown_page integer;
  before_page integer;
  enough integer;
begin
  select * into care_bits, wanted_times, nearest, latest, least_pay, most_failing, only_job, named
  from private.job_filters(wanted);
  if not found then return; end if;
  -- A caregiver without a place is near no town, and far from none.
  if private.filter_value(wanted, 'near') is not null and me.place_id is not null then
    nearest := least(nearest, 1.5 * radius);
  end if;
  -- A filter that is not set is not checked for each job.
  narrowed := care_bits <> 0 or wanted_times <> 268435455 or nearest < 'infinity' or latest < 'infinity'
    or least_pay > 0 or only_job is not null or named is not null;
  select * into towns, distances, too_far from private.town_distances(me);
  -- A job with more unmet requirements than the last one shown need not be scored.
  for failing_so_many, so_many in
    -- Unsorted, and for all towns although each exists: otherwise the planner would expect few, and sort them all
    -- first.
    select bit_count((w.needs & ~offered)::bit(32))::integer + town.too_far, count(*)
    from private.open_jobs w
    left join unnest(towns, distances, too_far) town (id, km, too_far) on town.id = w.place_id
    where (not narrowed or w.needs & care_bits = care_bits
        and (w.availability = 0 or w.availability & wanted_times <> 0)
        and coalesce(town.km, 'infinity') <= nearest and w.starts_on <= latest and coalesce(w.budget, 0) >= least_pay
        and (only_job is null or w.job_id = only_job) and (named is null or w.job_id = any (named)))
      and w.job_id <> all (hidden)
    group by w.needs, town.too_far
  loop
    if failing_so_many <= most_failing then
      counts[failing_so_many] := coalesce(counts[failing_so_many], 0) + so_many;
      found_jobs := found_jobs + so_many;
    end if;
  end loop;
  for failing in 0..32 loop
    upto := upto + coalesce(counts[failing], 0);
    if upto >= least(found_jobs, greatest(page, 1)::bigint * rows_each) then
      enough := failing;
      exit;
    end if;
  end loop;
  if ordered <> 'fit' then enough := most_failing; end if;
  shown_page := greatest(1, least(coalesce(page, 1), (found_jobs + rows_each - 1) / rows_each));
  before_page := (shown_page - 1) * rows_each;
  -- Ascending throughout, as rows are compared: a smaller value is better.
  return query
    with shared as (
      select w.job_id, w.published_at, w.starts_on, w.budget, town.km,
        bit_count((w.needs & ~offered)::bit(32))::integer + town.too_far as failing,
        bit_count((w.skills & skill_bits)::bit(32))::integer as skills_shared,
        bit_count(w.skills::bit(32))::integer as skills_wanted,
        bit_count((w.availability & free.hoped)::bit(32))::integer as times_hoped,
        bit_count((w.availability & free.sure)::bit(32))::integer as times_sure,
        bit_count(w.availability::bit(32))::integer as times_wanted,
        bit_count((w.languages & language_bits)::bit(32))::integer as languages_shared,
        bit_count(w.languages::bit(32))::integer as languages_wanted
      from private.open_jobs w
      join unnest(towns, distances, too_far) town (id, km, too_far) on town.id = w.place_id
      cross join lateral (
        select case when is_away then 0 else time_bits end as hoped,
          case when is_away then 0 when taken & w.joined = 0 then sure_bits else sure_bits & ~w.joined end as sure
        from (select coalesce(away @> greatest(w.starts_on, today), false) as is_away) a
      ) free
      where bit_count((w.needs & ~offered)::bit(32)) + town.too_far <= enough
        and (not narrowed or w.needs & care_bits = care_bits
          and (w.availability = 0 or w.availability & wanted_times <> 0)
          and coalesce(town.km, 'infinity') <= nearest and w.starts_on <= latest and coalesce(w.budget, 0) >= least_pay
          and (only_job is null or w.job_id = only_job) and (named is null or w.job_id = any (named)))
        and w.job_id <> all (hidden)
      offset 0
    ), scored as materialized (
      select s.job_id, s.km, -date_part('epoch', s.published_at) as age,
        case ordered
          when 'fit' then s.failing::double precision
          when 'distance' then coalesce(s.km, 'infinity')
          when 'starts_on' then (s.starts_on - today)::double precision
          else -date_part('epoch', s.published_at)
        end as key,
        -(beside.points + times.hoped) as hoped, -(beside.points + times.sure) as sure
      from shared s
      cross join lateral (
        -- The same as in likely_matches.
        select round(20 * greatest(0, 1 - coalesce(s.km / radius, 1)))::integer
        + case s.skills_wanted when 0 then 30
          else (60 * s.skills_shared + s.skills_wanted) / (2 * s.skills_wanted) end
        + case s.languages_wanted when 0 then 10
            else (20 * s.languages_shared + s.languages_wanted) / (2 * s.languages_wanted) end
        + years
        + case when s.budget is null or rate <= s.budget then 5 when 10 * rate <= 11 * s.budget then 3 else 0 end
        as points
      ) beside
      cross join lateral (
        select case s.times_wanted when 0 then 25
            else (50 * s.times_hoped + s.times_wanted) / (2 * s.times_wanted) end as hoped,
          case s.times_wanted when 0 then 25
            else (50 * s.times_sure + s.times_wanted) / (2 * s.times_wanted) end as sure
      ) times
    ), before as materialized (
      select s.key, s.hoped, s.age, s.job_id from scored s
      order by s.key, s.hoped, s.age, s.job_id limit sign(before_page) offset greatest(0, before_page - 1)
    ), last as materialized (
      select s.key, s.sure, s.age, s.job_id from scored s
      order by s.key, s.sure, s.age, s.job_id limit 1 offset before_page + rows_each - 1
    ), likely as materialized (
      select s.*,
        coalesce((s.key, s.sure, s.age, s.job_id) <= (b.key, b.hoped, b.age, b.job_id), false) as is_before
      from scored s left join before b on true left join last l on true
      where ((s.key, s.hoped, s.age, s.job_id) > (l.key, l.sure, l.age, l.job_id)) is not true
    )
    select p.job_id, p.km, -p.exact, before_page + row_number() over in_order, found_jobs, shown_page
    from (
      select l.job_id, l.km, l.key, l.age, case when l.hoped = l.sure then l.hoped else l.hoped + (
        select private.shared_points(bit_count((w.availability & time_bits)::bit(32))::integer, n.wanted, 25)
          - private.shared_points(bit_count(private.free_for(me, w)::bit(32))::integer, n.wanted, 25)
        from private.open_jobs w, lateral (select bit_count(w.availability::bit(32))::integer as wanted) n
        where w.job_id = l.job_id
      ) end as exact
      from likely l where not l.is_before
      -- Otherwise each is scored twice.
      offset 0
    ) p
    window in_order as (order by p.key, p.exact, p.age, p.job_id)
    order by p.key, p.exact, p.age, p.job_id
    limit rows_each offset before_page - (select count(*) from likely l where l.is_before);
end $$;
