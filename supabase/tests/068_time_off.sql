-- Days off: only a caregiver's own, with limits.
begin;
select plan(14);
\ir fixtures.psql
create function pg_temp.days(first integer, last integer) returns text language sql as $$
  select format('select public.add_time_off(gen_random_uuid(), %L, %L)', private.today() + first, private.today() + last)
$$;

select is(tests.attempt('caregiver', pg_temp.days(first, last)), outcome, format('off from day %s to %s comes to %s', first, last, outcome))
from (values
  (0, 0, '1'), (-31, 5, '1'), (-32, 5, 'days_off_not_possible'), (5, 4, 'days_off_backwards'), (0, 366, '1'), (0, 367, 'days_off_too_long'), (720, 732, 'days_off_not_possible')
) d (first, last, outcome);
select is(
  tests.attempt('caregiver', 'select public.add_time_off(gen_random_uuid(), null, null)'), 'days_off_not_possible', 'days off have a first and a last day'
);
select is(tests.attempt('caregiver', pg_temp.days(3, 9), $$
  insert into public.time_off (caregiver_id, from_day, to_day)
  values (tests.id('caregiver'), private.today() + 3, private.today() + 3) $$), 'days_off_known', 'days off from one day can be entered once');
select is(
  tests.attempt('stranger', format(
    'insert into public.time_off (caregiver_id, from_day, to_day) values (%L, %2$L, %2$L)', tests.id('caregiver'), private.today())),
  '42501', 'nobody enters another person’s days off'
);
select is(
  tests.attempt('caregiver', pg_temp.days(1, 1), $$
    insert into public.time_off (caregiver_id, from_day, to_day)
    select tests.id('caregiver'), private.today() + n, private.today() + n from generate_series(100, 199) n $$),
  'too_many_days_off', 'a hundred is the limit'
);

-- Writes are limited, since they fill the audit log
create function pg_temp.wrote(times integer) returns text language sql as $$
  select format('insert into private.throttle_hits (key, window_start, hits) values (%L, %L, %s)',
    'writes:' || tests.id('caregiver'), date_bin('10 minutes', now(), '2000-01-01'), times)
$$;
select is(tests.attempt('caregiver', pg_temp.days(1, 1), pg_temp.wrote(119)), '1', 'an account writes 120 times in ten minutes');
select is(tests.attempt('caregiver', write, pg_temp.wrote(120)), 'too_many_requests', 'and no more: ' || write)
from (values (pg_temp.days(1, 1)), ('update public.caregiver_profiles set about = ''Calm.''')) w (write);

select * from finish();
rollback;
