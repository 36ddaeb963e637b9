-- The approved version counts. An approval is for the version that was seen, and later changes wait beside it.
begin;
select plan(34);
\ir fixtures.psql

create function pg_temp.profile() returns public.caregiver_profiles language sql security definer as $$
  select p from public.caregiver_profiles p where user_id = tests.id('caregiver')
$$;
create function pg_temp.reviewed() returns public.reviewed_profiles language sql security definer as $$
  select r from public.reviewed_profiles r where user_id = tests.id('caregiver')
$$;
grant execute on function pg_temp.profile(), pg_temp.reviewed() to authenticated;
-- The caregiver changes the profile like this.
create function pg_temp.edit(words text) returns void language plpgsql as $$
begin
  perform tests.be('caregiver');
  execute format('update public.caregiver_profiles set %s where user_id = auth.uid()', words);
  perform tests.be_owner();
end $$;
create function pg_temp.approve(seen integer) returns text language sql as $$
  select tests.attempt('admin', format('select public.approve_caregiver(tests.id(''caregiver''), %L)', seen))
$$;

-- An approval is for what was seen.
update public.caregiver_profiles set status = 'submitted' where user_id = tests.id('caregiver');
create temporary table seen on commit drop as select (pg_temp.profile()).revision;
select pg_temp.edit('about = ''Edited between the look and the click.''');
select is(pg_temp.approve((select revision from seen)), 'profile_changed', 'a profile that changed after it was seen is not approved');
select is(pg_temp.approve(null), 'profile_changed', 'approving needs the version that was seen');
select is(pg_temp.approve((pg_temp.profile()).revision + 1), 'profile_changed', 'a future version is not approved');
select is(
  tests.attempt('caregiver', 'update public.caregiver_profiles set revision = 1 where user_id = auth.uid()'),
  '42501', 'caregivers can’t set the revision'
);
select pg_temp.edit('availability = 3, hourly_rate = 21, phone = ''+353 20 912 0000'', radius_km = 12');
select is(
  pg_temp.approve((select revision + 1 from seen)), '1', 'a change of times, rate, phone or radius needs no review'
);
select tests.be('admin');
select public.approve_caregiver(tests.id('caregiver'), (pg_temp.profile()).revision);
select tests.be_owner();
select results_eq(
  'select revision, full_name, birth_year, about, care_types, skills, languages, experience_years from pg_temp.reviewed()',
  'select revision, full_name, birth_year, about, care_types, skills, languages, experience_years from pg_temp.profile()',
  'the approved version is kept'
);

-- Later changes wait beside it.
select is((pg_temp.profile()).changes_since, null, 'nothing waits at first');
select tests.add_job('walsh', '{}', '{"care_types": ["companionship", "personal_care"], "skills": ["driving"]}');
select pg_temp.edit(words) from unnest(array[
  'full_name = ''Doctor Byrne'', about = ''A doctor.''',
  'skills = ''{wound_care}'', care_types = ''{respite_care}'', languages = ''{pl}'', experience_years = 40'
]) words;
select is((pg_temp.profile()).status::text, 'approved', 'a changed profile stays approved');
select is((pg_temp.profile()).changes_since, now(), 'its changes wait');
select is((pg_temp.reviewed()).full_name, 'Caregiver Byrne', 'the approved version stays as it was');
select tests.be('admin');
select results_eq(
  $$ select full_name, coalesce(part ->> 'shared', part ->> 'years') from public.match_caregivers(tests.job('walsh')), jsonb_array_elements(parts) part
     where caregiver_id = tests.id('caregiver') and part ->> 'part' in ('skills', 'experience') $$,
  $$ values ('Caregiver Byrne', '1'), ('Caregiver Byrne', '8') $$,
  'the approved version is matched'
);
select tests.be('caregiver');
select results_eq(
  $$ select unmet, scored ->> 'shared' from public.match_jobs(), jsonb_array_elements(parts) scored
     where job_id = tests.job('walsh') and scored ->> 'part' = 'skills' $$,
  $$ values ('{}'::text[], '1') $$,
  'the caregiver reads the same match'
);
select tests.be_owner();
select tests.add_job('daly', '{}', '{"care_types": ["respite_care"]}');
select is(
  tests.attempt('caregiver', 'select public.apply_to_job(tests.job(''daly''))'), 'not_qualified',
  'waiting changes qualify for no job'
);
select tests.add_application('walsh', 'caregiver');
select tests.be('admin');
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select tests.be_owner();
select is(
  (select caregiver_name from public.placements where caregiver_id = tests.id('caregiver')), 'Caregiver Byrne',
  'a placement has the approved name'
);
select is(
  private.tracked_request(tests.id('walsh')) #>> '{caregivers,0,name}', 'Caregiver Byrne',
  'the family reads the approved name'
);

-- Who sees what
select is(tests.attempt(person, 'select from public.reviewed_profiles where user_id = tests.id(''caregiver'')'), seen,
  format('what was approved, read by %s: %s', person, seen))
from (values ('anon', '42501'), ('caregiver', '1'), ('stranger', '0'), ('admin', '1'), ('no_role', '0')) p (person, seen);
select is(tests.attempt(person, statement), '42501', format('%s: %s is refused', person, statement))
from unnest(array[
  'update public.reviewed_profiles set full_name = ''Doctor Byrne''', 'delete from public.reviewed_profiles',
  'insert into public.reviewed_profiles (user_id, revision) values (auth.uid(), 1)'
]) statement, unnest('{caregiver,admin}'::text[]) person;

-- Staff ask for something else, or approve.
select is(
  pg_temp.approve((pg_temp.profile()).revision - 1), 'profile_changed', 'approving changes needs the version that was seen'
);
select tests.be('admin');
select public.request_profile_changes(tests.id('caregiver'), 'Show us the diploma.', '{about}', seen => '{"changes_reason": null}');
select tests.be('caregiver');
select results_eq(
  'select status::text, changes_reason, changes_fields::text, changes_since from pg_temp.profile()',
  $$ values ('approved', 'Show us the diploma.', '{about}', now()) $$,
  'a caregiver asked to change waiting changes stays approved and reads why'
);
select tests.be_owner();
select pg_temp.edit('about = ''A nurse.''');
select results_eq(
  'select changes_reason, changes_fields::text from pg_temp.profile()', $$ values (null::text, '{}') $$,
  'the next change waits again'
);
select is(pg_temp.approve((pg_temp.profile()).revision), '1', 'changes can be approved');
-- The earlier approval was on another day.
update public.caregiver_profiles set reviewed_at = now() - interval '1 day' where user_id = tests.id('caregiver');
delete from private.notifications where params ? 'again';
select tests.be('admin');
select public.approve_caregiver(tests.id('caregiver'), (pg_temp.profile()).revision);
select tests.be_owner();
select results_eq(
  'select (pg_temp.reviewed()).full_name, (pg_temp.profile()).changes_since', $$ values ('Doctor Byrne', null::timestamptz) $$,
  'approved changes count'
);
select is(
  (
    select array_agg(params ->> 'again' order by id) from private.notifications
    where recipient_id = tests.id('caregiver') and kind = 'profile_approved'
  ),
  '{NULL,NULL,yes}', 'their message says that they are changes'
);
select is(
  private.tracked_request(tests.id('walsh')) #>> '{caregivers,0,name}', 'Caregiver Byrne',
  'a family still reads the name as placed'
);
select pg_temp.edit('full_name = ''Nobody Byrne''');
select pg_temp.edit('full_name = ''Doctor Byrne''');
select is((pg_temp.profile()).changes_since, null, 'a change that is reverted no longer waits');

select * from finish();
rollback;
