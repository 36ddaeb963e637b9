-- Profiles that our team enters and the caregiver confirms, and who may not do so.
begin;
select plan(56);
\ir fixtures.psql

create function pg_temp.row(name text, profile jsonb default '{}', email text default null) returns jsonb
language sql immutable as $$
  select jsonb_build_object('id', tests.id(name), 'email', coalesce(email, name || '@known.test'),
    'profile', '{"full_name": "Maeve Quinn"}' || profile)
$$;
create function pg_temp.outcome(entered jsonb, only_check boolean default false) returns text language plpgsql as $$
declare
  told text;
begin
  perform tests.be('admin');
  select trim(concat_ws(' ', a.error, translate(a.detail, '[]"', ''))) into told
  from public.add_caregivers(jsonb_build_array(entered), only_check) a;
  perform tests.be_owner();
  return told;
end $$;

-- Who may
select is(tests.attempt(person, call), outcome, person || ' calls ' || call)
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'))
  p (person, outcome),
  unnest(array[
    $$ select public.add_caregivers('[]') $$,
    $$ select public.enter_profile(tests.id('newcomer'), '{}', now()) $$
  ]) call;
select is(tests.attempt(person, 'select public.confirm_profile(now())'), outcome, person || ' confirms')
from (values ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed'), ('caregiver', '1')) p (person, outcome);

-- Adding someone
select is(
  tests.attempt('admin', format('select public.add_caregivers(%L)', rows)), 'rows_invalid', left(rows::text, 60) || ' is no list'
)
from (values
  (null::jsonb), ('{}'), ('[1]'), ('[{"id": "x", "profile": {}}]'),
  (jsonb_build_array(jsonb_build_object('id', tests.id('a'), 'profile', 'x'))),
  ((select jsonb_agg(pg_temp.row('maeve')) from generate_series(1, 101)))
) r (rows);
select is(pg_temp.outcome(given), outcome, format('%s comes to “%s”', what, outcome))
from (values
  (pg_temp.row('a', '{"full_name": " "}'), 'profile_invalid full_name', 'no name'),
  (pg_temp.row('a', email => 'a@b'), 'invalid_email', 'no address'),
  (pg_temp.row('a', email => 'Caregiver@example.test '), 'account_exists', 'an address with an account'),
  (pg_temp.row('a', '{"status": "approved"}'), 'profile_invalid status', 'a status'),
  (pg_temp.row('a', '{"care_types": ["gardening"], "hourly_rate": "x", "phone": "1"}'), 'profile_invalid care_types,hourly_rate', 'unknown words'),
  (pg_temp.row('a', '{"radius_km": 9999, "phone": "1"}'), 'profile_invalid phone,radius_km', 'values that break a rule'),
  (pg_temp.row('a', '{"care_types": [["companionship"]], "skills": [["driving"]], "languages": [[[[[[["en"]]]]]]]}'),
    'profile_invalid skills,languages,care_types', 'lists of lists'),
  (pg_temp.row('a', '{"full_name": true}'), 'profile_invalid full_name', 'a name that is not text'),
  (pg_temp.row('a', '{"full_name": [], "about": {}}'), 'profile_invalid about,full_name', 'a name that is a list'),
  (pg_temp.row('a', '{"about": "Ring 087 123 4567"}'), 'about_holds_contact', 'a phone number in the text'),
  (pg_temp.row('caregiver'), 'id_taken', 'the id of another account')
) g (given, outcome, what);
select is(pg_temp.outcome(pg_temp.row('maeve'), true), '', 'a valid row is only checked in a trial');
select is_empty($$ select from auth.users where email like '%@known.test' $$, 'a trial stores nothing');
create function pg_temp.maeve() returns jsonb language sql immutable as $$
  select pg_temp.row('maeve', '{"phone": "020 912 3456", "care_types": ["companionship"], "languages": null, "availability": 3}')
$$;
insert into auth.users (id, email) values (tests.id('squatter'), 'Squatted@known.test');
select is(pg_temp.outcome(pg_temp.row('squatted')), 'account_exists', 'an unconfirmed account is not replaced');
select isnt_empty($$ select from auth.users where id = tests.id('squatter') $$, 'an unconfirmed account is kept');
select is(pg_temp.outcome(pg_temp.maeve()), '', 'a new row is added');
select is(pg_temp.outcome(pg_temp.maeve()), '', 'the same row can be sent twice');
select is(
  pg_temp.outcome(pg_temp.maeve() || '{"profile": {"full_name": "Maeve Quinn", "phone": "020 999 9999"}}'), 'profile_differs',
  'different values under its id are refused'
);
select results_eq(
  $$ select u.email::text, u.role::text, u.email_verified, p.full_name, p.phone, p.status::text, p.unconfirmed::text
     from public.users u join public.caregiver_profiles p on p.user_id = u.id where u.id = tests.id('maeve') $$,
  $$ values ('maeve@known.test', 'caregiver', false, 'Maeve Quinn', '+353209123456', 'draft', '{full_name,phone,care_types,availability}') $$,
  'the caregiver has the entered values, all unconfirmed'
);
select results_eq(
  $$ select to_address, kind::text, params from private.mails where recipient_id = tests.id('maeve') $$,
  $$ values ('maeve@known.test', 'account_made', '{}'::jsonb) $$, 'the invitation has no name or key in the queue'
);
select is(
  (select distinct actor_id from public.events where subject_id = tests.id('maeve')::text), tests.id('admin'),
  'the audit log says who added it'
);
-- The first sign-in
update auth.users set email_confirmed_at = now(), encrypted_password = 'x' where id = tests.id('maeve');
select tests.sign_in('maeve');
select is(pg_temp.outcome(pg_temp.row('maeve', '{"hourly_rate": 30}')), '', 'once the person has signed in, it is not added again');
create function pg_temp.left_to_confirm(name text) returns text language sql as $$
  select unconfirmed::text from public.caregiver_profiles where user_id = tests.id(name)
$$;
select tests.as_person('maeve', $$ update public.caregiver_profiles set phone = '+353209123457' where user_id = auth.uid() $$);
select is(pg_temp.left_to_confirm('maeve'), '{full_name,care_types,availability}', 'a field that they change no longer needs confirming');
select is(
  tests.attempt('maeve', $$ update public.caregiver_profiles set unconfirmed = '{}' where user_id = auth.uid() $$), '42501',
  'nobody writes the mark itself'
);
select is(
  tests.attempt('maeve', $$ select public.confirm_profile(now() - interval '1 day') $$), 'entry_changed',
  'nobody confirms what they have not seen'
);
select tests.as_person('maeve', 'select public.confirm_profile((select entered_at from public.caregiver_profiles where user_id = auth.uid()))');
select is(pg_temp.left_to_confirm('maeve'), '{}', 'they confirm the version they saw');

-- Changing a profile
create function pg_temp.seen(name text) returns timestamptz language sql security definer as $$
  select updated_at from public.caregiver_profiles where user_id = tests.id(name)
$$;
grant execute on function pg_temp.seen(text) to authenticated;
select is(
  tests.attempt('admin', format('select public.enter_profile(tests.id(%L), %L, %s)', name, given, seen)), outcome, what
)
from (values
  ('nobody', '{}', 'now()', 'caregiver_not_found', 'an unknown caregiver is not found'),
  ('caregiver', '{"phone": "1"}', 'pg_temp.seen(''caregiver'')', 'profile_invalid', 'an invalid value is refused'),
  ('caregiver', '{"about": "Patient."}', 'now() - interval ''1 day''', 'changed_meanwhile', 'a version that has changed is not overwritten'),
  ('caregiver', '{"experience_years": 8}', 'null', '1', 'unchanged values are no change')
) c (name, given, seen, outcome, what);
select is(
  tests.attempt('admin', $$ select public.enter_profile(tests.id('admin'), '{}', now()) $$,
    $$ update public.users set role = 'caregiver' where id = tests.id('admin');
       update public.users set role = 'admin' where id = tests.id('admin') $$),
  'own_record', 'staff can’t enter their own profile'
);
select tests.as_person('admin', $$ select public.enter_profile(tests.id('caregiver'),
  '{"about": "Patient and kind.", "hourly_rate": 21}', pg_temp.seen('caregiver')) $$);
select results_eq(
  $$ select status::text, unconfirmed::text, changes_since is not null from public.caregiver_profiles where user_id = tests.id('caregiver') $$,
  $$ values ('approved', '{about,hourly_rate}', true) $$,
  'changed fields wait beside the approved version, no matter who changed them'
);
select results_eq(
  $$ select kind::text, params from private.notifications
     where recipient_id = tests.id('caregiver') and kind = 'profile_entered' $$,
  $$ values ('profile_entered', '{"fields": "about,hourly_rate"}'::jsonb) $$, 'its owner is told which fields'
);

-- How long
select private.expire_accounts(now() + interval '8 days');
select ok(exists (select from auth.users where id = tests.id('maeve')), 'an added account is kept');
select is(pg_temp.outcome(pg_temp.row('late')), '', 'another account is added');
select private.expire_accounts(now() + interval '8 days');
select ok(exists (select from auth.users where id = tests.id('late')), 'it is kept for over a week without a sign-in');
select tests.as_person('admin', $$ select public.invite_admin('late@known.test') $$);
select ok(exists (select from auth.users where id = tests.id('late')), 'it is kept if its owner is invited as an admin');
select private.expire_accounts(now() + interval '3 years');
select is_empty($$ select from auth.users where id = tests.id('late') $$, 'it is deleted in the end');

select * from finish();
rollback;
