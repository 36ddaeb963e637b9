-- How a family follows its request: they change it by named steps, and withdraw it.
begin;
select plan(169);
\ir fixtures.psql
\ir family_calls.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_job('daly'), tests.add_application('daly', 'stranger'), tests.add_request('kelly');
select tests.be('admin');
select public.add_note(gen_random_uuid(), 'application', tests.application('walsh', 'caregiver'), 'call', 'Peg Walsh rang twice.');
select public.ask_family(tests.id('walsh'), 'Does Peg Walsh manage the stairs?');
select tests.be_owner();

-- What the family sees
select is(
  pg_temp.as_family('track') - '{questions,steps,links}'::text[],
  jsonb_build_object(
    'purpose', 'all', 'reference', pg_temp.reference('walsh'), 'status', 'open', 'statusReason', null, 'submittedAt', now(),
    'start', 'day', 'startsOn', tests.today() + 7, 'hoursPerVisit', null, 'duration', null, 'careTypes', array['companionship'], 'place', 'Galway, Co. Galway',
    'contact', '{"contactName": "Walsh Walsh", "contactPhone": "+353209150001", "contactEmail": "walsh@family.test", "contactBy": "either", "contactLanguage": "pl"}'::jsonb,
    'caregivers', '[]'::jsonb, 'week', '{"asked": 5, "covered": 0, "lookedFor": 5, "until": []}'::jsonb || '{"visits": [{"days": 1, "opens": 360, "closes": 720, "minutes": null}, {"days": 1, "opens": 1020, "closes": 1320, "minutes": null}]}', 'introductions', '[]'::jsonb, 'visits', '[]'::jsonb, 'newTerms', '[]'::jsonb, 'checkIns', '[]'::jsonb, 'complaints', '[]'::jsonb, 'messages', '[]'::jsonb, 'careBy', '[]'::jsonb, 'contactReadings', '[]'::jsonb, 'arrivalNotes', null, 'erasedAt', null,
    'turn', 'family', 'due', null, 'takeBackUntil', null,
    'wantsEmails', true, 'answers', tests.payload('walsh') -> 'answers',
    'asked', jsonb_build_object(
      'relation', 'parent', 'careTypes', array['companionship'], 'skills', array['driving'], 'languages', array['en'],
      'availability', 5, 'flexible', false, 'start', 'day', 'startsOn', tests.today() + 7, 'setTimes', null, 'hoursPerVisit', null, 'duration', null, 'hourlyBudget', 20, 'notes', 'She loves music.',
      'placeId', tests.place('Galway'), 'contactName', 'Walsh Walsh', 'contactPhone', '+353209150001',
      'contactEmail', 'walsh@family.test', 'contactBy', 'either', 'contactLanguage', 'pl', 'recipientName', 'Peg Walsh', 'address', '7 Shop Street', 'helperName', '',
      'helperRelation', 'neighbour', 'helperAgreedBy', 'Peg herself', 'helperPhone', '', 'helperEmail', ''
    ),
    'can', '{"answer": true, "write": true, "change": false, "changeContact": true, "chooseEmails": true, "withdraw": true, "takeBack": false, "erase": true}'::jsonb
  ),
  'a family sees its request, and none of the staff''s notes'
);
select is(
  pg_temp.as_family('track') -> 'steps',
  (select jsonb_agg(jsonb_build_object('step', step, 'at', now(), 'promisedBy', promised))
   from (values ('submitted', null), ('open', private.due_on('request', now())), ('question', null)) told (step, promised)),
  'a family sees each step with its date and the promised day'
);
select is(
  pg_temp.as_family('track') -> 'questions',
  jsonb_build_array(jsonb_build_object(
    'id', pg_temp.question('walsh'), 'question', 'Does Peg Walsh manage the stairs?', 'askedAt', now(), 'answer', null, 'answeredAt', null
  )),
  'a family sees what it is asked'
);
select is(
  pg_temp.as_family('track', $$ select tests.be('admin'), public.decline_request(tests.id('kelly'), 'Out of our area'), tests.be_owner() $$, 'kelly')
    ->> 'statusReason', 'Out of our area', 'a declined family sees the reason'
);

-- Every step from every status: `can` says what will happen
select is(
  pg_temp.as_family(step, format('update public.requests set status = %L where id = tests.id(''walsh'')', state)) #>> '{reference}',
  case when allowed then pg_temp.reference('walsh') end, format('%s: %s', state, step)
) from (values
  ('answer', '{submitted,in_review,open,matched}'), ('write', '{submitted,in_review,open,matched,closed,declined,withdrawn}'), ('change', '{submitted}'), ('changeContact', '{submitted,in_review,open,matched}'),
  ('chooseEmails', enum_range(null::public.request_status)::text), ('withdraw', '{submitted,in_review,open}'), ('takeBack', '{withdrawn}'), ('erase', '{submitted,in_review,open,closed,declined,withdrawn}')
) s (step, starts), unnest(enum_range(null::public.request_status)) state,
lateral (select state::text = any (starts::text[]) as allowed) a;
select is(
  pg_temp.as_family('track', format('update public.requests set status = %L where id = tests.id(''walsh'')', state)) -> 'can',
  (select jsonb_object_agg(step, jsonb_typeof(
    pg_temp.as_family(step, format('update public.requests set status = %L where id = tests.id(''walsh'')', state))) = 'object')
   from unnest('{answer,write,change,changeContact,chooseEmails,withdraw,takeBack,erase}'::text[]) step),
  format('%s: the family is told what it may do', state)
) from unnest(enum_range(null::public.request_status)) state;
select is(
  pg_temp.as_family('withdraw', 'update public.requests set status = ''matched'' where id = tests.id(''walsh'')'),
  '"request_step_not_allowed"', 'withdrawing too late is refused'
);

-- Answers
select is(
  pg_temp.told('anon', format('select public.answer_question(%L, %L, %L, %L)', pg_temp.reference('walsh'),
    pg_temp.secret('walsh'), pg_temp.question('walsh'), answer)),
  to_jsonb(outcome), 'an answer that is refused: ' || outcome
)
from (values
  (null, 'answer_missing'), ('', 'answer_missing'), (E' \n\t ', 'answer_missing'), (repeat('x', 4001), 'too_long'),
  (repeat('x', 1000000), 'too_long')
) a (answer, outcome);
select is(
  (pg_temp.told('anon', format('select public.answer_question(%L, %L, %L, %L)', pg_temp.reference('walsh'),
    pg_temp.secret('walsh'), pg_temp.question('walsh'), answer)) -> 'questions' -> 0) - 'id' - 'question',
  jsonb_build_object('askedAt', now(), 'answer', kept, 'answeredAt', now()), 'an answer that is accepted'
)
from (values (E'  Yes, slowly.\n', 'Yes, slowly.'), (repeat('x', 4000), repeat('x', 4000)), ('{"a": 1}', '{"a": 1}'), ('5', '5')) a (answer, kept);
select tests.be('anon');
select public.answer_question(pg_temp.reference('walsh'), pg_temp.secret('walsh'), pg_temp.question('walsh'), 'Yes, slowly.');
select is(
  (public.answer_question(pg_temp.reference('walsh'), pg_temp.secret('walsh'), pg_temp.question('walsh'), 'Yes, slowly. '))
    #>> '{questions,0,answer}', 'Yes, slowly.', 'the same answer can be sent twice'
);
select throws_ok(
  $$ select public.answer_question(pg_temp.reference('walsh'), pg_temp.secret('walsh'), pg_temp.question('walsh'), 'No.') $$,
  'P0001', 'request_step_not_allowed', 'another answer is refused'
);
select is(
  public.track_request(pg_temp.reference('walsh'), pg_temp.secret('walsh')) #>> '{can,answer}', 'false',
  'the page says that nothing is left to answer'
);
select tests.be_owner();

-- Contact details
select is(
  pg_temp.told('anon', format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('walsh'), pg_temp.secret('walsh'), contact)),
  '"invalid_answers"', 'a contact that is refused: ' || coalesce(left(contact, 60), 'nothing')
)
from unnest(array[
  null, 'null', '{}', '[]', '5', '"text"', 'true', '[{"contactName": "Ann Walsh", "contactPhone": "0209150009"}]',
  '{"contactName": "Ann Walsh"}', '{"contactName": "Ann Walsh", "contactPhone": " ", "contactEmail": ""}',
  '{"contactName": "", "contactPhone": "0209150009"}', '{"contactName": 5, "contactPhone": "0209150009"}',
  '{"contactName": {"x": 1}, "contactPhone": "0209150009"}', '{"contactName": "Ann Walsh", "contactPhone": 209150009}',
  '{"contactName": "Ann Walsh", "contactPhone": ["0209150009"]}', '{"contactName": "Ann Walsh", "contactEmail": "ann"}',
  '{"contact_name": "Ann Walsh", "contact_phone": "0209150009"}',
  jsonb_build_object('contactName', repeat('x', 121), 'contactPhone', '0209150009')::text,
  jsonb_build_object('contactName', 'Ann Walsh', 'contactEmail', repeat('x', 1000000) || '@family.test')::text
]) contact;
select is(
  tests.detail(format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('walsh'), pg_temp.secret('walsh'),
    jsonb_build_object('contactName', repeat('x', 121), 'contactPhone', 'ring me')))::jsonb,
  '{"contactName": "too_long", "contactPhone": "invalid"}', 'the error names each invalid field'
);
select is(
  pg_temp.told('anon', format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('walsh'), pg_temp.secret('walsh'),
    '{"contactName": [1e131000]}')),
  '"too_large"', 'a huge number is refused'
);
select throws_ok(
  $$ select public.change_request_contact('222222222', '', '{"contactName": "Ann\u0000"}') $$, '22P05', null, 'a nul character is refused'
);
select tests.be('anon');
select is(
  public.change_request_contact(pg_temp.reference('walsh'), pg_temp.secret('walsh'),
    '{"contactName": " Ann\u200b\nWalsh\u202e ", "contactPhone": "", "contactEmail": "ann@family.test", "address": "Elsewhere", "request_id": 7}') -> 'contact',
  '{"contactName": "Ann Walsh", "contactPhone": null, "contactEmail": "ann@family.test", "contactBy": "either", "contactLanguage": "pl"}',
  'a family changes how it is reached'
);
select is(
  public.change_request_contact(pg_temp.reference('walsh'), pg_temp.secret('walsh'),
    '{"contactName": "Ann Walsh", "contactEmail": "ann@family.test", "contactBy": "email", "contactLanguage": "ga"}') #> '{contact,contactLanguage}',
  '"ga"', 'a family changes its language'
);
select is(
  tests.detail(format('select public.change_request_contact(%L, %L, %L)', pg_temp.reference('walsh'), pg_temp.secret('walsh'), contact))::jsonb,
  faults, 'a contact with these faults is refused: ' || faults::text
)
from (values
  ('{"contactName": "Ann Walsh", "contactPhone": "0209150009"}', '{"contactEmail": "missing"}'::jsonb),
  ('{"contactName": "Ann Walsh", "contactEmail": "ann@family.test", "contactBy": "call", "contactLanguage": "xx"}',
    '{"contactPhone": "missing", "contactLanguage": "invalid"}'),
  ('{"contactName": "Ann Walsh", "contactEmail": "ann@family.test", "contactBy": ""}', '{"contactBy": "missing"}')
) c (contact, faults);
select tests.be_owner();
select results_eq(
  $$ select contact_name, contact_phone, contact_email, recipient_name, address from public.request_contacts where request_id = tests.id('walsh') $$,
  $$ values ('Ann Walsh', null, 'ann@family.test', 'Peg Walsh', '7 Shop Street') $$, 'nothing else of the contact changes'
);

-- Staff ask
select is(tests.attempt(person, $$ select public.ask_family(tests.id('kelly'), 'Who has a key?') $$), outcome, person || ' asking the family comes to ' || outcome)
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt(person, $$ select public.read_answers(tests.id('walsh')) $$), outcome, person || ' marking answers as read comes to ' || outcome)
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('admin', $$ select public.ask_family(tests.id('kelly'), 'Who has a key?') $$,
    format('update public.requests set status = %L where id = tests.id(''kelly'')', state)),
  case when state in ('submitted', 'in_review', 'open', 'matched') then '1' else 'request_step_not_allowed' end,
  format('%s: ask_family', state)
) from unnest(enum_range(null::public.request_status)) state;
select is(tests.attempt('admin', statement), outcome, 'a question that is refused: ' || outcome)
from (values
  ($$ select public.ask_family(gen_random_uuid(), 'Who has a key?') $$, 'request_not_found'),
  ($$ select public.ask_family(null, 'Who has a key?') $$, 'request_not_found'),
  ($$ select public.ask_family(tests.id('kelly'), null) $$, 'question_missing'),
  ($$ select public.ask_family(tests.id('kelly'), E' \n ') $$, 'question_missing'),
  ($$ select public.ask_family(tests.id('kelly'), repeat('x', 1001)) $$, 'too_long'),
  ($$ select public.ask_family(tests.id('kelly'), 'And ' || n) from generate_series(1, 21) n $$, 'too_many_questions')
) s (statement, outcome);
select results_eq(
  $$ select to_address, kind::text, params - 'secret' from private.mails where kind = 'question' $$,
  $$ values ('walsh@family.test', 'question', jsonb_build_object('reference', private.show_reference(pg_temp.reference('walsh')))) $$,
  'a family with an email address gets an email with the reference and a link'
);
select tests.add_request('phone', '{"contact_email": ""}');
select tests.be('admin');
select public.ask_family(tests.id('phone'), 'Who has a key?');
select tests.be_owner();
select is((select count(*) from private.mails where kind = 'question'), 1::bigint, 'a family without an email address gets none');
select is((select read_at from public.request_questions where request_id = tests.id('walsh')), null, 'an answer is unread at first');
select tests.be('admin');
select public.read_answers(tests.id('walsh')), public.read_answers(tests.id('phone'));
select results_eq(
  $$ select request_id, read_at from public.request_questions order by read_at $$,
  $$ values (tests.id('walsh'), now()), (tests.id('phone'), null) $$, 'staff mark answers as read, but not open questions'
);
select tests.be_owner();

-- Withdrawing
select tests.be('anon');
select is(
  public.withdraw_request(pg_temp.reference('daly'), pg_temp.secret('daly'), ' My sister moves in. ') - '{steps,can}'::text[]
    ->> 'statusReason', 'My sister moves in.', 'a family withdraws, and may say why'
);
select throws_ok(
  $$ select public.withdraw_request(pg_temp.reference('daly'), pg_temp.secret('daly')) $$, 'P0001', 'request_step_not_allowed', 'a family withdraws only once'
);
select is(
  pg_temp.told('anon', format('select public.withdraw_request(%L, %L, %L)', pg_temp.reference('walsh'), pg_temp.secret('walsh'), repeat('x', 1001))),
  '"too_long"', 'a reason that is too long is refused'
);
select tests.be('stranger');
select results_eq(
  $$ select a.status::text, (a.steps -> -1 ->> 'at')::timestamptz, a.status_reason, j.status::text
     from public.my_applications() a, public.my_job((a.job ->> 'id')::uuid) j where j.job_id = tests.job('daly') $$,
  $$ values ('declined', now(), E'\x1ffamily_needs_no_care\x1f', 'closed') $$,
  'the applicant has an answer and sees the job closed'
);
select is_empty($$ select from public.match_jobs() where job_id = tests.job('daly') $$, 'the job is proposed to nobody any more');
select throws_ok($$ select public.apply_to_job(tests.job('daly')) $$, 'P0001', 'already_applied', 'the applicant can’t apply again');
select tests.be('caregiver');
select throws_ok($$ select public.apply_to_job(tests.job('daly')) $$, 'PT404', 'job_not_found', 'nobody else can apply');
select is(
  (select status::text from public.applications where job_id = tests.job('walsh')), 'submitted', 'other jobs'' applications stay as they were'
);
select tests.be('admin');
select throws_ok($$ select tests.place_by_phone(tests.application('daly', 'stranger')) $$, 'P0001', 'job_not_open', 'nobody can be placed on the closed job');
select tests.be_owner();

-- Placed, and closed
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select is(
  pg_temp.as_family('track') -> 'caregivers',
  jsonb_build_array(jsonb_build_object('placement', (select p.id from public.placements p where p.request_id = tests.id('walsh')), 'name', 'Caregiver Byrne', 'phone', '+353209123456', 'startsOn', private.first_agreed_day(private.windows(5), tests.today() + 7), 'endsOn', null, 'periods', null, 'endReason', null, 'visits', private.windows(5), 'availability', 5, 'hourlyRate', (select p.hourly_rate from public.placements p where p.request_id = tests.id('walsh')), 'checked', '[]'::jsonb, 'hasPhoto', false)),
  'after the placement the family reads who comes'
);
select is(pg_temp.as_family('track', given) -> 'caregivers', '[]', 'the page does not name a caregiver who is ' || reason)
from (values
  ('update public.caregiver_profiles set status = ''suspended'' where user_id = tests.id(''caregiver'')', 'suspended'),
  ('update public.users set deactivated_at = now() where id = tests.id(''caregiver'')', 'deactivated')
) s (given, reason);
select is(pg_temp.as_family('erase'), '"request_step_not_allowed"', 'a family can’t erase its request while a caregiver is placed');
select is(tests.attempt(person, $$ select public.close_request(tests.id('walsh'), 'The care has ended.') $$), outcome, person || ' closing the request comes to ' || outcome)
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('admin', $$ select public.close_request(tests.id('walsh'), 'The care has ended.') $$,
    format('update public.requests set status = %L where id = tests.id(''walsh'')', state)),
  case when state in ('open', 'matched') then '1' else 'request_step_not_allowed' end, format('%s: close_request', state)
) from unnest(enum_range(null::public.request_status)) state;
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ($$ select public.close_request(gen_random_uuid()) $$, 'request_not_found'),
  ($$ select public.close_request(tests.id('walsh'), ' ') $$, 'reason_missing'),
  ($$ select public.close_request(tests.id('walsh'), repeat('x', 1001)) $$, 'too_long')
) s (statement, outcome);
select is(
  pg_temp.as_family('track', $$ select tests.be('caregiver'); select public.read_contact(tests.id('walsh'));
    select tests.be('admin'); select public.read_contact(tests.id('walsh')); select tests.be_owner() $$) -> 'contactReadings',
  jsonb_build_array(jsonb_build_object('by', null, 'at', now()), jsonb_build_object('by', 'Caregiver Byrne', 'at', now())),
  'a family sees who read its contact, staff without a name'
);
select is(tests.attempt('caregiver', 'select public.read_contact(tests.id(''walsh''))'), '1', 'until the end the caregiver reads the contact');
select tests.be('admin');
select public.close_request(tests.id('walsh'), 'The care has ended.');
select tests.be_owner();
select is(tests.attempt('caregiver', 'select public.read_contact(tests.id(''walsh''))'), '0', 'after the end the caregiver no longer reads the contact');
select is(tests.attempt('caregiver', 'select from public.placements'), '1', 'the caregiver still reads the placement');
select is(
  (select array[t ->> 'status', t ->> 'statusReason', t ->> 'caregivers'] from pg_temp.as_family('track') t),
  array['closed', 'The care has ended.', '[]'], 'the family reads that it is closed, and why'
);

select tests.add_job('quinn'), tests.add_application('quinn', 'stranger');
select tests.be('admin');
select public.close_request(tests.id('quinn'));
select results_eq(
  $$ select r.status::text, r.status_reason, j.status::text, a.status::text, a.declined_at, a.status_reason
     from public.requests r join public.jobs j on j.request_id = r.id join public.applications a on a.job_id = j.id
     where r.id = tests.id('quinn') $$,
  $$ values ('closed', null, 'closed', 'declined', now(), E'\x1fnobody_needed\x1f') $$,
  'closing an open request declines its applicants'
);
select tests.be_owner();

select * from finish();
rollback;
