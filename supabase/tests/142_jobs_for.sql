-- A caregiver's list of open jobs: filters, orders, pages.
begin;
select plan(29);
\ir fixtures.psql

select tests.add_job('walsh'), tests.add_job('daly');
-- Twelve more in the same town, each a day later and a euro better paid than the one before.
insert into public.jobs (request_id, title, summary, place_id, care_types, skills, languages, availability, start, starts_on, hourly_budget, published_by, published_at)
select j.request_id, 'Evenings ' || n, j.summary, j.place_id, j.care_types, j.skills, j.languages, 8 << 24, 'day', private.today() + 10 + n, 20 + n, j.published_by,
  '2026-01-01'::timestamptz + n * interval '1 hour'
from public.jobs j, generate_series(1, 12) n where j.id = tests.job('walsh');

create function tests.listed(wanted jsonb, sort text default 'fit', page integer default 1, size integer default 50) returns text
language sql as $$ select string_agg(coalesce(substring(l.title from '^Evenings [0-9]+'), l.title), ', ' order by l.place) from (
  select row_number() over () as place, title from public.match_jobs(wanted, sort, page, size)
) l $$;
grant execute on function tests.listed(jsonb, text, integer, integer) to authenticated;

-- Denials
select is(tests.attempt(person, 'select public.match_jobs()'), outcome, format('%s asking for jobs comes to %s', person, outcome))
from (values ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome);
select is(tests.attempt('caregiver', 'select from private.jobs_for(tests.id(''stranger''))'), '42501', 'nobody can ask for another caregiver''s jobs');
select tests.be_owner();
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('stranger');
select is(tests.attempt('stranger', 'select from public.match_jobs()'), '0', 'a suspended caregiver is shown no jobs');

select tests.be('caregiver');
select is((select count(*) from public.match_jobs()), 14::bigint, 'a caregiver is shown all open jobs');
select is((select count(*) from public.match_jobs() where parts::text ~* 'peg|walsh'), 0::bigint, 'the jobs say nothing of a family');

-- Narrowed
select is(tests.listed(wanted), found, format('wanted: %s', wanted))
from (values
  ('{"search": "evenings 12"}'::jsonb, 'Evenings 12'), ('{"search": "no such words"}', null),
  ('{"pay": "31.50"}', 'Evenings 12'), ('{"pay": "1000"}', null), ('{"care": "no_such_care"}', null), ('{"day": "9"}', null), ('{"day": "x"}', null),
  ('{"job": "x"}', null), ('{"within": "x"}', null), ('{"until": "x"}', null)
) t (wanted, found);
select is(tests.listed(jsonb_build_object('job', job_id)), 'Evenings 7', 'a filter finds one job') from public.match_jobs('{"search": "evenings 7"}');
select is((select count(*) from public.match_jobs('{"day": "6", "search": "evenings"}')), 12::bigint, 'a filter finds a day');
select is((select count(*) from public.match_jobs('{"day": "5", "search": "evenings"}')), 0::bigint, 'another day finds none');
select is(
  (select count(*) from public.match_jobs(jsonb_build_object('search', 'evenings', 'until', (select max(starts_on) - 9 from public.match_jobs())))),
  3::bigint, 'a filter finds the latest first day'
);
select is((select count(*) from public.match_jobs('{"search": "evenings", "within": "0"}')), (select count(*) from public.match_jobs('{"search": "evenings"}') where distance_km = 0), 'a filter finds a distance');
select is((select count(*) from public.match_jobs('{"fits": "1"}') where unmet <> '{}'), 0::bigint, 'a filter finds jobs that can be applied for');

-- In an order
select is(tests.listed('{"search": "evenings"}', 'newest', 1, 2), 'Evenings 12, Evenings 11', 'newest first');
select is(tests.listed('{"search": "evenings"}', 'starts_on', 1, 2), 'Evenings 1, Evenings 2', 'soonest first');
select is(
  (select bool_and(further) from (
    select l.distance_km >= lag(l.distance_km) over (order by l.place) as further
    from (select row_number() over () as place, distance_km from public.match_jobs('{}', 'distance')) l
  ) steps), true, 'nearest first'
);
select is(tests.listed('{"search": "evenings 12"}', 'no such order'), 'Evenings 12', 'an unknown order is by fit');

-- Page by page
select results_eq(
  $$ select total, on_page from public.match_jobs('{"search": "evenings"}', 'newest', 99, 5) $$,
  $$ values (12::bigint, 3), (12, 3) $$, 'a page behind the last one is the last one'
);

select * from finish();
rollback;
