-- The visits at which a caregiver has confirmed the first day: nobody changes them, and none is to come.
begin;
select plan(18);
\ir fixtures.psql
\ir visit_changes.psql
-- The day that begins and ends at 6:00, as days from today: 0, or -1 before 6:00.
create function pg_temp.lasting() returns integer language sql as $$
  select case when now() < private.minute_of(private.today(), 360) then -1 else 0 end
$$;
-- Each day from 6:00 to 6:00, from the visit on that takes place now.
update public.jobs set visits = '[{"days": 127, "opens": 360, "closes": 1800, "minutes": 60}]' where true;
update public.placements p set starts_on = private.today() + pg_temp.lasting(), visits = j.visits
from public.jobs j where j.id = p.job_id;
create function pg_temp.confirm() returns text language sql as $$
  select format('select public.confirm_first_day(%L)', pg_temp.placed())
$$;
create function pg_temp.confirmed() returns text language sql as $$
  select format('select tests.as_person(''caregiver'', %L)', pg_temp.confirm())
$$;
-- The visit of the day before takes place on this day, ten minutes before this day's own, so that it has begun too.
create function pg_temp.moved_here() returns text language sql as $$
  select format(
    'update public.placements set starts_on = private.today() + %1$s where id = %2$L;
    insert into public.visit_changes (id, placement_id, on_date, opens, kind, said_by, moved_to, moved_opens, moved_minutes)
    values (gen_random_uuid(), %2$L, private.today() + %1$s, 360, ''moved'', ''Nora'', private.today() + %3$s, 350, 60)',
    pg_temp.lasting() - 1, pg_temp.placed(), pg_temp.lasting()
  )
$$;
create function pg_temp.corrected(terms jsonb) returns text language sql as $$
  select format(
    'select public.correct_placement(id, seen || %L, seen) from public.placements, tests.terms_seen(id) seen where id = %L',
    terms, pg_temp.placed()
  )
$$;
create function pg_temp.ended(days integer) returns text language sql as $$
  select format('select public.end_placement(%L, ''Moved'', %L)', pg_temp.placed(), private.today() + days)
$$;
-- A visit a week, on the day of the week that is in so many days.
create function pg_temp.weekly(days integer) returns jsonb language sql as $$
  select jsonb_build_object(
    'days', 1 << (extract(isodow from private.today() + days)::integer - 1), 'opens', 360, 'closes', 1800, 'minutes', 60
  )
$$;
-- As imported today, with its only visit in two days.
create function pg_temp.imported() returns text language sql as $$
  select format(
    'update public.placements set starts_on = private.today() - 30, placed_at = now(),
      visits = jsonb_build_array(pg_temp.weekly(2)) where id = %L', pg_temp.placed()
  )
$$;
create function pg_temp.moved() returns text language sql as $$
  select format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind, said_by, moved_to, moved_opens, moved_minutes)
    values (gen_random_uuid(), %L, private.today() + 2, 360, ''moved'', ''Nora'', private.today() + 3, 360, 60)', pg_temp.placed()
  )
$$;

select is(tests.attempt(person, statement, given), outcome, reason)
from (values
  ('anon', pg_temp.by_family('missed', pg_temp.lasting()), pg_temp.confirmed(), 'first_day_confirmed', 'the family can’t say that nobody came'),
  ('anon', pg_temp.by_family('not_needed', pg_temp.lasting()), pg_temp.confirmed(), 'first_day_confirmed', 'nor that the visit isn’t needed'),
  ('caregiver', pg_temp.cant(pg_temp.lasting()), pg_temp.confirmed(), 'first_day_confirmed', 'nor can the caregiver cancel it'),
  ('anon', pg_temp.by_family('missed', pg_temp.lasting()), 'update public.placements set first_day_confirmed_at = now()', '1', 'a visit that began after that isn’t confirmed'),
  ('admin', pg_temp.corrected('{"hourly_rate": 20}'), pg_temp.confirmed(), '1', 'terms that leave the visit can be corrected'),
  ('admin', pg_temp.corrected(jsonb_build_object('starts_on', private.today() + 1)), null, '1', 'a first day can be moved on'),
  ('admin', pg_temp.corrected(jsonb_build_object('starts_on', private.today() + 1)), pg_temp.confirmed(), 'first_day_confirmed', 'but not once it is confirmed'),
  ('admin', pg_temp.corrected(jsonb_build_object('visits', jsonb_build_array(pg_temp.weekly(pg_temp.lasting() + 1)))), pg_temp.confirmed(), 'first_day_confirmed', 'nor can its visit go'),
  ('admin', pg_temp.ended(pg_temp.lasting()), pg_temp.confirmed(), '1', 'the first day may be the last'),
  ('admin', pg_temp.ended(-2), pg_temp.confirmed() || '; update public.placements set starts_on = private.today() - 30, placed_at = now()', 'last_day_invalid', 'no placement ends before its confirmed first day'),
  ('anon', pg_temp.by_family('missed', pg_temp.lasting()), pg_temp.moved_here() || ';' || pg_temp.confirmed(), 'first_day_confirmed', 'it is the same on the day that the first visit was moved to'),
  ('caregiver', pg_temp.confirm(), pg_temp.imported(), 'not_begun', 'an imported placement has its first visit after the import'),
  ('caregiver', pg_temp.confirm(), pg_temp.imported() || ';' || pg_temp.moved(), 'not_begun', 'also if that was moved')
) s (person, statement, given, outcome, reason);

-- Undoing
create function pg_temp.kinds_after(variadic steps text[]) returns text language sql as $f$
  select tests.seen_after(
    'select string_agg(c.kind::text, '','' order by c.kind) from public.visit_changes c where c.undone_at is null', variadic steps
  )
$f$;
create function pg_temp.away() returns text language sql as $$
  select format(
    'insert into public.time_off (id, caregiver_id, from_day, to_day) values (gen_random_uuid(), %L, %L, %L)',
    tests.id('caregiver'), private.today() + pg_temp.lasting(), private.today()
  )
$$;
select is(pg_temp.kinds_after(
  pg_temp.absent(pg_temp.lasting()), 'anon: ' || pg_temp.by_family('not_needed', pg_temp.lasting(), id => tests.id('other')), between_them,
  'anon: ' || replace(pg_temp.back('anon'), tests.id('change')::text, tests.id('other')::text)
), kinds, reason)
from (values
  (null, 'cannot_come', 'a visit that is needed after all is cancelled by its caregiver again'),
  (pg_temp.confirmed(), 'nothing', 'unless they have confirmed it since')
) u (between_them, kinds, reason);
select is(pg_temp.kinds_after(
  'anon: ' || pg_temp.by_family('not_needed', pg_temp.lasting()), pg_temp.away(), between_them, 'anon: ' || pg_temp.back('anon')
), kinds, reason)
from (values
  (null, 'cannot_come', 'a visit that is needed after all is on a day off'),
  (pg_temp.confirmed(), 'nothing', 'unless its caregiver was there')
) u (between_them, kinds, reason);
select is(pg_temp.kinds_after(
  pg_temp.moved_here(), pg_temp.absent(pg_temp.lasting()), pg_temp.covered(), pg_temp.confirmed(),
  'anon: ' || pg_temp.by_family('missed', pg_temp.lasting(), id => tests.id('other')),
  'anon: ' || replace(pg_temp.back('anon'), tests.id('change')::text, tests.id('other')::text)
), 'cannot_come,moved', 'a visit that a stand-in came to isn’t confirmed by its caregiver');

select * from finish();
rollback;
