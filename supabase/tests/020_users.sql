-- Accounts and their roles: what a sign-up makes, what it may not ask for, and whom the database takes a caller for.
begin;
select plan(36);
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

-- Nothing that a client can write afterwards changes the role.
update auth.users set raw_user_meta_data = '{"role": "admin"}' where id = tests.id('caregiver');
select set_config('request.jwt.claims', json_build_object(
  'sub', tests.id('caregiver'), 'role', 'authenticated', 'user_role', 'admin',
  'user_metadata', '{"role": "admin"}'::json, 'app_metadata', '{"role": "admin"}'::json
)::text, true), set_config('role', 'authenticated', true);
select is(private.my_role()::text, 'caregiver', 'metadata and token claims make nobody an admin');
select tests.be_owner();

-- emailVerified
insert into auth.users (id, email) values (tests.id('unsure'), 'unsure@example.test');
select is((select email_verified from public.users where id = tests.id('unsure')), false, 'a new e-mail is unverified');
update auth.users set email_confirmed_at = now() where id = tests.id('unsure');
select is((select email_verified from public.users where id = tests.id('unsure')), true, 'confirming verifies it');
update auth.users set email = 'new@example.test', email_confirmed_at = null where id = tests.id('unsure');
select results_eq(
  $$ select email, email_verified from public.users where id = tests.id('unsure') $$,
  $$ values ('new@example.test', false) $$,
  'a changed e-mail is followed, and unverified again'
);

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
  'and has a caregiver profile'
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
  'an account that goes takes its profile with it'
);
update public.users set updated_at = '2000-01-01' where id = tests.id('caregiver');
select is(
  (select updated_at from public.users where id = tests.id('caregiver')), now(), 'updatedAt is kept by the database'
);

select * from finish();
rollback;
