-- Reports about care: visits by week, why it ended, complaints, and work by owner.
begin;
select plan(26);
\ir fixtures.psql

select is(tests.attempt(person, format('select * from public.%s', report)), outcome, person || ' asks for ' || report || ': ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed')) people (person, outcome),
  unnest('{care_by_week(),ended_by_cause(),complaints_by_outcome(),load_by_admin()}'::text[]) report;

select tests.place_two();
-- Every morning of 90 minutes, from four Mondays ago on.
update public.placements set starts_on = m, placed_at = m - 9, ends_on = null, availability = x'1111111'::integer,
  visits = '[{"days": 127, "opens": 450, "closes": 540, "minutes": 90}]'
from (select min(w) as m from private.last_weeks(4) w) first where true;
create function pg_temp.placed(name text) returns public.placements language sql stable as $$
  select p from public.placements p where p.request_id = tests.id(name)
$$;
create function pg_temp.told(weeks integer default 4) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.be('admin');
  said := (select string_agg(concat_ws(' ', clients, minutes, visits, covered, missed), '; ' order by week nulls last) from public.care_by_week(weeks));
  perform tests.be_owner();
  return said;
end $$;
create function pg_temp.change(kind public.visit_change, days integer, cover text default null) returns void language sql as $$
  insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_name)
  select gen_random_uuid(), (pg_temp.placed('walsh')).id, w + days, 450, kind, cover from (select min(w) as w from private.last_weeks(4) w) first
$$;

-- Visits, week by week
create function pg_temp.plain() returns text language sql as $$
  select string_agg(concat_ws(' ', w.clients, w.minutes, w.visits, 0, 0), '; ' order by w.monday nulls last)
  from (
    select m as monday, count(distinct p.request_id) as clients, sum(v.minutes) as minutes, count(*) as visits
    from public.placements p
    cross join lateral private.agreed_visits(p, (select min(w) from private.last_weeks(4) w), private.today()) v
    join private.last_weeks(4) m on v.on_date between m and m + 6
    group by grouping sets ((m), ())
  ) w
$$;
select is(pg_temp.told(), pg_temp.plain(), 'the figures equal a count of single visits');
update public.placements set visits = '[{"days": 42, "opens": 450, "closes": 540, "minutes": 60}, {"days": 64, "opens": 1320, "closes": 1800, "minutes": 480}]',
  starts_on = starts_on + 9, ends_on = private.today() - 2 where request_id = tests.id('daly');
select is(pg_temp.told(), pg_temp.plain(), 'also if care begins and ends within a week and times differ by day');
update public.placements set came = false where request_id = tests.id('daly');
select is(pg_temp.told(1), (select concat_ws(' ', 1, 90 * n, n, 0, 0) from (select extract(isodow from private.today()) as n) d) || '; '
  || (select concat_ws(' ', 1, 90 * n, n, 0, 0) from (select extract(isodow from private.today()) as n) d),
  'a placement to which the caregiver never came is not counted; one week is this week until today');
select is(split_part(pg_temp.told(), '; ', 1), '1 630 7 0 0', 'seven visits of 90 minutes');
select pg_temp.change('not_needed', 0);
select is(split_part(pg_temp.told(), '; ', 1), '1 540 6 0 0', 'a visit that was not needed is not counted');
select pg_temp.change('cannot_come', 1, 'Sam Stranger');
select is(split_part(pg_temp.told(), '; ', 1), '1 540 6 1 0', 'a covered visit is counted');
select pg_temp.change('cannot_come', 2), pg_temp.change('missed', 3), pg_temp.change('missed', 4, 'Sam Stranger');
select is(split_part(pg_temp.told(), '; ', 1), '1 270 3 1 3', 'missed and uncovered visits have no minutes');
update public.visit_changes set undone_at = now() where kind = 'missed';
select is(split_part(pg_temp.told(), '; ', 1), '1 450 5 1 1', 'a change that was taken back doesn''t count');

-- Why care ended
create function pg_temp.causes() returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.be('admin');
  said := (select string_agg(cause || ' ' || placements, ', ' order by cause) from public.ended_by_cause());
  perform tests.be_owner();
  return said;
end $$;
update public.placements set came = true, ends_on = private.today() - 1 where request_id = tests.id('daly');
select tests.tick();
select is(pg_temp.causes(), 'as_agreed 1', 'a placement that ends on its last day ends as agreed');
select tests.as_person('admin', format('select public.end_placement(%L, ''In a home now'', cause => ''care_home'')', (pg_temp.placed('walsh')).id));
select is(pg_temp.causes(), 'as_agreed 1, care_home 1', 'the cause that staff choose is counted');
select is(tests.attempt(person, format('select p.cause from public.placements p where p.id = %L and p.cause is not null', (pg_temp.placed('walsh')).id)), rows, person || ' reads that cause: ' || rows)
from (values ('admin', '1'), ('caregiver', '0')) p (person, rows);
select tests.be_owner();
select private.forget_family(r) from public.requests r where r.id = tests.id('walsh');
select is(pg_temp.causes(), 'as_agreed 1, other 1', 'the cause of an erased family is no longer known');
select is(tests.attempt('admin', 'select * from private.end_causes'), '42501', 'nobody reads the table of causes');

select * from finish();
rollback;
