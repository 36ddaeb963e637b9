-- Requests of families that any time of the day suits.
begin;
select plan(14);
\ir fixtures.psql
\ir shared_week.psql
select tests.add_request('nolan', '{"flexible": true, "availability": 0}');
update public.caregiver_profiles set availability = 3 where true;
create function pg_temp.flexible(request text default 'nolan') returns text language sql stable as $$
  select concat_ws('; ', r.status, r.flexible, to_hex(r.availability), (
    select string_agg(concat_ws(' ', c.part, to_hex(c.availability)), ', ' order by c.part) from public.request_coverage(r.id) c
  )) from public.requests r where r.id = tests.id(request)
$$;
create function pg_temp.then_flexible(statement text) returns text language sql as $$
  select tests.seen_after('select pg_temp.flexible()', 'admin: ' || statement)
$$;
select is(
  pg_temp.flexible(), 'submitted; t; 7777777; nobody 7777777', 'at first it needs all mornings, afternoons and evenings'
);
select is(
  pg_temp.then_flexible(pg_temp.publish(1, 'nolan') || '; select public.remove_needed_times(tests.id(''nolan''), 2)'),
  'open; f; 7777775; nobody 7777774, open 1', 'removing times before anyone comes leaves the others needed'
);
select tests.as_person('admin', pg_temp.publish(null, 'nolan'));
select is(pg_temp.flexible(), 'open; t; 7777777; open 7777777', 'its job asks for all of them');
select tests.as_person('caregiver', format('select public.apply_to_job(%L)', (select id from public.jobs where request_id = tests.id('nolan'))));
select tests.as_person('admin', format(
  'select public.place_caregiver(%1$L, availability => 1, family_said_by => ''Ann'', family_said_on => tests.today(), caregiver_said_by => ''Nora'', caregiver_said_on => tests.today(), seen => tests.offer_seen(%1$L))',
  (select a.id from public.applications a join public.jobs j on j.id = a.job_id where j.request_id = tests.id('nolan'))
));
select is(pg_temp.flexible(), 'matched; t; 7777777; covered 1', 'a placement covers the whole request, whatever its times');
select is(tests.attempt('admin', pg_temp.publish(null, 'nolan')), 'already_published', 'nothing is left to publish');
select is(tests.attempt('admin', pg_temp.publish(2, 'nolan')), 'already_published', 'no given times are left to publish');
select is_empty($$ select from private.dated_pending_items w where w.request_id = tests.id('nolan') and w.turn = 'staff' $$, 'nothing waits for staff');
select is(
  (private.tracked_request(tests.id('nolan')) -> 'week') - 'visits', '{"asked": 1, "covered": 1, "lookedFor": 0, "until": []}', 'the family’s page says that everything is covered'
);
select is(
  pg_temp.then_flexible(format('select public.end_placement(%L, ''Moved'', null, true)', tests.placement_of('caregiver'))),
  'open; t; 7777777; open 7777777', 'with a successor sought, it needs all times again'
);
select is(
  pg_temp.then_flexible(format('select public.end_placement(%L, ''Moved'', null, false)', tests.placement_of('caregiver'))),
  'closed; t; 7777777; nobody 7777777', 'without a search, it is closed'
);
select is(
  tests.attempt('admin', 'select public.remove_needed_times(tests.id(''nolan''), 2)'), 'times_not_asked',
  'times that nobody is sought for can’t be removed, which would begin the search again'
);
select tests.add_request('quinn', '{"flexible": true, "availability": 0}');
select tests.as_person('admin', pg_temp.publish(1, 'quinn')), tests.as_person('admin', pg_temp.publish(2, 'quinn'));
select tests.as_person(a.caregiver, format('select public.apply_to_job(%L)', j.id))
from public.jobs j join (values (1, 'caregiver'), (2, 'stranger')) a (times, caregiver) on a.times = j.availability
where j.request_id = tests.id('quinn');
select tests.as_person('admin', format('select tests.place_by_phone(%L)', (
  select a.id from public.applications a join public.jobs j on j.id = a.job_id where j.request_id = tests.id('quinn') and j.availability = 2
)));
select is(pg_temp.flexible('quinn'), 'matched; t; 7777777; covered 2', 'once one of its jobs is filled, no other is open');
select results_eq(
  $$ select a.status::text, a.status_reason, j.status::text from public.applications a join public.jobs j on j.id = a.job_id
     where j.request_id = tests.id('quinn') and j.availability = 1 $$,
  $$ values ('declined', private.coded('nobody_needed'), 'closed') $$, 'the applicant for the other job has an answer'
);
select throws_ok(
  $$ update public.requests set availability = 1 where id = tests.id('nolan') $$, '23514', null, 'a flexible request can’t have other times'
);

select * from finish();
rollback;
