-- Visits to another family close to a job's visits, or in conflict with a part of them, and jobs at any time.
begin;
select plan(13);
\ir fixtures.psql

select tests.add_job(family) from unnest('{walsh,daly,moran}'::text[]) family;
create function pg_temp.visits(opens time, closes time) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('days', 1, 'opens', o, 'closes', c, 'minutes', c - o))
  from (select extract(epoch from opens)::integer / 60 as o, extract(epoch from closes)::integer / 60 as c) m
$$;
-- They offer these parts of Monday, and come to another family from half past nine.
create function pg_temp.busy_until(closes time, offered integer default 15) returns void language sql as $$
  delete from public.placements where caregiver_id = tests.id('caregiver');
  update public.caregiver_profiles set availability = offered where user_id = tests.id('caregiver');
  insert into public.placements (job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, visits, availability, starts_on)
  select j.id, j.request_id, tests.id('caregiver'), 'Someone', j.title, j.availability, pg_temp.visits('09:30', closes), 1, private.today()
  from public.jobs j where j.id = tests.job('moran');
$$;
create function pg_temp.asked(opens time, closes time) returns void language sql as $$
  update public.jobs set visits = pg_temp.visits(opens, closes) where id = tests.job('walsh')
$$;
-- What the admin hears about the caregiver, and the caregiver about the job.
create function pg_temp.told() returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.be('admin');
  answer := coalesce(
    (select 'fits' from public.match_caregivers(tests.job('walsh')) where caregiver_id = tests.id('caregiver')),
    (select unmet from public.match_near_misses(tests.job('walsh')) where caregiver_id = tests.id('caregiver')), 'left out'
  );
  perform tests.be('caregiver');
  answer := answer || ', ' || (
    select concat_ws(' of ', p ->> 'shared', p ->> 'wanted') from public.match_jobs() m, jsonb_array_elements(m.parts) p
    where m.job_id = tests.job('walsh') and p ->> 'part' = 'availability'
  );
  perform tests.be_owner();
  return answer;
end $$;

select pg_temp.asked('12:00', '13:00'), pg_temp.busy_until('11:30');
select is(pg_temp.told(), 'fits, 1 of 1', 'half an hour between two families is enough');
select pg_temp.busy_until('11:45');
select is(pg_temp.told(), 'no_free_times, 0 of 1', 'less is too little, also from one part of the day to the next');
select pg_temp.asked('11:30', '13:00'), pg_temp.busy_until('10:45', 2);
select is(pg_temp.told(), 'fits, 1 of 2', 'of a visit in two parts of the day, one can be offered');
select pg_temp.busy_until('11:15', 2);
select is(pg_temp.told(), 'no_free_times, 0 of 2', 'unless the other visit is in the way');

-- Of two jobs, the one with the better estimate comes first only if there is room for its visits.
select pg_temp.busy_until('11:15');
create function pg_temp.first_job(page integer default 1) returns uuid language plpgsql as $$
declare
  found uuid;
begin
  perform tests.be('caregiver');
  found := (select job_id from public.match_jobs('{}', 'fit', page, 1));
  perform tests.be_owner();
  return found;
end $$;
select pg_temp.asked('11:30', '13:00');
update public.jobs set visits = pg_temp.visits('18:00', '19:00') || pg_temp.visits('07:00', '07:30') where id = tests.job('daly');
select is(pg_temp.first_job(), tests.job('daly'), 'a page of one job has the best');
select is(pg_temp.first_job(2), tests.job('walsh'), 'the next page has the other');

-- Many visits together give the same result as each alone.
select setseed(0.5);
create temporary table visits on commit drop as
  select 1 + floor(random() * 127)::integer as days, opens, opens + lasts as closes, case when random() < 0.8 then 15 + floor(random() * (lasts - 14))::integer end as minutes
  from (
    select floor(random() * 1440)::integer - 30 as opens, 15 + floor(random() * 1400)::integer as lasts from generate_series(1, 300)
  ) made;
select is_empty(
  $$ select v from visits v where private.parts_on(v.days, v.opens, v.closes) <> (
    select coalesce(bit_or(1 << (4 * ((day + beside + 7) % 7) + part.nr)), 0)
    from generate_series(0, 6) day, generate_series(-1, 1) beside, private.parts_of_day() part
    where (v.days >> day) & 1 = 1 and 1440 * beside + part.opens < v.closes and v.opens < 1440 * beside + part.closes
  ) $$, 'parts_on finds the parts of the week that a visit touches'
);
select is_empty(
  $$ with numbered as (select to_jsonb(v) as v, v.*, row_number() over () as nr from visits v)
    select a, b, c from numbered a join numbered b on b.nr = a.nr + 1 join numbered c on c.nr = a.nr + 2
    where private.colliding_parts(jsonb_build_array(a.v), jsonb_build_array(b.v, c.v), 30) <> private.parts_on(
      private.colliding_days(a.days, a.opens, a.closes, a.minutes, b.days, b.opens, b.closes, b.minutes, 30)
        | private.colliding_days(a.days, a.opens, a.closes, a.minutes, c.days, c.opens, c.closes, c.minutes, 30),
      a.opens, a.closes
    ) $$, 'colliding_parts finds the parts in which a visit collides with others'
);

-- At any time
update public.jobs set visits = '[]' where id = tests.job('walsh');
select tests.be('caregiver');
select is(
  (select count(*) from public.match_jobs(wanted) where job_id = tests.job('walsh')), 1::bigint, format('a job at any time is found with %s', wanted)
)
from (values ('{}'::jsonb), ('{"part": "3"}'), ('{"day": "6"}'), ('{"day": "2", "part": "1"}')) w (wanted);
select is(
  (select count(*) from public.match_jobs('{"day": "6"}') where job_id = tests.job('daly')), 0::bigint, 'a job at other times is not found'
);

select * from finish();
rollback;
