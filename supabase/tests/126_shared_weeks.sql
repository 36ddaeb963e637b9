-- A week that several jobs and caregivers share: covered, advertised and unassigned times.
begin;
select plan(121);
\ir fixtures.psql
-- Four nights: 8, 128, 2048 and 32768 are those of Monday to Thursday.
select tests.add_request('walsh', '{"availability": 34952}');
update public.caregiver_profiles set availability = 34952 where true;
create function pg_temp.publish(times integer default null, request text default 'walsh') returns text language sql as $$
  select format('select public.publish_job(tests.id(%L), ''Nights by the sea'', repeat(''words '', 9), ''{}'', %s)', request, coalesce(times::text, 'null'))
$$;
create function tests.job_of(times integer) returns uuid language sql stable security definer as $$
  select id from public.jobs where request_id = tests.id('walsh') and availability = times order by status, id limit 1
$$;
create function tests.application_of(times integer, caregiver text) returns uuid language sql stable security definer as $$
  select a.id from public.applications a where a.job_id = tests.job_of(times) and a.caregiver_id = tests.id(caregiver)
$$;
create function tests.placement_of(caregiver text) returns uuid language sql stable security definer as $$
  select id from public.placements where caregiver_id = tests.id(caregiver) and ended_at is null
$$;
create function pg_temp.apply(times integer, caregiver text) returns void language sql as $$
  select tests.as_person(caregiver, format('select public.apply_to_job(tests.job_of(%s))', times))
$$;
create function pg_temp.place(times integer, caregiver text, agreed integer default null) returns text language sql as $$
  select format(
    'select public.place_caregiver(a, availability => %s, family_said_by => ''Ann'', family_said_on => tests.today(), caregiver_said_by => ''Nora'', caregiver_said_on => tests.today(), seen => tests.offer_seen(a)) from tests.application_of(%s, %L) a',
    coalesce(agreed::text, 'null'), times, caregiver)
$$;
create function pg_temp.end_care(caregiver text, again boolean default false) returns text language sql as $$
  select format('select public.end_placement(tests.placement_of(%L), ''Moved'', null, %s)', caregiver, again::text)
$$;
grant execute on all functions in schema tests to anon, authenticated;
grant execute on all functions in schema pg_temp to authenticated;
create function pg_temp.standing() returns text language sql stable as $$
  select concat_ws('; ', r.status, (
    select string_agg(concat_ws(' ', c.part, c.availability, split_part(c.caregiver_name, ' ', 1)), ', ' order by c.part, c.availability)
    from public.request_coverage(r.id) c
  )) from public.requests r where r.id = tests.id('walsh')
$$;
create function pg_temp.told() returns text language plpgsql as $$
declare
  kinds text := (
    select string_agg(kind::text, ' ' order by kind) from private.notifications where request_id = tests.id('walsh') and kind::text ~ 'found|uncovered|again|clos|reopen|changed|published|ended'
  );
begin
  delete from private.notifications where request_id = tests.id('walsh');
  return kinds;
end $$;
-- The state after some steps, which are rolled back.
create function pg_temp.after(variadic steps text[]) returns text language plpgsql as $$
declare
  step text;
begin
  foreach step in array steps loop perform tests.as_person('admin', step); end loop;
  raise exception using errcode = 'UNDO0', message = pg_temp.standing();
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;

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
create function pg_temp.page() returns jsonb language plpgsql as $$
declare
  found jsonb;
begin
  perform tests.be('anon');
  found := public.track_request(tests.payload('walsh') ->> 'reference', tests.payload('walsh') ->> 'tracking_secret');
  perform tests.be_owner();
  return found;
end $$;
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
create function pg_temp.told_after(variadic steps text[]) returns text language plpgsql as $$
declare
  step text;
begin
  foreach step in array steps loop perform tests.as_person('admin', step); end loop;
  raise exception using errcode = 'UNDO0', message = pg_temp.told();
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
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
create function pg_temp.reasons_after(variadic steps text[]) returns text language plpgsql as $$
declare
  step text;
begin
  foreach step in array steps loop perform tests.as_person('admin', step); end loop;
  raise exception using errcode = 'UNDO0', message = (
    select string_agg(n.kind || ': ' || (n.params ->> 'reason'), ', ' order by n.kind)
    from private.notifications n where n.request_id = tests.id('walsh') and n.params ? 'reason'
  );
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
select is(pg_temp.reasons_after(variadic steps), told, 'with the reason: ' || told)
from (values
  (array[pg_temp.end_care('caregiver')], 'part_uncovered: Moved'),
  (array[pg_temp.end_care('caregiver', true)], 'searching_again: Moved'),
  (array[pg_temp.end_care('caregiver'), 'select pg_temp.told_as_owner()', pg_temp.end_care('stranger')], 'request_reopened: Moved')
) s (steps, told);

-- What the family's history says about care
create function pg_temp.history_after(variadic steps text[]) returns text language plpgsql as $$
declare
  step text;
begin
  foreach step in array steps loop perform tests.as_person('admin', step); end loop;
  raise exception using errcode = 'UNDO0', message = (
    select string_agg(concat_ws(' ', s ->> 'step', s ->> 'who', case
      -- Its first day, which is in the future.
      when s ->> 'step' = 'care_ended' and s ? 'day' then 'unbegun'
      else ((s ->> 'day')::date - private.today())::text
    end, s ->> 'reason', s ->> 'changed'), ', ')
    from jsonb_array_elements(pg_temp.page() -> 'steps') s where s ->> 'step' ~ 'care|times'
  );
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
select is(pg_temp.history_after(step), told, 'its history says: ' || told)
from (values
  (pg_temp.end_care('caregiver'), 'care_ended Caregiver unbegun Moved'),
  (format('select public.end_placement(tests.placement_of(''caregiver''), ''Moved'', %L)', private.today() + 14), 'care_ending Caregiver 14 Moved'),
  -- Of the two nights, the one on which it begins, whatever day it is.
  (format('select tests.correct_placement(%L, availability => %s)', tests.placement_of('caregiver'), case extract(isodow from private.today()) when 2 then 128 else 8 end), 'care_changed Caregiver ["times"]'),
  (format('select tests.correct_placement(%L, hourly_rate => 25)', tests.placement_of('caregiver')), 'care_changed Caregiver ["pay"]'),
  ('select public.close_request(tests.id(''walsh''), ''Well again'')', 'care_ended Caregiver unbegun Well again, care_ended Stranger unbegun Well again')
) s (step, told);

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
create function pg_temp.corrected() returns text language plpgsql as $$
begin
  perform tests.be_owner();
  perform tests.as_person('admin', format('select tests.correct_placement(%L, hourly_rate => 25, ends_on => %L)', tests.placement_of('caregiver'), private.today() + 90));
  raise exception using errcode = 'UNDO0', message = (
    select string_agg(concat_ws(' ', n.kind, n.params ->> 'changed'), ', ' order by n.kind)
    from private.notifications n where n.kind in ('care_changed', 'placement_changed') and n.created_at = now()
  ) || (select format(', %s on the page', c -> 'hourlyRate') from jsonb_array_elements(pg_temp.page() -> 'caregivers') c where c ->> 'name' ~ '^Caregiver');
exception when sqlstate 'UNDO0' then
  return sqlerrm;
end $$;
select is(
  pg_temp.corrected(), 'care_changed pay,last_day, placement_changed pay,last_day, 25.00 on the page',
  'both sides are told what was corrected, and the page shows the pay'
);

-- Agreed on fewer times than the job's
select is(
  pg_temp.after(format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver'))),
  'open; covered 8 Caregiver, covered 34816 Stranger, nobody 128', 'times of the job that were not agreed on are uncovered'
);
select is(
  pg_temp.after(format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')), pg_temp.publish()),
  'open; covered 8 Caregiver, covered 34816 Stranger, open 128', 'uncovered times of a filled job can be published'
);
select is(
  pg_temp.after(
    format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')), pg_temp.publish(),
    pg_temp.end_care('caregiver', true)
  ),
  'open; covered 34816 Stranger, open 8, open 128', 'the successor is looked for at the times that no other job has'
);
select is(
  tests.attempt('admin', format('select tests.correct_placement(%L, availability => 136)', tests.placement_of('caregiver')),
    format('select tests.as_person(''admin'', %L), tests.as_person(''admin'', %L)',
      format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')), pg_temp.publish())),
  'times_of_another_job', 'terms can’t be corrected to times of another job'
);
create function pg_temp.forgone() returns text language sql as $$
  select format('select tests.as_person(''admin'', %L); select tests.as_person(''admin'', ''select public.remove_needed_times(tests.id(''''walsh''''), 128)'')',
    format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')))
$$;
select is(
  tests.attempt('admin', format('select tests.correct_placement(%L, availability => %s, hourly_rate => 33)', tests.placement_of('caregiver'), times), pg_temp.forgone()),
  outcome, 'corrected to ' || times || ' where 128 is no longer needed: ' || outcome
)
from (values (136, 'times_not_asked'), (8, '1')) t (times, outcome);
select is(
  pg_temp.after(
    format('select tests.correct_placement(%L, availability => 8)', tests.placement_of('caregiver')),
    'select public.remove_needed_times(tests.id(''walsh''), 128)', pg_temp.end_care('caregiver', true)
  ),
  'open; covered 34816 Stranger, open 8', 'a successor is not looked for at times that are no longer needed'
);

-- A job's times changed
select tests.as_person('admin', pg_temp.end_care('caregiver', true));
select is(
  tests.attempt('admin', format('select tests.edit_job(tests.job_of(136), ''Nights by the sea'', repeat(''words '', 9), availability => %s)', times)),
  outcome, format('%s as the times of an open job: %s', times, outcome)
)
from (values (8, '1'), (136, 'same_as_before'), (2056, 'times_have_job'), (1, 'times_not_asked'), (0, 'times_not_asked')) e (times, outcome);
select tests.as_person('newcomer', 'select 1');
select tests.fill_profile('newcomer');
update public.caregiver_profiles set availability = 34952 where user_id = tests.id('newcomer');
select pg_temp.apply(136, 'newcomer');
select tests.as_person('admin', 'select tests.offer_job(tests.application_of(136, ''newcomer''))');
select tests.as_person('admin', 'select tests.edit_job(tests.job_of(136), ''Nights by the sea'', repeat(''words '', 9), availability => 8)');
select is(pg_temp.standing(), 'open; covered 34816 Stranger, nobody 128, open 8', 'times taken out of a job can be published');
select results_eq(
  $$ select a.status::text, (select count(*) from public.offers o where o.application_id = a.id) from public.applications a where a.caregiver_id = tests.id('newcomer') $$,
  $$ values ('shortlisted', 0::bigint) $$, 'an offer with the old times ends'
);
select bag_eq(
  $$ select kind::text from private.notifications where recipient_id = tests.id('newcomer') and kind::text ~ 'job|offer' $$,
  $$ values ('offered'), ('job_changed'), ('offer_ended') $$, 'the applicant is told about the change and of the offer’s end'
);
select is(
  (select params ->> 'changed' from private.notifications where kind = 'job_changed'), 'times', 'the message says that the times changed'
);

-- A caregiver who leaves on a future day, with a successor at fewer times
select tests.as_person('admin', format('select public.end_placement(tests.placement_of(''stranger''), ''Moved'', %L, true)', private.today() + 20));
select is(pg_temp.standing(), 'open; covered 34816 Stranger, nobody 128, open 8, open 34816', 'until the last day, the times are covered and looked for');
select is(
  (pg_temp.page() -> 'week') - 'visits',
  jsonb_build_object('asked', 34952, 'covered', 34816, 'lookedFor', 34824,
    'until', jsonb_build_array(jsonb_build_object('times', 34816, 'day', private.today() + 20))),
  'the family’s page says until which day the caregiver comes'
);
select is(tests.attempt('admin', format('select from public.%s(tests.job_of(34816)) where caregiver_id = tests.id(''stranger'')', list)), '0',
  list || ' leaves out the caregiver who is leaving the job')
from unnest('{match_caregivers,match_near_misses}'::text[]) list;
select is(
  tests.attempt('stranger', 'select from public.match_jobs() where job_id = tests.job_of(34816)'), '0', 'the job is not proposed to the caregiver who is leaving it'
);
select is(
  (select c ->> 'endReason' from jsonb_array_elements(pg_temp.page() -> 'caregivers') c), 'Moved', 'the page says why the placement ends'
);
select tests.as_person('admin', 'select tests.edit_job(tests.job_of(34816), ''Nights by the sea'', repeat(''words '', 9), availability => 2048)');
select is(pg_temp.standing(), 'open; covered 34816 Stranger, nobody 32896, open 8, open 2048', 'times for which no successor is sought are uncovered');
select is(
  pg_temp.after(pg_temp.publish(32896)), 'open; covered 34816 Stranger, open 8, open 2048, open 32896', 'these times can be published'
);
select pg_temp.apply(2048, 'newcomer');
select is(
  pg_temp.after(
    'select public.take_back_job(tests.job_of(8), ''Not now'')', 'select public.remove_needed_times(tests.id(''walsh''), 136)',
    format('select tests.place_by_phone(tests.application_of(2048, ''newcomer''), %L)', private.today() + 21)
  ),
  'open; covered 2048 Newcomer, covered 34816 Stranger, nobody 32768', 'a request with such times is not matched'
);
select is(
  tests.attempt('admin', 'select tests.correct_placement(tests.placement_of(''stranger''), hourly_rate => 21)'), '1',
  'the terms agreed before can be corrected'
);
select is(
  pg_temp.after(
    'select public.take_back_job(tests.job_of(2048), ''Wait'')',
    format('select public.end_placement(tests.placement_of(''stranger''), ''Moved'', %L, true)', private.today() + 14)
  ),
  'open; covered 34816 Stranger, nobody 32896, open 8, open 2048', 'a job that was taken back is opened again for a successor'
);

-- Export and erasure with several jobs
create function pg_temp.taken_along() returns text language sql as $$
  select string_agg(p ->> 'caregiver_name', ', ' order by p ->> 'caregiver_name')
  from jsonb_array_elements((
    select public.export_request(w ->> 'reference', w ->> 'tracking_secret') from tests.payload('walsh') w
  ) -> 'placements') p
$$;
select is(pg_temp.taken_along(), 'Caregiver, Stranger Byrne', 'the family’s export has only the first name of a former caregiver');
select tests.as_person('admin', pg_temp.end_care('stranger'));
select is(pg_temp.taken_along(), 'Caregiver, Stranger', 'also of one whose placement has just ended');
select tests.as_person('admin', 'select public.publish_job(tests.id(''walsh''), ''Later nights'', repeat(''words '', 9))');
select is(pg_temp.standing(), 'open; open 8, open 2048, open 32896', 'three open jobs, nobody placed');
create function pg_temp.key(call text, request text default 'walsh') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.be('anon');
  execute format('select public.%I($1, $2)', call) into answer
    using tests.payload(request) ->> 'reference', tests.payload(request) ->> 'tracking_secret';
  perform tests.be_owner();
  return answer;
end $$;
select is(
  (select string_agg(j ->> 'title', ', ' order by j ->> 'title') from jsonb_array_elements(pg_temp.key('export_request') -> 'jobs') j),
  'Later nights, Nights by the sea, Nights by the sea', 'the family’s export has every job'
);
select is(pg_temp.key('erase_request') ->> 'status', 'withdrawn', 'the family can erase its request');
select results_eq(
  $$ select distinct title, status::text from public.jobs where request_id = tests.id('walsh') $$,
  $$ values (private.coded('care_in', 'Galway'), 'closed') $$, 'erasing clears the text of every job'
);
select is_empty(
  $$ select from public.events e join public.jobs j on j.id::text = e.subject_id
     where e.subject_type = 'jobs' and coalesce(e.before, '{}') || coalesce(e.after, '{}') ? 'summary' $$,
  'erasing clears the jobs’ text in the audit log'
);
select tests.add_request('daly', '{"availability": 34952}');
update public.placements set caregiver_id = null where true;
select tests.as_person('admin', pg_temp.publish(136, 'daly')), tests.as_person('admin', pg_temp.publish(null, 'daly'));
select tests.as_person(p.name, format('select public.apply_to_job(%L)', j.id))
from public.jobs j join (values (136, 'caregiver'), (34816, 'stranger')) p (times, name) on p.times = j.availability
where j.request_id = tests.id('daly');
create function pg_temp.jobs() returns text language sql stable as $$
  select string_agg(concat_ws(' ', j.availability, j.status, a.status, split_part(p.full_name, ' ', 1)), ', ' order by j.availability, p.full_name)
  from public.jobs j left join public.applications a on a.job_id = j.id left join public.caregiver_profiles p on p.user_id = a.caregiver_id
  where j.request_id = tests.id('daly')
$$;
select pg_temp.key('withdraw_request', 'daly'), pg_temp.key('take_back_withdrawal', 'daly');
select is(
  pg_temp.jobs(), '136 closed declined Caregiver, 34816 closed declined Stranger', 'withdrawing closes every job and declines its applicants'
);
select tests.as_person('admin', pg_temp.publish(34816, 'daly'));
select is(pg_temp.jobs(), '136 closed declined Caregiver, 34816 open submitted Stranger', 'a job that is published again has its applicants again');
select tests.as_person('admin', pg_temp.publish(null, 'daly'));
select is(pg_temp.jobs(), '136 open submitted Caregiver, 34816 open submitted Stranger', 'the second job has its applicants again, too');
-- Which job is which
select tests.add_request('reilly', '{"availability": 34952}');
select tests.as_person('admin', pg_temp.publish(136, 'reilly'));
select is((select private.job_name(j) from public.jobs j where j.request_id = tests.id('reilly')), '{"title": "Nights by the sea", "part": null}'::jsonb, 'a request’s only job has no number');
select tests.as_person('admin', pg_temp.publish(null, 'reilly'));
update public.jobs set published_at = now() + interval '1 hour' where nr = 1 and request_id = tests.id('reilly');
select results_eq(
  $$ select private.job_name(j) #- '{part,visits}' from public.jobs j where j.request_id = tests.id('reilly') order by j.nr $$,
  array['{"title": "Nights by the sea", "part": {"nr": 1, "week": 136}}', '{"title": "Nights by the sea", "part": {"nr": 2, "week": 34816}}']::jsonb[],
  'two jobs of one request name their times and keep their numbers'
);

select * from finish();
rollback;
