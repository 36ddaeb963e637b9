-- The last day to answer an offer is not after the first day.
begin;
select plan(7);
\ir fixtures.psql
select tests.add_job('walsh');
select tests.add_application('walsh', 'caregiver');
-- A visit on every day.
update public.jobs set availability = (1 << 28) - 1 where true;

create function pg_temp.offer(first_in integer, until_in integer default null) returns text language sql as $$
  select format(
    'select tests.offer_job(tests.application(''walsh'', ''caregiver''), starts_on => tests.today() + %s, stands_until => tests.today() + %s::integer)',
    first_in, coalesce(until_in::text, 'null')
  )
$$;
grant execute on all functions in schema pg_temp to authenticated;

select is(tests.attempt('admin', pg_temp.offer(first, until)), outcome, reason)
from (values
  (5, 5, '1', 'an answer may come on the first day'), (5, 6, 'answer_after_first_day', 'but not after it'),
  (1, 3, 'answer_after_first_day', 'also if the first day is tomorrow'), (0, 0, '1', 'or today')
) o (first, until, outcome, reason);

create function pg_temp.written(first_in integer) returns integer language sql as $$
  select tests.seen_after('select stands_until - tests.today() from public.offers', 'admin: ' || pg_temp.offer(first_in))::integer
$$;
select is(pg_temp.written(2), 2, 'without a given day, the offer is open until the first day at the latest');
select is(pg_temp.written(60), 7, 'or for the usual number of days');
select is(pg_temp.written(1), 1, 'also if the first day is tomorrow');

select * from finish();
rollback;
