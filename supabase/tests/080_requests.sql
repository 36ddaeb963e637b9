-- A family's request: taken once, only whole and sound, frozen as it was sent, and moved on by named steps.
begin;
select plan(319);
\ir fixtures.psql

-- What is wrong with a field, if anything
create function pg_temp.fault(changes jsonb) returns text language sql as $$
  select nullif(private.request_faults(tests.payload('walsh') || changes), '{}')::text
$$;
select is(pg_temp.fault('{}'), null, 'a sound request has no faults');
select is(
  pg_temp.fault(jsonb_build_object(field, value::jsonb)),
  case when fault is not null then format('{"%s": "%s"}', field, fault) end,
  format('%s %s is %s', field, left(value, 50), coalesce(fault, 'fine'))
)
from (values
  ('contact_name', 'null', 'missing'), ('contact_name', '""', 'missing'), ('contact_name', '"   "', 'missing'),
  ('contact_name', '"\n\t\n"', 'invalid'), ('contact_name', '"X"', 'invalid'), ('contact_name', '"Jo"', null),
  ('contact_name', '"Niamh Ní Bhriain 🌼"', null), ('contact_name', to_jsonb(repeat('x', 120))::text, null),
  ('contact_name', to_jsonb(repeat('x', 121))::text, 'too_long'),
  ('contact_name', '12345', 'invalid'), ('contact_name', 'true', 'invalid'), ('contact_name', '{"a": 1}', 'invalid'),
  ('contact_name', '["Peg"]', 'invalid'),
  ('recipient_name', 'null', 'missing'), ('recipient_name', '"X"', 'invalid'), ('recipient_name', '[]', 'invalid'),
  ('recipient_name', to_jsonb(repeat('x', 121))::text, 'too_long'),
  ('address', 'null', 'missing'), ('address', '"12"', 'invalid'), ('address', '"1 A"', null), ('address', '{}', 'invalid'),
  ('address', to_jsonb(repeat('x', 301))::text, 'too_long'),
  ('contact_phone', 'null', null), ('contact_phone', '"020 915"', null), ('contact_phone', '"(020) 915-0001"', null),
  ('contact_phone', '"12345"', 'invalid'), ('contact_phone', '"+------"', 'invalid'), ('contact_phone', '"ring me"', 'invalid'),
  ('contact_phone', '"12345678901234567890123456"', 'invalid'), ('contact_phone', to_json(repeat('1', 101))::text, 'too_long'), ('contact_phone', '353209150001', 'invalid'),
  ('contact_email', 'null', null), ('contact_email', '"peg"', 'invalid'), ('contact_email', '"peg@walsh"', 'invalid'),
  ('contact_email', '"a@walsh.test?bcc=b@c.test"', 'invalid'), ('contact_email', '"a?cc=b@walsh.test"', 'invalid'),
  ('contact_email', '"a b@walsh.test"', 'invalid'), ('contact_email', '"a@b@c.test"', 'invalid'),
  ('contact_email', to_jsonb(repeat('x', 250) || '@a.ie')::text, 'too_long'), ('contact_email', '["a@b.ie"]', 'invalid'),
  ('contact_by', 'null', null), ('contact_by', '"call"', null), ('contact_by', '""', 'missing'), ('contact_by', '"fax"', 'invalid'),
  ('contact_by', '["call"]', 'invalid'), ('contact_language', 'null', null), ('contact_language', '""', null),
  ('contact_language', '"klingon"', 'invalid'), ('contact_language', '{}', 'invalid'),
  ('helper_name', '"X"', 'invalid'), ('helper_name', '"Aoife"', null), ('helper_name', '7', 'invalid'),
  ('helper_relation', '"neighbour"', null), ('helper_relation', '{}', 'invalid'),
  ('helper_agreed_by', '"Peg"', null), ('helper_agreed_by', '"X"', 'invalid'), ('helper_agreed_by', 'true', 'invalid'),
  ('helper_agreed_by', to_jsonb(repeat('x', 121))::text, 'too_long'),
  ('internal_notes', 'null', null), ('internal_notes', '"Rang twice."', null), ('internal_notes', '{}', 'invalid'),
  ('internal_notes', to_jsonb(repeat('x', 4001))::text, 'too_long'),
  ('priority', 'null', null), ('priority', 'true', null), ('priority', 'false', null), ('priority', '"true"', 'invalid'),
  ('priority', '1', 'invalid'), ('priority', '[true]', 'invalid'),
  ('notes', '""', null), ('notes', 'null', null), ('notes', to_jsonb(repeat('x', 4001))::text, 'too_long'),
  ('notes', '["x"]', 'invalid'),
  ('relation', 'null', 'missing'), ('relation', '""', 'missing'), ('relation', '"boss"', 'invalid'),
  ('relation', '1', 'invalid'), ('relation', '["parent"]', 'invalid'),
  ('care_types', 'null', 'missing'), ('care_types', '[]', 'missing'), ('care_types', '["gardening"]', 'invalid'),
  ('care_types', '[null]', 'invalid'), ('care_types', '[1]', 'invalid'), ('care_types', '[["companionship"]]', 'invalid'),
  ('care_types', '"companionship"', 'invalid'), ('care_types', '{"companionship": true}', 'invalid'),
  ('care_types', '["companionship", "companionship"]', null),
  ('skills', 'null', null), ('skills', '[]', null), ('skills', '["driving", null]', 'invalid'), ('skills', '{}', 'invalid'),
  ('languages', 'null', null), ('languages', '["xx"]', 'invalid'), ('languages', '"en"', 'invalid'),
  ('availability', 'null', 'missing'), ('availability', '0', 'missing'), ('availability', '""', 'invalid'),
  ('availability', '268435455', null), ('availability', '268435456', 'invalid'), ('availability', '-1', 'invalid'),
  ('availability', '1.5', 'invalid'), ('availability', '99999999999999999999', 'invalid'), ('availability', 'true', 'invalid'),
  ('availability', '[1]', 'invalid'), ('availability', '"NaN"', 'invalid'),
  ('place_id', 'null', 'missing'), ('place_id', '0', 'invalid'), ('place_id', '-5', 'invalid'),
  ('place_id', '999999999999999999999999', 'invalid'), ('place_id', '"Galway"', 'invalid'), ('place_id', '{}', 'invalid'),
  ('place_id', '1e3', 'invalid'),
  ('starts_on', 'null', 'missing'), ('starts_on', '""', 'missing'), ('starts_on', '"infinity"', 'invalid'),
  ('starts_on', '"now"', 'invalid'), ('starts_on', '"today"', 'invalid'), ('starts_on', '"epoch"', 'invalid'),
  ('starts_on', '"01/02/2027"', 'invalid'), ('starts_on', '20270101', 'invalid'), ('starts_on', '"2027-02-30"', 'invalid'),
  ('starts_on', '"0001-01-01 BC"', 'invalid'), ('starts_on', to_jsonb(private.today() - 32)::text, 'invalid'),
  ('starts_on', to_jsonb(private.today() - 31)::text, null), ('starts_on', to_jsonb(private.today() + 731)::text, null),
  ('starts_on', to_jsonb(private.today() + 732)::text, 'invalid'), ('starts_on', '["2027-01-01"]', 'invalid'),
  ('flexible', 'null', null), ('flexible', 'true', null), ('flexible', '"true"', 'invalid'), ('flexible', '1', 'invalid'),
  ('start', 'null', null), ('start', '""', null), ('start', '"day"', null), ('start', '"soon"', null), ('start', '"never"', 'invalid'),
  ('start', '["soon"]', 'invalid'), ('start', '1', 'invalid'),
  ('duration', 'null', null), ('duration', '""', null), ('duration', '"once"', null), ('duration', '"twice"', 'invalid'),
  ('duration', 'true', 'invalid'),
  ('hours_per_visit', 'null', null), ('hours_per_visit', '0.5', null), ('hours_per_visit', '24', null),
  ('hours_per_visit', '0.49', 'invalid'), ('hours_per_visit', '24.01', 'invalid'), ('hours_per_visit', '1e999', 'invalid'),
  ('hours_per_visit', '"3"', 'invalid'), ('hours_per_visit', '[3]', 'invalid'),
  ('hourly_budget', 'null', null), ('hourly_budget', '1', null), ('hourly_budget', '1000', null),
  ('hourly_budget', '1000.01', 'invalid'), ('hourly_budget', '0.99', 'invalid'), ('hourly_budget', '24.999', 'invalid'), ('hourly_budget', '1e999', 'invalid'),
  ('hourly_budget', '"NaN"', 'invalid'), ('hourly_budget', '"Infinity"', 'invalid'), ('hourly_budget', '"20"', 'invalid'),
  ('hourly_budget', '[20]', 'invalid'), ('hourly_budget', 'true', 'invalid'),
  ('consent', 'null', 'missing'), ('consent', 'false', 'missing'), ('consent', '"true"', 'missing'), ('consent', '1', 'missing'),
  ('reference', 'null', 'invalid'), ('reference', '""', 'invalid'), ('reference', '"ABCDEFGHJ"', 'invalid'),
  ('reference', '"222222222"', null), ('reference', '"22222222"', 'invalid'), ('reference', '"2222222222"', 'invalid'),
  ('reference', '222222222', null), ('reference', '"222222220"', 'invalid'), ('reference', '["222222222"]', 'invalid'),
  ('tracking_secret', 'null', 'invalid'), ('tracking_secret', '"short"', 'invalid'),
  ('tracking_secret', '"ABCDEFABCDEFABCDEFABCDEFABCDEFAB"', 'invalid'),
  ('answers', 'null', 'missing'), ('answers', '[]', 'missing'), ('answers', '{}', 'invalid'), ('answers', '"x"', 'invalid'),
  ('answers', '[1]', 'invalid'), ('answers', '[null]', 'invalid'), ('answers', '[{"question": "Who?"}]', 'invalid'),
  ('answers', '[{"question": "Who?", "answer": 5}]', 'invalid'),
  ('answers', '[{"question": "Who?", "answer": {"html": "<b>"}}]', 'invalid'),
  ('answers', '[{"question": "Who?", "answer": ""}]', null),
  ('answers', jsonb_build_array(jsonb_build_object('question', repeat('q', 501), 'answer', 'x'))::text, 'too_long'),
  ('answers', jsonb_build_array(jsonb_build_object('question', 'Q', 'answer', repeat('x', 4001)))::text, 'too_long'),
  ('answers', (select jsonb_agg('{"question": "Q", "answer": "A"}'::jsonb) from generate_series(1, 61))::text, 'too_long')
) v (field, value, fault);
select is(pg_temp.fault('{"flexible": true, "availability": 0}'), null, 'a family that any time suits names none');
select is(pg_temp.fault('{"flexible": false, "availability": 0}'), '{"availability": "missing"}', 'anyone else does');
select is(
  pg_temp.fault('{"contact_phone": " ", "contact_email": null}'), '{"contact_phone": "missing"}',
  'a family leaves a phone number or an email'
);
select is(
  pg_temp.fault(jsonb_build_object('contact_by', way, 'contact_phone', phone, 'contact_email', email)), fault,
  format('%s, with the number %s and the address %s: %s', way, phone, email, coalesce(fault, 'fine'))
)
from (values
  ('call', '020 915 0001', '', null), ('email', '', 'ann@walsh.test', null), ('either', '020 915 0001', '', null),
  ('either', '', 'ann@walsh.test', null), ('call', ' ', 'ann@walsh.test', '{"contact_phone": "missing"}'),
  ('email', '020 915 0001', ' ', '{"contact_email": "missing"}'), ('call', 'ring me', '', '{"contact_phone": "invalid"}')
) w (way, phone, email, fault);
select is(
  pg_temp.fault(jsonb_build_object('start', start, 'starts_on', day)), fault,
  format('%s with the day %s: %s', start, day, coalesce(fault, 'fine'))
)
from (values
  ('soon', '', null), ('unsure', null, null), ('day', '', '{"starts_on": "missing"}'), ('soon', 'now', '{"starts_on": "invalid"}')
) s (start, day, fault);
select is(
  pg_temp.fault('{"helper_name": "Aoife", "helper_relation": "", "helper_agreed_by": null}'),
  '{"helper_agreed_by": "missing"}', 'a helper says who of the family agrees'
);
select is(
  pg_temp.fault(jsonb_build_object('relation', relation, 'helper_name', name, 'helper_relation', '', 'helper_agreed_by', agreed)), fault,
  format('asked for %s by “%s”: %s', relation, name, coalesce(fault, 'fine'))
)
from (values
  ('friend', 'Aoife', 'Peg', null), ('other', 'Aoife', 'Peg', '{"helper_relation": "missing"}'),
  ('friend', '', '', '{"helper_name": "missing", "helper_agreed_by": "missing"}'),
  ('other', ' ', null, '{"helper_name": "missing", "helper_relation": "missing", "helper_agreed_by": "missing"}'),
  ('relative', '', '', null)
) h (relation, name, agreed, fault);
select is(
  private.request_faults(tests.payload('early', '{"relation": "friend"}') - '{contact_by,contact_language}'::text[]), '{}',
  'what waited on a device since before anyone asked for that is taken'
);
select tests.be('anon');
select public.submit_request(tests.payload('early', '{"relation": "friend"}') - '{contact_by,contact_language}'::text[]);
select tests.be_owner();
select results_eq(
  $$ select contact_by::text, contact_language::text from public.request_contacts where request_id = tests.id('early') $$,
  $$ values ('either', null::text) $$, 'and reached by either, in nobody knows which language'
);
select is(
  (select count(*) from jsonb_object_keys(private.request_faults('{}')))::integer, 13,
  'an empty request is told everything that it lacks at once'
);

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
  'even when what it says does not agree with its answers'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('walsh', '{"tracking_secret": "00000000000000000000000000000000"}')) $$,
  'P0001', 'reference_taken', 'but not with another secret'
);
select results_eq(
  $$ select answer ->> 'message', current_setting('response.status')
     from public.submit_request(tests.payload('daly') || jsonb_build_object('reference', tests.payload('walsh') ->> 'reference')) answer $$,
  $$ values ('reference_taken', '400') $$, 'another request with the same reference is asked to take a new one'
);
select throws_ok(
  $$ select public.submit_request(tests.payload('daly', '{"contact_name": "", "starts_on": "now"}')) $$,
  'P0001', 'invalid_answers', 'faults are refused by name'
);
select is(
  tests.detail($$ select public.submit_request(tests.payload('daly', '{"contact_name": "", "starts_on": "now"}')) $$)::jsonb,
  '{"contact_name": "missing", "starts_on": "invalid"}', 'and listed by field'
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

-- What is not sure
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
  'P0001', 'too_large', 'and one of numbers that are nearly nothing'
);
select throws_ok(
  $$ select public.submit_request('{"contact_name": "Peg\u0000"}') $$, '22P05', null, 'a nul character gets nowhere'
);
select tests.be_owner();

-- What is kept
select results_eq(
  $$ select r.status::text, r.entered_by, r.consented_at, c.contact_name, c.contact_email, c.contact_language::text, c.helper_name, c.address
     from public.requests r join public.request_contacts c on c.request_id = r.id
     where r.id not in (tests.id('soon'), tests.id('unsure'), tests.id('early'), tests.id('any')) $$,
  $$ values ('submitted', null::uuid, now(), 'Walsh Walsh', 'walsh@family.test', 'pl', null, '7 Shop Street') $$,
  'one row is kept, with what was sent first'
);
select is(
  (select answers from public.requests where id = tests.id('walsh')),
  '[{"question": "Who needs care?", "answer": "My mother"}]', 'the answers are kept with their questions'
);
select is(
  (select secret_hash from private.request_links where made_by = 'request' and request_id = tests.id('walsh')),
  sha256(convert_to(tests.payload('walsh') ->> 'tracking_secret', 'utf8')), 'of the secret only the hash is kept'
);
select is(
  tests.attempt('admin', $$ update public.requests set answers = '[]' $$), '42501', 'not even an admin changes the answers'
);
select is(
  tests.attempt('admin', $$ update public.requests set status = 'closed' $$), '42501', 'nor writes the status'
);
select tests.add_request('odd', '{"care_types": ["personal_care", "companionship", "personal_care"], "contact_name": "  Odd Name  ",
  "answers": [{"question": "Q", "answer": "A", "script": "<script>"}]}');
select results_eq(
  $$ select r.care_types::text, c.contact_name, r.answers::text
     from public.requests r join public.request_contacts c on c.request_id = r.id where r.id = tests.id('odd') $$,
  $$ values ('{companionship,personal_care}', 'Odd Name', '[{"answer": "A", "question": "Q"}]') $$,
  'repeats, blanks around and words that nobody asked for are dropped'
);
select tests.be('admin');
select lives_ok($$ select public.submit_request(tests.payload('phoned')) $$, 'an admin enters a request for a caller');
select tests.be('caregiver');
select lives_ok($$ select public.submit_request(tests.payload('aunt')) $$, 'a caregiver asks for care like anyone else');
select tests.be('deactivated');
select lives_ok($$ select public.submit_request(tests.payload('former')) $$, 'and so does someone deactivated');
select tests.be_owner();
select results_eq(
  $$ select id, entered_by from public.requests where id in (tests.id('phoned'), tests.id('aunt')) order by entered_by $$,
  $$ values (tests.id('phoned'), tests.id('admin')), (tests.id('aunt'), null) $$,
  'only an admin''s is marked as entered for another'
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

-- What the staff notes for itself, and who may
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

-- Throttling
create function pg_temp.send(count integer, changes jsonb) returns integer language plpgsql as $$
begin
  for n in 1..count loop
    perform public.submit_request(tests.payload('flood' || n || (changes ->> 'contact_email'), changes));
  end loop;
  return count;
exception when raise_exception then
  return case when sqlerrm = 'too_many_requests' then -1 end;
end $$;
grant execute on function pg_temp.send(integer, jsonb) to anon, authenticated;
select tests.be('anon');
select is(pg_temp.send(10, '{"contact_email": "ten@family.test"}'), 10, 'ten requests in an hour from one family are taken');
select is(
  pg_temp.send(1, '{"contact_email": "TEN+1@family.test ", "id": "00000000-0000-4000-8000-000000000011", "reference": "222222222"}'),
  1, 'and so is the eleventh, since anyone may write a family''s email'
);
select is(pg_temp.send(10, '{"contact_email": "", "contact_phone": "+353 20 915 0002"}'), 10, 'so are ten by phone number');
select is(
  pg_temp.send(1, jsonb_build_object('contact_email', '', 'contact_phone', '+353-209150002',
    'id', '00000000-0000-4000-8000-000000000013', 'reference', tests.reference(13))),
  1, 'and an eleventh'
);
select tests.be('admin');
select is(
  pg_temp.send(1, jsonb_build_object('contact_email', 'ten@family.test',
    'id', '00000000-0000-4000-8000-000000000012', 'reference', tests.reference(12))),
  1, 'and what an admin enters'
);
select results_eq(
  'select id from public.requests where many_alike order by id',
  array['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000013']::uuid[],
  'the eleventh is marked for staff, however email and number are written; what staff enter is not'
);
select tests.be_owner();
select is(
  (select count(*) from generate_series(1, 25) n where private.may_write_to('day+' || n || '@family.test')), 20::bigint,
  'a mailbox gets twenty emails a day about what strangers may have done, however its address is written'
);
-- What is refused counts all the same.
select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true),
  is(private.caller_address(), counted, address || ' counts as ' || counted)
from (values ('2001:db8:1:2:3:4:5:6, 10.0.0.1', '2001:db8:1:2::'), ('192.0.2.7', '192.0.2.7'), ('a:b', 'a:b')) a (address, counted);
select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true);
select tests.be('anon');
select is(
  (select public.submit_request(tests.payload('tester') || jsonb_build_object('reference', tests.payload('walsh') ->> 'reference'))
    ->> 'message'),
  'reference_taken', 'someone tries whether a reference exists'
);
select tests.be_owner();
select is(
  (select hits from private.throttle_hits where key = 'submit_request:192.0.2.9'), 1, 'which counts towards the limit of the address'
);
-- A limit for each address, so that nobody can use up the others'
select set_config('request.headers', '{"x-forwarded-for": "192.0.2.7, 10.0.0.1"}', true);
insert into private.throttle_hits (key, window_start, hits)
values ('submit_request:192.0.2.7', date_bin(interval '10 minutes', now(), timestamptz '2000-01-01'), 60);
select is(tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$), 'too_many_requests',
  'one address has a limit');
select is(
  tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$,
    $$ select set_config('request.headers', '{"x-forwarded-for": "192.0.2.8"}', true) $$),
  '1', 'which no other address feels'
);
select is(tests.attempt('anon', $$ select public.submit_request(tests.payload('walsh')) $$), '1',
  'a repeat of what is stored does not count');
select is(
  tests.attempt('anon', $$ select public.submit_request(tests.payload('late')) $$,
    $$ update private.throttle_hits set window_start = window_start - interval '10 minutes' where key = 'submit_request:192.0.2.7' $$),
  '1', 'ten minutes later there is room again'
);
update private.throttle_hits set window_start = window_start - interval '2 days';
select private.throttle('another', 1, interval '1 hour');
select is((select array_agg(key) from private.throttle_hits), '{another}', 'old counts, which name people, are forgotten');

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
select is((select status_reason from public.requests where id = tests.id('walsh')), 'Out of our area', 'a no has its reason');
select public.review_request(tests.id('walsh'));
select results_eq(
  $$ select status::text, status_reason from public.requests where id = tests.id('walsh') $$, $$ values ('in_review', null) $$,
  'which goes when the no is taken back'
);

-- The id of something else
select tests.add_job('moran'), tests.add_application('moran', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('moran', 'caregiver'));
select tests.be_owner();
select is(
  tests.attempt('anon', format('select public.submit_request(tests.payload(''nolan'', %L))', jsonb_build_object('id', id))),
  'malformed_request', 'a request that says it is ' || what
)
from (values
  ('a caregiver', tests.id('caregiver')), ('a job', tests.job('moran')), ('an application', tests.application('moran', 'caregiver')),
  ('a placement', (select id from public.placements where request_id = tests.id('moran')))
) i (what, id);

select * from finish();
rollback;
