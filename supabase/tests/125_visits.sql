-- Visits: the terms of a placement by day and minute, even across clock changes. Changes of a visit: who may make
-- them, who is told, and how they are undone. 127_covers.sql has who comes instead.
begin;
select plan(120);
\ir fixtures.psql
\ir visit_changes.psql

-- The visits of agreed terms
create function pg_temp.days(times integer, first_day date, last_day date, began date, ends date default null, ended timestamptz default null)
returns text language sql as $$
  select coalesce(string_agg(v.on_date || ' ' || v.opens, ',' order by v.on_date, v.opens), '')
  from public.placements p, private.visits(
    jsonb_populate_record(p, jsonb_build_object(
      'visits', private.windows(times), 'starts_on', began, 'ends_on', ends, 'ended_at', ended, 'placed_at', began
    )), first_day, last_day
  ) v where p.id = pg_temp.placed()
$$;
select is(pg_temp.days(times, first, last, began, ends), visits, format('%s from %s to %s, begun %s: %s', times, first, last, began, visits))
from (values
  -- 2027-03-01 is a Monday.
  (1, '2027-03-01'::date, '2027-03-14'::date, '2027-01-01'::date, null::date, '2027-03-01 360,2027-03-08 360'),
  (10, '2027-03-01', '2027-03-01', '2027-01-01', null, '2027-03-01 720,2027-03-01 1320'),
  (1, '2027-03-01', '2027-03-14', '2027-03-02', null, '2027-03-08 360'),
  (1, '2027-03-01', '2027-03-14', '2027-01-01', '2027-03-07', '2027-03-01 360'),
  (0, '2027-03-01', '2027-03-14', '2027-01-01', null, ''),
  (134217728, '2028-02-27', '2028-03-05', '2027-01-01', null, '2028-02-27 1320,2028-03-05 1320'),
  (1, '2027-03-14', '2027-03-01', '2027-01-01', null, '')
) v (times, first, last, began, ends, visits);
select is(
  private.minute_of(day, minute) at time zone 'UTC', at::timestamp, format('minute %s of %s', minute, day)
)
from (values
  ('2027-01-15'::date, 360, '2027-01-15 06:00'), ('2027-07-15', 360, '2027-07-15 05:00'),
  ('2027-03-28', 360, '2027-03-28 05:00'), ('2027-10-31', 360, '2027-10-31 06:00'),
  ('2027-03-27', 1800, '2027-03-28 05:00'), ('2028-02-29', 0, '2028-02-29 00:00')
) m (day, minute, at);

-- Visits of parts of the week, a length and set times
select is(
  (select string_agg(concat_ws(' ', v.days, v.opens, v.closes, v.minutes), ', ')
   from jsonb_to_recordset(private.windows(week, hours, times::jsonb)) v (days integer, opens integer, closes integer, minutes integer)),
  visits, format('week %s, %s hours, at %s: %s', week, hours, times, visits)
)
from (values
  (1, null::numeric, null, '1 360 720'), (x'11'::integer, 1.5, null, '3 360 720 90'), (3, 2, null, '1 360 720 120, 1 720 1020 120'),
  (3, 8, null, '1 360 1020 480'), (5, 8, null, '1 360 720 360, 1 1020 1320 300'), (15, 24, null, '1 360 1800 1440'),
  (x'11'::integer, 1.5, '{"0": "07:30"}', '3 450 540 90'), (5, 1.5, '{"0": "07:30"}', '1 450 540 90, 1 1020 1320 90'),
  (1, null, '{"0": "07:30"}', '1 450 720'), (3, 3, '{"0": "11:00"}', '1 660 840 180, 1 840 1020 180'),
  (8, 2, '{"3": "01:00"}', '2 60 180 120'), (8, 8, '{"3": "22:30"}', '1 1350 1830 480'), (0, 2, '{"0": "07:30"}', null),
  -- No visit lasts past the beginning of the next one.
  (3, 6, '{"0": "11:00", "1": "13:00"}', '1 660 780 120, 1 780 1140 360'), (x'18'::integer, 9, '{"3": "23:00"}', '2 480 720 240, 1 1380 1920 540'),
  (x'8000001'::integer, 9, '{"3": "23:00", "0": "06:30"}', '1 390 930 540, 64 1380 1830 450')
) w (week, hours, times, visits);
select is(private.are_set_times(times::jsonb), sound, format('%s are set times: %s', times, sound))
from (values
  ('{}', false), ('{"0": "06:00"}', true), ('{"0": "11:45", "3": "05:45"}', true), ('{"0": "05:59"}', false), ('{"0": "11:46"}', false),
  ('{"3": "06:00"}', false), ('{"4": "06:00"}', false), ('{"0": 7}', false), ('{"0": "7:30"}', false), ('{"0": "24:00"}', false), ('[]', false), ('"x"', false)
) t (times, sound);

-- Who may change what
create function pg_temp.by_staff(kind text, days integer, said_by text default 'Mrs Walsh') returns text language sql as $$
  select format(
    'select public.record_visit_change(%L, %L, %L, 360, %L, %L)', tests.id('change'), pg_temp.placed(), private.today() + days, kind, said_by
  )
$$;
create function pg_temp.was_there() returns text language sql as $$
  select format('select public.confirm_first_day(%L)', pg_temp.placed())
$$;
create function pg_temp.confirmed() returns text language sql as $$
  select format('select tests.as_person(''caregiver'', %L)', pg_temp.was_there())
$$;
create function pg_temp.said_often(kind text, days integer default 1) returns text language sql as $$
  select format('insert into public.visit_changes (id, placement_id, on_date, opens, kind, undone_at) select gen_random_uuid(), pg_temp.placed(), private.today() + %s, 360, %L, now() from generate_series(1, 5)', days, kind)
$$;
select is(tests.attempt(person, statement, given), outcome, format('%s: %s%s comes to %s', person, split_part(statement, '(', 1), left(given, 40), outcome))
from (values
  ('caregiver', pg_temp.cant(1), null, '1'), ('caregiver', pg_temp.cant(-1), null, 'visit_over'),
  ('caregiver', pg_temp.cant(1, '', 720), null, 'visit_times_changed'), ('caregiver', pg_temp.cant(740), null, 'no_visit_then'),
  ('caregiver', pg_temp.cant(1, '', 361), null, 'visit_times_changed'),
  ('caregiver', pg_temp.cant(1, ', null, 720'), null, '1'), ('caregiver', pg_temp.cant(1, ', null, 700'), null, 'visit_times_changed'),
  ('caregiver', pg_temp.cant(1, ', repeat(''x'', 1001)'), null, 'too_long'),
  ('caregiver', pg_temp.cant(1, id => null), null, 'id_missing'),
  ('caregiver', pg_temp.cant(1), 'update public.placements set ended_at = now()', 'placement_ended'),
  ('stranger', pg_temp.cant(1), null, 'placement_not_found'), ('admin', pg_temp.cant(1), null, 'not_allowed'),
  ('anon', pg_temp.cant(1), null, '42501'), ('deactivated', pg_temp.cant(1), null, 'not_allowed'),
  ('anon', pg_temp.by_family('not_needed', 1), null, '1'), ('anon', pg_temp.by_family('missed', -1), null, '1'),
  ('anon', pg_temp.by_family('missed', 1), null, 'visit_to_come'), ('anon', pg_temp.by_family('not_needed', -1), null, 'visit_over'),
  ('anon', pg_temp.by_family('cannot_come', 1), null, 'visit_change_unknown'),
  ('anon', pg_temp.by_family('missed', -40), null, 'no_visit_then'),
  ('anon', pg_temp.by_family('not_needed', 1, name => 'daly'), null, 'placement_not_found'),
  ('anon', pg_temp.by_family('not_needed', 1), 'update private.request_links set secret_hash = ''x''', '0'),
  ('anon', pg_temp.by_family('missed', -2), pg_temp.confirmed(), 'first_day_confirmed'),
  ('caregiver', pg_temp.cant(-2), pg_temp.confirmed(), 'first_day_confirmed'),
  ('caregiver', pg_temp.cant(1), pg_temp.confirmed(), '1'),
  ('caregiver', pg_temp.was_there(), null, '1'),
  ('caregiver', pg_temp.was_there(), pg_temp.changed('cannot_come', -2), 'first_day_off'),
  ('caregiver', pg_temp.was_there(), pg_temp.changed('missed', -2), 'first_day_off'),
  ('caregiver', pg_temp.was_there(), pg_temp.changed('cannot_come', -1), '1'),
  ('admin', pg_temp.by_staff('cannot_come', 1), null, '1'), ('admin', pg_temp.by_staff('missed', -1), null, '1'),
  ('admin', pg_temp.by_staff('not_needed', 1, ' '), null, 'said_by_missing'),
  ('caregiver', pg_temp.by_staff('missed', -1), null, 'not_allowed'),
  ('caregiver', pg_temp.by_staff('missed', -1), 'select tests.promote(''caregiver'')', 'own_record'),
  ('caregiver', pg_temp.cant(1, id => tests.id('other')), pg_temp.changed('not_needed', 1), 'visit_changed'),
  ('caregiver', pg_temp.cant(1), pg_temp.said_often('cannot_come'), 'too_many_requests'), ('caregiver', pg_temp.cant(2), pg_temp.said_often('cannot_come'), '1'),
  ('anon', pg_temp.by_family('not_needed', 1), pg_temp.said_often('not_needed'), 'too_many_requests'),
  ('anon', pg_temp.by_family('not_needed', 1), pg_temp.said_often('cannot_come'), '1'),
  ('anon', pg_temp.by_family('not_needed', 1), pg_temp.said_often('not_needed') || '; update public.visit_changes set said_at = now() - interval ''1 day''', '1'),
  ('admin', pg_temp.by_staff('cannot_come', 1), pg_temp.said_often('cannot_come'), '1')
) s (person, statement, given, outcome);

-- Who is told
select is(pg_temp.told(variadic steps), told, told || ': ' || reason)
from (values
  (array['caregiver: ' || pg_temp.cant(1)], 'family visit_off, staff visit_uncovered', 'nobody comes'),
  (array['caregiver: ' || pg_temp.cant(1), 'caregiver: ' || pg_temp.cant(1)], 'family visit_off, staff visit_uncovered', 'nobody comes, sent twice'),
  (array['anon: ' || pg_temp.by_family('not_needed', 1)], 'caregiver visit_not_needed', 'the visit is not needed'),
  (array['anon: ' || pg_temp.by_family('missed', -1)], 'caregiver visit_missed, staff nobody_came', 'nobody came'),
  (array['caregiver: ' || pg_temp.cant(1), 'caregiver: ' || pg_temp.back('caregiver')], 'family visit_off, staff visit_uncovered, family visit_on_again', 'the caregiver comes after all'),
  (array['anon: ' || pg_temp.by_family('not_needed', 1), 'anon: ' || pg_temp.back('anon'), 'anon: ' || pg_temp.back('anon')],
    'caregiver visit_not_needed, caregiver visit_restored', 'the visit is needed after all'),
  (array['anon: ' || pg_temp.by_family('missed', -1), 'anon: ' || pg_temp.back('anon')], 'caregiver visit_missed, staff nobody_came, caregiver visit_not_missed', 'someone did come'),
  (array['caregiver: ' || pg_temp.cant(1), 'admin: ' || pg_temp.back('admin')],
    'family visit_off, staff visit_uncovered, family visit_on_again, caregiver visit_restored', 'staff take an absence back')
) t (steps, told, reason);

-- Staff are emailed that nobody comes only while that is so, whether or not the email was written before.
create function pg_temp.still_emailed(is_written boolean, step text, given text default null) returns integer language sql as $$
  select tests.seen_after(
    'select count(*) from private.mails m where m.kind = ''visit_uncovered''', given, 'caregiver: ' || pg_temp.cant(1),
    case when is_written then 'select private.write_staff_mails(now())' end, step, 'select private.write_staff_mails(now())'
  )::integer
$$;
select is(pg_temp.still_emailed(is_written, step), emails, format('%s, written before: %s', reason, is_written))
from (values
  (false, 'select', 1, 'nobody comes'),
  (false, pg_temp.covered(), 0, 'someone else comes'),
  (true, pg_temp.covered(), 0, 'someone else comes'),
  (true, 'caregiver: ' || pg_temp.back('caregiver'), 0, 'the caregiver comes after all')
) s (is_written, step, emails, reason);
select is(
  pg_temp.still_emailed(true, 'caregiver: ' || pg_temp.back('caregiver'), 'update public.placements set visits = ''[{"days": 127, "opens": 360, "closes": 720, "minutes": 60}]'' where id = pg_temp.placed()'),
  0, 'the caregiver comes after all, to a visit shorter than its window'
);

-- What waits for staff, and what everyone sees
select is(tests.attempt('admin', 'select from public.pending_items() where kind = ''visit''', given), outcome, reason)
from (values
  (pg_temp.absent(), '1', 'an absence waits for staff'),
  (pg_temp.changed('missed', -1), '1', 'a missed visit waits for staff'),
  (pg_temp.changed('not_needed', 1, 'daly'), '0', 'a visit that is not needed does not wait'),
  (pg_temp.absent() || format('; select tests.be(''admin''), public.settle_visit(%L, ''Her son comes.''), tests.be_owner()', tests.id('change')), '0', 'a settled absence no longer waits')
) w (given, outcome, reason);
select is(tests.attempt('admin', statement, pg_temp.absent()), '1', reason)
from (values
  (format('select from public.pending_items() where kind = ''visit'' and placement_id = %L', pg_temp.placed()), 'an absence on the list leads to its placement'),
  (format('select from public.activity_of(''placement'', %L) where subject_type = ''visit_changes'' and detail like %L',
    pg_temp.placed(), 'cannot_come ' || private.today() + 1 || ' 360-%'), 'the placement’s activity names the visit and its change')
) s (statement, reason);
select is(tests.attempt(person, statement, pg_temp.absent()), outcome, person || ': ' || statement || ' comes to ' || outcome)
from (values
  ('caregiver', 'select from public.my_visits(tests.today(), tests.today() + 6)', '7'),
  ('caregiver', 'select from public.my_visits(tests.today(), tests.today() + 6) where kind = ''cannot_come''', '1'),
  ('caregiver', 'select from public.visit_changes', '0'), ('admin', 'select from public.visit_changes', '1'),
  ('admin', 'select from public.list_visits(tests.today(), tests.today() + 6)', '14'),
  ('caregiver', 'select from public.list_visits(tests.today(), tests.today() + 6)', 'not_allowed'),
  ('admin', 'select from public.my_visits(tests.today(), tests.today() + 6)', 'not_allowed')
) v (person, statement, outcome);
select is(
  (select jsonb_path_query_array(page, '$.visits[*].kind') from private.tracked_request(tests.id('walsh')) page), '[]', 'a family sees its visits as agreed'
);
select is((select jsonb_array_length(page -> 'visits') from private.tracked_request(tests.id('walsh')) page), 16, 'a family sees the visits of last week and of the next two weeks');
insert into private.working_days select d from generate_series(private.today(), private.today() + 14, '1 day') d
  where extract(isodow from d) < 6 on conflict do nothing;
insert into private.answer_times values ('visit', 1) on conflict do nothing;
select is(tests.attempt('admin', 'select from public.pending_items() where kind = ''visit'' and due = begins - 1',
  pg_temp.absent(7 - extract(isodow from private.today())::integer % 7) || format(
    '; update public.visit_changes c set said_at = (c.on_date - 1 + time ''20:00'') at time zone o.time_zone from private.operator o where c.id = %L', tests.id('change'))
), '1', 'an absence on a Sunday, told on Saturday evening, is due on Saturday');
insert into private.answer_times values ('document', 1) on conflict do nothing;
select is(tests.attempt('admin', 'select from (select kind from public.pending_items() limit 1) first where kind = ''visit''',
  pg_temp.absent() || '; insert into private.working_days values (private.today() - 30), (private.today() - 29) on conflict do nothing;
  insert into public.documents (caregiver_id, kind, file_path, file_name, created_at)
  values (tests.id(''caregiver''), ''identity'', tests.id(''caregiver'') || ''/late.pdf'', ''x'', now() - interval ''30 days'')'
), '1', 'a visit that is due comes before what is overdue');
-- Ends and other terms
select is((select count(*)::text from public.visit_changes), '0', 'nothing that was tried is kept');
select is(tests.attempt('admin', 'select from public.visit_changes where undone_at is not null',
  pg_temp.absent(3) || '; update public.placements set ' || given || ' where request_id = tests.id(''walsh'')'), outcome, given || ': ' || reason)
from (values
  ('ends_on = private.today() + 1', '1', 'a change is undone if its visit is no longer agreed'),
  ('ends_on = private.today() + 3', '0', 'a change is kept if its visit still is'), ('availability = x''2222222''::integer', '1', 'it is undone if the times change'),
  ('ended_at = now()', '1', 'it is undone after the end')
) e (given, outcome, reason);
-- Never came
select is((
  select tests.attempt('admin', 'select from public.placements where not came', format(
    'insert into public.visit_changes (id, placement_id, on_date, opens, kind)
     select gen_random_uuid(), p.id, v.on_date, v.opens, ''missed'' from public.placements p, private.visits(p, private.today() - 2, private.today() - %s) v where p.id = %L;
     update public.placements set ended_at = now() %s where id = %L', upto, pg_temp.placed(), given, pg_temp.placed()))
), outcome, reason)
from (values (1, '', '1', 'a caregiver who missed every visit until the end never came'), (2, '', '0', 'a caregiver who came to one visit did come'),
  (1, ', first_day_confirmed_at = now()', '0', 'a caregiver who confirmed the first day did come')) n (upto, given, outcome, reason);

select * from finish();
rollback;
