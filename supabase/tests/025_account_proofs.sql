-- What proves that an account belongs to the owner of its address. A stranger who signs up first gets nothing.
begin;
select plan(29);
\ir fixtures.psql

-- Signs up as the auth server does: the account waits for the link of an email.
create function pg_temp.wait_for_link(name text, metadata jsonb) returns void language sql as $$
  insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_user_meta_data)
  values (tests.id(name), name || '@example.test', 'hash of ' || name, now(), metadata);
$$;
-- … and opens it, which signs in.
create function pg_temp.confirm(name text) returns void language sql as $$
  update auth.users set email_confirmed_at = now() where id = tests.id(name);
  select tests.sign_in(name);
$$;
create function pg_temp.password(name text) returns text language sql as $$
  select encrypted_password from auth.users where id = tests.id(name)
$$;
create function pg_temp.claim(name text, secret text) returns boolean language plpgsql as $$
declare
  outcome boolean;
begin
  perform tests.be(name);
  outcome := public.claim_password(secret);
  perform tests.be_owner();
  return outcome;
end $$;

-- The secret
select pg_temp.wait_for_link('brid', '{"role": "caregiver", "sign_up_secret": "a secret"}');
select is(
  (select raw_user_meta_data from auth.users where id = tests.id('brid')), '{"role": "caregiver"}',
  'the secret of the device is not in the metadata'
);
select is(
  (select device_hash from private.account_proofs where user_id = tests.id('brid')),
  extensions.digest('a secret', 'sha256'), 'the hash of the secret is kept'
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data)
values (tests.id('identity'), tests.id('brid'), 'email', tests.id('brid'), '{"sub": "brid", "sign_up_secret": "a secret"}');
select is(
  (select identity_data from auth.identities where id = tests.id('identity')), '{"sub": "brid"}',
  'the secret is not in the identity'
);
update auth.users set raw_user_meta_data = raw_user_meta_data || '{"sign_up_secret": "another"}' where id = tests.id('brid');
select is(
  (select raw_user_meta_data from auth.users where id = tests.id('brid')), '{"role": "caregiver"}',
  'a later secret is not kept'
);
select is(pg_temp.password('brid'), 'hash of brid', 'until the confirmation the password is unchanged');

update auth.users set raw_user_meta_data = jsonb_build_object('role', repeat('x', 9000), 'essay', 'all of it', 'sub', null)
where id = tests.id('brid');
select is(
  (select raw_user_meta_data from auth.users where id = tests.id('brid')), jsonb_build_object('role', repeat('x', 200)),
  'other metadata of a client is not kept'
);

-- Confirming
select pg_temp.confirm('brid');
select is(pg_temp.password('brid'), '', 'once the address is confirmed, the password of the sign-up opens nothing');
select is(pg_temp.claim('brid', secret), false, format('nobody claims the password with %s', coalesce(secret, 'no secret')))
from unnest(array['another secret', '', null, encode(extensions.digest('a secret', 'sha256'), 'hex')]) secret;
select is(pg_temp.password('brid'), '', 'the password still opens nothing');
select is(pg_temp.claim('brid', 'a secret'), true, 'the device that signed up claims the password');
select is(pg_temp.password('brid'), 'hash of brid', 'the claimed password works again');
select is_empty($$ select from private.mails where kind = 'password_changed' $$, 'claiming sends no email');
update auth.users set encrypted_password = 'another hash' where id = tests.id('brid');
select results_eq(
  $$ select to_address from private.mails where kind = 'password_changed' $$, $$ values ('brid@example.test') $$,
  'the owner is told about another password'
);
update auth.users set encrypted_password = 'hash of brid' where id = tests.id('brid');
select is(
  (select withheld_password from private.account_proofs where user_id = tests.id('brid')), null, 'the withheld password is no longer kept'
);
select is(pg_temp.claim('brid', 'another secret'), true, 'with a password set, claiming changes nothing');

select pg_temp.wait_for_link('maeve', '{"sign_up_secret": "a stranger''s"}'), pg_temp.confirm('maeve');
update auth.users set encrypted_password = 'hash of the owner''s' where id = tests.id('maeve');
select is(pg_temp.claim('maeve', 'a stranger''s'), true, 'once the owner has chosen a password, claiming changes nothing');
select is(pg_temp.password('maeve'), 'hash of the owner''s', 'the owner''s password stays');

select pg_temp.wait_for_link('plain', '{}'), pg_temp.confirm('plain');
select is(pg_temp.claim('plain', secret), false, format('an account without a secret can’t be claimed: %s', secret))
from unnest(array['', 'null']) secret;
select is(
  tests.attempt('plain', 'select public.claim_password(''x'')', 'delete from auth.sessions'), 'not_allowed',
  'a session that has ended claims nothing'
);
select is(tests.attempt('anon', 'select public.claim_password(''x'')'), '42501', 'a visitor claims nothing');

-- Accounts that the operator makes keep their password, confirmed at once or a moment later.
insert into auth.users (id, email, encrypted_password) values (tests.id('made'), 'made@example.test', 'given');
update auth.users set email_confirmed_at = now() where id = tests.id('made');
select is(pg_temp.password('made'), 'given', 'an account that waited for no email keeps its password');

-- The address
create function pg_temp.since(name text) returns timestamptz language sql as $$
  select address_since from private.account_proofs where user_id = tests.id(name)
$$;
update auth.users set email_confirmed_at = '2020-01-01' where id = tests.id('made');
select is(pg_temp.since('made'), '2020-01-01', 'an address belongs to the account from its confirmation on');
update auth.users set email = 'Made@example.test' where id = tests.id('made');
select is(pg_temp.since('made'), '2020-01-01', 'also if its case changes');
update auth.users set email = 'remade@example.test' where id = tests.id('made');
select is(pg_temp.since('made'), now(), 'a new address belongs to the account from the change on');
insert into auth.users (id, email) values (tests.id('unsure'), 'unsure@example.test');
select is(pg_temp.since('unsure'), null, 'an unconfirmed address doesn’t belong to the account');

select * from finish();
rollback;
