-- The audit log as a chain, without a lock on writes, and with erasures. tests/db/audit.test.ts proves it.
begin;
select plan(24);
\ir fixtures.psql

create function pg_temp.last_event(kind text) returns public.events language sql as $$
  select e from public.events e where subject_type = kind order by id desc limit 1
$$;

-- Contents
select is_empty(
  $$ select id from public.events
     where contents_hash is distinct from private.hash_contents(salt, before, after) or length(salt) <> 16 $$,
  'every event keeps the hash of its contents, salted'
);
select isnt(
  (select contents_hash from public.events where subject_id = tests.id('admin')::text and action = 'insert'
   and subject_type = 'users'),
  (select contents_hash from public.events where subject_id = tests.id('caregiver')::text and action = 'insert'
   and subject_type = 'users'),
  'so that nobody can guess them'
);

-- Sealing
select is((select count(*) from public.events where position is not null), 0::bigint, 'nothing is sealed at first');
select private.seal_events();
select is_empty('select id from public.events where position is null or seal is null', 'then everything is');
select results_eq(
  'select min(position), max(position), count(distinct position) from public.events',
  'select 1::bigint, count(*), count(*) from public.events',
  'in positions without a gap'
);
create temporary table sealed on commit drop as select id, position, seal from public.events;
select private.seal_events();
select set_eq('select id, position, seal from public.events', 'select * from sealed', 'sealing again changes nothing');
select tests.add_request('walsh');
select private.seal_events();
select is(
  (pg_temp.last_event('request_contacts')).seal,
  (select sha256(before.seal || private.hash_event(e))
   from public.events e join public.events before on before.position = e.position - 1
   where e.id = (pg_temp.last_event('request_contacts')).id),
  'each event is sealed with the one before it'
);
select throws_ok(
  'update public.events set position = null, seal = null', '42501', 'events_are_append_only', 'no seal is taken off'
);
select set_config('events.sealing', 'on', true);
select throws_ok(statement, '42501', 'events_are_append_only', statement || ' is refused even while sealing')
from unnest(array[
  'update public.events set seal = ''''', 'update public.events set position = position + 1000',
  'update public.events set actor_id = null', 'delete from public.events'
]) statement;
select set_config('events.sealing', '', true);
select is(tests.attempt('admin', statement), '42501', statement || ' is refused to an admin')
from unnest(array['select private.seal_events()', 'select private.run_duty(''seal_events'')']) statement;

-- Erasing
select private.erase_events('request_contacts', tests.id('walsh')::text);
select results_eq(
  $$ select action, before, after, salt is null, contents_hash is not null from public.events
     where subject_type = 'request_contacts' and action <> 'erase' $$,
  $$ values ('insert', null::jsonb, null::jsonb, true, true) $$,
  'an erasure takes contents and salt, and leaves the hash'
);
select is((pg_temp.last_event('request_contacts')).action, 'erase', 'and is an event itself');
select private.erase_events('request_contacts', tests.id('walsh')::text);
select is(
  (select count(*) from public.events where subject_type = 'request_contacts' and action = 'erase'), 1::bigint,
  'which erasing again does not repeat'
);

-- Sign-ins
select is(
  (select count(*) from public.events where action = 'sign_in'), 0::bigint, 'sign-ins of caregivers are not recorded'
);
insert into auth.sessions (id, user_id) values (gen_random_uuid(), tests.id('admin')), (gen_random_uuid(), tests.id('caregiver'));
select results_eq(
  $$ select actor_id, subject_type, subject_id from public.events where action = 'sign_in' $$,
  $$ values (tests.id('admin'), 'users', tests.id('admin')::text) $$,
  'a sign-in of staff is an event'
);

-- Refusals
select is(
  tests.attempt('admin', 'select private.record_refusal(auth.uid(), null, ''approve_caregiver'', ''not_allowed'', '''')'), '42501',
  'nobody may call the function that records refusals'
);
select private.record_refusal(null, tests.id('caregiver'), 'token', 'invalid_credentials', '192.0.2.' || n % 50) from generate_series(1, 120) n;
select private.record_refusal(null, null, 'token', 'invalid_credentials', '192.0.2.1');
select results_eq(
  $$ select subject_type, subject_id, (after ->> 'times')::integer, (after ->> 'addresses')::integer from public.events
     where action = 'refuse' and actor_id is null order by id $$,
  $$ values ('users', tests.id('caregiver')::text, 1, 1), ('users', tests.id('caregiver')::text, 10, 10),
       ('users', tests.id('caregiver')::text, 100, 50), ('functions', 'token', 1, 1) $$,
  'a flood of refusals is an event the first, tenth and hundredth time of a day, with the number of addresses'
);
select is_empty($$ select from public.events e where e::text ~ '192\.0\.2' $$, 'but not the addresses');
update private.throttle_hits set window_start = window_start - interval '1 day';
select private.record_refusal(null, tests.id('caregiver'), 'token', 'invalid_credentials', '192.0.2.99');
select is(
  (select after from public.events where action = 'refuse' order by id desc limit 1),
  '{"refusal": "invalid_credentials", "times": 1, "addresses": 1}', 'and the next day starts at one'
);
select tests.be('caregiver');
select is(
  (select count(*) from jsonb_array_elements(public.export_my_data() -> 'events') e where e ->> 'action' = 'refuse'), 4::bigint,
  'the person’s export has them'
);
select tests.be_owner();

select * from finish();
rollback;
