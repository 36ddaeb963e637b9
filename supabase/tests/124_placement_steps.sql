-- A placement's first day, correction, end and successor.
begin;
select plan(121);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly');
select tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'), tests.add_application('daly', 'stranger');
create function pg_temp.step(step text, rest text default '', job text default 'walsh') returns text language sql as $$
  select format('select %s.%s(%L%s)', case step when 'correct_placement' then 'tests' else 'public' end, step, (select id from public.placements where job_id = tests.job(job) and ended_at is null order by placed_at desc limit 1), rest)
$$;
create function pg_temp.ending(rest text) returns text language sql as $$ select pg_temp.step('end_placement', rest) $$;
create function pg_temp.day(days integer) returns date language sql as 'select private.today() + days';
-- The mornings of the day so many days from now.
create function pg_temp.times_of(days integer) returns integer language sql as $$
  select 1 << (4 * (extract(isodow from private.today() + days)::integer - 1))
$$;
create function pg_temp.came(step text, days integer) returns text language sql as $$
  select format(
    'update public.placements set starts_on = private.today() + %s, placed_at = now() - interval ''%s days'', availability = (1 << 28) - 1',
    days, greatest(-days, 0)
  )
$$;
select tests.as_person('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))');

-- Who may
select is(tests.attempt(person, pg_temp.step(step, rest)), outcome, format('%s: %s comes to %s', person, step, outcome))
from (values ('end_placement', ', ''Moved'''), ('correct_placement', '')) s (step, rest),
  (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select is(tests.attempt('admin', format('select %s.%s(gen_random_uuid()%s)', case step when 'correct_placement' then 'tests' else 'public' end, step, rest)), 'placement_not_found', step || ': an unknown placement is not found')
from (values ('end_placement', ', ''Moved'''), ('correct_placement', '')) s (step, rest);

select is(
  tests.attempt('caregiver', pg_temp.step(step, rest), 'select tests.promote(''caregiver'')'), 'own_record', step || ': nobody does it about themselves'
)
from (values ('end_placement', ', ''Moved'''), ('correct_placement', '')) s (step, rest);

-- The day of the first visit
update public.placements set starts_on = starts_on + 1;
select tests.be('caregiver');
select is(
  (select (m.placement ->> 'firstVisitOn')::date - (m.placement ->> 'startsOn')::date from public.my_applications() m), 6,
  'a caregiver whose terms begin the day after their weekday reads when the first visit is'
);
select tests.be_owner();
update public.placements set starts_on = starts_on - 1;

-- The first day: with all times of the week, and with the nights alone
select is(
  tests.attempt(person, pg_temp.step('confirm_first_day'), pg_temp.came('', days) || coalesce(' & ' || week, '')),
  case outcome when 'by the clock' then case when now() < private.minute_of(private.today(), opens) then 'not_begun' else '1' end else outcome end,
  format('%s confirming on day %s, visits from minute %s, comes to %s', person, -days, opens, outcome)
)
from (values
  ('caregiver', 0, null, 360, 'by the clock'), ('caregiver', 0, 'x''8888888''::integer', 1320, 'by the clock'), ('caregiver', -3, null, 360, '1'),
  ('caregiver', 1, null, 360, 'not_begun'), ('stranger', 0, null, 360, 'placement_not_found'),
  ('admin', 0, null, 360, 'not_allowed'), ('anon', 0, null, 360, '42501')
) c (person, days, week, opens, outcome);

select is(typed, 'care_in Galway', 'nobody types a code: ' || reason)
from (values
  (private.reason(private.coded('care_in', 'Galway'), true), 'a reason'),
  (private.tidy_title(private.coded('care_in', 'Galway')), 'the title of a job'),
  (private.typed(private.coded('care_in', 'Galway')), 'what a job is about, and who said so'),
  (private.printable(E'ca\x01re\x7f_in\x1f Gal\u0085way'), 'whatever a call brings'),
  (private.printable(jsonb_build_object(E'no\x1f\x1ftes', E'care_in\x1f\x08 \x1fGalway')) ->> 'notes', 'whatever an object holds'),
  (replace(private.printable(to_jsonb(E'c\\u001f\\\x1f\n\tare_in Galway'::text)) #>> '{}', E'\\u001f\\\n\t', ''), 'a string, all else of which is kept'),
  (private.printable(E'\u202ecare_in\u2066 Gal\u200fway'), 'a text with marks that turn it round'),
  (private.printable(to_jsonb(E'care_in\u202e Galway\u200e'::text)) #>> '{}', 'a string with such marks')
) t (typed, reason);

-- Corrections
select is(tests.attempt('admin', pg_temp.step('correct_placement', rest)), outcome, format('correcting%s comes to %s', rest, outcome))
from (values
  ('', 'same_as_before'), (', hourly_rate => 20', '1'), (', without => ''{hourly_rate}''', '1'), (', without => ''{availability}''', 'times_invalid'),
  (', without => ''{starts_on}''', 'starts_on_invalid'), (', ends_on => ''infinity''', 'ends_on_invalid'),
  (', availability => 1', '1'), (', availability => 2', 'times_invalid'), (', hourly_rate => -1', 'rate_invalid'), (', hourly_rate => 0', 'rate_invalid'), (', hourly_rate => 0.000000001', 'rate_invalid'),
  (format(', starts_on => %L', pg_temp.day(-1)), 'starts_on_invalid'),
  (format(', ends_on => %L', pg_temp.day(60)), '1'), (format(', ends_on => %L', pg_temp.day(-1)), 'ends_on_invalid')
) c (rest, outcome);
select is(
  tests.attempt('admin', pg_temp.step('correct_placement', ', hourly_rate => 20'), pg_temp.came('', -40)), '1',
  'a first day that is long past stays as it is'
);
select is(
  tests.attempt('admin', pg_temp.step('correct_placement', ', availability => 4'), $$
    select tests.as_person('admin', 'select tests.place_by_phone(tests.application(''daly'', ''stranger''))');
    update public.placements set caregiver_id = tests.id('caregiver'), availability = 4 where job_id = tests.job('daly');
    update public.placements set availability = 1 where job_id = tests.job('walsh') $$),
  'times_taken', 'times can’t be corrected to those with another family'
);

select is(
  tests.attempt('admin', format('select public.correct_placement(id, seen || %L, seen) from public.placements, tests.terms_seen(id) seen', terms)),
  outcome, format('correcting to %s comes to %s', terms, outcome)
)
from (values
  ('{"hourly_rate": "x"}'::jsonb, 'rate_invalid'), ('{"hourly_rate": 1e18}', 'rate_invalid'), ('{"hourly_rate": {}}', 'rate_invalid'),
  ('{"availability": 1.5}', 'times_invalid'), ('{"availability": "1e3"}', 'times_invalid'), ('{"availability": 99999999999}', 'times_invalid'),
  ('{"starts_on": "2026-02-30"}', 'starts_on_invalid'), ('{"ends_on": "tomorrow"}', 'ends_on_invalid'), ('{"ends_on": []}', 'ends_on_invalid')
) t (terms, outcome);

-- The end
select is(tests.attempt('admin', pg_temp.ending(rest)), outcome, format('ending%s comes to %s', rest, outcome))
from (values
  (', null', 'reason_missing'), (', '' ''', 'reason_missing'), (E', ''\u200b\u00a0''', 'reason_missing'), (', ''Moved'', ''infinity''', 'last_day_invalid'),
  (format(', ''Moved'', %L', pg_temp.day(-367)), 'last_day_invalid'), (', ''Moved''', '1')
) e (rest, outcome);
create function pg_temp.after(rest text, days integer) returns text language sql as $f$
  select tests.seen_after($$
    select format('%s, %s, %s', case when p.ended_at is null then 'placed' else 'ended' end, j.status, r.status)
    from public.placements p join public.jobs j on j.id = p.job_id join public.requests r on r.id = p.request_id
    where j.id = tests.job('walsh')
  $$, 'admin: ' || pg_temp.ending(rest), format('select private.finish_placements(now() + make_interval(days => %s))', days))
$f$;
select is(pg_temp.after(rest, days), outcome, format('ended%s, after %s days: %s', rest, days, outcome))
from (values
  (', ''Moved''', 0, 'ended, closed, closed'),
  -- It begins in a week.
  (format(', ''Moved'', %L', pg_temp.day(3)), 0, 'ended, closed, closed'),
  (format(', ''Moved'', %L', pg_temp.day(20)), 20, 'placed, filled, matched'),
  (format(', ''Moved'', %L', pg_temp.day(20)), 21, 'ended, closed, closed'),
  (', ''Moved'', null, true', 0, 'ended, open, open'),
  (format(', ''Moved'', %L, true', pg_temp.day(20)), 0, 'placed, open, open'),
  (format(', ''Moved'', %L, true', pg_temp.day(20)), 21, 'ended, open, open')
) e (rest, days, outcome);

-- The job that is open again, and who is proposed for it.
create function pg_temp.nobody_came() returns text language sql as $$
  select pg_temp.came('', 0) || format(
    '; insert into public.visit_changes (id, placement_id, on_date, opens, kind)
       select gen_random_uuid(), p.id, v.on_date, v.opens, ''missed''
       from public.placements p, private.visits(p, private.today(), private.today()) v where p.job_id = %L', tests.job('walsh')
  )
$$;
create function pg_temp.sought(steps text[], expression text, asked text, given text default null) returns text language sql as $$
  select tests.seen_after(asked || ': select ' || expression, variadic given || array(
    select 'admin: ' || s.step from unnest(steps) with ordinality s (step, nr) order by s.nr
  ))
$$;
select is(
  pg_temp.sought(steps, '(select format(''%s %s'', j.start, j.starts_on - tests.today()) from public.jobs j where j.id = tests.job(''walsh''))', 'admin', given),
  outcome, reason
)
from (values
  (array[pg_temp.ending(format(', ''Moved'', %L, true', pg_temp.day(20)))], 'update public.jobs set start = ''soon''', 'day 21', 'the successor is wanted from the day after the last one'),
  (array[pg_temp.ending(format(', ''Moved'', %L, true', pg_temp.day(20))), pg_temp.step('correct_placement', format(', ends_on => %L', pg_temp.day(30)))],
    'select', 'day 31', 'also if the last day changes'),
  (array[pg_temp.ending(', ''Moved'', null, true')], pg_temp.came('', -40) || '; update public.jobs set start = ''soon'', starts_on = private.today() - 40',
    'soon 0', 'if the placement has ended, the successor is wanted from today'),
  (array[pg_temp.ending(', ''Moved'', null, true')], pg_temp.nobody_came() || '; update public.jobs set starts_on = private.today() - 40', 'day 0', 'also if the caregiver never came')
) s (steps, given, outcome, reason);
select is(pg_temp.sought(array[pg_temp.ending(', ''Moved'', null, true')], expression, person, pg_temp.nobody_came()), outcome, reason)
from (values
  ('(select count(*) from public.match_jobs() where job_id = tests.job(''walsh''))', 'caregiver', '0', 'nobody is proposed a job for which they did not come'),
  ('(select count(*) from public.match_jobs() where job_id = tests.job(''walsh''))', 'stranger', '1', 'other caregivers are proposed it'),
  ('(select (array_agg(m.caregiver_id))[count(*)] = tests.id(''caregiver'') and count(*) > 1 from public.match_caregivers(tests.job(''walsh'')) m)', 'admin', 'true',
    'the caregiver who did not come is last among the job’s matches')
) s (expression, person, outcome, reason);
select is(
  tests.attempt('admin', pg_temp.step('correct_placement', format(', starts_on => %L, ends_on => %L', private.first_agreed_day(private.windows(5), pg_temp.day(1)) + 1, private.first_agreed_day(private.windows(5), pg_temp.day(1)) + 2))),
  'ends_on_invalid', 'a corrected first day moves to the next visit, and the last day can’t be before it'
);
select is(
  tests.attempt('admin', pg_temp.step('correct_placement', ', without => ''{ends_on}'''), format('select tests.as_person(''admin'', %L)',
    pg_temp.ending(format(', ''Moved'', %L', pg_temp.day(20))))),
  'ends_on_invalid', 'a last day that was told can be moved, but not taken back'
);
select is(
  tests.attempt('admin', format('select tests.place_by_phone(tests.application(''walsh'', ''stranger''), %L)', private.first_agreed_day(private.windows(5), pg_temp.day(20)) + days),
    format('select tests.as_person(''admin'', %L); select tests.as_person(''admin'', ''select public.reconsider_application(tests.application(''''walsh'''', ''''stranger''''))'')',
      pg_temp.ending(format(', ''Moved'', %L, true', private.first_agreed_day(private.windows(5), pg_temp.day(20)))))),
  outcome, format('the successor begins %s days after the last one: %s', days, outcome)
)
from (values (0, 'times_taken'), (1, '1')) f (days, outcome);

select is(
  tests.attempt('admin', pg_temp.ending(', ''Moved'', note => repeat(''x'', 1001)')), 'too_long', 'a note that is too long is refused'
);
select tests.as_person('admin', pg_temp.ending(format(', ''Moved'', %L, note => '' She came late. ''', pg_temp.day(20))));
select results_eq(
  $$ select n.placement_id, n.request_id, n.person_id, n.written_by, n.words from public.activity_notes n $$,
  $$ select p.id, p.request_id, p.caregiver_id, tests.id('admin'), 'She came late.' from public.placements p where p.job_id = tests.job('walsh') $$,
  'the note is kept'
);
select is_empty(
  $$ select from private.notifications n where n.params::text ~ 'came late'
     union all select from private.mails m where m.params::text ~ 'came late'
     union all select from public.placements p where to_jsonb(p)::text ~ 'came late' $$,
  'the note is nowhere that family or caregiver read'
);
select tests.be('caregiver');
select ok(public.export_my_data()::text !~ 'came late', 'the note is not in the caregiver’s export either');
select tests.be_owner();
update public.placements set ends_on = null, end_reason = null where job_id = tests.job('walsh');
delete from private.notifications where kind in ('care_ending', 'placement_ending');

select is(tests.attempt('admin', pg_temp.ending(format(', ''Moved'', %L', pg_temp.day(61))), 'update public.placements set ends_on = private.today() + 60'),
  'last_day_invalid', 'an end can’t make a placement longer');
select is(
  tests.attempt('admin', pg_temp.ending(format(', ''Moved'', %L, true', pg_temp.day(20))), $$
    select tests.as_person('admin', pg_temp.ending(format(', ''Moved'', %L, true', pg_temp.day(30))));
    select tests.as_person('admin', 'select public.reconsider_application(tests.application(''walsh'', ''stranger''))');
    select tests.as_person('admin', format('select tests.place_by_phone(tests.application(''walsh'', ''stranger''), %L)', pg_temp.day(31)))
  $$),
  'already_followed', 'a second search is refused'
);
create function pg_temp.corrected(rest text) returns date language plpgsql as $$
declare
  found date;
begin
  update public.placements set ends_on = private.today() + 60 where job_id = tests.job('walsh');
  delete from private.notifications n where n.kind in ('care_changed', 'placement_changed');
  perform tests.as_person('admin', pg_temp.step('correct_placement', rest));
  perform set_config('tests.told', count(*)::text, true) from private.notifications n where n.kind in ('care_changed', 'placement_changed');
  select p.ends_on into found from public.placements p where p.job_id = tests.job('walsh');
  update public.placements set ends_on = null where job_id = tests.job('walsh');
  return found;
end $$;
select is(
  tests.attempt('admin', format(
    'select public.correct_placement(%L, %L, tests.terms_seen(%1$L))', p.id, tests.terms_seen(p.id) - term || '{"hourly_rate": 33}'
  )),
  'terms_missing', 'terms are given whole: not without ' || term
)
from public.placements p, unnest('{availability,starts_on,ends_on}'::text[]) term where p.job_id = tests.job('walsh');
select throws_ok(
  $$ select pg_temp.corrected('') $$, 'P0001', 'same_as_before', 'the current terms can’t be the correction'
);
select is(pg_temp.corrected(', hourly_rate => 20'), pg_temp.day(60), 'terms that are not changed are kept');
select is(current_setting('tests.told'), '2', 'one correction: family and caregiver are told once');
select is(pg_temp.corrected(', without => ''{hourly_rate}'''), pg_temp.day(60), 'a rate can be removed');
select is((select hourly_rate from public.placements where job_id = tests.job('walsh')), null, 'without a rate, it is still to be agreed');
select isnt((select corrected_at from public.placements where job_id = tests.job('walsh')), null, 'the time of a correction is kept');
select is(pg_temp.corrected(', without => ''{ends_on}'''), null, 'a last day can be removed');

-- Ending it again: refused without a change, allowed to search for someone else
select is(
  tests.attempt('admin', pg_temp.ending(format(', ''Moved'', %L%s', pg_temp.day(20), rest)), format('select tests.as_person(''admin'', %L)',
    pg_temp.ending(format(', ''Moved'', %L', pg_temp.day(20))))), outcome, format('told again%s it comes to %s', rest, outcome)
)
from (values ('', 'same_as_before'), (', true', '1')) e (rest, outcome);

select is(
  tests.seen_after(
    $$ select n.params ->> 'until' from private.notifications n where n.request_id = tests.id('walsh') and n.kind = 'searching_again' $$,
    'admin: ' || pg_temp.ending(format(', ''Moved'', %s, true', coalesce(quote_literal(until), 'null')))
  ), coalesce(until, ''), reason
) from (values (pg_temp.day(20)::text, 'the family reads until when the caregiver who leaves comes'), (null, 'unless they have left')) e (until, reason);

-- A successor
select tests.as_person('admin', pg_temp.ending(', ''Moved'', null, true'));
select tests.as_person('admin', format('select tests.edit_job(%L, ''One morning a week'', repeat(''words '', 9), availability => 1)', tests.job('walsh')));
select is(
  (select public.called(p) || jsonb_build_object('times', p.job_times) from public.placements p where p.job_id = tests.job('walsh')),
  '{"title": "Company in the afternoons", "part": null, "times": 5}', 'an ended placement keeps the job’s title and times of then'
);
select tests.as_person('admin', format('select tests.edit_job(%L, ''Company in the afternoons'', repeat(''words '', 9), availability => 5)', tests.job('walsh')));
select is(tests.attempt('caregiver', format('select public.read_contact(%L)', tests.id('walsh'))), '0', 'a caregiver who has left no longer reads who the family is');
select is(tests.attempt('admin', pg_temp.ending(', ''Twice''')), 'placement_not_found', 'an ended placement can’t be ended again');

-- A former caregiver may be considered again, one who did not come only on purpose
select is(tests.attempt('admin', format('select public.%s', call), given), outcome, format('%s comes to %s: %s', call, outcome, reason))
from (values
  ('invite_caregiver(tests.job(''walsh''), tests.id(''caregiver''))', '{1,already_applied,already_applied,job_not_open}'::text[]),
  ('shortlist_application(tests.application(''walsh'', ''caregiver''))', '{1,application_step_not_allowed,application_step_not_allowed,job_not_open}'),
  ('reconsider_application(tests.application(''walsh'', ''caregiver''))', '{1,1,application_step_not_allowed,job_not_open}')
) c (call, outcomes)
cross join lateral (values
  ('the placement has ended', 'select 1', outcomes[1]),
  ('the caregiver did not come', 'update public.placements set came = false', outcomes[2]),
  ('the placement is live', 'update public.placements set ended_at = null', outcomes[3]),
  ('the job is filled', 'update public.jobs set status = ''filled''', outcomes[4])
) g (reason, given, outcome);
create function pg_temp.again(rest text default '') returns text language sql as $$
  select format('select tests.as_person(''admin'', ''select public.shortlist_application(tests.application(''''walsh'''', ''''caregiver''''))'')%s', rest)
$$;
select is(tests.attempt('admin', 'select public.place_caregiver(a, seen => tests.offer_seen(a)) from tests.application(''walsh'', ''caregiver'') a', pg_temp.again()),
  'agreement_missing', 'what both had agreed to has ended');
select is(tests.attempt('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))', pg_temp.again()), '1',
  'the same person may be placed again');
create function pg_temp.placed_again() returns text language sql as $f$
  select tests.seen_after($$
    select format('%s placements, %s linked, told %s', count(*), count(p.application_id), (
      select string_agg(n.kind::text || ' ' || n.times, ', ' order by n.kind) from (
        select kind, count(*) as times from private.notifications where kind in ('placed', 'placement_ended') group by kind
      ) n
    ))
    from public.placements p where p.caregiver_id = tests.id('caregiver')
  $$, pg_temp.again(), 'admin: select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))',
    'select tests.as_person(''admin'', pg_temp.ending('', ''''Moved'''', null, true''))')
$f$;
select is(
  pg_temp.placed_again(), '2 placements, 1 linked, told placed 2, placement_ended 2', 'both placements are told and kept'
);
select tests.be('caregiver');
select is(
  (select array_agg(s ->> 'step') from public.my_applications() m, jsonb_array_elements(m.steps) s),
  '{submitted,placed,ended}', 'the caregiver reads that the placement was made and has ended'
);
select tests.be_owner();

select tests.as_person('admin', 'select public.reconsider_application(tests.application(''walsh'', ''stranger''))');
select is(
  (select n.params ->> 'again' from private.notifications n where n.kind = 'application_reopened'), 'considered',
  'a reconsidered applicant is not told that the job had been closed'
);
select tests.as_person('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''stranger''))');
select results_eq(
  $$ select p.caregiver_id, (select q.caregiver_id from public.placements q where q.id = p.replaces)
     from public.placements p where p.ended_at is null $$,
  $$ values (tests.id('stranger'), tests.id('caregiver')) $$, 'an applicant who was declined may be placed after all, as the successor'
);
select bag_eq(
  $$ select kind::text from private.notifications where request_id = tests.id('walsh') and kind::text ~ 'search|found|clos|end' $$,
  $$ values ('caregiver_found'), ('searching_again'), ('caregiver_found') $$, 'the family hears what happens next'
);
select bag_eq(
  $$ select distinct kind::text from private.notifications where recipient_id = tests.id('caregiver') and kind::text ~ '^place' $$,
  $$ values ('placed'), ('placement_changed'), ('placement_ended') $$, 'the caregiver who leaves is told each step'
);
select is(
  (select params ->> 'reason' from private.notifications where kind = 'placement_ended'), 'Moved', 'the caregiver who leaves is told the reason'
);

select * from finish();
rollback;
