-- A first visit that should have begun by now can't be in an offer, a placement or a correction.
begin;
select plan(13);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
update public.caregiver_profiles set availability = (1 << 28) - 1 where true;
-- A visit at the beginning of every day, and one at its end.
create function pg_temp.begun() returns jsonb language sql immutable as $$
  select '[{"days": 127, "opens": 0, "closes": 15, "minutes": 15}]'::jsonb
$$;
create function pg_temp.to_come() returns jsonb language sql immutable as $$
  select '[{"days": 127, "opens": 1439, "closes": 1500, "minutes": 15}]'::jsonb
$$;
create function pg_temp.need(visits jsonb) returns text language sql as $$
  select format('update public.requests set visits = %1$L; update public.jobs set visits = %1$L, starts_on = private.today()', visits)
$$;
create function pg_temp.offer(rest text default '') returns text language sql as $$
  select format('select tests.offer_job(tests.application(''walsh'', ''caregiver'')%s)', rest)
$$;
create function pg_temp.place(days integer) returns text language sql as $$
  select format('select tests.place_by_phone(tests.application(''walsh'', ''caregiver''), tests.today() + %s)', days)
$$;
create function pg_temp.correct(days integer) returns text language sql as $$
  select format('select tests.correct_placement(p.id, starts_on => tests.today() + %s, hourly_rate => 19) from public.placements p', days)
$$;
create function pg_temp.placed(days integer) returns text language sql as $$
  select 'select tests.place_one(''daly'', ''stranger''); ' || pg_temp.need(pg_temp.begun())
    || format('; update public.placements set visits = pg_temp.begun(), starts_on = private.today() + %s', days)
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select is(
  private.first_day_to_come(visits, private.today()) - private.today(), days, format('%s comes in %s days', visits, days)
)
from (values
  (pg_temp.begun(), 1), (pg_temp.to_come(), 0), (pg_temp.begun() || pg_temp.to_come(), 0), ('[]', null)
) v (visits, days);

select is(tests.attempt('admin', call, given), outcome, what)
from (values
  (pg_temp.offer(', starts_on => tests.today()'), pg_temp.need(pg_temp.begun()), 'first_visit_begun', 'a visit that should have begun is not offered'),
  (pg_temp.offer(', starts_on => tests.today()'), pg_temp.need(pg_temp.to_come()), '1', 'a visit later that day is offered'),
  (pg_temp.offer(), pg_temp.need(pg_temp.begun()), '1', 'without a given day, the offer begins with the next visit'),
  (pg_temp.place(0), pg_temp.need(pg_temp.begun()), 'first_visit_begun', 'nobody is placed from a visit that should have begun'),
  (pg_temp.place(1), pg_temp.need(pg_temp.begun()), '1', 'a placement can begin the next day'),
  (pg_temp.correct(0), pg_temp.placed(1), 'first_visit_begun', 'a first day can’t be corrected to a visit that should have begun'),
  (pg_temp.correct(0), pg_temp.placed(0), '1', 'a placement that already begins with it keeps its first day')
) t (call, given, outcome, what);

update public.applications set may_be_shown = true where true;
select tests.take(pg_temp.need(pg_temp.begun()), 'admin: select public.introduce_applicants(jsonb_build_object('
  || 'tests.application(''walsh'', ''caregiver''), ''She knows the area.''))');
select is(
  ((private.introductions(tests.id('walsh')) -> 0 -> 'meant' ->> 'startsOn')::date - private.today()), 1,
  'a family reads that next day before it says yes'
);
select tests.take(pg_temp.need(pg_temp.begun()), 'admin: ' || pg_temp.offer());
select is((select o.starts_on - private.today() from public.offers o), 1, 'the offer names that next day');

select * from finish();
rollback;
