-- What anyone may know about the open jobs before signing up: how many families, by region, care type and part of the
-- day, and what they pay. No family may be identified by it, so
-- - a figure is shown only if at least three families share it, and in steps: 3, 5, 10, 20 …
-- - each trait is counted by itself: what can't be combined can't be subtracted either
-- - the figures are those of the beginning of the day, so nobody sees what has changed since.

create table private.job_figures (
  only_one boolean primary key default true check (only_one),
  counted_at timestamptz not null,
  figures jsonb not null
);
comment on table private.job_figures is 'The figures of the open jobs, shown until the next day.';

-- Rounded down to a step, if there are enough to show. Null if not.
create function private.told_count(families bigint) returns integer
language sql immutable set search_path = '' as $$
  select max(step) from unnest('{3,5,10,20,50,100,200,500,1000}'::integer[]) step where step <= families
$$;

-- What families pay, in steps of two, if three say it: without the two lowest and highest, or of a few, only the
-- middle. Otherwise the family that pays most could be identified in one region, care type and part of the day.
create function private.told_pay(pay numeric[]) returns jsonb
language sql immutable set search_path = '' as $$
  select case when count(*) < 3 then '{}' else jsonb_build_object(
    'payFrom', 2 * floor((array_agg(p order by p))[least(3, (count(*) + 1) / 2)] / 2),
    'payTo', 2 * floor((array_agg(p order by p desc))[least(3, (count(*) + 1) / 2)] / 2) + 2
  ) end
  from unnest(pay) p
$$;

-- Counts them once a day.
create function private.count_open_jobs(moment timestamptz default now()) returns bigint
language plpgsql set search_path = '' as $$
declare
  counted jsonb := (
    with open as (
      select j.request_id as family, town.region, j.care_types, j.availability, j.hourly_budget as pay
      from private.open_jobs o join public.jobs j on j.id = o.job_id join public.places town on town.id = j.place_id
    ), traits as (
      select 'all' as by, '' as what, family, pay from open
      union all
      select 'region', region, family, pay from open
      union all
      select 'care', care::text, family, pay from open, unnest(care_types) care
      union all
      select 'part', part.nr::text, family, pay
      from open join private.parts_of_day() part on availability & (17895697 << part.nr) <> 0
    ), cells as (
      select by, what, private.told_count(count(*)) as families,
        private.told_pay(array_agg(pay) filter (where pay is not null)) as told_pay
      from (select by, what, family, avg(pay) as pay from traits group by by, what, family) each group by by, what
    )
    select coalesce(jsonb_agg(
      jsonb_build_object('by', by, 'what', what, 'families', families) || told_pay
      order by by, families desc, what
    ), '[]')
    from cells where families is not null
  );
begin
  insert into private.job_figures (counted_at, figures) values (moment, counted)
  on conflict (only_one) do update set counted_at = excluded.counted_at, figures = excluded.figures;
  return jsonb_array_length(counted);
end $$;

-- Today's figures for anyone: {countedAt, figures: [{by: all | region | care | part, what, families, payFrom,
-- payTo}]}. Null before the first count. It reads one row, however often it is called.
create function private.job_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('countedAt', f.counted_at, 'figures', f.figures) from private.job_figures f
$$;
select private.expose('job_figures', 'anon', 'authenticated');
