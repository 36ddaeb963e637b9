-- A caregiver's profile: filled in by its owner, checked, and with a status that only named steps change.
begin;
select plan(102);
\ir fixtures.psql

-- Filling in
select tests.be('newcomer');
select results_eq(
  'select percent, cardinality(missing) from public.profile_completeness()', 'values (0, 12)', 'an empty profile lacks everything'
);
update public.caregiver_profiles
set full_name = 'Nora Byrne', about = '   ', care_types = '{companionship}', availability = 1
where user_id = auth.uid();
select results_eq(
  'select percent, missing from public.profile_completeness()',
  $$ values (25, '{phone,birth_year,about,place_id,radius_km,skills,languages,experience_years,hourly_rate}'::text[]) $$,
  'a quarter filled in says what is missing, and blanks do not count'
);
select is_empty(
  $$ select * from public.profile_completeness(tests.id('caregiver')) $$, 'nobody reads the completeness of another person'
);
select tests.be_owner();
select is(
  tests.attempt('admin', $$ select * from public.profile_completeness(tests.id('caregiver')) $$), '1', 'admins read the completeness of a caregiver'
);
select is(
  tests.attempt('caregiver', 'update public.caregiver_profiles set ' || words || ' where user_id = auth.uid()'),
  outcome, format('%s comes to %s', words, outcome)
)
from (values
  ('full_name = ''Ó Briain''', '1'), ('full_name = ''X''', 'profile_invalid'), ('full_name = ''    ''', 'profile_invalid'),
  ('full_name = repeat(''x'', 121)', 'profile_invalid'),
  ('phone = ''(020) 912-3456''', '1'), ('phone = ''(+353) 20 912 3456''', '1'), ('phone = ''12345''', 'profile_invalid'),
  ('phone = ''call me''', 'profile_invalid'), ('phone = ''+------''', 'profile_invalid'), ('phone = ''1234567890123456''', 'profile_invalid'),
  ('about = repeat(''x'', 2001)', 'profile_invalid'),
  ('about = ''Call me on 087 123 4567.''', 'about_holds_contact'), ('about = ''Or (01) 234-5678''', 'about_holds_contact'),
  (E'about = ''08\x1f71\x0123\x7f4567''', 'about_holds_contact'),
  ('about = ''aoife@example.org''', 'about_holds_contact'), ('about = ''Since 01.02.2015, 05/2019 to 06/2021''', '1'),
  ('birth_year = 1899', 'profile_invalid'),
  (format('birth_year = %s', extract(year from private.today()) - 17), 'profile_invalid'),
  (format('birth_year = %s', extract(year from private.today()) - 18), '1'),
  ('care_types = ''{NULL}''', 'profile_invalid'), ('skills = ''{driving,NULL}''', 'profile_invalid'), ('languages = ''{NULL}''', 'profile_invalid'),
  ('skills = array_fill(''driving''::public.skill, ''{51}'')', 'profile_invalid'), ('care_types = ''{gardening}''', '22P02'),
  ('experience_years = -1', 'profile_invalid'), ('availability = -1', 'profile_invalid'), ('availability = 268435456', 'profile_invalid'),
  ('availability = 268435455', '1'), ('hourly_rate = 1000', '1'), ('hourly_rate = 1000.01', 'profile_invalid'),
  ('hourly_rate = ''NaN''', 'profile_invalid'), ('hourly_rate = ''Infinity''', '22003'), ('hourly_rate = 0.99', 'profile_invalid'),
  ('radius_km = 0', 'profile_invalid'), ('radius_km = 301', 'profile_invalid'), ('place_id = -1', 'profile_invalid'),
  -- Not the caregiver's to write
  ('status = ''approved''', '42501'), ('status_reason = null', '42501'), ('reviewed_at = now()', '42501'),
  ('user_id = gen_random_uuid()', '42501'), ('consented_at = now()', '42501'), ('updated_at = now()', '42501')
) w (words, outcome);
select is(
  tests.attempt('caregiver', 'update public.caregiver_profiles set ' || words || ' where user_id = auth.uid()'),
  '42501', format('%s is not the caregiver''s to write', words)
)
from unnest(array['changes_since = null', 'changes_reason = null', 'changes_fields = ''{}''']) words;
select is(
  tests.attempt('stranger', $$ update public.caregiver_profiles set about = 'Not mine.'
    where user_id = tests.id('caregiver') $$),
  '0', 'nobody edits someone else''s profile'
);
select is(
  tests.attempt('caregiver', $$ update public.caregiver_profiles set about = 'Back soon.' where user_id = auth.uid() $$,
    $$ update public.caregiver_profiles set status = 'suspended' $$),
  '0', 'a suspended caregiver edits nothing'
);

-- Every step from every state
create function pg_temp.revision() returns integer language sql security definer as $$
  select revision from public.caregiver_profiles where user_id = tests.id('caregiver')
$$;
grant execute on function pg_temp.revision() to authenticated;
select is(
  tests.attempt(person, statement, format(
    'update public.caregiver_profiles set status = %L where user_id = tests.id(''caregiver'')', state)),
  outcome, format('%s: %s comes to %s', state, split_part(split_part(statement, 'public.', 2), '(', 1), outcome)
)
from (values
  ('caregiver', 'select public.submit_profile(true)', 'profile_not_submittable', '{draft,changes_requested}'),
  ('admin', 'select public.approve_caregiver(tests.id(''caregiver''), pg_temp.revision())', 'profile_step_not_allowed',
    '{submitted,changes_requested,suspended}'),
  ('admin', 'select public.request_profile_changes(tests.id(''caregiver''), ''A clearer phone number'')',
    'profile_step_not_allowed', '{submitted,approved}'),
  ('admin', 'select public.suspend_caregiver(tests.id(''caregiver''), ''A complaint'')', 'profile_step_not_allowed',
    '{approved}')
) step (person, statement, refusal, starts)
cross join unnest(enum_range(null::public.profile_status)) state
cross join lateral (
  select case when state::text = any (starts::text[]) then '1' else refusal end as outcome
) o;

-- Named errors
update public.caregiver_profiles set status = 'draft' where user_id = tests.id('caregiver');
select is(tests.attempt('caregiver', 'select public.submit_profile(' || consent || ')'), 'consent_missing',
  'no submission with consent ' || consent)
from unnest('{false,"null"}'::text[]) consent;
select tests.be('newcomer');
select throws_ok('select public.submit_profile(true)', 'P0001', 'profile_incomplete', 'no submission half filled in');
select is(
  tests.detail('select public.submit_profile(true)')::jsonb,
  '["phone", "birth_year", "about", "place_id", "radius_km", "skills", "languages", "experience_years", "hourly_rate"]',
  'the error says what is missing'
);
select tests.be_owner();
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.approve_caregiver(tests.id('caregiver'), pg_temp.revision()) $$),
  ($$ select public.request_profile_changes(tests.id('caregiver'), 'Mine') $$),
  ($$ select public.suspend_caregiver(tests.id('caregiver'), 'Mine') $$)
) s (statement);
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ($$ select public.approve_caregiver('00000000-0000-4000-8000-000000000000', 1) $$, 'caregiver_not_found'),
  ($$ select public.approve_caregiver(null, null) $$, 'caregiver_not_found'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), '   ') $$, 'reason_missing'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), null) $$, 'reason_missing'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), repeat('x', 1001)) $$, 'too_long'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), 'Which?', '{phone,NULL}') $$, '1'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), 'Which?', null) $$, '1'),
  ($$ select public.request_profile_changes(tests.id('caregiver'), 'Which?', '{status}') $$, '22P02')
) s (statement, outcome);
select is(
  tests.attempt(person, $$ select public.approve_caregiver(tests.id('caregiver'), 1) $$), outcome, person || ' approves nobody'
)
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('stranger', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', 'select public.submit_profile(true)'), 'not_allowed', 'an admin submits no profile');

-- What the steps leave behind
select tests.be('admin');
select public.request_profile_changes(tests.id('caregiver'), ' A clearer phone number ', '{about,phone,about}');
select tests.be('caregiver');
select results_eq(
  'select status::text, status_reason, reviewed_at from public.caregiver_profiles where user_id = auth.uid()',
  $$ values ('changes_requested', 'A clearer phone number', now()) $$,
  'the caregiver reads what to change'
);
select is(
  (select changes_fields::text from public.caregiver_profiles where user_id = auth.uid()), '{phone,about}',
  'the fields to change are kept once each'
);
update public.caregiver_profiles set about = 'Calm and kind.' where user_id = auth.uid();
select is(
  (select cardinality(changes_fields) from public.caregiver_profiles where user_id = auth.uid()), 2,
  'the fields stay until the profile is sent again'
);
select is(
  public.export_my_data() -> 'caregiver_profile' -> 'changes_fields', '["phone", "about"]', 'the export has the fields'
);
select public.submit_profile(true);
select is(
  (select changes_fields::text from public.caregiver_profiles where user_id = auth.uid()), '{}', 'the fields are cleared once the profile is sent'
);
select results_eq(
  'select status::text, status_reason, consented_at, submitted_at from public.caregiver_profiles where user_id = auth.uid()',
  $$ values ('submitted', null, now(), now()) $$,
  'the profile is submitted again, with consent'
);

select tests.be_owner();
select is(
  tests.detail($$ update public.caregiver_profiles set phone = 'call me', radius_km = 0 where user_id = tests.id('caregiver') $$),
  '["phone","radius_km"]', 'the error names each invalid field'
);

select tests.be('caregiver');
update public.caregiver_profiles
set care_types = '{personal_care,companionship,personal_care}', skills = '{driving,driving}', languages = '{ga,en,ga}'
where user_id = auth.uid();
select results_eq(
  'select care_types::text, skills::text, languages::text from public.caregiver_profiles',
  $$ values ('{personal_care,companionship}', '{driving}', '{ga,en}') $$, 'a value chosen twice is kept once'
);
update public.caregiver_profiles set full_name = E' Ann\u200b\n Byrne\u202e' where user_id = auth.uid();
select is((select full_name from public.caregiver_profiles), 'Ann Byrne', 'a name is kept on one line, without invisible characters');
select is(
  tests.attempt('caregiver', $$ update public.caregiver_profiles set full_name = E'\u200b\u200b\u200b' $$), 'profile_invalid',
  'a name of only invisible characters is refused'
);
select tests.be_owner();

select * from finish();
rollback;
