-- Who fits a job: each hard requirement excludes, and one score, the same for admin and caregiver, ranks the rest.
begin;
select plan(73);
\ir fixtures.psql

select tests.add_job('walsh', '{first_aid}',
  '{"care_types": ["companionship", "personal_care"], "skills": ["driving", "wound_care"], "languages": ["en", "ga"],
    "availability": 15, "hourly_budget": 20}');
select tests.add_document(person || '_aid', person, 'first_aid')
from unnest('{caregiver,stranger,legacy,deactivated}'::text[]) person;

create function pg_temp.matched(person text, given text default null) returns text language plpgsql as $$
declare
  answer text;
begin
  if given is not null then execute given; end if;
  perform tests.be('admin');
  answer := (select score from public.match_caregivers(tests.job('walsh')) where caregiver_id = tests.id(person));
  raise exception using errcode = 'UNDO0', message = coalesce(answer, 'left out');
exception when sqlstate 'UNDO0' then return sqlerrm;
end $$;
create function pg_temp.unmet(person text, given text default null) returns text language plpgsql as $$
declare
  answer text;
begin
  if given is not null then execute given; end if;
  perform tests.be(person);
  answer := (select unmet::text from public.match_jobs() where job_id = tests.job('walsh'));
  raise exception using errcode = 'UNDO0', message = coalesce(answer, 'nothing');
exception when sqlstate 'UNDO0' then return sqlerrm;
end $$;
create function pg_temp.change(words text) returns text language sql as $$
  select format('update public.caregiver_profiles set %s where user_id = tests.id(''caregiver'')', words)
$$;

-- Hard requirements
select is(pg_temp.matched('caregiver'), '83', 'an approved caregiver who meets everything is matched');
select is(pg_temp.matched('legacy'), '83', 'so is one with a legacy record alone');
select is(pg_temp.matched(person), 'left out', person || ' is left out')
from unnest('{newcomer,deactivated,admin,no_role}'::text[]) person;
select is(
  pg_temp.matched('caregiver', given), 'left out', format('left out by the admin''s list: %s', reason)
)
from (values
  (pg_temp.change('status = ''draft'''), 'a draft'), (pg_temp.change('status = ''submitted'''), 'not reviewed'),
  (pg_temp.change('status = ''changes_requested'''), 'changes asked for'), (pg_temp.change('status = ''suspended'''), 'suspended'),
  ('update public.users set deactivated_at = now()  where id = tests.id(''caregiver'')', 'deactivated'),
  ('update public.users set role = ''admin'' where id = tests.id(''caregiver'')', 'no caregiver any more'),
  ('delete from public.users where id = tests.id(''caregiver'')', 'without a role'),
  (pg_temp.change('care_types = ''{companionship}'''), 'half the care'), (pg_temp.change('care_types = ''{}'''), 'no care'),
  (pg_temp.change('place_id = tests.place(''Dublin'')'), 'too far'), (pg_temp.change('place_id = null'), 'no place'),
  (pg_temp.change('radius_km = null'), 'no radius'),
  ('delete from public.documents', 'no credential'),
  ('update public.documents set status = ''uploaded''', 'a credential nobody checked'),
  ('update public.documents set status = ''rejected''', 'a rejected credential'),
  ('update public.documents set kind = ''reference''', 'another credential'),
  ('update public.documents set expires_on = private.today()', 'a credential that runs out today'),
  ('update public.documents set expires_on = private.today() - 1', 'an expired credential')
) s (given, reason);
select is(
  pg_temp.matched('caregiver', 'update public.documents set expires_on = private.today() + 1'), '83',
  'a credential counts until it runs out'
);
select is(
  pg_temp.matched('caregiver', pg_temp.change('place_id = tests.place(''Oranmore''), radius_km = 9')), '64',
  'just within the radius counts'
);

-- What the caregiver is told, in codes
select is(pg_temp.unmet('caregiver', given), codes, format('told to the caregiver: %s', codes))
from (values
  (null, '{}'),
  (pg_temp.change('care_types = ''{companionship}'''), '{care_type:personal_care}'),
  (pg_temp.change('place_id = tests.place(''Dublin'')'), '{too_far}'),
  (pg_temp.change('place_id = null'), '{too_far}'),
  ('delete from public.documents', '{credential:first_aid}'),
  (pg_temp.change('care_types = ''{}'', radius_km = null') || '; delete from public.documents',
    '{care_type:companionship,care_type:personal_care,credential:first_aid,too_far}'),
  (pg_temp.change('status = ''draft'''), 'nothing'), (pg_temp.change('status = ''submitted'''), 'nothing'),
  (pg_temp.change('status = ''changes_requested'''), 'nothing'), (pg_temp.change('status = ''suspended'''), 'nothing')
) s (given, codes);
select tests.be('newcomer');
select is(
  tests.detail('select public.apply_to_job(tests.job(''walsh''))'),
  '["profile_not_approved"]', 'whoever is not approved is told that, and nothing of what the job demands'
);
select tests.be_owner();

select ok(
  'care_type:companionship' = any (private.unmet_requirements(
    jsonb_populate_record(null::public.caregiver_profiles, '{"care_types": [null]}'),
    jsonb_populate_record(null::public.jobs, '{"care_types": ["companionship"], "required_credentials": []}'), 0
  )), 'a care type that is null stands for none'
);

-- One score
select tests.be('admin');
create temporary table by_admin on commit drop as
  select parts, score, distance_km from public.match_caregivers(tests.job('walsh')) where caregiver_id = tests.id('caregiver');
grant select on by_admin to authenticated;
select tests.be('caregiver');
select results_eq(
  $$ select parts, score, distance_km, score_version, unmet from public.match_jobs() where job_id = tests.job('walsh') $$,
  $$ select parts, score, distance_km, 1, '{}'::text[] from by_admin $$,
  'admin and caregiver get the same score, parts and reasons'
);
select tests.be_owner();
select results_eq(
  $$ select p ->> 'part', (p ->> 'points')::integer, (p ->> 'maximum')::integer, p ->> 'reason'
     from by_admin, jsonb_array_elements(parts) p $$,
  $$ values
    ('skills', 15, 30, 'Has 1 of 2 skills asked for'),
    ('availability', 25, 25, 'Free for 4 of 4 times asked for'),
    ('distance', 20, 20, 'Works in the same place'),
    ('languages', 10, 10, 'Speaks 2 of 2 languages asked for'),
    ('experience', 8, 10, '8 years of experience'),
    ('rate', 5, 5, 'Rate is within the budget') $$,
  'the score is made of named parts with reasons in words'
);

-- Each part by itself
create function pg_temp.part(name text, profile jsonb, job jsonb, km double precision default 0) returns text language sql as $$
  select concat_ws(': ', p ->> 'points', p ->> 'reason')
  from jsonb_array_elements(private.match_parts(
    jsonb_populate_record(null::public.caregiver_profiles,
      '{"skills": [], "languages": [], "care_types": [], "availability": 0}'::jsonb || profile),
    jsonb_populate_record(null::public.jobs, '{"skills": [], "languages": [], "availability": 1}'::jsonb || job), km
  )) p
  where p ->> 'part' = name
$$;
select is(pg_temp.part(name, profile::jsonb, job::jsonb, km), outcome, format('%s: %s', name, outcome))
from (values
  ('skills', '{}', '{}', 0, '30: No special skills are asked for'),
  ('skills', '{"skills": ["driving", "driving"]}', '{"skills": ["driving", "wound_care"]}', 0, '15: Has 1 of 2 skills asked for'),
  ('skills', '{}', '{"skills": ["driving"]}', 0, '0: Has 0 of 1 skills asked for'),
  ('availability', '{"availability": 6}', '{"availability": 3}', 0, '13: Free for 1 of 2 times asked for'),
  ('availability', '{"availability": 268435455}', '{"availability": 268435455}', 0, '25: Free for 28 of 28 times asked for'),
  ('distance', '{"radius_km": 20}', '{}', 10, '10: 10 km away, travels up to 20 km'),
  ('distance', '{"radius_km": 20}', '{}', 25, '0: 25 km away, travels up to 20 km'),
  ('distance', '{"radius_km": 20}', '{}', null, '0: Not known yet'),
  ('distance', '{}', '{}', 10, '0: Not known yet'),
  ('languages', '{}', '{}', 0, '10: No particular language is asked for'),
  ('languages', '{"languages": ["en"]}', '{"languages": ["en", "ga", "pl"]}', 0, '3: Speaks 1 of 3 languages asked for'),
  ('experience', '{"experience_years": 0}', '{}', 0, '0: New to care work'),
  ('experience', '{"experience_years": 1}', '{}', 0, '1: 1 year of experience'),
  ('experience', '{"experience_years": 40}', '{}', 0, '10: 40 years of experience'),
  ('experience', '{}', '{}', 0, '0: Not known yet'),
  ('rate', '{"hourly_rate": 20}', '{}', 0, '5: No budget is set'),
  ('rate', '{"hourly_rate": 20}', '{"hourly_budget": 20}', 0, '5: Rate is within the budget'),
  ('rate', '{"hourly_rate": 22}', '{"hourly_budget": 20}', 0, '3: Rate is above the budget'),
  ('rate', '{"hourly_rate": 22.01}', '{"hourly_budget": 20}', 0, '0: Rate is above the budget'),
  ('rate', '{}', '{"hourly_budget": 20}', 0, '0: Not known yet'),
  ('rate', '{"hourly_rate": 0}', '{"hourly_budget": 0}', 0, '5: Rate is within the budget')
) p (name, profile, job, km, outcome);
update private.operator set distance_unit = 'mi';
select is(
  pg_temp.part('distance', '{"radius_km": 20}', '{}', 10), '10: 6 miles away, travels up to 12 miles',
  'distances are told in the operator''s unit'
);

-- Whatever a profile and a job are, the parts hold.
select setseed(0.5);
create function pg_temp.some(words anyenum) returns jsonb language sql volatile as $$
  select coalesce(jsonb_agg(w), '[]') from unnest(enum_range(words)) w where random() < 0.3
$$;
create function pg_temp.maybe(value double precision) returns jsonb language sql volatile as $$
  select case when random() < 0.85 then to_jsonb(round(value::numeric)) else 'null' end
$$;
create temporary table pairs on commit drop as
  select km, private.match_parts(profile, job, km) as parts, private.unmet_requirements(profile, job, km) as unmet, profile, job
  from (
    select
      jsonb_populate_record(null::public.caregiver_profiles, jsonb_build_object(
        'user_id', gen_random_uuid(), 'status', 'approved', 'availability', floor(random() * 268435456),
        'skills', pg_temp.some(null::public.skill), 'languages', pg_temp.some(null::public.language_code),
        'care_types', pg_temp.some(null::public.care_type), 'experience_years', pg_temp.maybe(random() * 70),
        'hourly_rate', pg_temp.maybe(random() * 500), 'radius_km', pg_temp.maybe(1 + random() * 299)
      )) as profile,
      jsonb_populate_record(null::public.jobs, jsonb_build_object(
        'availability', 1 + floor(random() * 268435454), 'skills', pg_temp.some(null::public.skill),
        'languages', pg_temp.some(null::public.language_code), 'care_types', pg_temp.some(null::public.care_type),
        'hourly_budget', pg_temp.maybe(random() * 500), 'required_credentials', '[]'::jsonb
      )) as job,
      case when random() < 0.9 then random() * 600 end as km
    from generate_series(1, 500)
  ) made;
select is_empty(
  $$ select p from pairs, jsonb_array_elements(parts) p
     where ((p ->> 'points')::integer between 0 and (p ->> 'maximum')::integer) is not true or coalesce(p ->> 'reason', '') = '' $$,
  'in 500 pairs no part has fewer points than none, more than its maximum, or no reason'
);
select is_empty(
  $$ select parts from pairs where jsonb_array_length(parts) <> 6
     or (select sum((p ->> 'maximum')::integer) from jsonb_array_elements(parts) p) <> 100
     or (select sum((p ->> 'points')::integer) from jsonb_array_elements(parts) p)
       is distinct from private.match_score(private.match_points(profile, job, km)) $$,
  'the maxima add up to 100, and the points to the score'
);
select is_empty(
  $$ select unmet from pairs where 'profile_not_approved' <> all (unmet)
     or ('too_far' = any (unmet)) is distinct from ((km <= (profile).radius_km) is not true)
     or exists (select from unnest((job).care_types) c where not c = any ((profile).care_types)) <> (unmet::text like '%care_type:%') $$,
  'and nobody without an account is ever fit'
);

-- Who may ask
select is(tests.attempt(person, 'select public.match_caregivers(tests.job(''walsh''))'), outcome,
  format('%s asking for caregivers comes to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt(person, 'select public.match_jobs()'), outcome, format('%s asking for jobs comes to %s', person, outcome))
from (values ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed')) p (person, outcome);
select is(tests.attempt('admin', 'select public.match_caregivers(gen_random_uuid())'), 'job_not_found', 'there is no such job');

select * from finish();
rollback;
