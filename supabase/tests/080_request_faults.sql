-- The faults of a request, for all fields at once.
begin;
select plan(216);
\ir fixtures.psql

create function pg_temp.fault(changes jsonb) returns text language sql as $$
  select nullif(private.request_faults(tests.payload('walsh') || changes), '{}')::text
$$;
select is(pg_temp.fault('{}'), null, 'a valid request has no faults');
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
  ('contact_phone', '"12345678901234567890123456"', 'invalid'), ('tracking_secret', to_json(repeat('a', 32))::text, 'invalid'), ('contact_phone', to_json(repeat('1', 101))::text, 'too_long'), ('contact_phone', '353209150001', 'invalid'),
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
select is(pg_temp.fault('{"flexible": true, "availability": 0}'), null, 'a flexible family need not name times');
select is(pg_temp.fault('{"flexible": false, "availability": 0}'), '{"availability": "missing"}', 'any other family must name times');
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
  'a request from before that question is accepted'
);
select tests.be('anon');
select public.submit_request(tests.payload('early', '{"relation": "friend"}') - '{contact_by,contact_language}'::text[]);
select tests.be_owner();
select results_eq(
  $$ select contact_by::text, contact_language::text from public.request_contacts where request_id = tests.id('early') $$,
  $$ values ('either', null::text) $$, 'with either way of contact and no language'
);
select is(
  (select count(*) from jsonb_object_keys(private.request_faults('{}')))::integer, 13,
  'an empty request gets all its faults at once'
);

select * from finish();
rollback;
