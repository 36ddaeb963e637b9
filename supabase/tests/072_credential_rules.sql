-- Required documents: the rules, approving and publishing by them, and until when each is valid.
begin;
select plan(77);
-- The default rules.
create temporary table given as table public.credential_rules;
grant select on given to authenticated;
\ir fixtures.psql

select is(
  (select count(*) from given where kind in ('identity', 'background_check')),
  2 * (select count(*) from unnest(enum_range(null::public.care_type))), 'identity and background are checked for all care'
);
select bag_eq(
  $$ select care_type::text from given where kind not in ('identity', 'background_check') and kind = 'qualification' $$,
  $$ values ('personal_care'), ('palliative_care'), ('dementia_care') $$, 'and a qualification for three kinds of it'
);
select is(
  (select count(*) from given where kind not in ('identity', 'background_check', 'qualification')), 0::bigint, 'and nothing else'
);

-- Writing them
create function pg_temp.rules(seen text, rules text) returns text language sql as $$
  select tests.attempt('admin', format('select public.save_credential_rules(%L, %L)', rules, seen))
$$;
select is(
  tests.attempt(person, $$ select public.save_credential_rules('{}', '{}') $$), outcome, person || ' writes no rules'
)
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(pg_temp.rules(seen, rules), outcome, words)
from (values
  ('{}', '{"companionship": ["identity"]}', '1', 'an admin saves rules'),
  ('{"companionship": []}', '{}', 'same_as_before', 'a kind of care without documents counts as left out'),
  ('{"companionship": ["identity"]}', '{}', 'changed_meanwhile', 'rules that a colleague changed are not overwritten'),
  ('"anything"', '{}', 'changed_meanwhile', 'rules that nobody can have seen are refused'), ('[1]', '{}', 'changed_meanwhile', 'a list as the seen rules is refused'),
  ('{"gardening": ["identity"]}', '{}', 'changed_meanwhile', 'unknown care in the seen rules is refused'), ('{"companionship": 7}', '{}', 'changed_meanwhile', 'a number as the documents in the seen rules is refused'),
  ('{}', '{"gardening": ["identity"]}', '22P02', 'unknown care is refused'), ('{}', '{"companionship": ["diary"]}', '22P02', 'an unknown document is refused'),
  ('{}', '[]', '22023', 'a list as the rules is refused'), ('{}', '{"companionship": "identity"}', '22023', 'a text as the documents is refused')
) w (seen, rules, outcome, words);
select tests.be('admin');
select public.save_credential_rules('{"companionship": ["identity", "background_check", "identity"], "personal_care": ["qualification"]}', '{}');
select public.save_credential_rules(
  '{"companionship": ["identity", "first_aid"], "personal_care": ["qualification"]}',
  '{"personal_care": ["qualification"], "companionship": ["background_check", "identity"]}'
);
select tests.be_owner();
select is(
  pg_temp.rules('{"personal_care": ["qualification"], "companionship": ["identity", "first_aid"]}',
    '{"companionship": ["first_aid", "identity"], "personal_care": ["qualification"]}'), 'same_as_before', 'the same rules again change nothing'
);
select tests.be('admin');
select bag_eq(
  'select care_type::text, kind::text from public.credential_rules',
  $$ values ('companionship', 'identity'), ('companionship', 'first_aid'), ('personal_care', 'qualification') $$,
  'all rules are saved as sent'
);
select bag_eq(
  $$ select action, subject_id, coalesce(after, before) ->> 'kind' from public.events
     where subject_type = 'credential_rules' and actor_id = tests.id('admin') $$,
  $$ values ('insert', 'companionship', 'identity'), ('insert', 'companionship', 'background_check'),
     ('insert', 'personal_care', 'qualification'), ('delete', 'companionship', 'background_check'),
     ('insert', 'companionship', 'first_aid') $$,
  'the audit log has who added and removed what'
);
select tests.be('caregiver');
select is((select count(*) from public.credential_rules), 3::bigint, 'a caregiver reads the rules');
select tests.be_owner();

-- Approving: the caregiver offers companionship and personal care.
create function pg_temp.revision() returns integer language sql security definer as $$
  select revision from public.caregiver_profiles where user_id = tests.id('caregiver')
$$;
create function pg_temp.approve() returns text language sql as $$
  select tests.attempt('admin', 'select public.approve_caregiver(tests.id(''caregiver''), pg_temp.revision())')
$$;
grant execute on function pg_temp.revision() to authenticated;
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
select tests.add_document('passport', 'caregiver', 'identity'), tests.add_document('diploma', 'caregiver', 'qualification', 'uploaded');
select tests.add_document('course', 'caregiver', 'first_aid', 'verified', private.today());
select is(pg_temp.approve(), 'documents_missing', 'nobody is approved without the required documents');
select tests.be('admin');
select is(
  tests.detail('select public.approve_caregiver(tests.id(''caregiver''), pg_temp.revision())'), '["qualification","first_aid"]',
  'the error names an unchecked and an expired document'
);
select tests.be_owner();
update public.documents set status = 'verified' where id = tests.id('diploma');
update public.documents set expires_on = private.today() + 1 where id = tests.id('course');
select is(pg_temp.approve(), '1', 'with the documents the profile is approved');
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('caregiver');
update public.documents set status = 'rejected' where id = tests.id('diploma');
select is(pg_temp.approve(), 'documents_missing', 'a suspension is not lifted without the documents');
update public.caregiver_profiles set care_types = '{companionship}' where user_id = tests.id('caregiver');
select is(pg_temp.approve(), '1', 'care that is not offered needs no documents');
select is(
  tests.attempt('admin', 'select public.request_profile_changes(tests.id(''caregiver''), ''Which?'')',
    $$ update public.caregiver_profiles set status = 'submitted', care_types = '{personal_care}' $$), '1',
  'asking for changes needs no documents'
);

-- Until when a document is valid
select is(
  tests.attempt(person, 'select public.date_document(tests.id(''passport''), null)'), outcome, person || ' can’t set the last day'
)
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('stranger', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('no_role', 'not_allowed')
) p (person, outcome);
select is(
  tests.attempt('caregiver', statement, 'select tests.promote(''caregiver'')'), 'own_record', 'nobody does it about themselves: ' || statement
)
from (values
  ($$ select public.date_document(tests.id('passport'), null) $$),
  ($$ select public.verify_dated(tests.id('diploma'), 'Mine', null) $$)
) s (statement);
select is(
  tests.attempt('admin', format('select public.date_document(tests.id(%1$L), %2$L, (select d.expires_on from public.documents d where d.id = tests.id(%1$L)))', document, day), given), outcome,
  format('%s until %s comes to %s', document, coalesce(day, 'always'), outcome)
)
from (values
  ('passport', (private.today() + 36600)::text, '1', null), ('passport', (private.today() + 36601)::text, 'expiry_invalid', null),
  ('passport', (private.today() - 3660)::text, '1', null), ('passport', (private.today() - 3661)::text, 'expiry_invalid', null),
  ('passport', 'infinity', 'expiry_invalid', null), ('passport', '-infinity', 'expiry_invalid', null),
  ('passport', private.today()::text, 'expiry_invalid', 'update public.documents set issued_on = private.today()'),
  ('diploma', null, 'document_step_not_allowed', null), ('nobody', null, 'document_not_found', null), ('course', null, '1', null)
) w (document, day, outcome, given);
delete from private.mails;
select set_config('tests.day', (private.today() + 9)::text, true);
select tests.be('admin');
select
  public.date_document(tests.id('passport'), current_setting('tests.day')::date);
select is(
  tests.attempt('admin', 'select public.date_document(tests.id(''passport''), current_setting(''tests.day'')::date)'), 'same_as_before',
  'the same day is no change'
);
select tests.be_owner();
select is((select expires_on from public.documents where id = tests.id('passport')), private.today() + 9, 'the document has the new last day');
select results_eq(
  $$ select kind::text, params - 'subject' from private.mails $$,
  $$ values ('document_dated', jsonb_build_object('document', 'identity', 'day', private.today() + 9)) $$, 'its owner is told once'
);
select is(
  (select after ->> 'expires_on' from public.events where subject_id = tests.id('passport')::text order by id desc limit 1),
  (private.today() + 9)::text, 'the audit log has the new last day'
);

-- Verified with its day, both or neither
update public.documents set status = 'uploaded' where id = tests.id('diploma');
insert into storage.objects (bucket_id, name) select 'documents', d.file_path from public.documents d where d.id = tests.id('diploma');
select is(
  tests.attempt(person, format('select public.verify_dated(tests.id(''diploma''), ''Seen.'', %s)', day)), outcome,
  format('%s verifies until %s: %s', person, day, outcome)
)
from (values
  ('anon', 'null', '42501'), ('caregiver', 'null', 'not_allowed'), ('deactivated', 'null', 'not_allowed'), ('no_role', 'null', 'not_allowed'),
  ('admin', quote_literal(private.today() + 9), '1'), ('admin', '''infinity''', 'expiry_invalid'), ('admin', 'null', '1')
) p (person, day, outcome);
select is((select status from public.documents where id = tests.id('diploma')), 'uploaded', 'a refused call changes nothing');
select is(tests.attempt('admin', statement), '42883', 'the day can’t be left out: ' || statement)
from (values
  ($$ select public.verify_dated(tests.id('diploma'), 'Seen.') $$), ($$ select public.date_document(tests.id('passport')) $$)
) s (statement);

-- Publishing: the request is for companionship.
select tests.add_request('walsh');
create function pg_temp.publish(rest text) returns text language sql immutable as $$
  select format('select public.publish_job(tests.id(''walsh''), ''Company by the sea'', repeat(''words '', 9)%s)', rest)
$$;
create function pg_temp.edit(rest text) returns text language sql stable as $$
  select format('select tests.edit_job(%L, ''Company by the sea'', repeat(''words '', 9)%s)', tests.job('walsh'), rest)
$$;
create function pg_temp.job() returns public.jobs language sql security definer as $$
  select j from public.jobs j where j.request_id = tests.id('walsh')
$$;
grant execute on all functions in schema pg_temp to authenticated;
select is(tests.attempt('admin', pg_temp.publish(rest)), outcome, format('publishing%s comes to %s', rest, outcome))
from (values
  ('', '1'), (', ''{identity,first_aid}''', '1'), (', ''{first_aid,insurance,identity}''', '1'),
  (', ''{}''', 'waiver_reason_missing'), (', ''{identity}''', 'waiver_reason_missing'),
  (', ''{identity}'', waivers => null', 'waiver_reason_missing'), (', ''{identity}'', waivers => ''[]''', 'waiver_reason_missing'),
  (', ''{identity}'', waivers => ''{"first_aid": "  "}''', 'waiver_reason_missing'),
  (', ''{identity}'', waivers => ''{"first_aid": "A nurse lives there."}''', '1'),
  (format(', ''{identity}'', waivers => jsonb_build_object(''first_aid'', repeat(''x'', 1001))'), 'too_long')
) w (rest, outcome);
select tests.be('admin');
select is(tests.detail(pg_temp.publish(', ''{identity}''')), 'first_aid', 'the error names the document without a reason');
select public.publish_job(
  tests.id('walsh'), 'Company by the sea', repeat('words ', 9), '{identity,insurance}',
  waivers => '{"first_aid": " A nurse lives there. ", "identity": "Not waived", "reference": "Not asked for"}'
);
select results_eq(
  'select (pg_temp.job()).required_credentials::text, (pg_temp.job()).waivers',
  $$ values ('{identity,insurance}', '{"first_aid": "A nurse lives there."}'::jsonb) $$,
  'the job keeps reasons only for documents left out'
);
select tests.be_owner();
select is(tests.attempt('admin', pg_temp.edit(rest)), outcome, format('editing%s comes to %s', rest, outcome))
from (values
  ('', 'same_as_before'), (', ''{identity}''', '1'), (', ''{insurance}''', 'waiver_reason_missing'),
  (', ''{}'', waivers => ''{"identity": "Well known here."}''', '1')
) w (rest, outcome);
select tests.be('admin');
select tests.edit_job(tests.job('walsh'), 'Company by the sea', repeat('words ', 9), '{first_aid,identity}');
select results_eq(
  'select (pg_temp.job()).required_credentials::text, (pg_temp.job()).waivers, (pg_temp.job()).revision',
  $$ values ('{identity,first_aid}', '{}'::jsonb, 2) $$, 'the reason is deleted if the document is required again'
);
select tests.be_owner();
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('caregiver');
select tests.be('caregiver');
select is_empty(
  $$ select column_name from information_schema.columns where table_name = 'my_job' and column_name = 'waivers'
     union all select to_jsonb(j)::text from public.my_job(tests.job('walsh')) j where to_jsonb(j)::text like '%waive%' $$,
  'a caregiver doesn’t see waivers'
);

select * from finish();
rollback;
