-- Terms that are saved unchanged keep their times, even if the job's are wider.
begin;
select plan(2);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
create function pg_temp.at_nine(days integer) returns jsonb language sql immutable as $$
  select jsonb_build_array(jsonb_build_object('days', days, 'opens', 540, 'closes', 600, 'minutes', 60))
$$;
create function pg_temp.days() returns integer language sql stable as $$
  select (j.visits -> 0 ->> 'days')::integer from public.jobs j where j.request_id = tests.id('walsh')
$$;
insert into public.offers (application_id, visits, hourly_rate, starts_on, stands_until)
values (tests.application('walsh', 'caregiver'), pg_temp.at_nine(pg_temp.days()), 18, private.today() + 1, private.today() + 5);
update public.offers set visits = visits, stands_until = private.today() + 6 where true;
select is((select o.visits from public.offers o), pg_temp.at_nine(pg_temp.days()), 'an offer that is made again');
delete from public.offers where true;
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
update public.placements set visits = pg_temp.at_nine(pg_temp.days()) where true;
update public.placements set visits = visits, hourly_rate = 21 where true;
select is((select p.visits from public.placements p), pg_temp.at_nine(pg_temp.days()), 'a placement whose rate changes');
select * from finish();
rollback;
