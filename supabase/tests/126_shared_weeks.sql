-- A week that several jobs and caregivers share: covered, advertised and unassigned times.
begin;
select plan(83);
\ir fixtures.psql
\ir shared_week.psql
-- Four nights: 8, 128, 2048 and 32768 are those of Monday to Thursday.
select tests.add_request('walsh', '{"availability": 34952}');
update public.caregiver_profiles set availability = 34952 where true;

-- Publishing a part
select is(tests.attempt('admin', pg_temp.publish(times)), outcome, format('publishing %s comes to %s', coalesce(times::text, 'all'), outcome))
from (values
  (null, '1'), (136, '1'), (34952, '1'), (0, 'times_not_asked'), (1, 'times_not_asked'), (137, 'times_not_asked'),
  (-8, 'times_not_asked'), (268435456, 'times_not_asked')
) t (times, outcome);
select is(tests.attempt(person, pg_temp.publish(136)), outcome, person || ' publishes no part')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select is(pg_temp.standing(), 'submitted; nobody 34952', 'at first no times are covered');
select tests.as_person('admin', pg_temp.publish(136));
select is(pg_temp.standing(), 'open; nobody 34816, open 136', 'two nights are published, and two are not');
select is(tests.attempt('admin', pg_temp.publish(times)), outcome, format('then publishing %s comes to %s', coalesce(times::text, 'the rest'), outcome))
from (values (null, '1'), (2048, '1'), (34816, '1'), (2056, 'times_have_job'), (136, 'times_have_job')) t (times, outcome);
select tests.be('admin');
select is(tests.detail(pg_temp.publish(2056)), '8', 'the error names the times that another job has');
select tests.be_owner();
select results_eq(
  $$ select w.kind, w.turn, w.request_id from private.dated_pending_items w where w.kind <> 'search' and w.since = now() $$,
  $$ values ('request', 'staff', tests.id('walsh')) $$, 'unassigned times wait for staff'
);
select tests.as_person('admin', 'select public.ask_family(tests.id(''walsh''), ''Are there stairs?'')');
select bag_eq(
  $$ select w.kind, w.turn from private.dated_pending_items w where w.kind <> 'search' and w.request_id = tests.id('walsh') $$,
  $$ values ('request', 'staff'), ('question', 'family') $$, 'unassigned times wait also while the family has a question'
);
delete from public.request_questions;
select tests.as_person('admin', pg_temp.publish());
select is(pg_temp.standing(), 'open; open 136, open 34816', 'the other nights become a second job');
select is_empty($$ select from private.dated_pending_items w where w.kind = 'request' $$, 'nothing waits any more');
select is(tests.attempt('admin', pg_temp.publish()), 'already_published', 'nothing is left to publish');
select is(pg_temp.told(), 'request_published', 'the family is told only of the first job');

-- Who reads what is covered
select is(tests.attempt(person, 'select from public.request_coverage(tests.id(''walsh''))'), outcome, format('%s reads %s parts', person, outcome))
from (values ('anon', '42501'), ('caregiver', '0'), ('deactivated', '0'), ('no_role', '0'), ('admin', '2')) p (person, outcome);

-- Two caregivers
select pg_temp.apply(136, 'caregiver'), pg_temp.apply(34816, 'stranger'), pg_temp.apply(34816, 'caregiver');
select tests.as_person('admin', pg_temp.place(136, 'caregiver'));
select is(pg_temp.standing(), 'open; covered 136 Caregiver, open 34816', 'with one caregiver placed, half the request is covered');
select is(pg_temp.told(), 'part_found', 'the family is told about the caregiver');
select is(
  tests.attempt('caregiver', 'select from public.request_coverage(tests.id(''walsh''))'), '0',
  'a placed caregiver does not read who else is placed'
);
select is((pg_temp.page() -> 'week') - 'visits', '{"asked": 34952, "covered": 136, "lookedFor": 34816, "until": []}', 'the family’s page says which times are covered');
select is(pg_temp.page() #> '{can,withdraw}', 'false', 'a family can’t withdraw while a caregiver comes');
select is(pg_temp.page() #> '{can,erase}', 'false', 'nor erase its request');
select is(
  tests.attempt('anon', $$ select public.withdraw_request(tests.payload('walsh') ->> 'reference', tests.payload('walsh') ->> 'tracking_secret') $$),
  'request_step_not_allowed', 'withdrawing is refused by the database, too'
);
select tests.as_person('admin', pg_temp.place(34816, 'stranger'));
select is(pg_temp.standing(), 'matched; covered 136 Caregiver, covered 34816 Stranger', 'with both placed, the request is matched');
select is(pg_temp.told(), 'caregiver_found', 'the family is told about the caregiver');
select is(
  (select string_agg(c ->> 'name' || ' ' || (c ->> 'availability'), ', ' order by c ->> 'name') from jsonb_array_elements(pg_temp.page() -> 'caregivers') c),
  'Caregiver Byrne 136, Stranger Byrne 34816', 'the family’s page names both caregivers'
);
select is(tests.attempt(person, 'select from public.read_contact(tests.id(''walsh''))'), outcome, person || ' reads who the family is: ' || outcome)
from (values ('caregiver', '1'), ('stranger', '1'), ('newcomer', '0')) p (person, outcome);
select is(
  (select string_agg(status::text, ' ' order by status) from public.applications where caregiver_id = tests.id('caregiver')),
  'placed declined', 'a caregiver who applied for both jobs has an answer to each'
);

-- An end opens it again
select is(pg_temp.after(pg_temp.end_care('caregiver')), 'open; covered 34816 Stranger, nobody 136', 'an end without a successor leaves times uncovered');
select is(pg_temp.after(pg_temp.end_care('caregiver', true)), 'open; covered 34816 Stranger, open 136', 'an end with a successor opens the job again');
select is(
  pg_temp.after(pg_temp.end_care('caregiver'), pg_temp.publish()), 'open; covered 34816 Stranger, open 136',
  'uncovered times can be published again'
);
select is(
  pg_temp.after(pg_temp.end_care('caregiver'), pg_temp.end_care('stranger')), 'in_review; nobody 34952',
  'once nobody is placed, the request is in review'
);
select is(
  pg_temp.after(pg_temp.end_care('caregiver', true), pg_temp.end_care('stranger')), 'open; nobody 34816, open 136',
  'while a job is open, the request stays open'
);
select is(
  pg_temp.after(pg_temp.end_care('caregiver', true), 'select public.take_back_job(tests.job_of(136), ''Moved'')'),
  'open; covered 34816 Stranger, nobody 136', 'a job taken back leaves the other half covered'
);
select is(
  pg_temp.after('select public.close_request(tests.id(''walsh''), ''Done'')'), 'closed; nobody 34952', 'closing the request ends both placements'
);
select is(
  pg_temp.after(pg_temp.end_care('caregiver'), pg_temp.publish(8), pg_temp.publish(128)),
  'open; covered 34816 Stranger, open 8, open 128', 'uncovered times can be split into two jobs'
);
create function pg_temp.told_as_owner() returns text language plpgsql as $$
begin
  perform tests.be_owner();
  return pg_temp.told();
end $$;
grant execute on function pg_temp.told_as_owner() to authenticated;
create function pg_temp.told_after(variadic steps text[]) returns text language sql as $$
  select pg_temp.seen_after('select pg_temp.told()', steps)
$$;
select is(pg_temp.told_after(variadic steps), kinds, 'the family hears: ' || kinds)
from (values
  (array[pg_temp.end_care('caregiver')], 'part_uncovered'),
  (array[pg_temp.end_care('caregiver', true)], 'searching_again'),
  (array[pg_temp.end_care('caregiver'), pg_temp.end_care('stranger')], 'part_uncovered request_reopened')
) s (steps, kinds);

select is(
  pg_temp.told_after(pg_temp.end_care('caregiver', true), 'select pg_temp.told_as_owner()', pg_temp.end_care('stranger')), 'care_ended',
  'the family is told that the last caregiver leaves while a search is under way'
);
create function pg_temp.reasons_after(variadic steps text[]) returns text language sql as $f$
  select pg_temp.seen_after($$
    select string_agg(n.kind || ': ' || (n.params ->> 'reason'), ', ' order by n.kind)
    from private.notifications n where n.request_id = tests.id('walsh') and n.params ? 'reason'
  $$, steps)
$f$;
select is(pg_temp.reasons_after(variadic steps), told, 'with the reason: ' || told)
from (values
  (array[pg_temp.end_care('caregiver')], 'part_uncovered: Moved'),
  (array[pg_temp.end_care('caregiver', true)], 'searching_again: Moved'),
  (array[pg_temp.end_care('caregiver'), 'select pg_temp.told_as_owner()', pg_temp.end_care('stranger')], 'request_reopened: Moved')
) s (steps, told);

-- What the family's history says about care
create function pg_temp.history_after(variadic steps text[]) returns text language sql as $f$
  select pg_temp.seen_after($$
    select string_agg(concat_ws(' ', s ->> 'step', s ->> 'who', case
      -- Its first day, which is in the future.
      when s ->> 'step' = 'care_ended' and s ? 'day' then 'unbegun'
      else ((s ->> 'day')::date - private.today())::text
    end, s ->> 'reason', s ->> 'changed'), ', ')
    from jsonb_array_elements(pg_temp.page() -> 'steps') s where s ->> 'step' ~ 'care|times'
  $$, steps)
$f$;
select is(pg_temp.history_after(step), told, 'its history says: ' || told)
from (values
  (pg_temp.end_care('caregiver'), 'care_ended Caregiver unbegun Moved'),
  (format('select public.end_placement(tests.placement_of(''caregiver''), ''Moved'', %L)', private.today() + 14), 'care_ending Caregiver 14 Moved'),
  -- Of the two nights, the one on which it begins, whatever day it is.
  (format('select tests.correct_placement(%L, availability => %s)', tests.placement_of('caregiver'), case extract(isodow from private.today()) when 2 then 128 else 8 end), 'care_changed Caregiver ["times"]'),
  (format('select tests.correct_placement(%L, hourly_rate => 25)', tests.placement_of('caregiver')), 'care_changed Caregiver ["pay"]'),
  ('select public.close_request(tests.id(''walsh''), ''Well again'')', 'care_ended Caregiver unbegun Well again, care_ended Stranger unbegun Well again')
) s (step, told);
create function pg_temp.ends_later() returns void language sql security definer as $$
  update public.placements set ended_at = now() + interval '1 hour', end_reason = 'Sooner'
  where id = tests.placement_of('caregiver')
$$;
grant execute on function pg_temp.ends_later() to authenticated;
select is(
  pg_temp.history_after(
    format('select public.end_placement(tests.placement_of(''caregiver''), ''Moved'', %L)', private.today() + 14),
    'select pg_temp.ends_later()'
  ),
  'care_ending Caregiver 14, care_ended Caregiver unbegun Sooner', 'a later reason is not shown with an earlier step'
);

-- No longer needed
select is(tests.attempt(person, 'select public.remove_needed_times(tests.id(''walsh''), 136)'), outcome, person || ' forgoes nothing')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome);
select is(
  tests.attempt('admin', format('select public.remove_needed_times(tests.id(''walsh''), %s)', coalesce(times::text, 'null')), format('select tests.as_person(''admin'', %L)', pg_temp.end_care('caregiver'))),
  outcome, format('%s is no longer needed: %s', times, outcome)
)
from (values (136, '1'), (8, '1'), (0, 'times_not_asked'), (null, 'times_not_asked'), (1, 'times_not_asked'), (2056, 'times_have_job')) f (times, outcome);
select is(
  tests.attempt('admin', 'select public.remove_needed_times(tests.id(''walsh''), 136)'), 'times_have_job', 'times that a placement has can’t be removed'
);
select is(
  tests.attempt('admin', 'select public.remove_needed_times(tests.id(''walsh''), 136)', 'update public.requests set status = ''in_review'''),
  'request_step_not_allowed', 'times of an unpublished request can’t be removed by staff'
);
select is(
  tests.attempt('admin', 'select public.remove_needed_times(tests.id(''walsh''), 34952)', $$
    update public.placements set ended_at = now(), ends_on = starts_on; update public.jobs set status = 'closed' $$),
  'nothing_needed', 'all times of a request can’t be removed'
);
select is(
  pg_temp.after(pg_temp.end_care('caregiver'), 'select public.remove_needed_times(tests.id(''walsh''), 136)'),
  'matched; covered 34816 Stranger', 'the times that are left are covered'
);
select is(
  pg_temp.told_after(pg_temp.end_care('caregiver'), 'select public.remove_needed_times(tests.id(''walsh''), 136)'),
  'part_uncovered care_changed', 'the family is told that the needed times changed'
);
create function pg_temp.placed_yesterday() returns text language plpgsql as $$
begin
  perform tests.be_owner();
  update public.placements set placed_at = now() - interval '1 day' where request_id = tests.id('walsh');
  return pg_temp.told();
end $$;
grant execute on function pg_temp.placed_yesterday() to authenticated;
select is(
  pg_temp.told_after(
    'select pg_temp.placed_yesterday()', format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')), 'select pg_temp.told_as_owner()',
    format('select tests.correct_placement(%L, availability => 136)', tests.placement_of('caregiver'))
  ), 'covered_again care_changed', 'giving times back to the same caregiver is not told as a caregiver found'
);
create function pg_temp.corrected() returns text language sql as $f$
  select pg_temp.seen_after($$
    select (
      select string_agg(concat_ws(' ', n.kind, n.params ->> 'changed', n.params ->> 'rateBefore', n.params ->> 'rate'), ', ' order by n.kind)
      from private.notifications n where n.kind in ('care_changed', 'placement_changed') and n.created_at = now()
    ) || (select format(', %s on the page', c -> 'hourlyRate') from jsonb_array_elements(pg_temp.page() -> 'caregivers') c where c ->> 'name' ~ '^Caregiver')
  $$, array[format('select tests.correct_placement(%L, hourly_rate => 25, ends_on => %L)', tests.placement_of('caregiver'), private.today() + 90)])
$f$;
select is(
  pg_temp.corrected(), 'care_changed pay,last_day, placement_changed pay,last_day 18.00 25.00, 25.00 on the page',
  'both sides are told what was corrected, the caregiver from what to what, and the page shows the pay'
);

select * from finish();
rollback;
