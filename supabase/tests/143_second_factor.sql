-- The second factor of staff: what a session without it may do, who resets one, and when staff's sessions end.
begin;
select plan(44);
\ir fixtures.psql

-- 'admin' has no factor, 'careful' has one, and both begin with the password alone.
select tests.sign_up('careful');
update public.users set role = 'admin' where id = tests.id('careful');
create function pg_temp.add_factor(person text) returns void language sql as $$
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
  values (tests.id('factor of ' || person), tests.id(person), 'totp', 'verified', now(), now(), 'ABCDEFGHIJKLMNOP')
$$;
-- As the auth server does once the code was right.
create function pg_temp.enter_code(person text) returns void language sql as $$
  update auth.sessions set aal = 'aal2' where id = tests.id('session of ' || person)
$$;
create function pg_temp.misses(person text) returns text language plpgsql as $$
declare
  missing text;
begin
  perform tests.be(person);
  missing := public.missing_second_factor();
  perform tests.be_owner();
  return missing;
end $$;
create function pg_temp.reset(person text) returns text language sql as $$
  select format('select public.reset_second_factor(%L)', tests.id(person))
$$;

-- Where it is not needed
select is(pg_temp.misses('admin'), null, 'with demo data, an admin without a factor has full access');
select is(tests.attempt('admin', 'select from public.users'), '6', 'the admin reads all accounts');
select is((select has_second_factor from public.users where id = tests.id('careful')), false, 'nobody has a factor at first');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
values (tests.id('begun'), tests.id('careful'), 'totp', 'unverified', now(), now(), 'ABCDEFGHIJKLMNOP');
select is((select has_second_factor from public.users where id = tests.id('careful')), false, 'an unconfirmed factor doesn’t count');
select is(pg_temp.misses('careful'), null, 'an unconfirmed factor is not asked for');
select pg_temp.add_factor('careful');
select is((select has_second_factor from public.users where id = tests.id('careful')), true, 'the account says that it has a factor');
select is(pg_temp.misses('careful'), 'code', 'an admin who has a factor always needs it');

-- Where it is needed
delete from private.staff_sign_in where true;
insert into private.staff_sign_in default values;
select is(pg_temp.misses('admin'), 'set_up', 'by default an admin without a factor has to set one up');
select is(pg_temp.misses('careful'), 'code', 'an admin with a factor has to enter a code');
select is(pg_temp.misses('caregiver'), null, 'a caregiver needs no factor');
select is(pg_temp.misses('deactivated'), null, 'a closed account needs no factor');

select tests.add_request('walsh');
select tests.add_document('passport', 'caregiver', 'identity');
select is_empty(
  $$ select person, c.oid::regclass from unnest('{admin,careful}'::text[]) person, pg_class c
     where (c.relnamespace = 'public'::regnamespace and c.relkind = 'r' or c.oid = 'storage.objects'::regclass)
       and tests.attempt(person, 'select from ' || c.oid::regclass) not in ('0', '42501') $$,
  'without the code an admin reads no row of any table'
);
select is(tests.attempt('admin', statement), outcome, 'without the code: ' || statement)
from (values
  ($$ update public.requests set priority = priority $$, '0'),
  ($$ select contact_name, recipient_name from public.request_contacts $$, '0'),
  ($$ select public.review_request(tests.id('walsh')) $$, 'not_allowed'),
  ($$ select public.read_contact(tests.id('walsh')) $$, '0'),
  ($$ select public.open_document(tests.id('passport')) $$, 'not_allowed'),
  ($$ select public.set_user_role(tests.id('caregiver'), 'admin') $$, 'not_allowed'),
  ($$ select public.invite_admin('friend@example.test') $$, 'not_allowed'),
  ($$ select public.my_messages() $$, 'not_allowed'),
  ($$ select public.list_users('{}', 'email', true, 1, 20) $$, 'not_allowed'),
  ($$ select public.export_my_data() $$, 'not_allowed'),
  ($$ select public.delete_my_account() $$, 'not_allowed'),
  ($$ select public.reset_second_factor(tests.id('careful')) $$, 'not_allowed'),
  ($$ update private.staff_sign_in set needs_second_factor = false $$, '42501')
) s (statement, outcome);
select is_empty(
  $$ select c.name, outcome from tests.calls_that_write() c, tests.attempt('admin', c.call) outcome
     where outcome <> case c.name when 'read_contact' then '0' else 'not_allowed' end and c.name <> 'claim_password' $$,
  'without the code no other call writes'
);
select is(tests.attempt('admin', $$ select public.claim_password('none') $$), '1', 'a new colleague can claim their password without a code');
select is(tests.attempt('caregiver', 'select from public.users'), '1', 'a caregiver reads without a code');

select pg_temp.enter_code('careful');
select is(pg_temp.misses('careful'), null, 'after the code nothing is missing');
select is(tests.attempt('careful', 'select from public.users'), '6', 'after the code an admin reads all accounts');
select is(tests.attempt('admin', 'select from public.users'), '0', 'one admin''s code opens nothing for another');

-- A lost factor
select is(tests.attempt(person, pg_temp.reset('careful')), outcome, person || ' resets no factor')
from (values ('caregiver', 'not_allowed'), ('careful', 'own_record'), ('anon', '42501')) p (person, outcome);
select is(
  tests.attempt('careful', pg_temp.reset('admin')), 'user_step_not_allowed', 'an admin without a factor has none to reset'
);
select pg_temp.enter_code('admin');
select tests.be('admin');
select public.reset_second_factor(tests.id('careful'));
select tests.be_owner();
select is_empty(
  $$ select from auth.mfa_factors where user_id = tests.id('careful')
     union all select from auth.sessions where user_id = tests.id('careful') $$,
  'a colleague''s reset takes the factor and ends the sessions'
);
select results_eq(
  $$ select actor_id, before, after from public.events where subject_id = tests.id('careful')::text order by id desc limit 1 $$,
  $$ values (tests.id('admin'), '{"has_second_factor": true}'::jsonb, '{"has_second_factor": false}'::jsonb) $$,
  'the reset is in the audit log'
);
select is(
  (select string_agg(m.kind || ' ' || n.kind, ', ' order by m.id) from private.mails m join private.notifications n on n.id = m.notification_id
   where m.to_address = 'careful@example.test' and n.recipient_id = tests.id('careful')),
  'second_factor_added second_factor_added, second_factor_reset second_factor_reset', 'the owner is told about adding and reset, by email and in the bell'
);
select tests.sign_in('careful');
select is(pg_temp.misses('careful'), 'set_up', 'the owner has to set up a new factor');

-- The end of sessions
create function pg_temp.hours_left(person text) returns numeric language sql as $$
  select round(extract(epoch from s.not_after - now()) / 3600) from auth.sessions s
  where s.id = tests.id('session of ' || person)
$$;
select is(pg_temp.hours_left('careful'), 12::numeric, 'an admin''s session ends after twelve hours without use');
select is(pg_temp.hours_left('caregiver'), null, 'a caregiver''s session does not end');
update auth.sessions set created_at = now() - interval '718 hours' where id = tests.id('session of careful');
select is(pg_temp.hours_left('careful'), 2::numeric, 'an admin''s session ends after thirty days even if used');
update auth.sessions set not_after = now() - interval '1 minute', aal = 'aal2' where user_id in (tests.id('admin'), tests.id('careful'));
update auth.sessions set refreshed_at = now(), created_at = now() where user_id = tests.id('admin');
select is(tests.attempt('admin', 'select from public.users'), '0', 'using an ended session does not revive it');
select is(private.end_sessions(now()), 2::bigint, 'ended sessions are deleted');

select * from finish();
rollback;
