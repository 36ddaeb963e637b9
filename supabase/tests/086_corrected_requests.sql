-- Staff change a request with its family: who may, what is kept, who is told, and what a job or placement prevents.
begin;
select plan(38);
\ir fixtures.psql
select tests.add_request('walsh'), tests.add_job('daly'), tests.add_application('daly', 'caregiver');
update public.requests set availability = 7 where id = tests.id('daly');
delete from private.notifications where true;
delete from private.mails where true;

-- What the wizard sends: all that is known, some of it changed, with the answers in words.
create function pg_temp.correct(
  name text, changes jsonb, said_by text default 'Nora Walsh', said_on date default tests.today(), version text default null
) returns text language sql security definer as $$
  select format(
    'select public.correct_request(%L, %L, %L, %L, %L)', tests.id(name),
    tests.payload(name, jsonb_build_object('answers', jsonb_build_array(jsonb_build_object('question', 'What?', 'answer', changes::text))) || changes),
    coalesce(version, tests.answers_version(name)), said_by, said_on
  )
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Denials
select is(tests.attempt(person, pg_temp.correct('walsh', '{"notes": "Ring twice."}')), outcome, person || ' corrects the request: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed'), ('admin', '1')) p (person, outcome);
select is(tests.attempt(person, format('select public.answers_to_correct(%L)', tests.id('walsh'))), outcome, person || ' reads the answers to correct: ' || outcome)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed'), ('admin', '1')) p (person, outcome);
select is(tests.attempt('admin', pg_temp.correct('walsh', changes, said_by, said_on), given), outcome, reason)
from (values
  ('{"notes": "Ring twice."}'::jsonb, ' ', tests.today(), null, 'said_by_missing', 'a correction needs who asked for it'),
  ('{"notes": "Ring twice."}', 'Nora', tests.today() + 1, null, 'said_on_invalid', 'the day of the call can’t be in the future'),
  ('{"contact_phone": "x"}', 'Nora', tests.today(), null, 'invalid_answers', 'invalid answers are refused'),
  ('{"notes": "Ring twice."}', 'Nora', tests.today(), 'update public.requests set status = ''declined''', 'request_step_not_allowed', 'a declined request can’t be corrected'),
  ('{"notes": "Ring twice."}', 'Nora', tests.today(), 'update public.requests set erased_at = now()', 'request_step_not_allowed', 'an erased request can’t be corrected'),
  ('{}', 'Nora', tests.today(), null, 'same_as_before', 'unchanged answers are no correction')
) c (changes, said_by, said_on, given, outcome, reason);
select is(
  tests.attempt('admin', pg_temp.correct('walsh', '{"notes": "Ring twice."}', version => 'seen before')), 'changed_meanwhile',
  'a correction of another version is refused'
);

-- The result
create temporary table sent as
select visits, pg_temp.correct('walsh', '{"notes": "Ring twice.", "address": "9 Quay Street", "contact_name": "Una Walsh"}') as call
from public.requests where id = tests.id('walsh');
grant select on sent to authenticated;
select tests.be('admin');
do $$ begin execute (select call from sent); end $$;
do $$ begin execute (select call from sent); end $$;
select tests.be_owner();
select results_eq(
  $$ select r.notes, c.address, c.contact_name, r.status::text, r.visits = s.visits from public.requests r
     join public.request_contacts c on c.request_id = r.id, sent s where r.id = tests.id('walsh') $$,
  $$ values ('Ring twice.', '9 Quay Street', 'Una Walsh', 'submitted', true) $$, 'the request has the new answers, the same times and the same status'
);
select results_eq(
  $$ select answers -> 0 ->> 'answer', recorded_by, said_by, said_on from private.earlier_answers $$,
  $$ values ('My mother', tests.id('admin'), 'Nora Walsh', tests.today()) $$, 'sent twice, the earlier answers are kept once, with who asked for the change and when'
);
select is(
  (select n.params ->> 'changed' from private.notifications n where n.kind = 'care_changed'), 'care,address,contact', 'the family is told once what changed'
);
select bag_eq(
  $$ select kind::text, to_address from private.mails $$, $$ values ('care_changed', 'walsh@family.test') $$, 'the family gets one email'
);
select is_empty($$ select from private.notifications where kind = 'request_changed' $$, 'staff are not told');
select is_empty($$ select from public.events where before::text ~ 'Shop Street' or after::text ~ 'Quay Street' $$, 'the audit log keeps no address');
select is(
  (select s - 'at' from jsonb_array_elements(private.tracked_request(tests.id('walsh')) -> 'steps') s where s ->> 'step' = 'corrected'),
  jsonb_build_object('step', 'corrected', 'promisedBy', null, 'who', 'Nora Walsh', 'day', tests.today()), 'the family’s page says who told us, and when'
);
select tests.be('admin');
select is(
  (select c.earlier_answers -> 0 ->> 'saidBy' from public.read_contact(tests.id('walsh')) c), 'Nora Walsh', 'staff read who told us'
);
select isnt_empty(
  $$ select from public.events where subject_type = 'request_contacts' and action = 'read' and subject_id = tests.id('walsh')::text $$, 'staff’s reading is on record'
);

-- What a job or a placement prevents
select tests.be_owner();
select is(tests.attempt('admin', pg_temp.correct('daly', changes), given), outcome, format('%s with %s: %s', changes, coalesce(given, 'a job'), outcome))
from (values
  ('{"care_types": ["overnight_care"]}'::jsonb, null, 'answers_have_job'),
  ('{"hourly_budget": 30}', null, 'answers_have_job'),
  ('{"availability": 1}', null, 'answers_have_job'),
  ('{"flexible": true, "availability": 0}', null, 'answers_have_job'),
  ('{"start": "soon", "starts_on": ""}', null, 'answers_have_job'),
  ('{"availability": 23}', null, '1'),
  ('{"notes": "Ring twice.", "address": "9 Quay Street", "availability": 7}', null, '1'),
  ('{"care_types": ["overnight_care"], "availability": 7}', 'update public.jobs set status = ''closed'', closed_at = now()', '1')
) c (changes, given, outcome);
select tests.be('admin');
select throws_ok(
  pg_temp.correct('daly', jsonb_build_object('place_id', tests.place('Dublin'), 'availability', 7)), 'P0001', 'answers_have_job', 'the town can’t change while there is a job'
);

select tests.be_owner();
select is(
  tests.attempt('admin', pg_temp.correct('daly', changes), format('select tests.be(''admin''); select tests.place_by_phone(%L); select tests.be_owner()', tests.application('daly', 'caregiver'))),
  outcome, format('%s while someone is placed: %s', changes, outcome)
) from (values
  ('{"care_types": ["overnight_care"], "availability": 7}'::jsonb, 'answers_have_job'), ('{"availability": 3}', 'answers_have_job'),
  ('{"hourly_budget": 30, "availability": 7}', '1')
) c (changes, outcome);

select * from finish();
rollback;
