-- Applying: one application for a caregiver and a job, by those who qualify, and an answer to every one.
begin;
select plan(172);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_job('daly', '{first_aid}');

create function pg_temp.apply(job text) returns text language sql as $$
  select format('select public.apply_to_job(tests.job(%L), ''I would love to.'')', job)
$$;
create function pg_temp.as_state(state text) returns text language sql as $$
  select format('select tests.add_application(''walsh'', ''caregiver''); update public.applications set status = %L', state)
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Applying
select is(tests.attempt(person, pg_temp.apply('walsh')), outcome, format('%s applying comes to %s', person, outcome))
from (values
  ('caregiver', '1'), ('legacy', '1'), ('newcomer', 'not_qualified'), ('anon', '42501'), ('admin', 'not_allowed'),
  ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('caregiver', pg_temp.apply(job), given), outcome, reason)
from (values
  ('unheard of', null, 'job_not_found', 'there is no applying for a job that does not exist'),
  ('walsh', 'update public.jobs set status = ''filled''', 'job_not_found', 'or for a job that was filled before'),
  ('walsh', 'update public.jobs set status = ''closed''', 'job_not_found', 'or for a closed job'),
  ('walsh', pg_temp.as_state('withdrawn') || '; update public.jobs set status = ''filled''', 'job_not_open',
    'or again for a job that is now filled'),
  ('daly', null, 'not_qualified', 'or without a document that the job requires'),
  ('daly', 'select tests.add_document(''aid'', ''caregiver'', ''first_aid'', ''verified'', private.today())', 'not_qualified',
    'or with an expired document'),
  ('daly', 'select tests.add_document(''aid'', ''caregiver'', ''first_aid'', ''rejected'')', 'not_qualified',
    'or with a rejected document'),
  ('daly', 'select tests.add_document(''aid'', ''stranger'', ''first_aid'')', 'not_qualified', 'or with another person''s document'),
  ('daly', 'select tests.add_document(''aid'', ''caregiver'', ''first_aid'')', '1', 'with the document, applying works'),
  ('walsh', 'update public.caregiver_profiles set status = ''suspended''', 'not_qualified', 'a suspended caregiver can''t apply'),
  ('walsh', 'update public.caregiver_profiles set place_id = tests.place(''Dublin'')', 'not_qualified', 'a caregiver who is too far away can''t apply'),
  ('walsh', 'update public.caregiver_profiles set care_types = ''{}''', 'not_qualified', 'a caregiver who does other work can''t apply')
) a (job, given, outcome, reason);
select tests.be('caregiver');
select is(
  tests.detail('select public.apply_to_job(tests.job(''daly''))'), '["credential:first_aid"]', 'the error says which document is missing'
);
select throws_ok(
  'select public.apply_to_job(tests.job(''walsh''), repeat(''x'', 2001))', 'P0001', 'too_long', 'a message that is too long is refused'
);
select throws_ok('select public.apply_to_job(null)', 'PT404', 'job_not_found', 'null finds no job');
select lives_ok('select public.apply_to_job(tests.job(''walsh''), ''  I would love to. '')', 'a caregiver applies');
select throws_ok(pg_temp.apply('walsh'), 'P0001', 'already_applied', 'once');
select results_eq(
  'select status::text, message, submitted_at from public.applications',
  $$ values ('submitted', 'I would love to.', now()) $$,
  'the caregiver sees the one application'
);
select tests.be('stranger');
select is_empty('select id from public.applications', 'nobody else sees the application');
select tests.be_owner();
delete from public.applications;
select is(
  tests.attempt('caregiver', pg_temp.apply('walsh'), pg_temp.as_state(state)),
  case when state in ('invited', 'withdrawn') then '1' else 'already_applied' end, format('%s: apply_to_job', state)
)
from unnest(enum_range(null::public.application_status)::text[]) state;

-- With the times at which the caregiver can come, of those asked for (Monday mornings and evenings)
select is(tests.attempt('caregiver', format('select public.apply_to_job(tests.job(''walsh''), times => %s)', times)), outcome, format('times %s: %s', times, outcome))
from (values ('5', '1'), ('1', '1'), ('null', '1'), ('0', 'times_not_asked'), ('3', 'times_not_asked'), ('-1', 'times_not_asked')) t (times, outcome);
savepoint applied_with_times;
select tests.be('caregiver');
select public.apply_to_job(tests.job('walsh'), times => 4);
select is((select confirmed_times from public.my_applications()), 4, 'they are stored with the application');
select is(tests.attempt('caregiver', 'update public.applications set confirmed_times = 5'), '42501', 'nobody can change the terms of an application');
select tests.be_owner();
update public.jobs set availability = 1 where id = tests.job('walsh');
select is((select confirmed_times from public.applications), 4, 'they stay the same, whatever happens to the job');
rollback to savepoint applied_with_times;

-- Which jobs a caregiver reads: an open one once approved, one they applied for unless suspended
select is(
  tests.attempt('caregiver', format('select public.my_job(tests.job(%L))', job),
    given || format('; update public.caregiver_profiles set status = %L', state)),
  case when state = any (readers::text[]) then '1' else '0' end, format('%s: %s', state, reason)
)
from (values
  ('walsh', 'select 1', '{approved}', 'an open job'),
  ('walsh', pg_temp.as_state('declined'), '{submitted,changes_requested,approved}', 'a job applied for'),
  ('walsh', pg_temp.as_state('declined') || '; update public.jobs set status = ''filled''',
    '{submitted,changes_requested,approved}', 'the same, filled'),
  ('walsh', 'update public.jobs set status = ''filled''', '{}', 'a job that is filled'),
  ('walsh', 'select tests.add_application(''walsh'', ''stranger''); update public.jobs set status = ''closed''', '{}',
    'a closed one for which someone else applied'),
  ('unheard of', 'select 1', '{}', 'no job at all')
) s (job, given, readers, reason)
cross join unnest(enum_range(null::public.profile_status)::text[]) state;
select is(tests.attempt(person, 'select public.' || call), outcome, format('%s: %s comes to %s', person, call, outcome))
from (values
  ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome)
cross join (values ('my_job(tests.job(''walsh''))'), ('my_applications()')) c (call);
select is(
  tests.attempt('caregiver', 'select from public.my_applications() where job ->> ''title'' = ''Company in the afternoons''',
    pg_temp.as_state('submitted') || format('; update public.caregiver_profiles set status = %L', state)),
  case when state in ('draft', 'suspended') then '0' else '1' end, format('%s: the job on the list of applications', state)
)
from unnest(enum_range(null::public.profile_status)::text[]) state;
select is(
  tests.attempt('stranger', 'select from public.my_applications()', pg_temp.as_state('submitted')), '0',
  'nobody else''s application is on that list'
);
select is_empty(
  $$ select p.proname, n from pg_proc p, unnest(p.proargnames) n
     where p.proname in ('my_job', 'match_jobs') and n in ('request_id', 'published_by') $$,
  'a job leads to no request and no admin'
);

-- Every step from every state
select is(
  tests.attempt(person, format('select %s.%s(tests.application(''walsh'', ''caregiver'')%s)', case step when 'offer_job' then 'tests' else 'public' end, step, rest),
    pg_temp.as_state(state)),
  case when state = any (starts::text[]) then '1' else 'application_step_not_allowed' end, format('%s: %s', state, step)
)
from (values
  ('admin', 'shortlist_application', '', '{submitted}'),
  ('admin', 'offer_job', '', '{submitted,shortlisted,introduced,offered,accepted}'),
  ('admin', 'decline_application', ', ''We need a driver''', '{invited,submitted,shortlisted,introduced,offered,accepted}'),
  ('admin', 'reconsider_application', '', '{shortlisted,declined}'),
  ('caregiver', 'withdraw_application', '', '{submitted,shortlisted,introduced,offered,accepted}')
) s (person, step, rest, starts)
cross join unnest(enum_range(null::public.application_status)::text[]) state;

-- Wrong people, wrong ids
select is(
  tests.attempt(person, format('select %s.%s(tests.application(''walsh'', ''caregiver'')%s)', case step when 'offer_job' then 'tests' else 'public' end, step, rest),
    pg_temp.as_state('submitted')),
  case person when 'anon' then '42501' else 'not_allowed' end, format('%s: no %s', person, step)
)
from (values
  ('shortlist_application', ''), ('offer_job', ''), ('decline_application', ', ''No'''), ('reconsider_application', '')
) s (step, rest)
cross join unnest('{anon,caregiver,deactivated,no_role}'::text[]) person;
select is(
  tests.attempt(person, 'select public.withdraw_application(tests.application(''walsh'', ''caregiver''))',
    pg_temp.as_state('submitted')),
  outcome, format('%s: no withdrawing for another', person)
)
from (values
  ('anon', '42501'), ('stranger', 'application_not_found'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('caregiver', 'select public.withdraw_application(tests.application(''walsh'', ''caregiver''))',
    pg_temp.as_state('submitted') || '; update public.users set deactivated_at = now() where role = ''caregiver'''),
  'not_allowed', 'someone who is deactivated withdraws nothing of their own'
);
select is(
  tests.attempt('caregiver', statement, pg_temp.as_state('submitted') || '; ' || 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.shortlist_application(tests.application('walsh', 'caregiver')) $$),
  ($$ select public.decline_application(tests.application('walsh', 'caregiver'), 'Mine') $$),
  ($$ select public.reconsider_application(tests.application('walsh', 'caregiver')) $$),
  ($$ select tests.offer_job(tests.application('walsh', 'caregiver')) $$),
  ($$ select public.introduce_applicants(jsonb_build_object(tests.application('walsh', 'caregiver'), 'Mine')) $$),
  ($$ select public.record_agreement(tests.application('walsh', 'caregiver'), 'family', 'yes', 'Mine', tests.today()) $$),
  ($$ select public.place_caregiver(tests.application('walsh', 'caregiver')) $$)
) s (statement);
select is(tests.attempt(person, statement, pg_temp.as_state('submitted')), outcome, statement || ' comes to ' || outcome)
from (values
  ('admin', 'select tests.offer_job(gen_random_uuid())', 'application_not_found'),
  ('admin', 'select tests.offer_job(null)', 'application_not_found'),
  ('caregiver', 'select public.withdraw_application(gen_random_uuid())', 'application_not_found'),
  ('admin', 'select public.decline_application(tests.application(''walsh'', ''caregiver''), '' '')', 'reason_missing'),
  ('admin', 'select public.decline_application(tests.application(''walsh'', ''caregiver''), repeat(''x'', 1001))', 'too_long'),
  ('caregiver', 'select public.withdraw_application(tests.application(''walsh'', ''caregiver''), repeat(''x'', 1001))', 'too_long')
) s (person, statement, outcome);

-- Every step has its date, and a no its reason. A new start has neither.
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select public.shortlist_application(tests.application('walsh', 'caregiver'));
select tests.offer_job(tests.application('walsh', 'caregiver'));
select tests.be('caregiver');
select results_eq(
  $$ select m.status::text, s ->> 'step', (s ->> 'at')::timestamptz from public.my_applications() m, jsonb_array_elements(m.steps) s $$,
  $$ values ('offered', 'submitted', now()), ('offered', 'shortlisted', now()), ('offered', 'offered', now()) $$,
  'the caregiver sees every step with its date'
);
select public.withdraw_application(tests.application('walsh', 'caregiver'), 'Found another');
select results_eq(
  'select status::text, withdrawn_at, status_reason from public.applications',
  $$ values ('withdrawn', now(), 'Found another') $$, 'a withdrawn application keeps its reason'
);
select public.apply_to_job(tests.job('walsh'), 'After all, I can.');
select results_eq(
  'select status::text, message, status_reason, shortlisted_at, offered_at, withdrawn_at from public.applications',
  $$ values ('submitted', 'After all, I can.', null, null::timestamptz, null::timestamptz, null::timestamptz) $$,
  'applying again removes the old reason'
);
select tests.be('admin');
select public.decline_application(tests.application('walsh', 'caregiver'), ' We need a driver ');
select tests.be('caregiver');
select results_eq(
  'select status::text, declined_at, status_reason from public.applications',
  $$ values ('declined', now(), 'We need a driver') $$, 'a declined applicant is told the reason'
);

select * from finish();
rollback;
