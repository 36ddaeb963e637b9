-- Accounts and their roles: what a sign-up makes, what it may not ask for, and which role a caller has.
begin;
select plan(149);
\ir fixtures.psql

-- Sign-up
select lives_ok($$ select tests.sign_up('brid', '{"role": "caregiver", "name": "Bríd"}') $$, 'a caregiver signs up');
select results_eq(
  $$ select role::text, email, email_verified from public.users where id = tests.id('brid') $$,
  $$ values ('caregiver', 'brid@example.test', true) $$,
  'the account has its profile at once'
);
select is(
  (select status::text from public.caregiver_profiles where user_id = tests.id('brid')), 'draft',
  'and a caregiver profile to fill in'
);
select throws_ok(
  format($$ select tests.sign_up('mallory', %L) $$, metadata), '42501', 'admin_registration_closed',
  'sign-up is refused with ' || metadata
)
from unnest(array[
  '{"role": "admin"}', '{"role": "Admin"}', '{"role": " caregiver"}', '{"role": ""}', '{"role": 1}',
  '{"role": ["admin"]}', '{"role": {"is": "admin"}}', '{"role": "service_role"}'
]) metadata;
select lives_ok(
  format($$ select tests.sign_up('plain' || %L, %L) $$, n, metadata), 'sign-up works with ' || metadata
)
from unnest(array['{}', '{"role": null}', '[]', '"admin"', 'null']) with ordinality m (metadata, n);
select is_empty(
  $$ select id from public.users where role = 'admin' and id <> tests.id('admin') $$, 'none of these made an admin'
);
select is_empty(
  $$ select id from auth.users where id = tests.id('mallory') $$, 'a sign-up that is refused leaves no account behind'
);
select throws_ok(
  $$ insert into auth.users (id, email) values (tests.id('nobody'), null) $$, '23502', null,
  'an account without a profile is not made'
);
select is(
  tests.attempt('anon', 'select', statement), 'invalid_email', 'nor one that has an address for more than one: ' || statement
)
from unnest(array[
  $$ insert into auth.users (id, email) values (tests.id('nobody'), 'a@b.co?bcc=c@d.co') $$,
  $$ update auth.users set email = 'a@b.co?bcc=c' where id = tests.id('brid') $$,
  $$ update auth.users set email_change = 'a@b.co?bcc=c' where id = tests.id('brid') $$
]) statement;
select is_empty(
  $$ select id from auth.users a where not exists (select from public.users u where u.id = a.id)
     and id not in (tests.id('legacy'), tests.id('no_role')) $$,
  'every account has its profile'
);

-- What a client may not write in their own user profile and another's
select is(
  tests.attempt(person, format(statement, column_name, value, tests.id(target))), '42501',
  format('%s writes no %s of %s by %s', person, column_name, target, split_part(statement, ' ', 1))
)
from unnest('{caregiver,admin,deactivated}'::text[]) person
cross join unnest('{caregiver,stranger}'::text[]) target
cross join (values
  ('role', quote_literal('admin')), ('email_verified', 'true'), ('id', 'gen_random_uuid()'), ('created_at', 'now()'),
  ('email', quote_literal('x@example.test')), ('deactivated_at', 'null'), ('deactivated_reason', 'null')
) c (column_name, value)
cross join unnest(array[
  'update public.users set %1$s = %2$s where id = %3$L',
  -- an upsert, as the API makes it
  'insert into public.users (id, email) values (%3$L, ''x@example.test'') on conflict (id) do update set %1$s = %2$s'
]) statement;

-- Nothing that a client can write afterwards changes the role.
update auth.users set raw_user_meta_data = '{"role": "admin"}' where id = tests.id('caregiver');
select set_config('request.jwt.claims', json_build_object(
  'sub', tests.id('caregiver'), 'role', 'authenticated', 'user_role', 'admin',
  'user_metadata', '{"role": "admin"}'::json, 'app_metadata', '{"role": "admin"}'::json
)::text, true), set_config('role', 'authenticated', true);
select is(private.my_role()::text, 'caregiver', 'metadata and token claims make nobody an admin');
select tests.be_owner();

-- email_verified
insert into auth.users (id, email) values (tests.id('unsure'), 'unsure@example.test');
select is((select email_verified from public.users where id = tests.id('unsure')), false, 'a new email is unverified');
update auth.users set email_confirmed_at = now() where id = tests.id('unsure');
select is((select email_verified from public.users where id = tests.id('unsure')), true, 'confirming an email verifies it');
update auth.users set email = 'new@example.test', email_confirmed_at = null where id = tests.id('unsure');
select results_eq(
  $$ select email, email_verified from public.users where id = tests.id('unsure') $$,
  $$ values ('new@example.test', false) $$,
  'a changed email is followed, and unverified again'
);
update auth.users set email = 'newer@example.test', email_confirmed_at = now() where id = tests.id('unsure');
select results_eq(
  $$ select to_address, kind::text from private.mails where kind = 'address_changed' $$, $$ values ('unsure@example.test', 'address_changed') $$,
  'the old address is told, if it was confirmed'
);

-- Only the database updates the user profile from the auth account.
select is(tests.attempt('anon', 'select public.sync_my_profile()'), '42501', 'a visitor can’t sync');
select is(tests.attempt(person, 'select public.sync_my_profile()'), 'not_allowed', person || ' may not sync')
from unnest(array['deactivated', 'no_role']) person;
create function pg_temp.sync(person text) returns setof public.users language plpgsql as $$
begin
  perform tests.be(person);
  perform public.sync_my_profile();
  perform tests.be_owner();
  return query select * from public.users u where u.id = tests.id(person);
end $$;
update public.users set email = 'old@example.test', email_verified = false where id = tests.id('caregiver');
select results_eq(
  $$ select email, email_verified, role::text from pg_temp.sync('caregiver') $$,
  $$ values ('caregiver@example.test', true, 'caregiver') $$,
  'a profile that differs follows the auth account'
);
select is((select role::text from pg_temp.sync('admin')), 'admin', 'syncing keeps the role');
select tests.sign_up('veteran');
delete from public.users where id = tests.id('veteran');
insert into public.caregivers (user_id, email, created_at)
values (tests.id('veteran'), 'veteran@example.test', '2019-05-04');
select results_eq(
  $$ select email, email_verified, role::text, created_at::date from pg_temp.sync('veteran') $$,
  $$ values ('veteran@example.test', true, 'caregiver', date '2019-05-04') $$,
  'an account with only a legacy record gets a profile of the same age'
);
select is(
  tests.attempt('veteran', 'select public.sync_my_profile()',
    format('update public.users set deactivated_at = now() where id = %L', tests.id('veteran'))),
  'not_allowed', 'a deactivated account can’t sync'
);

-- Sessions
create function pg_temp.role_with(claims jsonb) returns text language plpgsql as $$
declare
  role text;
begin
  perform set_config('request.jwt.claims', (tests.claims('admin')::jsonb || claims)::text, true),
    set_config('role', 'authenticated', true);
  role := private.my_role();
  perform tests.be_owner();
  return role;
end $$;
select tests.sign_in('unsure');
select is(pg_temp.role_with('{}'), 'admin', 'a token speaks for its session');
select is(
  pg_temp.role_with(jsonb_build_object('session_id', session)), null, format('a token doesn’t speak for %s', session)
)
from unnest(array[gen_random_uuid(), tests.id('session of caregiver'), tests.id('session of unsure')]) session;
select throws_ok(
  $$ select pg_temp.role_with('{"session_id": "mine"}') $$, '22P02', null, 'an invalid session id is an error'
);
update auth.sessions set not_after = now() where user_id = tests.id('admin');
select is(pg_temp.role_with('{}'), null, 'a session that has expired is over');
update auth.sessions set not_after = now() + interval '1 minute' where user_id = tests.id('admin');
select is(pg_temp.role_with('{}'), 'admin', 'a session that will expire is not over');
delete from auth.sessions where user_id = tests.id('admin');
select is(pg_temp.role_with('{}'), null, 'after signing out the token has no role');
select is(
  tests.attempt('admin', 'select from public.users where id = auth.uid()'), '0',
  'the token of an ended session reads no profile'
);
select is(
  tests.attempt('admin', 'select public.invite_admin(''x@example.test'')'), 'not_allowed', 'the token of an ended session can’t call'
);
-- Here the connection is the owner's; tests/db/accounts.test.ts asks the same on one of the API's.
select is(pg_temp.role_with('{"session_id": null}'), 'admin', 'the owner''s own SQL needs no session');
select tests.sign_in('admin');

-- Roles
insert into public.caregivers (user_id, email) values (tests.id('deactivated'), 'deactivated@example.test');
insert into public.caregivers (user_id, email) values (tests.id('admin'), 'admin@example.test');
select tests.sign_up('elder');
delete from public.users where id = tests.id('elder');
insert into public.caregivers (id, email) values (tests.id('elder'), 'elder@example.test');
create function pg_temp.role_of(person text) returns text language plpgsql as $$
declare
  role text;
begin
  perform tests.be(person);
  role := private.my_role();
  perform tests.be_owner();
  return role;
end $$;
select is(pg_temp.role_of(person), role, format('%s acts as %s', person, coalesce(role, 'nobody')))
from (values
  ('admin', 'admin'), ('caregiver', 'caregiver'), ('legacy', 'caregiver'), ('elder', 'caregiver'),
  ('deactivated', null), ('no_role', null), ('unheard_of', null)
) p (person, role);
select is(tests.attempt('anon', 'select private.my_role()'), '42501', 'a visitor has no role to ask for');

select is(
  tests.attempt('legacy', 'select from public.caregivers where user_id = auth.uid()'), '1',
  'a caregiver with a legacy record alone reads it'
);
select is(
  tests.attempt('legacy', 'select from public.caregiver_profiles where user_id = auth.uid()'), '1',
  'a caregiver with only a legacy record has a caregiver profile'
);

-- A change of role counts from the next statement on.
select is(
  tests.attempt('admin', 'select from public.users',
    format('update public.users set deactivated_at = now() where id = %L', tests.id('admin'))),
  '0', 'a deactivated admin sees nobody'
);
select is(
  tests.attempt('admin', 'select public.review_request(gen_random_uuid())',
    format($$ update public.users set role = 'caregiver' where id = %L $$, tests.id('admin'))),
  'not_allowed', 'a demoted admin does nothing that admins do'
);
update public.users set deactivated_at = null where id = tests.id('deactivated');
select is(pg_temp.role_of('deactivated'), 'caregiver', 'a reactivated caregiver is back');

delete from auth.users where id = tests.id('brid');
select is_empty(
  $$ select id from public.users where id = tests.id('brid')
     union all select user_id from public.caregiver_profiles where user_id = tests.id('brid') $$,
  'deleting an account deletes its profile'
);
update public.users set updated_at = '2000-01-01' where id = tests.id('caregiver');
select is(
  (select updated_at from public.users where id = tests.id('caregiver')), now(), 'updatedAt is kept by the database'
);

-- The last use, by what either auth server writes to a session
select is((select last_used_at from public.users where id = tests.id('caregiver')), now(), 'signing in counts as use');
update public.users set last_used_at = now() - interval '2 days', updated_at = '2000-01-01' where id = tests.id('caregiver');
update auth.sessions set refreshed_at = now() where user_id = tests.id('caregiver');
select is(
  (select (last_used_at, updated_at)::text from public.users where id = tests.id('caregiver')), (now(), '2000-01-01'::timestamptz)::text,
  'staying signed in counts as use'
);
create temporary table noted as select ctid as row_version from public.users where id = tests.id('caregiver');
update auth.sessions set refreshed_at = now() + interval '1 minute' where user_id = tests.id('caregiver');
select is((select ctid from public.users where id = tests.id('caregiver')), (select row_version from noted), 'use is recorded once a day');
select is_empty(
  $$ select from public.events where action = 'update' and after ? 'last_used_at' $$, 'use is not in the audit log'
);

select * from finish();
rollback;
