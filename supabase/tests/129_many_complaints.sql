-- How many open complaints one family may have, since each leads staff's list.
begin;
select plan(9);
\ir fixtures.psql
select tests.place_two();
create function pg_temp.placement(family text default 'walsh') returns uuid language sql stable security definer as $$
  select id from public.placements where request_id = tests.id(family)
$$;
create function pg_temp.say(name text, kind text default 'lateness', family text default 'walsh') returns text
language sql stable as $$
  select format(
    'select public.complain(%L, %L, %L, %L, %L, ''She comes late.'')', p ->> 'reference', p ->> 'tracking_secret',
    tests.id(name), pg_temp.placement(family), kind
  ) from tests.payload(family) p
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
-- Each by another name: late 1, late 2, ...
create function pg_temp.says(times integer, kind text default 'lateness') returns void language sql as $$
  select tests.as_person('anon', pg_temp.say('late ' || n, kind)) from generate_series(1, times) n
$$;
create function pg_temp.settled() returns text language sql as $$
  select format(
    'select public.settle_complaint(%L, ''lateness'', ''low'', ''explained'', ''{family}'', ''Called them.'')', tests.id('late 1')
  )
$$;

select is(tests.attempt('anon', statement, given), outcome, reason)
from (values
  (pg_temp.say('more'), 'select pg_temp.says(4)', '1', 'a family can make five complaints'),
  (pg_temp.say('more'), 'select pg_temp.says(5)', 'too_many_complaints', 'a sixth is refused while five are open'),
  (pg_temp.say('more', 'conduct'), 'select pg_temp.says(5)', 'too_many_complaints', 'whatever the sixth is about'),
  (pg_temp.say('late 5'), 'select pg_temp.says(5)', '1', 'the fifth can be sent twice'),
  (pg_temp.say('hurt', 'safety'), 'select pg_temp.says(5)', '1', 'a complaint about safety is accepted after five others'),
  (pg_temp.say('hurt', 'safety'), 'select pg_temp.says(5, ''safety'')', 'too_many_complaints', 'but not after five about safety'),
  (pg_temp.say('more'), 'select pg_temp.says(5); select tests.as_person(''admin'', pg_temp.settled())', '1',
    'once one is settled, another is accepted'),
  (pg_temp.say('theirs', family => 'daly'), 'select pg_temp.says(5)', '1', 'another family is not refused'),
  (pg_temp.say('more'), 'select pg_temp.says(4); insert into public.complaints (id, placement_id, side, kind)
    select gen_random_uuid(), pg_temp.placement(), ''caregiver'', ''conduct''', '1', 'a caregiver’s complaint does not count')
) c (statement, given, outcome, reason);
select * from finish();
rollback;
