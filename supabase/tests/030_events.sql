-- The audit log: every change is recorded with who, what, when, before and after, and nobody rewrites it.
begin;
select plan(38);
\ir fixtures.psql

create function pg_temp.last_event(kind text, subject uuid) returns public.events language sql as $$
  select e from public.events e where subject_type = kind and subject_id = subject::text order by id desc limit 1
$$;

select bag_eq(
  $$ select c.relname::text from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
       select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'record_event' and t.tgenabled = 'O'
         -- after each row, on insert, delete and update
         and t.tgtype = 1 + 4 + 8 + 16
     ) $$,
  $$ values ('events'), ('staff'), ('places') $$,
  'every table about people and requests is recorded, except tables that follow another'
);

-- A sign-up: by the system, with the whole row.
select is((pg_temp.last_event('users', tests.id('newcomer'))).action, 'insert', 'a sign-up is recorded');
select is((pg_temp.last_event('users', tests.id('newcomer'))).actor_id, null, 'a sign-up has no actor');
select is(
  (pg_temp.last_event('users', tests.id('newcomer'))).after ->> 'email', 'newcomer@example.test', 'a sign-up has the stored values'
);

-- An edit: only what changed.
select tests.be('caregiver');
update public.caregiver_profiles set hourly_rate = 19, radius_km = 25 where user_id = auth.uid();
select tests.be_owner();
select is(
  (select array[actor_id::text, before::text, after::text] from pg_temp.last_event('caregiver_profiles', tests.id('caregiver'))),
  array[
    tests.id('caregiver')::text, '{"radius_km": 30, "hourly_rate": 18.00}', '{"radius_km": 25, "hourly_rate": 19.00}'
  ],
  'an edit is recorded by the columns that changed, with its actor'
);
select tests.be('caregiver');
update public.caregiver_profiles set radius_km = 25 where user_id = auth.uid();
select tests.be_owner();
select is(
  (pg_temp.last_event('caregiver_profiles', tests.id('caregiver'))).after ->> 'hourly_rate', '19.00',
  'an edit that changes nothing leaves no trace'
);

-- From request to job, step by step.
select tests.add_job('walsh');
select is(
  (select array_agg(action || ':' || coalesce(actor_id::text, 'visitor') || ':' || coalesce(after ->> 'status', '') order by id)
   from public.events where subject_type = 'requests' and subject_id = tests.id('walsh')::text),
  array['insert:visitor:submitted', 'update:' || tests.id('admin') || ':open'],
  'a request is recorded from its submission on'
);
select is(
  (pg_temp.last_event('request_contacts', tests.id('walsh'))).after ->> 'contact_name', 'Walsh Walsh',
  'the contact is recorded under the request''s id'
);
select is_empty(
  $$ select e.id from public.events e
     cross join jsonb_each(coalesce(e.before, '{}') || coalesce(e.after, '{}')) c
     where e.subject_type in ('requests', 'request_contacts') and c.value <> 'null'
       and c.key in ('answers', 'contact_phone', 'contact_email', 'contact_by', 'contact_language', 'recipient_name', 'address', 'helper_name') $$,
  'values that staff may read only on record are left out'
);
select ok(
  (pg_temp.last_event('request_contacts', tests.id('walsh'))).after ? 'contact_phone', 'the names of these columns are recorded'
);
select is((pg_temp.last_event('jobs', tests.job('walsh'))).actor_id, tests.id('admin'), 'publishing names the admin');
select tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select is(
  (select array_agg(subject_type || ':' || coalesce(after ->> 'status', action) order by subject_type, after ->> 'status')
   from public.events
   where actor_id = tests.id('admin') and subject_type in ('applications', 'requests', 'jobs', 'placements')),
  array[
    'applications:declined', 'applications:placed', 'jobs:filled', 'jobs:open', 'placements:insert',
    'requests:matched', 'requests:open'
  ],
  'placing leaves one event for every row that it changed'
);
select is(
  (pg_temp.last_event('applications', tests.application('walsh', 'stranger'))).before ->> 'status', 'submitted',
  'an event has the values before'
);

-- A removal keeps what was removed.
select tests.add_document('document', 'caregiver', 'reference', 'uploaded');
select tests.be('caregiver');
delete from public.documents where id = tests.id('document');
select tests.be_owner();
select results_eq(
  $$ select action, actor_id, before ->> 'kind', after
     from pg_temp.last_event('documents', tests.id('document')) $$,
  $$ values ('delete', tests.id('caregiver'), 'reference', null::jsonb) $$,
  'a removal is recorded with the removed values'
);

select is_empty(
  $$ select id from public.events where concat(before, after) ~ 'secret|encrypted_password|token' $$,
  'no secret gets into the audit log'
);

-- Append-only, for the owner as well.
select throws_ok(statement, '42501', 'events_are_append_only', statement || ' is refused even to the owner')
from unnest(array[
  'update public.events set actor_id = null', 'delete from public.events', 'truncate public.events',
  'truncate public.events cascade', 'delete from public.events where false'
]) statement;
-- Erasing removes contents, and does nothing else.
select set_config('events.erasing', 'on', true);
select throws_ok(statement, '42501', 'events_are_append_only', statement || ' is refused even while erasing')
from unnest(array[
  'update public.events set actor_id = null', 'update public.events set occurred_at = now() + interval ''1 day''',
  'update public.events set after = ''{"status": "approved"}''',
  'update public.events set before = coalesce(before, ''{}'') || ''{"status": "none"}''',
  'delete from public.events', 'truncate public.events'
]) statement;
select set_config('events.erasing', '', true);
select is(
  tests.attempt(person, 'update public.events set before = null',
    'select set_config(''events.erasing'', ''on'', true)'),
  '42501', format('%s erases nothing', person)
)
from unnest('{anon,caregiver,admin}'::text[]) person;
select is(
  tests.attempt('admin', 'select private.erase_events(''users'', ''1'')'), '42501', 'nobody may call the function that erases'
);
select private.erase_events('users', tests.id('newcomer')::text);
select is_empty(
  $$ select from public.events where subject_id = tests.id('newcomer')::text and subject_type = 'users' and after is not null $$,
  'erasing deletes the contents'
);
select results_eq(
  $$ select action, actor_id from public.events where subject_type = 'users' and subject_id = tests.id('newcomer')::text order by id $$,
  $$ values ('insert', null::uuid), ('erase', null) $$, 'erasing leaves the actions and adds one for itself'
);
select isnt((pg_temp.last_event('users', tests.id('stranger'))).after, null, 'erasing leaves other people''s contents');
select throws_ok(
  'update public.events set before = null', '42501', 'events_are_append_only', 'afterwards the audit log is closed again'
);
select is(
  tests.attempt('admin', 'insert into public.events (subject_type, subject_id, action) values (''users'', ''1'', ''delete'')'),
  '42501', 'an admin writes no events'
);
select is(tests.attempt('admin', 'update public.events set before = null'), '42501', 'an admin changes no events');
select is(tests.attempt('caregiver', 'select from public.events where actor_id = auth.uid()'), '0',
  'caregivers read none, not even about themselves');
-- The audit log outlives the people it is about.
delete from auth.users where id = tests.id('newcomer');
select is(
  (select array_agg(action order by id) from public.events where subject_id = tests.id('newcomer')::text and action in ('delete', 'erase') and subject_type = 'users'),
  '{erase,delete,erase}', 'a deleted account leaves its events, without their contents'
);

select * from finish();
rollback;
