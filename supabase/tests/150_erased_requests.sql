-- A family erases its request: everything personal goes, and what figures and proof need stays.
begin;
select plan(21);
\ir fixtures.psql
\ir family_calls.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
select tests.be('admin');
select public.add_note(gen_random_uuid(), 'application', tests.application('walsh', 'caregiver'), 'call', 'Peg Walsh rang twice.');
select public.ask_family(tests.id('walsh'), 'Does Peg Walsh manage the stairs?');
select tests.be('anon');
select public.answer_question(pg_temp.reference('walsh'), pg_temp.secret('walsh'), pg_temp.question('walsh'), 'Yes, slowly.');
select public.change_request_contact(pg_temp.reference('walsh'), pg_temp.secret('walsh'), jsonb_build_object(
  'contactName', 'Ann Walsh', 'contactEmail', 'ann@family.test', 'contactLanguage', language
)) from unnest('{pl,ga}'::text[]) language;
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver')), public.close_request(tests.id('walsh'), 'The care has ended.');
select tests.be_owner();

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
    'turn', null, 'due', null, 'takeBackUntil', null,
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
