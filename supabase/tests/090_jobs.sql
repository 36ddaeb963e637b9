-- Publishing: a request becomes a job once, in words that don't reveal the family.
begin;
select plan(70);
\ir fixtures.psql
select tests.add_request('walsh'), tests.add_request('daly'),
  tests.add_request('soon', '{"start": "soon", "starts_on": "", "hours_per_visit": 2.5, "duration": "once"}');

create function pg_temp.publish(title text, summary text, rest text default '') returns text language sql immutable as $$
  select format('select public.publish_job(tests.id(''walsh''), %L, %L%s)', title, summary, rest)
$$;
grant execute on function pg_temp.publish(text, text, text) to authenticated;

-- From every state
select is(
  tests.attempt('admin', pg_temp.publish('Company by the sea', 'Tea, talk and a walk, three times a week.'),
    format('update public.requests set status = %L where id = tests.id(''walsh'')', state)),
  case when state in ('submitted', 'in_review', 'open', 'matched') then '1' else 'request_step_not_allowed' end,
  format('%s: publish_job', state)
)
from unnest(enum_range(null::public.request_status)) state;
select is(
  tests.attempt(person, pg_temp.publish('Company by the sea', 'Tea, talk and a walk, three times a week.')), outcome,
  person || ' publishes nothing'
)
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('admin', format('select public.publish_job(%s, ''Company by the sea'', repeat(''words '', 9))', id)),
  'request_not_found', 'there is no request ' || id
)
from unnest('{gen_random_uuid(),"null",tests.id(''caregiver'')}'::text[]) id;
select is(tests.attempt('admin', pg_temp.publish(title, summary)), 'invalid_job', reason)
from (values
  (null, repeat('words ', 9), 'a job needs a title'), ('    Sea     ', repeat('words ', 9), 'a title has five letters at least'),
  (repeat('x', 121), repeat('words ', 9), 'a title has 120 characters at most'),
  ('Company by the sea', null, 'a job needs a summary'), ('Company by the sea', 'Tea and talk.        ', 'a summary has twenty letters at least'),
  ('Company by the sea', repeat('x', 4001), 'a summary has 4000 characters at most')
) j (title, summary, reason);
select tests.be('admin');
select is(
  tests.detail(pg_temp.publish('Sea', repeat('words ', 9))) || ' ' || tests.detail(pg_temp.publish('Company by the sea', '')),
  'title summary', 'the error names the field'
);
select tests.be_owner();

-- A job's texts must not reveal the family
update public.request_contacts
set contact_name = 'Ann Walsh', contact_phone = '+353209150001', contact_email = 'ann@walsh.test', recipient_name = 'Jo',
  address = '7 Shop Street', helper_name = 'Una O''Dea'
where request_id = tests.id('walsh');
select is(
  tests.attempt('admin', pg_temp.publish('Company by the sea', 'Tea, talk and walks. ' || words)), outcome,
  format('"%s" comes to %s', words, outcome)
)
from (values
  ('For Ann Walsh.', 'reveals_contact'), ('For ANN  WALSH', 'reveals_contact'), (E'For Ann\nWalsh', 'reveals_contact'),
  ('Mrs Ann-Walsh likes tea', 'reveals_contact'), ('Una O’Dea helps', 'reveals_contact'), ('Jo is 82.', 'reveals_contact'),
  ('Write to ann@walsh.test', 'reveals_contact'), ('Write to Ann @ Walsh . test', 'reveals_contact'),
  ('Come to 7 Shop Street,', 'reveals_contact'), ('Call 020 915 0001', 'reveals_contact'),
  ('Call 00353209150001', 'reveals_contact'), ('Call 9-1-5-0-0-0-1', 'reveals_contact'),
  ('Join us; enjoy the channel.', '1'), ('At 7, off Shop Street', 'reveals_contact'), ('915 000 steps a year', '1')
) w (words, outcome);
select is(
  tests.attempt('admin', pg_temp.publish('Company by the sea', 'Tea, talk and walks. ' || words),
    format('update public.request_contacts set contact_name = %L, recipient_name = %L, address = %L', contact, recipient, address)),
  outcome, format('"%s" for %s, %s comes to %s', words, contact, address, outcome)
)
from (values
  ('Mrs Byrne lives at 41 Castle Steps', 'Una Byrne', 'Peg Byrne', '41 Castle Steps, Lismore', 'reveals_contact'),
  ('Mrs Byrne likes tea', 'Una Byrne', 'Jo', '41 Castle Steps, Lismore', 'reveals_contact'),
  ('BYRNE likes tea', 'Una Byrne', 'Jo', '41 Castle Steps', 'reveals_contact'),
  (E'Mrs B\u200byr\u00adne likes tea', 'Una Byrne', 'Jo', '41 Castle Steps', 'reveals_contact'),
  ('Mr O Briain likes tea', 'Seán Ó Bríain', 'Jo', '41 Castle Steps', 'reveals_contact'),
  ('Care for Peg', 'Una Byrne', 'Peg Byrne', '41 Castle Steps', 'reveals_contact'),
  ('From 1 May', 'Una Byrne', 'May Byrne', '41 Castle Steps', '1'),
  ('For May Byrne', 'Una Byrne', 'May Byrne', '41 Castle Steps', 'reveals_contact'),
  ('A walk with grace', 'Una Byrne', 'Grace Byrne', '41 Castle Steps', '1'),
  ('Off the Castle Steps', 'Una Byrne', 'Jo', '41 Castle Steps, Lismore', 'reveals_contact'),
  ('At Rose Cottage', 'Una Byrne', 'Jo', 'Rose Cottage, Main Street, Galway', 'reveals_contact'),
  ('Near H91 X2Y3', 'Una Byrne', 'Jo', 'Main Street, H91 X2Y3', 'reveals_contact'),
  ('A day by the sea in Galway, Co. Galway', 'Una Day', 'Peg Young', '1 Main Street, Galway, Co. Galway', '1'),
  ('A young voice every day', 'Una Day', 'Peg Young', '1 Main Street', '1'),
  ('Castles, and steps to the beach', 'Una Byrne', 'Jo', '41 Castle Steps', '1')
) w (words, contact, recipient, address, outcome);
select is(
  tests.attempt('admin', pg_temp.publish('Company for Ann Walsh', repeat('words ', 9))), 'reveals_contact',
  'the title can’t reveal the family'
);
select is(
  tests.attempt('admin', pg_temp.publish('Company by the sea', 'Tea, talk and walks at 3 or 10.'),
    'update public.request_contacts set contact_phone = null, contact_email = ''a@b.ie'', helper_name = null'),
  '1', 'a family without a phone number or helper has none to give away'
);

-- Published
select tests.be('admin');
select lives_ok(
  pg_temp.publish('  Company by the sea ', ' Tea, talk and a walk, three times a week. ', ', ''{first_aid,NULL,first_aid}'''),
  'an admin publishes a request'
);
select throws_ok(
  pg_temp.publish('Company by the sea', 'Tea, talk and a walk, three times a week.'), 'P0001', 'already_published',
  'only once'
);
select results_eq(
  $$ select title, summary, required_credentials::text, status::text, published_by, published_at
     from public.jobs where request_id = tests.id('walsh') $$,
  $$ values ('Company by the sea', 'Tea, talk and a walk, three times a week.', '{first_aid}', 'open', tests.id('admin'), now()) $$,
  'the job is stored'
);
select is((select status::text from public.requests where id = tests.id('walsh')), 'open', 'the request is open');
select is_empty(
  $$ select r.id from public.requests r join public.jobs j on j.request_id = r.id
     where (r.place_id, r.care_types, r.skills, r.languages, r.availability, r.start, r.starts_on, r.hours_per_visit, r.duration, r.hourly_budget)
       is distinct from (j.place_id, j.care_types, j.skills, j.languages, j.availability, j.start, j.starts_on, j.hours_per_visit, j.duration, j.hourly_budget) $$,
  'the job has the needs of the request'
);
select lives_ok(
  'select public.publish_job(tests.id(''soon''), ''Company by the sea'', repeat(''words '', 9))', 'a request without a day is published'
);
select tests.be_owner();
select results_eq(
  $$ select start::text, starts_on, hours_per_visit, duration::text from public.jobs where request_id = tests.id('soon') $$,
  $$ values ('soon', private.today(), 2.5, 'once') $$, 'a job without a day begins today at the earliest'
);
select tests.be('admin');
select tests.be_owner();
select is(
  tests.attempt('admin', 'select public.' || step || '(tests.id(''walsh'')' || rest), 'request_step_not_allowed',
  'a published request has no ' || step
)
from (values ('review_request', ')'), ('decline_request', ', ''No'')')) s (step, rest);

-- Who reads the table
select is(tests.attempt(person, 'select from public.jobs'), outcome, format('%s reading the table: %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', '0'), ('newcomer', '0'), ('deactivated', '0'), ('no_role', '0'), ('admin', '2')
) s (person, outcome);
select is(
  tests.attempt('caregiver', 'select from public.jobs',
    $$ update public.jobs set required_credentials = '{}'; select tests.add_application('walsh', 'caregiver') $$), '0',
  'not even an applicant reads the table'
);
select is(
  (select array_agg(column_name::text order by ordinal_position) from information_schema.columns
   where table_schema = 'public' and table_name = 'jobs' and column_name ~ 'name|contact|phone|email|address|note|answer'),
  null, 'a job has no column for who the family is'
);
select * from finish();
rollback;
