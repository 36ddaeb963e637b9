-- Calls that no page makes, but that anyone with the public key can make.
begin;
select plan(8);
\ir fixtures.psql
-- Days off under an id that exists already
create function pg_temp.add(days integer) returns text language sql as $$
  select format('select public.add_time_off(%L, %L, %L)', tests.id('off'), private.today() + days, private.today() + days + 1)
$$;
create function pg_temp.known() returns text language sql as $$
  select format(
    'insert into public.time_off (id, caregiver_id, from_day, to_day) values (%L, %L, %L, %L)',
    tests.id('off'), tests.id('caregiver'), private.today() + 3, private.today() + 4
  )
$$;
select is(tests.attempt(person, pg_temp.add(days), given), outcome, reason)
from (values
  ('caregiver', 3, null, '1', 'days off are added'),
  ('caregiver', 3, pg_temp.known(), '1', 'the same days off can be sent twice'),
  ('caregiver', 30, pg_temp.known(), 'malformed_request', 'other days under the same id are refused'),
  ('stranger', 3, pg_temp.known(), 'malformed_request', 'another caregiver’s id is refused')
) s (person, days, given, outcome, reason);

-- Jobs, one near and one far away
select tests.add_job('walsh');
update public.jobs set status = 'closed' where true;
insert into public.jobs (request_id, title, summary, place_id, care_types, skills, languages, availability, starts_on, published_by)
select tests.id('walsh'), 'Job in ' || p.name, repeat('words ', 9), p.id, '{companionship}', '{}', '{en}', 1, private.today() + 7, tests.id('admin')
from public.places p where p.name in ('Dublin', 'Galway');
update public.caregiver_profiles set place_id = (select id from public.places where name = 'Galway'), radius_km = 10
where user_id = tests.id('caregiver');
select tests.be('caregiver');
select is((select count(*) from public.match_jobs(page => p.page)), 2::bigint, format('page %s is the first one', p.page))
from (values (-5), (1)) p (page);
select is((select count(*) from public.match_jobs('{"pay": "1e308"}')), 0::bigint, 'pay that nobody offers finds nothing');

-- Who the stand-in is belongs to the stand-in's data.
select tests.be_owner();
select tests.add_job('daly'), tests.add_application('daly', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('daly', 'caregiver'));
select tests.be_owner();
insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name)
select tests.id('change'), p.id, private.today() + 9, 360, 'cannot_come', tests.id('stranger'), 'Stranger'
from public.placements p where p.request_id = tests.id('daly');
select tests.be('caregiver');
select is(
  (select array[e ~ 'cannot_come', e ~ tests.id('stranger')::text] from (select public.export_my_data()::text e) x), '{t,f}',
  'the caregiver’s export has no id of the stand-in'
);
select * from finish();
rollback;
