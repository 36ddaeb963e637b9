-- How a family follows their request: only reference and secret together open it. They change it by named steps,
-- withdraw it, and erase everything personal.
begin;
select plan(407);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger'),
  tests.add_job('daly'), tests.add_application('daly', 'stranger'), tests.add_request('kelly');
select tests.be('admin');
select public.add_note(gen_random_uuid(), 'application', tests.application('walsh', 'caregiver'), 'call', 'Peg Walsh rang twice.');
select public.ask_family(tests.id('walsh'), 'Does Peg Walsh manage the stairs?');
select tests.be_owner();

create function pg_temp.question(family text) returns uuid language sql stable security definer as $$
  select q.id from public.request_questions q where q.request_id = tests.id(family) order by q.asked_at limit 1
$$;
create function pg_temp.reference(family text) returns text language sql as $$ select tests.payload(family) ->> 'reference' $$;
create function pg_temp.secret(family text) returns text language sql as $$ select tests.payload(family) ->> 'tracking_secret' $$;

-- A family's calls with this key, as the family of this name would send them.
create function pg_temp.calls(reference text, secret text, family text default 'walsh')
returns table (step text, statement text) language sql as $$
  select step, format(call, reference, secret, pg_temp.question(family)) from (values
    ('track', 'select public.track_request(%L, %L)'),
    ('answer', 'select public.answer_question(%L, %L, %L, ''Yes, slowly.'')'),
    ('write', 'select public.ask_team(%L, %L, gen_random_uuid(), ''question'', ''Who comes?'')'),
    ('changeContact', 'select public.change_request_contact(%L, %L,
      ''{"contactName": "Ann Walsh", "contactPhone": "", "contactEmail": "ann@family.test"}'')'),
    ('change', 'select public.change_request(%L, %L, ''' || tests.payload(
      'walsh', '{"answers": [{"question": "Who needs care?", "answer": "My aunt"}]}'
    )::text || ''')'),
    ('chooseEmails', 'select public.choose_family_emails(%L, %L, false)'),
    ('withdraw', 'select public.withdraw_request(%L, %L, ''My sister moves in.'')'),
    ('takeBack', 'select public.take_back_withdrawal(%L, %L)'),
    ('erase', 'select public.erase_request(%L, %L)')
  ) c (step, call)
$$;
-- What a call answers, or the name of its error; all of it is undone.
create function pg_temp.told(person text, statement text, given text default 'select') returns jsonb
language plpgsql as $$
declare
  answer jsonb;
begin
  execute given;
  perform tests.be(person);
  execute statement into answer;
  raise exception using errcode = 'UNDO0', message = coalesce(answer, 'null');
exception when others then
  return case when sqlstate = 'UNDO0' then sqlerrm::jsonb
    else to_jsonb(case when sqlerrm ~ '^[a-z]+(_[a-z]+)+$' then sqlerrm else sqlstate end) end;
end $$;
create function pg_temp.as_family(step text, given text default 'select', family text default 'walsh') returns jsonb
language sql as $$
  select pg_temp.told('anon', c.statement, given)
  from pg_temp.calls(pg_temp.reference(family), pg_temp.secret(family), family) c where c.step = as_family.step
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Only both together open a request, and nothing says which one is wrong
select is(pg_temp.told('anon', c.statement), 'null', format('%s: %s', k.why, c.step))
from (values
  ('no such reference', '222222222', pg_temp.secret('walsh')),
  ('a wrong secret', pg_temp.reference('walsh'), repeat('0', 32)),
  ('the secret of another request', pg_temp.reference('walsh'), pg_temp.secret('kelly')),
  ('the reference of another request', pg_temp.reference('kelly'), pg_temp.secret('walsh')),
  ('both swapped', pg_temp.secret('walsh'), pg_temp.reference('walsh')),
  ('no key at all', null, null),
  ('no secret', pg_temp.reference('walsh'), null),
  ('an empty secret', pg_temp.reference('walsh'), ''),
  ('no reference', null, pg_temp.secret('walsh')),
  ('a secret cut short', pg_temp.reference('walsh'), left(pg_temp.secret('walsh'), 31)),
  ('a secret with something after it', pg_temp.reference('walsh'), pg_temp.secret('walsh') || repeat('0', 100000)),
  ('the stored hash as the secret', pg_temp.reference('walsh'),
    encode(sha256(convert_to(pg_temp.secret('walsh'), 'utf8')), 'hex')),
  ('wildcards', '%', '%'),
  ('the id as the reference', tests.id('walsh')::text, pg_temp.secret('walsh')),
  ('a megabyte of each', repeat('K', 1000000), repeat('a', 1000000))
) k (why, reference, secret)
cross join pg_temp.calls(k.reference, k.secret) c;
select is(pg_temp.told(person, c.statement), 'null', format('the wrong secret, used by %s: %s', person, c.step))
from unnest('{admin,caregiver,deactivated}'::text[]) person, pg_temp.calls(pg_temp.reference('walsh'), repeat('0', 32)) c;
select is(pg_temp.told(person, c.statement, format(
  'update public.requests set status = %L where id = tests.id(''walsh'')', case step when 'takeBack' then 'withdrawn' else 'submitted' end
)) ->> 'reference', pg_temp.reference('walsh'), format('the right key, used by %s: %s', person, c.step))
from unnest('{anon,caregiver,deactivated}'::text[]) person, pg_temp.calls(pg_temp.reference('walsh'), pg_temp.secret('walsh')) c;
select is(
  pg_temp.told('anon', format('select public.track_request(%L, %L)', reference, secret)) ->> 'status', 'open',
  format('the key as people type it: %s, %s', reference, secret)
)
from (values
  (lower(private.show_reference(pg_temp.reference('walsh'))), upper(pg_temp.secret('walsh'))),
  (' ' || regexp_replace(pg_temp.reference('walsh'), '(...)', '\1 ', 'g'), regexp_replace(pg_temp.secret('walsh'), '(.{4})', '\1-', 'g'))
) k (reference, secret);
select throws_ok(
  format($$ select public.answer_question(%L, %L, 'not-an-id', 'x') $$, pg_temp.reference('walsh'), pg_temp.secret('walsh')),
  '22P02', null, 'a malformed id is refused'
);
select is(
  pg_temp.told('anon', format('select public.answer_question(%L, %L, %L, ''x'')', pg_temp.reference('kelly'), pg_temp.secret('kelly'), question)),
  '"question_not_found"', 'an unknown question or one of another request is not found'
)
from unnest(array[pg_temp.question('walsh'), gen_random_uuid(), null]) question;

-- Wrong tries are counted, since they raise no error that would roll the count back
select tests.be('anon');
select is(
  (select count(public.track_request(pg_temp.reference('walsh'), md5(n::text))) from generate_series(1, 15) n)
  + (select count(public.erase_request(pg_temp.reference('walsh'), md5(n::text))) from generate_series(1, 15) n),
  0::bigint, 'thirty wrong tries in ten minutes get no answer'
);
select tests.be_owner();
select is((select hits from private.throttle_hits where key = 'open_link:'), 30, 'all calls count towards the thirty');
select is(pg_temp.told('anon', c.statement), '"too_many_requests"', format('after thirty, too_many_requests: %s', c.step))
from pg_temp.calls(pg_temp.reference('walsh'), repeat('0', 32)) c;
select is(
  pg_temp.told('anon', format('select public.track_request(%L, %L)', '222222222', pg_temp.secret('walsh'))),
  '"too_many_requests"', 'after thirty, too_many_requests also for a wrong reference'
);
select is(pg_temp.as_family('track') ->> 'status', 'open', 'the right key works from the same IP address');
select is(
  pg_temp.told('anon', 'select public.track_request('''', '''')', $$ select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true) $$),
  'null', 'another IP address has its own count'
);
delete from private.throttle_hits;
select is(
  pg_temp.as_family(step, format(
    'update public.requests set status = ''submitted'' where id = tests.id(''walsh''); insert into private.throttle_hits values (%L, date_bin(interval ''1 hour'', now(), timestamptz ''2000-01-01''), 60)',
    'change_request:' || tests.id('walsh'))),
  '"too_many_requests"', 'a request can be changed sixty times an hour: ' || step
)
from unnest('{answer,change,changeContact,chooseEmails,withdraw,erase}'::text[]) step;
select is(pg_temp.as_family('track') #>> '{can,erase}', 'true', 'reading does not count as a change');
select is((select count(*) from private.throttle_hits), 0::bigint, 'reading counts nowhere');

-- What the family sees
select is(
  pg_temp.as_family('track') - '{questions,steps,links}'::text[],
  jsonb_build_object(
    'purpose', 'all', 'reference', pg_temp.reference('walsh'), 'status', 'open', 'statusReason', null, 'submittedAt', now(),
    'start', 'day', 'startsOn', tests.today() + 7, 'hoursPerVisit', null, 'duration', null, 'careTypes', array['companionship'], 'place', 'Galway, Co. Galway',
    'contact', '{"contactName": "Walsh Walsh", "contactPhone": "+353209150001", "contactEmail": "walsh@family.test", "contactBy": "either", "contactLanguage": "pl"}'::jsonb,
    'caregivers', '[]'::jsonb, 'week', '{"asked": 5, "covered": 0, "lookedFor": 5, "until": []}'::jsonb || '{"visits": [{"days": 1, "opens": 360, "closes": 720, "minutes": null}, {"days": 1, "opens": 1020, "closes": 1320, "minutes": null}]}', 'introductions', '[]'::jsonb, 'visits', '[]'::jsonb, 'newTerms', '[]'::jsonb, 'checkIns', '[]'::jsonb, 'complaints', '[]'::jsonb, 'messages', '[]'::jsonb, 'careBy', '[]'::jsonb, 'contactReadings', '[]'::jsonb, 'arrivalNotes', null, 'erasedAt', null,
    'turn', 'family', 'due', null, 'lastStaffStep', jsonb_build_object('step', 'question', 'at', now()), 'takeBackUntil', null,
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

-- Erasing
create function pg_temp.mentions(pattern text) returns table (place text) language plpgsql as $$
declare
  item record;
begin
  for item in
    select c.oid::regclass as relation from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      -- Counts name addresses for a day (20261121000100_access.sql).
      and c.relname <> 'throttle_hits'
  loop
    return query execute format('select %L || '': '' || t::text from %s t where t::text ~* $1', item.relation, item.relation) using pattern;
  end loop;
end $$;
create function pg_temp.told_of_walsh() returns table (place text) language sql as $$
  select * from pg_temp.mentions('peg|ann walsh|walsh walsh|915 ?0001|shop street|(walsh|ann)@family|music|my mother|stairs|slowly|rang twice|walk by the sea')
$$;
delete from private.mails;
select isnt_empty('select * from pg_temp.told_of_walsh()', 'before: the family is named in tables and events');
delete from public.requests where id in (tests.id('kelly'), tests.id('phone'), tests.id('quinn'));
delete from public.placements where request_id = tests.id('daly');
delete from public.requests where id = tests.id('daly');
alter table public.events disable trigger append_only;
delete from public.events e where e.subject_type like 'request%' and e.subject_id <> tests.id('walsh')::text
  or e.subject_type = 'jobs' and e.subject_id <> tests.job('walsh')::text;
alter table public.events enable trigger append_only;
select private.queue_mail('WALSH@family.test', 'question', '{}', tests.id('walsh')),
  private.queue_mail('ann@family.test', 'question', '{}', tests.id('walsh')),
  private.queue_mail('someone@family.test', 'question', '{"reference": "KKK-KKK-KKK"}');
update private.mails set sent_at = now() where to_address = 'ann@family.test';
select tests.be('anon');
select is(
  public.erase_request(pg_temp.reference('walsh'), pg_temp.secret('walsh')) - '{steps,links}'::text[],
  jsonb_build_object(
    'purpose', 'all',
    'reference', pg_temp.reference('walsh'), 'status', 'closed', 'statusReason', null, 'submittedAt', now(),
    'start', 'day', 'startsOn', tests.today() + 7, 'hoursPerVisit', null, 'duration', null, 'careTypes', array['companionship'], 'place', 'Galway, Co. Galway',
    'contact', null, 'questions', '[]'::jsonb, 'caregivers', '[]'::jsonb,
    'week', '{"asked": 5, "covered": 0, "lookedFor": 0, "until": []}'::jsonb || '{"visits": [{"days": 1, "opens": 360, "closes": 720, "minutes": null}, {"days": 1, "opens": 1020, "closes": 1320, "minutes": null}]}', 'introductions', '[]'::jsonb, 'visits', '[]'::jsonb, 'newTerms', '[]'::jsonb, 'checkIns', '[]'::jsonb, 'complaints', '[]'::jsonb, 'messages', '[]'::jsonb, 'careBy', '[]'::jsonb, 'contactReadings', '[]'::jsonb, 'arrivalNotes', null, 'erasedAt', now(),
    'turn', null, 'due', null, 'lastStaffStep', jsonb_build_object('step', 'closed', 'at', now()), 'takeBackUntil', null,
    'wantsEmails', null, 'answers', '[]'::jsonb, 'asked', null,
    'can', '{"answer": false, "write": false, "change": false, "changeContact": false, "chooseEmails": false, "withdraw": false, "takeBack": false, "erase": false}'::jsonb
  ),
  'a family erases its request and is shown what is left'
);
select tests.be_owner();
select is_empty('select * from pg_temp.told_of_walsh()', 'after: no table and no event names the family');
select is(
  (select array_agg(s ->> 'step') from jsonb_array_elements(pg_temp.as_family('track') -> 'steps') s),
  '{care_ended,submitted,open,contact_changed,contact_changed,matched,closed}', 'steps and their dates are kept'
);
select results_eq(
  $$ select action, before, after from public.events where subject_type = 'requests' order by id desc limit 1 $$,
  $$ values ('update', '{"erased_at": null}'::jsonb, jsonb_build_object('erased_at', now())) $$, 'the erasure is in the audit log'
);
select results_eq(
  $$ select r.status::text, r.care_types::text, p.name, r.starts_on, r.submitted_at, r.answers::text, r.skills::text
     from public.requests r join public.places p on p.id = r.place_id $$,
  $$ values ('closed', '{companionship}', 'Galway', tests.today() + 7, now(), '[]', '{}') $$, 'the kind of care is kept for figures'
);
select results_eq(
  $$ select caregiver_id, caregiver_name, starts_on, placed_at, ended_at from public.placements $$,
  $$ values (tests.id('caregiver'), 'Caregiver Byrne', private.first_agreed_day(private.windows(5), tests.today() + 7), now(), now()) $$, 'the placement is kept as proof'
);
select results_eq(
  'select to_address from private.mails', $$ values ('someone@family.test') $$, 'only emails to the family are deleted'
);
select tests.be('caregiver');
select results_eq(
  $$ select j.title, j.summary, a.status::text
     from public.my_applications() a, public.my_job((a.job ->> 'id')::uuid) j $$,
  $$ values (E'\x1fcare_in Galway\x1f', E'\x1ffamily_erased_request\x1f', 'placed') $$, 'a caregiver still finds the application'
);
select tests.be('admin');
select results_eq(
  'select count(*), count(c.request_id) from public.requests r left join public.request_contacts c on c.request_id = r.id',
  $$ values (1::bigint, 0::bigint) $$, 'an admin still finds the request'
);
select tests.be_owner();
select is(pg_temp.as_family(step), '"request_step_not_allowed"', 'nothing more can be done with it: ' || step)
from unnest('{changeContact,withdraw}'::text[]) step;
select is(pg_temp.as_family('erase') ->> 'erasedAt', pg_temp.as_family('track') ->> 'erasedAt', 'erasing again changes nothing');
select is(tests.attempt('admin', $$ select public.ask_family(tests.id('walsh'), 'Are you well?') $$), 'request_step_not_allowed',
  'staff can’t ask an erased family');
select tests.be('anon');
select is(
  (select public.submit_request(tests.payload('walsh')) -> 0 ->> 'status'), 'closed', 'an erased request that is sent again gets its receipt'
);
select tests.be_owner();
select is((select count(*) from public.request_contacts), 0::bigint, 'an erased request that is sent again restores nothing');

-- While the search continues, erasing withdraws first
select tests.add_job('egan'), tests.add_application('egan', 'stranger');
select tests.be('anon');
select is(
  (select array[t ->> 'status', t ->> 'statusReason'] from public.erase_request(pg_temp.reference('egan'), pg_temp.secret('egan')) t),
  array['withdrawn', null], 'an open request is withdrawn and erased'
);
select tests.be_owner();
select results_eq(
  $$ select j.status::text, a.status::text, a.status_reason from public.jobs j join public.applications a on a.job_id = j.id
     where j.id = tests.job('egan') $$,
  $$ values ('closed', 'declined', E'\x1ffamily_needs_no_care\x1f') $$, 'its applicant has an answer'
);
select is(
  (select array_agg(s ->> 'step') from jsonb_array_elements(pg_temp.as_family('track', family => 'egan') -> 'steps') s),
  '{submitted,open,withdrawn}', 'the withdrawal is among its steps'
);

-- Only the contents of an event can be removed, and only by erasing
select throws_ok('update public.events set before = null', '42501', 'events_are_append_only', 'nothing but erasing can change an event');
select is(current_setting('events.erasing', true), '', 'events can’t be changed after erasing');

select * from finish();
rollback;
