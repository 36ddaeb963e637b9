-- Inviting an admin, and every way in which that must not work.
begin;
select plan(91);
\ir fixtures.psql

-- The invitations of this test, by name, with their tokens.
create temporary table sent (name text primary key, id uuid, token text, expires_at timestamptz);
grant select on sent to anon, authenticated;
create function pg_temp.invite(name text, address text default null) returns void language plpgsql as $$
begin
  perform tests.be('admin');
  create temporary table made on commit drop as
    select * from public.invite_admin(coalesce(address, name || '@example.test'));
  perform tests.be_owner();
  insert into sent select invite.name, m.* from made m;
  drop table made;
end $$;
create function pg_temp.token(name text) returns text language sql stable as $$
  select token from sent where sent.name = token.name
$$;
grant execute on function pg_temp.token(text) to authenticated;
create function pg_temp.open_for(words text) returns text language plpgsql as $$
declare
  address text;
begin
  perform tests.be('anon');
  address := public.invitation_is_open(words);
  perform tests.be_owner();
  return address;
end $$;

-- Inviting
select is(tests.attempt(person, $$ select public.invite_admin('x@example.test') $$), outcome, person || ' invites nobody')
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('legacy', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('admin', format('select public.invite_admin(%L)', address)), outcome,
  format('inviting %s comes to %s', coalesce(left(address, 30), 'null'), outcome)
)
from (values
  ('new@example.test', '1'), (' New@Example.test ', '1'), ('', 'invalid_email'), (null, 'invalid_email'),
  ('new', 'invalid_email'), ('new@example', 'invalid_email'), ('a b@example.test', 'invalid_email'),
  ('a@b@example.test', 'invalid_email'), ('a@example.test?bcc=b', 'invalid_email'),
  ('a?cc=b@example.test', 'invalid_email'), ('a@example.test,b', 'invalid_email'),
  (U&'a\200b@example.test', 'invalid_email'), ('a%0a@example.test', 'invalid_email'),
  ('o''brien+care&co@ex-ample.test', '1'), (U&'s\00e9amus@\00e9ire.test', '1'), (E'a@example.test\nb@example.test', 'invalid_email'),
  (repeat('x', 250) || '@example.test', 'invalid_email'),
  ('admin@example.test', 'already_admin'), ('ADMIN@example.test', 'already_admin'), ('caregiver@example.test', '1')
) a (address, outcome);
select is(
  tests.attempt('admin', $$ select public.invite_admin('next@example.test') $$,
    $$ select tests.be('admin'), public.invite_admin(n || '@example.test') from generate_series(1, 30) n $$),
  'too_many_requests', 'invitations have a limit'
);

select pg_temp.invite('boss', ' Boss@Example.test ');
select ok(token ~ '^[0-9a-f]{32}$', 'the token is 128 random bits') from sent where name = 'boss';
select results_eq(
  $$ select email, invited_by, expires_at - created_at, accepted_at, revoked_at from public.invitations $$,
  $$ values ('boss@example.test', tests.id('admin'), interval '7 days', null::timestamptz, null::timestamptz) $$,
  'the invitation is kept, for the address in small letters, and for a week'
);
select results_eq(
  $$ select invitation_id, token_hash from private.invitation_tokens $$,
  $$ select id, extensions.digest(token, 'sha256') from sent $$,
  'only the hash of the token is kept'
);
select is_empty(
  $$ select from public.events e, sent s where strpos(concat(e.before, e.after), s.token) > 0 $$,
  'the token is not in the audit log'
);
select results_eq(
  $$ select to_address, kind::text, params, sent_at from private.mails where kind = 'invitation' $$,
  $$ select 'boss@example.test', 'invitation', jsonb_build_object('token', token), null::timestamptz from sent $$,
  'an email with the token waits'
);
update private.mails set sent_at = now();
select is((select params from private.mails where kind = 'invitation'), '{}'::jsonb, 'the email loses the token once sent');
select pg_temp.invite('boss again', 'boss@example.test');
select results_eq(
  $$ select s.name, i.revoked_at is not null from public.invitations i join sent s using (id) order by 1 $$,
  $$ values ('boss', true), ('boss again', false) $$,
  'a second invitation replaces the first'
);

-- What a visitor learns
select is(pg_temp.open_for(pg_temp.token('boss again')), 'boss@example.test', 'a token shows the invited address');
select is(pg_temp.open_for(words), null, format('%s opens nothing', coalesce(left(words, 40), 'null')))
from unnest(array[
  pg_temp.token('boss'), '', null, 'ffffffffffffffffffffffffffffffff', repeat('x', 100000),
  upper(pg_temp.token('boss again')), pg_temp.token('boss again') || ' ',
  (select encode(token_hash, 'hex') from private.invitation_tokens limit 1)
]) words;
select is(
  tests.attempt('anon', $$ select public.invitation_is_open('x') $$,
    $$ select tests.be('anon'), public.invitation_is_open('x') from generate_series(1, 60) $$),
  'too_many_requests', 'there is a limit to tries'
);
delete from private.throttle_hits;

-- Withdrawing
select is(
  tests.attempt(person, format('select public.revoke_invitation(%L)', id)), outcome, person || ' can’t withdraw an invitation'
)
from sent, (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed')) p (person, outcome)
where name = 'boss again';
select is(
  tests.attempt('admin', 'select public.revoke_invitation(gen_random_uuid())'), 'invitation_not_found',
  'an unknown invitation can’t be withdrawn'
);
select pg_temp.invite('regretted');
select tests.be('admin');
select public.revoke_invitation(id), public.revoke_invitation(id) from sent where name = 'regretted';
select tests.be_owner();
select is(pg_temp.open_for(pg_temp.token('regretted')), null, 'a withdrawn invitation opens nothing, even withdrawn twice');

-- Sign-up
create function pg_temp.join(name text, words text) returns text language sql as $$
  select tests.attempt('anon', 'select', format(
    'select tests.sign_up(%L, %L)', name, jsonb_build_object('role', 'admin', 'invitation', words)))
$$;
select pg_temp.invite('late'), pg_temp.invite('maeve'), pg_temp.invite('ciara');
update public.invitations set expires_at = now() where email = 'late@example.test';
select is(pg_temp.open_for(pg_temp.token('late')), null, 'an expired invitation opens nothing');
select is(pg_temp.join(name, words), 'admin_registration_closed', format('no admin by %s', what))
from (values
  ('maeve', null, 'no invitation'),
  ('maeve', '', 'an empty invitation'),
  ('maeve', 'ffffffffffffffffffffffffffffffff', 'a guessed invitation'),
  ('maeve', pg_temp.token('ciara'), 'someone else''s invitation'),
  ('maeve', pg_temp.token('maeve') || 'f', 'a longer token'),
  ('late', pg_temp.token('late'), 'an expired invitation'),
  ('regretted', pg_temp.token('regretted'), 'a withdrawn invitation'),
  ('boss', pg_temp.token('boss'), 'a replaced invitation')
) j (name, words, what);
select is(
  tests.attempt('anon', 'select', format('select tests.sign_up(''maeve'', %L)', metadata)), 'admin_registration_closed',
  'no admin by ' || metadata::text
)
from unnest(array[
  jsonb_build_object('role', 'admin', 'invitation', array[pg_temp.token('maeve')]),
  jsonb_build_object('role', 'owner', 'invitation', pg_temp.token('maeve')),
  jsonb_build_object('role', 'ADMIN', 'invitation', pg_temp.token('maeve'))
]) metadata;
select is(pg_temp.open_for(pg_temp.token('maeve')), 'maeve@example.test', 'none of these used the invitation up');

select tests.sign_up('ciara', jsonb_build_object('role', 'caregiver', 'invitation', pg_temp.token('ciara'), 'full_name', 'Ciara'));
select is(
  (select concat_ws(' ', role, full_name) from public.users where id = tests.id('ciara')), 'caregiver',
  'a sign-up as a caregiver makes a caregiver, even if invited, without a staff name'
);
select is(pg_temp.open_for(pg_temp.token('ciara')), 'ciara@example.test', 'the invitation stays open');

insert into auth.users (id, email, raw_user_meta_data) values (
  tests.id('maeve'), 'Maeve@Example.test',
  jsonb_build_object('role', 'admin', 'invitation', pg_temp.token('maeve'), 'full_name', E'  Maeve\n Quinn ')
);
select results_eq(
  $$ select role::text, email_verified, full_name from public.users where id = tests.id('maeve') $$, $$ values ('admin', false, 'Maeve Quinn') $$,
  'an invited person signs up as an admin under a name, with the address in any case'
);
select is_empty(
  $$ select user_id from public.caregiver_profiles where user_id = tests.id('maeve') $$, 'the invited admin has no caregiver profile'
);
select is(
  (select accepted_at from public.invitations where email = 'maeve@example.test'), now(), 'the invitation is used up'
);
select is(
  tests.attempt('admin', format('select public.revoke_invitation(%L)', id)), 'invitation_used', 'a used invitation can’t be withdrawn'
) from sent where name = 'maeve';
delete from auth.users where id = tests.id('maeve');
select is(pg_temp.join('maeve', pg_temp.token('maeve')), 'admin_registration_closed', 'an invitation works only once');

-- With an account
create function pg_temp.accept(name text) returns text language sql stable as $$
  select format('select public.accept_invitation(%L)', pg_temp.token(name))
$$;
select pg_temp.invite(name) from unnest('{caregiver,newcomer,legacy,deactivated,no_role,unsure}'::text[]) name;
insert into auth.users (id, email) values (tests.id('unsure'), 'unsure@example.test');
select tests.sign_in('unsure');
select is(tests.attempt(person, pg_temp.accept(invited)), outcome, format('%s with the invitation of %s: %s', person, invited, outcome))
from (values
  ('anon', 'caregiver', '42501'), ('stranger', 'caregiver', 'invitation_invalid'),
  ('caregiver', 'late', 'invitation_invalid'), ('deactivated', 'deactivated', 'not_allowed'),
  ('no_role', 'no_role', 'not_allowed'), ('unsure', 'unsure', 'invitation_invalid'),
  ('caregiver', 'caregiver', '1'), ('legacy', 'legacy', '1')
) p (person, invited, outcome);
select is(
  tests.attempt('unsure', pg_temp.accept('unsure'),
    format('update auth.users set email_confirmed_at = %L where email = ''unsure@example.test''', confirmed_at)),
  outcome, format('an account whose address was confirmed %s the invitation: %s', words, outcome)
)
from (values
  (now(), 'before', '1'), (now() + interval '1 second', 'only after', 'invitation_invalid')
) c (confirmed_at, words, outcome);
-- Neither auth server renews email_confirmed_at when a confirmed account changes its address.
select pg_temp.invite('coveted');
select is(
  tests.attempt('stranger', pg_temp.accept('coveted'), format(
    'update public.invitations set created_at = now() %s where email = ''coveted@example.test'';
     update auth.users set email = ''Coveted@example.test'' where id = tests.id(''stranger'')', difference)),
  outcome, format('an account that took the invited address %s the invitation: %s', words, outcome)
)
from (values
  ('- interval ''1 second''', 'only after', 'invitation_invalid'), ('', 'before', '1')
) c (difference, words, outcome);
select is(
  tests.attempt('caregiver', pg_temp.accept('caregiver'), 'delete from auth.sessions'), 'not_allowed',
  'the token of an ended session can’t accept'
);
select tests.be('newcomer');
select public.accept_invitation(pg_temp.token('newcomer'), repeat('n', 101));
select is(private.my_role()::text, 'admin', 'a caregiver who was invited is an admin at once');
select tests.be_owner();
select is(private.staff_name(tests.id('newcomer')), repeat('n', 100), 'the given name is stored, cut to its limit');
select is_empty(
  $$ select user_id from public.caregiver_profiles where user_id = tests.id('newcomer') $$,
  'a profile that was never begun is deleted'
);
select tests.be('legacy');
select public.accept_invitation(pg_temp.token('legacy'));
select is(private.my_role()::text, 'admin', 'an invited person with only a legacy record is an admin at once');
select tests.be_owner();
select is(private.staff_name(tests.id('legacy')), 'legacy@example.test', 'without a name, the address is used');

-- A former admin's invitations.
select pg_temp.invite('friend');
select tests.be('newcomer');
select public.set_user_role(tests.id('admin'), 'caregiver');
select tests.be_owner();
select is(pg_temp.open_for(pg_temp.token('friend')), null, 'the invitations of a demoted admin open nothing');
update public.invitations set revoked_at = null where email = 'friend@example.test';
select is(pg_temp.open_for(pg_temp.token('friend')), null, 'nor one that was not withdrawn with the others');
update public.users set role = 'admin' where id = tests.id('admin');
select is(pg_temp.open_for(pg_temp.token('friend')), 'friend@example.test', 'the same invitation of an admin is open');

-- A stranger may sign up with the address of someone who is about to be invited, and wait for it to be confirmed.
insert into auth.users (id, email) values
  (tests.id('squatter'), 'Squatted@example.test'), (tests.id('imported'), 'imported@example.test'),
  (tests.id('barred'), 'barred@example.test'), (tests.id('proven'), 'proven@example.test');
insert into public.caregivers (id, email) values (tests.id('imported'), 'imported@example.test');
update public.users set deactivated_at = now() where id = tests.id('barred');
select tests.add_document('passport', 'proven', 'identity');
select pg_temp.invite('squatted');
select pg_temp.invite('barred');
select pg_temp.invite('proven');
select pg_temp.invite('imported');
select is_empty(
  $$ select id from auth.users where id = tests.id('squatter') $$, 'inviting deletes an unconfirmed sign-up with the address'
);
select is(
  (select count(*)::int from auth.users where id = any (array[tests.id('imported'), tests.id('caregiver'), tests.id('barred'), tests.id('proven')])), 4,
  'inviting deletes no account with a confirmed address, legacy record or document, and no deactivated one'
);

select * from finish();
rollback;
