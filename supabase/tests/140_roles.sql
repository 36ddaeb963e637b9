-- Roles, deactivation and reactivation, and that one admin is always left.
begin;
select plan(72);
\ir fixtures.psql

create function pg_temp.act(step text, target text) returns text language sql as $$
  select format(case step
    when 'promote' then 'select public.set_user_role(%L, ''admin'')'
    when 'demote' then 'select public.set_user_role(%L, ''caregiver'')'
    when 'deactivate' then 'select public.deactivate_user(%L, ''A complaint'')'
    when 'reactivate' then 'select public.reactivate_user(%L)'
  end, tests.id(target))
$$;
create function pg_temp.role_of(person text) returns text language plpgsql as $$
declare
  role text;
begin
  perform tests.be(person);
  role := private.my_role();
  perform tests.be_owner();
  return role;
end $$;

-- Who may
select is(tests.attempt(person, pg_temp.act(step, 'stranger')), outcome, format('%s can''t %s', person, step))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('legacy', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome)
cross join unnest('{promote,deactivate,reactivate}'::text[]) step;
select is(tests.attempt(person, pg_temp.act('promote', person)), 'not_allowed', person || ' can''t make themselves an admin')
from unnest('{caregiver,deactivated,no_role}'::text[]) person;

-- The last admin
select is(tests.attempt('admin', pg_temp.act(step, 'admin'), given), 'last_admin', format('the last admin can''t %s: %s', step, why))
from unnest('{demote,deactivate}'::text[]) step
cross join (values
  ('alone', null),
  ('the other one is deactivated',
    'update public.users set role = ''admin'' where id = tests.id(''deactivated'')'),
  ('the other one has never confirmed the address',
    'update public.users set role = ''admin'', email_verified = false where id = tests.id(''stranger'')')
) other (why, given);
select is(
  tests.attempt('admin', pg_temp.act(step, 'admin'), 'update public.users set role = ''admin'' where id = tests.id(''stranger'')'),
  'second_admin_needed', format('an admin can''t %s themselves, even if there is another', step)
)
from unnest('{demote,deactivate}'::text[]) step;

-- Every step from every state
select is(tests.attempt('admin', pg_temp.act(step, target)), outcome, format('%s %s comes to %s', step, target, outcome))
from (values
  ('promote', 'caregiver', '1'), ('promote', 'legacy', '1'), ('promote', 'deactivated', '1'),
  ('promote', 'admin', 'user_step_not_allowed'), ('demote', 'caregiver', 'user_step_not_allowed'),
  ('demote', 'legacy', 'user_step_not_allowed'),
  ('deactivate', 'caregiver', '1'), ('deactivate', 'legacy', '1'), ('deactivate', 'deactivated', 'user_step_not_allowed'),
  ('reactivate', 'deactivated', '1'), ('reactivate', 'caregiver', 'user_step_not_allowed'),
  ('promote', 'no_role', 'user_not_found'), ('deactivate', 'no_role', 'user_not_found'),
  ('reactivate', 'no_role', 'user_not_found'), ('promote', 'unheard of', 'user_not_found'),
  ('deactivate', 'unheard of', 'user_not_found')
) s (step, target, outcome);
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ($$ select public.set_user_role(null, 'admin') $$, 'user_not_found'),
  ($$ select public.set_user_role(tests.id('caregiver'), null) $$, 'user_step_not_allowed'),
  ($$ select public.set_user_role(tests.id('caregiver'), 'owner') $$, 'user_step_not_allowed'),
  ($$ select public.set_user_role(tests.id('caregiver'), '["admin"]') $$, 'user_step_not_allowed'),
  ($$ select public.deactivate_user(tests.id('caregiver'), ' ') $$, 'reason_missing'),
  ($$ select public.deactivate_user(tests.id('caregiver'), null) $$, 'reason_missing'),
  ($$ select public.deactivate_user(tests.id('caregiver'), repeat('x', 1001)) $$, 'too_long')
) s (statement, outcome);
select is(
  tests.attempt('admin', pg_temp.act('promote', 'stranger'),
    'update auth.users set email_confirmed_at = null where id = tests.id(''stranger'')'),
  'user_step_not_allowed', 'an account with an unconfirmed address can''t be made an admin'
);

-- Roles
select tests.be('admin');
select public.set_user_role(tests.id('newcomer'), 'admin');
select tests.be_owner();
select is(pg_temp.role_of('newcomer'), 'admin', 'a promoted caregiver is an admin with the same token');
select is_empty(
  $$ select user_id from public.caregiver_profiles where user_id = tests.id('newcomer') $$,
  'a profile that was never begun is deleted'
);
select results_eq(
  $$ select kind::text, params from private.mails where to_address = 'newcomer@example.test' $$,
  $$ values ('role_changed', '{"role": "admin"}'::jsonb) $$,
  'an email tells of the new role'
);
select tests.be('newcomer');
select public.set_user_role(tests.id('admin'), 'caregiver');
select tests.be_owner();
select is(pg_temp.role_of('admin'), 'caregiver', 'a demoted admin is a caregiver with the same token');
select is(tests.attempt('admin', 'select from public.requests'), '0', 'a demoted admin reads nothing that admins read');
select is(tests.attempt('admin', pg_temp.act('demote', 'newcomer')), 'not_allowed', 'a demoted admin can''t demote anyone');
select is(
  (select status::text from public.caregiver_profiles where user_id = tests.id('admin')), 'draft', 'a demoted admin has a profile to fill in'
);
select tests.be('newcomer');
select public.set_user_role(tests.id('caregiver'), 'admin'), public.set_user_role(tests.id('caregiver'), 'caregiver');
select tests.be_owner();
select is(
  (select status::text from public.caregiver_profiles where user_id = tests.id('caregiver')), 'approved',
  'a profile with answers is kept while its owner is an admin'
);

-- Who was an admin
create function pg_temp.staff(person text) returns setof public.staff language sql as $$
  select * from public.staff where user_id = tests.id(person)
$$;
select results_eq(
  $$ select email, until from pg_temp.staff('admin') $$, $$ values ('admin@example.test', now()) $$,
  'the address of a demoted admin is kept, with the day when the role ended'
);
select results_eq(
  $$ select email, until from pg_temp.staff('newcomer') $$, $$ values ('newcomer@example.test', null::timestamptz) $$,
  'the address of an admin is kept without such a day'
);
select is_empty($$ select user_id from pg_temp.staff('stranger') $$, 'no address of others is kept there');
update auth.users set email = 'later@example.test' where id in (tests.id('newcomer'));
select is((select email from pg_temp.staff('newcomer')), 'later@example.test', 'a new address replaces it');
delete from auth.users where id = tests.id('admin');
select results_eq(
  $$ select email, until from pg_temp.staff('admin') $$, $$ values ('admin@example.test', now()) $$,
  'it is kept after the account is deleted'
);
update public.staff set until = now() - interval '6 years 1 day' where user_id = tests.id('admin');
select private.expire_staff(now());
select is_empty($$ select user_id from pg_temp.staff('admin') $$, 'it is deleted after six years');

-- Deactivation
insert into public.caregivers (user_id, email) values (tests.id('caregiver'), 'caregiver@example.test');
select tests.be('newcomer');
select public.deactivate_user(tests.id('caregiver'), ' A complaint ');
select results_eq(
  $$ select deactivated_at, deactivated_reason from public.users where id = tests.id('caregiver') $$,
  $$ values (now(), 'A complaint') $$, 'admins read when and why'
);
select tests.be_owner();
select is_empty(
  $$ select id from auth.sessions where user_id = tests.id('caregiver') $$, 'every session of a deactivated account ends'
);
select is(pg_temp.role_of('caregiver'), null, 'a deactivated account has no role, even with a legacy record');
select tests.sign_in('caregiver');
select is(pg_temp.role_of('caregiver'), null, 'nor after a new sign-in');
select results_eq(
  $$ select kind::text, params from private.mails where to_address = 'caregiver@example.test' order by id desc limit 1 $$,
  $$ values ('deactivated', '{"reason": "A complaint"}'::jsonb) $$,
  'an email says why'
);
select tests.be('newcomer');
select public.reactivate_user(tests.id('caregiver'));
select tests.be_owner();
select is(pg_temp.role_of('caregiver'), 'caregiver', 'a reactivated account has its role again');
select is((select deactivated_reason from public.users where id = tests.id('caregiver')), null, 'the reason is deleted on reactivation');
select results_eq(
  $$ select actor_id, after - 'deactivated_at' from public.events
     where subject_id = tests.id('caregiver')::text and subject_type = 'users' and action = 'update' and after ? 'deactivated_at' order by id $$,
  $$ values (tests.id('newcomer'), '{"deactivated_reason": "A complaint"}'::jsonb),
    (tests.id('newcomer'), '{"deactivated_reason": null}'::jsonb) $$,
  'the audit log says who deactivated and reactivated it'
);

select * from finish();
rollback;
