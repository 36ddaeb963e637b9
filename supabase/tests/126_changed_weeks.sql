-- A shared week that changes: fewer times agreed on, a job with other times, a successor, and all of its jobs together.
begin;
select plan(39);
\ir fixtures.psql
\ir shared_week.psql
-- Four nights: 8, 128, 2048 and 32768 are those of Monday to Thursday.
select tests.add_request('walsh', '{"availability": 34952}');
update public.caregiver_profiles set availability = 34952 where true;
select tests.as_person('admin', pg_temp.publish(136)), tests.as_person('admin', pg_temp.publish());
select pg_temp.apply(136, 'caregiver'), pg_temp.apply(34816, 'stranger'), pg_temp.apply(34816, 'caregiver');
select tests.as_person('admin', pg_temp.place(136, 'caregiver')), tests.as_person('admin', pg_temp.place(34816, 'stranger'));

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
  'open; covered 34816 Stranger, nobody 32896, open 8, open 2048', 'a withdrawn job is opened again for a successor'
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
