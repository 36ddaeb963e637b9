-- A family's request: stored once, only if valid, frozen as sent, and with a status that only named steps change.
begin;
select plan(87);
\ir fixtures.psql

-- Submitting
select tests.be('anon');
select results_eq(
  $$ select r ->> 'reference', r ->> 'status', (r ->> 'submitted_at')::timestamptz, r ? 'due', r ->> 'emailed'
     from jsonb_array_elements(public.submit_request(tests.payload('walsh'))) r $$,
  $$ select tests.payload('walsh') ->> 'reference', 'submitted', now(), true, 'true' $$,
  'a visitor submits a request and gets its receipt: by which day we answer, and whether an email says so'
);
select results_eq(
  $$ select r ->> 'reference', r ->> 'status', (r ->> 'submitted_at')::timestamptz
     from jsonb_array_elements(public.submit_request(tests.payload('walsh'))) r $$,
  $$ select tests.payload('walsh') ->> 'reference', 'submitted', now() $$,
  'the same request again gets the same receipt'
);
select results_eq(
  $$ select public.submit_request(tests.payload('walsh', '{"contact_name": "Someone Else", "notes": 5}')) -> 0 ->> 'reference' $$,
  $$ select tests.payload('walsh') ->> 'reference' $$,
  'even if its values differ from its answers'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', '{"tracking_secret": "00000000000000000000000000000000"}')) $$,
  'P0001', 'reference_taken', 'the same request with another secret is refused'
);
select results_eq(
  $$ select answer ->> 'message', current_setting('response.status')
     from public.submit_request(tests.payload('daly') || jsonb_build_object('reference', tests.payload('walsh') ->> 'reference')) answer $$,
  $$ values ('reference_taken', '400') $$, 'another request with the same reference is asked to take a new one'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('daly', '{"contact_name": "", "starts_on": "now"}')) $$,
  'P0001', 'invalid_answers', 'a request with faults is refused'
);
select is(
  tests.detail($$ select public.submit_request(tests.payload('daly', '{"contact_name": "", "starts_on": "now"}')) $$)::jsonb,
  '{"contact_name": "missing", "starts_on": "invalid"}', 'the faults are listed by field'
);
select throws_ok(format('select public.submit_request(%L)', body), 'P0001', 'malformed_request',
  'refused as malformed: ' || coalesce(body, 'nothing'))
from unnest(array[
  null, 'null', '[]', '"text"', '5', '{}', '{"id": null}', '{"id": 7}', '{"id": "walsh"}', '{"id": ["x"]}',
  '[{"id": "00000000-0000-4000-8000-000000000000"}]'
]) body;
select throws_ok(
  $$ select public.submit_request(tests.payload('daly', jsonb_build_object('notes', repeat('x', 70000)))) $$,
  'P0001', 'too_large', 'refused past 64 KB, whatever is in it'
);

-- Answers of families who are not sure
select public.submit_request(tests.payload('soon', '{"start": "soon", "starts_on": "", "hours_per_visit": 2.5, "duration": "once"}'));
select public.submit_request(tests.payload('unsure', '{"start": "unsure"}'));
select public.submit_request(tests.payload('any', '{"flexible": true, "availability": 5}'));
select tests.be_owner();
select results_eq(
  $$ select t.name, r.start::text, r.starts_on is null, r.hours_per_visit, r.duration::text
     from public.requests r join unnest('{walsh,soon,unsure}'::text[]) with ordinality t (name, nr) on r.id = tests.id(t.name)
     order by t.nr $$,
  $$ values ('walsh', 'day', false, null::numeric, null), ('soon', 'soon', true, 2.5, 'once'), ('unsure', 'unsure', true, null, null) $$,
  'a request names a day, or says that there is none; earlier versions of the app say neither hours nor how long'
);
select results_eq(
  $$ select r.flexible, r.availability from public.requests r where r.id in (tests.id('walsh'), tests.id('any')) order by r.flexible $$,
  $$ values (false, (select availability from public.requests where id = tests.id('walsh'))), (true, x'7777777'::integer) $$,
  'any time of the day is every morning, afternoon and evening, whatever was ticked before; earlier versions of the app know none of it'
);
select tests.be('anon');
-- 200 such numbers would be 26 MB of text.
select throws_ok(
  format($$ select public.submit_request(tests.payload('daly', '{"care_types": [%s]}')) $$,
    (select string_agg(n || i, ',') from generate_series(129001, 129200) i)),
  'P0001', 'too_large', format('so is a small request of numbers like %s…', n)
)
from unnest('{1e,-1e}'::text[]) n;
select throws_ok(
  format($$ select public.submit_request(tests.payload('daly', '{"care_types": [%s]}')) $$,
    (select string_agg('1e-' || i, ',') from generate_series(14001, 14200) i)),
  'P0001', 'too_large', 'so is a small request of tiny numbers'
);
select throws_ok(
  $$ select public.submit_request('{"contact_name": "Peg\u0000"}') $$, '22P05', null, 'a NUL character is refused'
);
select tests.be_owner();

-- What is kept
select results_eq(
  $$ select r.status::text, r.entered_by, r.consented_at, c.contact_name, c.contact_email, c.contact_language::text, c.helper_name, c.address
     from public.requests r join public.request_contacts c on c.request_id = r.id
     where r.id not in (tests.id('soon'), tests.id('unsure'), tests.id('any')) $$,
  $$ values ('submitted', null::uuid, now(), 'Walsh Walsh', 'walsh@family.test', 'pl', null, '7 Shop Street') $$,
  'one row is kept, with what was sent first'
);
select is(
  (select answers from public.requests where id = tests.id('walsh')),
  '[{"question": "Who needs care?", "answer": "My mother"}]', 'the answers are kept with their questions'
);
select is(
  (select secret_hash from private.request_links where made_by = 'request' and request_id = tests.id('walsh')),
  sha256(convert_to(tests.payload('walsh') ->> 'tracking_secret', 'utf8')), 'only the hash of the secret is kept'
);
select is(
  tests.attempt('admin', $$ update public.requests set answers = '[]' $$), '42501', 'not even an admin changes the answers'
);
select is(
  tests.attempt('admin', $$ update public.requests set status = 'closed' $$), '42501', 'not even an admin writes the status'
);
select tests.add_request('odd', '{"care_types": ["personal_care", "companionship", "personal_care"], "contact_name": "  Odd Name  ",
  "answers": [{"question": "Q", "answer": "A", "script": "<script>"}]}');
select results_eq(
  $$ select r.care_types::text, c.contact_name, r.answers::text
     from public.requests r join public.request_contacts c on c.request_id = r.id where r.id = tests.id('odd') $$,
  $$ values ('{companionship,personal_care}', 'Odd Name', '[{"answer": "A", "question": "Q"}]') $$,
  'repetitions, outer blanks and unknown words are dropped'
);
select tests.be('admin');
select lives_ok($$ select public.submit_request(tests.payload('phoned')) $$, 'an admin enters a request for a caller');
select tests.be('caregiver');
select lives_ok($$ select public.submit_request(tests.payload('aunt')) $$, 'a caregiver asks for care like anyone else');
select tests.be('deactivated');
select lives_ok($$ select public.submit_request(tests.payload('former')) $$, 'a deactivated person asks for care like anyone else');
select tests.be_owner();
select results_eq(
  $$ select id, entered_by from public.requests where id in (tests.id('phoned'), tests.id('aunt')) order by entered_by $$,
  $$ values (tests.id('phoned'), tests.id('admin')), (tests.id('aunt'), null) $$,
  'only a request of an admin is marked as entered for a caller'
);

select tests.add_request('unseen', jsonb_build_object(
  'contact_name', E'Ann\u200b\nWalsh\u202e', 'recipient_name', E'\ufeffPeg\u0007 Walsh', 'helper_name', E'Una\u2028Byrne'));
select results_eq(
  $$ select contact_name, recipient_name, helper_name from public.request_contacts where request_id = tests.id('unseen') $$,
  $$ values ('Ann Walsh', 'Peg Walsh', 'Una Byrne') $$, 'a name is kept on one line, without what is not seen'
);
select is(private.clean_name(given), kept, format('%L is kept as %L', given, kept))
from (values
  (E'A\tB\r\nC', 'A B C'), (E'\u00a0 Ann \u0085', 'Ann'), (E'A\u2066n\u2069n', 'Ann'), ('Niamh Ní Bhriain 🌼', 'Niamh Ní Bhriain 🌼'),
  (E'\u0646\u200c\u0645', E'\u0646\u200c\u0645'), (E'\u200b', ''), (null, null),
  (E'Ann\u2800Day', 'Ann Day'), (E'Ann\u3164Day', 'Ann Day'), (E'Ann\u115fDay', 'Ann Day'), (E'Ann\u1160Day', 'Ann Day'),
  (E'Ann\uffa0Day', 'Ann Day'), (E'Ann\u034fDay', 'Ann Day'), (E'Ann\u00a0Day', 'Ann Day'), (E'Ann\u3000Day', 'Ann Day')
) n (given, kept);

-- Staff's own notes
select tests.add_request('sly', '{"priority": true, "internal_notes": "Rich family", "helper_agreed_by": "Peg herself"}');
select results_eq(
  $$ select r.priority, (select n.words from public.activity_notes n where n.request_id = r.id), c.helper_agreed_by
     from public.requests r join public.request_contacts c on c.request_id = r.id where r.id = tests.id('sly') $$,
  $$ values (false, null, 'Peg herself') $$, 'a visitor''s urgency and internal notes are silently left out'
);
select is(
  tests.attempt('anon', format('select public.submit_request(tests.payload(''loud'', %L))', changes)), '1',
  'left out unread: ' || left(changes, 40)
)
from unnest(array[
  '{"priority": "yes", "internal_notes": 5}', '{"priority": {}, "internal_notes": []}',
  jsonb_build_object('internal_notes', repeat('x', 5000))::text
]) changes;
select tests.be('caregiver');
select public.submit_request(tests.payload('niece', '{"priority": true, "internal_notes": "Mine first"}'));
select tests.be('admin');
select public.submit_request(tests.payload('caller', '{"priority": true, "internal_notes": " Rang twice. "}'));
select throws_ok(
  $$ select public.submit_request(tests.payload('slip', '{"priority": "yes"}')) $$, 'P0001', 'invalid_answers',
  'an admin''s are checked'
);
select tests.be_owner();
select results_eq(
  $$ select r.priority, n.kind::text, n.words, n.written_by
     from public.requests r left join public.activity_notes n on n.request_id = r.id
     where r.id in (tests.id('niece'), tests.id('caller')) order by r.priority $$,
  $$ values (false, null, null, null), (true, 'note', 'Rang twice.', tests.id('admin')) $$,
  'and kept, the words as the first note; a caregiver''s are not'
);

-- Every step from every state
select is(
  tests.attempt('admin', statement, format('update public.requests set status = %L where id = tests.id(''walsh'')', state)),
  case when state::text = any (starts::text[]) then '1' else 'request_step_not_allowed' end,
  format('%s: %s', state, split_part(split_part(statement, 'public.', 2), '(', 1))
)
from (values
  ('select public.review_request(tests.id(''walsh''))', '{submitted,declined,closed}'),
  ('select public.decline_request(tests.id(''walsh''), ''Out of our area'')', '{submitted,in_review}')
) s (statement, starts)
cross join unnest(enum_range(null::public.request_status)) state;
select is(tests.attempt(person, $$ select public.review_request(tests.id('walsh')) $$), outcome, person || ' reviews nothing')
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ($$ select public.review_request('00000000-0000-4000-8000-000000000000') $$, 'request_not_found'),
  ($$ select public.review_request(null) $$, 'request_not_found'),
  ($$ select public.decline_request(tests.id('walsh'), ' ') $$, 'reason_missing'),
  ($$ select public.decline_request(tests.id('walsh'), repeat('x', 1001)) $$, 'too_long')
) s (statement, outcome);
select is(
  tests.attempt('admin', statement,
    'update public.requests set erased_at = now(), status = ''declined'' where id = tests.id(''walsh'')'),
  outcome, 'erased: ' || statement
)
from (values
  ($$ select public.review_request(tests.id('walsh')) $$, 'request_step_not_allowed'),
  ($$ update public.requests set priority = true where id = tests.id('walsh') $$, '0')
) s (statement, outcome);
select tests.be('admin');
select public.decline_request(tests.id('walsh'), 'Out of our area');
select is((select status_reason from public.requests where id = tests.id('walsh')), 'Out of our area', 'a declined request has its reason');
select public.review_request(tests.id('walsh'));
select results_eq(
  $$ select status::text, status_reason from public.requests where id = tests.id('walsh') $$, $$ values ('in_review', null) $$,
  'the reason is deleted when the decline is reversed'
);

-- The id of something else
select tests.add_job('moran'), tests.add_application('moran', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('moran', 'caregiver'));
select tests.be_owner();
select is(
  tests.attempt('anon', format('select public.submit_request(tests.payload(''nolan'', %L))', jsonb_build_object('id', id))),
  'malformed_request', 'a request under the id of ' || what
)
from (values
  ('a caregiver', tests.id('caregiver')), ('a job', tests.job('moran')), ('an application', tests.application('moran', 'caregiver')),
  ('a placement', (select id from public.placements where request_id = tests.id('moran')))
) i (what, id);

select * from finish();
rollback;
