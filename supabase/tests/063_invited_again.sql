-- Sending the invitation again to someone who was added and has not signed in, and who may not do so.
begin;
select plan(11);
\ir fixtures.psql

create function pg_temp.again(name text default 'maeve') returns text language sql as $$
  select format('select public.invite_again(%L)', tests.id(name))
$$;
select tests.as_person('admin', format('select public.add_caregivers(%L)', jsonb_build_array(jsonb_build_object(
  'id', tests.id('maeve'), 'email', 'maeve@known.test', 'profile', '{"full_name": "Maeve Quinn"}'::jsonb
))));
create function pg_temp.invited() returns bigint language sql as $$
  select count(*) from private.mails where recipient_id = tests.id('maeve') and kind = 'account_made'
$$;
select is(tests.attempt(person, pg_temp.again(), 'update private.mails set created_at = now() - interval ''2 hours'''), outcome,
  person || ' invites again')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'), ('admin', '1'))
  p (person, outcome);
select is(tests.attempt('admin', pg_temp.again()), 'invited_just_now', 'an hour must pass between invitations');
select is(tests.attempt('admin', pg_temp.again('nobody')), 'caregiver_not_found', 'an unknown person is not found');
select is(tests.attempt('admin', pg_temp.again('caregiver')), 'has_signed_in', 'a person who has signed in is not invited');
insert into auth.users (id, email) values (tests.id('own'), 'own@known.test');
select is(tests.attempt('admin', pg_temp.again('own')), 'not_invited', 'a person who made their own account is not invited');
update private.mails set created_at = now() - interval '2 hours';
select tests.as_person('admin', pg_temp.again());
select is(pg_temp.invited(), 2::bigint, 'an email is written after an hour');
select is(
  (select to_address from private.mails where kind = 'account_made' order by id desc limit 1), 'maeve@known.test', 'the email goes to their address'
);
select * from finish();
rollback;
