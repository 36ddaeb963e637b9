-- Jobs near where a caregiver lives, and those in a part of the day.
begin;
select plan(13);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly');
-- One in each town, each in another part of the day of Sundays.
update public.jobs set status = 'closed' where true;
insert into public.jobs (request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, published_by)
select tests.id('walsh'), 'Job in ' || town.name, repeat('words ', 9), town.id, '{companionship}', '{}', '{en}', 1 << (24 + town.nr::integer),
  private.today() + 7, tests.id('admin')
from (select p.id, p.name, row_number() over (order by p.name) - 1 as nr from public.places p where p.name in ('Dublin', 'Galway', 'Oranmore')) town;
update public.caregiver_profiles set place_id = (select id from public.places where name = 'Galway'), radius_km = 10
where user_id = tests.id('caregiver');
create function pg_temp.found(wanted jsonb) returns text language sql as $$
  select string_agg(substr(m.title, 8), ' ' order by m.title) from public.match_jobs(wanted) m
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.be('caregiver');
select is(pg_temp.found('{}'), 'Dublin Galway Oranmore', 'without a filter, jobs are found at any distance');
select is(pg_temp.found('{"near": "1"}'), 'Galway Oranmore', '“near” leaves distant jobs out');
select is(pg_temp.found('{"near": "1", "within": "1"}'), 'Galway', '“near” with a shorter distance keeps to that distance');
select is(pg_temp.found('{"near": "1", "within": "500"}'), 'Galway Oranmore', '“near” with a longer distance stays near');
select tests.be_owner();
select tests.be('caregiver');
select is(pg_temp.found(jsonb_build_object('near', '1', 'part', part)), town, format('near, in part %s of the day', part))
from (values ('0', null), ('1', 'Galway'), ('2', 'Oranmore'), ('3', null)) p (part, town);
select is(pg_temp.found('{"part": "2", "day": "6"}'), 'Oranmore', 'a filter finds a part of a day');
select is(pg_temp.found('{"part": "2", "day": "5"}'), null, 'the same part of another day finds none');
select is(pg_temp.found('{"part": "4"}'), null, 'an unknown part of the day finds nothing');
select tests.be_owner();
-- Oranmore is some nine kilometres away: one and a half times six, and not one and a half times five.
update public.caregiver_profiles set radius_km = 5 where user_id = tests.id('caregiver');
select tests.be('caregiver');
select is(pg_temp.found('{"near": "1"}'), 'Galway', '“near” reaches one and a half times as far as the caregiver travels');
select tests.be_owner();
update public.caregiver_profiles set place_id = null where user_id = tests.id('caregiver');
select tests.be('caregiver');
select is(pg_temp.found('{"near": "1"}'), 'Dublin Galway Oranmore', 'without a town, every job is near');
select * from finish();
rollback;
