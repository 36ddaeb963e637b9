-- Who fits a job: each requirement excludes people, and one score, the same for admin and caregiver, ranks the rest.
begin;
select plan(113);
\ir fixtures.psql

select tests.add_job('walsh', '{first_aid}',
  '{"care_types": ["companionship", "personal_care"], "skills": ["driving", "wound_care"], "languages": ["en", "ga"],
    "availability": 15, "hourly_budget": 20}');
select tests.add_document(person || '_aid', person, 'first_aid')
from unnest('{caregiver,stranger,legacy,deactivated}'::text[]) person;

create function pg_temp.matched(person text, given text default null) returns text language sql as $$
  select tests.seen_after(format(
    'admin: select coalesce(string_agg(score::text, '',''), ''left out'') from public.match_caregivers(tests.job(''walsh'')) where caregiver_id = %L',
    tests.id(person)
  ), given)
$$;
create function pg_temp.unmet(person text, given text default null) returns text language sql as $$
  select tests.seen_after(person || ': select unmet from public.match_jobs() where job_id = tests.job(''walsh'')', given)
$$;
-- Places the caregiver elsewhere, or adds days off.
select tests.add_job('daly');
create function pg_temp.placed(times integer, since integer default -100, until integer default null, ended boolean default false)
returns text language sql as $$
  select format(
    'insert into public.placements (job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, availability, starts_on, ends_on, ended_at)
     values (tests.job(''daly''), tests.id(''daly''), tests.id(''caregiver''), ''Someone'', ''Company'', 5, %s, private.today() + %s, %s, %L)',
    times, since, coalesce('private.today() + ' || until, 'null'), case when ended then now() end
  )
$$;
create function pg_temp.off(first integer, last integer) returns text language sql as $$
  select format(
    'insert into public.time_off (caregiver_id, from_day, to_day) values (tests.id(''caregiver''), private.today() + %s, private.today() + %s)',
    first, last
  )
$$;
create function pg_temp.change(words text) returns text language sql as $$
  select format('update public.caregiver_profiles set %s where user_id = tests.id(''caregiver'')', words)
$$;

-- Requirements
select is(pg_temp.matched('caregiver'), '83', 'an approved caregiver who meets everything is matched');
select is(pg_temp.matched('legacy'), '83', 'a caregiver with only a legacy record is matched');
select is(pg_temp.matched(person), 'left out', person || ' is left out')
from unnest('{newcomer,deactivated,admin,no_role}'::text[]) person;
select is(
  pg_temp.matched('caregiver', given), 'left out', format('left out by the admin''s list: %s', reason)
)
from (values
  (pg_temp.change('status = ''draft'''), 'a profile in draft'), (pg_temp.change('status = ''submitted'''), 'a profile not reviewed'),
  (pg_temp.change('status = ''changes_requested'''), 'a profile with requested changes'), (pg_temp.change('status = ''suspended'''), 'suspended'),
  ('update public.users set deactivated_at = now()  where id = tests.id(''caregiver'')', 'deactivated'),
  ('update public.users set role = ''admin'' where id = tests.id(''caregiver'')', 'no caregiver any more'),
  ('delete from public.users where id = tests.id(''caregiver'')', 'without a role'),
  (pg_temp.change('care_types = ''{companionship}'''), 'half the care'), (pg_temp.change('care_types = ''{}'''), 'no care'),
  (pg_temp.change('place_id = tests.place(''Dublin'')'), 'too far'), (pg_temp.change('place_id = null'), 'no place'),
  (pg_temp.change('radius_km = null'), 'no radius'),
  ('delete from public.documents', 'no document'),
  ('update public.documents set status = ''uploaded''', 'a document not checked'),
  ('update public.documents set status = ''rejected''', 'a rejected document'),
  ('update public.documents set kind = ''reference''', 'another kind of document'),
  ('update public.documents set expires_on = private.today()', 'a document that expires today'),
  ('update public.documents set expires_on = private.today() - 1', 'an expired document'),
  (pg_temp.placed(15), 'every time taken'), (pg_temp.change('availability = 240'), 'other times of the week'),
  (pg_temp.off(7, 7), 'away on the first day')
) s (given, reason);
select is(pg_temp.matched('caregiver', given), score, format('%s: %s', reason, score))
from (values
  (pg_temp.placed(3), '71', 'half of the times taken'),
  (pg_temp.placed(15, ended => true), '83', 'a placement that has ended'),
  (pg_temp.placed(15, until => -1), '83', 'a placement whose last day is over'),
  (pg_temp.placed(15, until => 0), 'left out', 'a placement whose last day is today'),
  (pg_temp.placed(15, since => 50), 'left out', 'a placement that has not begun'),
  (pg_temp.off(8, 20), '83', 'days off after the first day'),
  (pg_temp.off(-10, 6), '83', 'days off before the first day')
) s (given, score, reason);
select is(
  pg_temp.matched('caregiver', 'update public.documents set expires_on = private.today() + 1'), '83',
  'a document counts until it expires'
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
  (pg_temp.placed(15) || ';' || pg_temp.off(0, 90), '{}'),
  (pg_temp.change('status = ''draft'''), 'nothing'), (pg_temp.change('status = ''submitted'''), 'nothing'),
  (pg_temp.change('status = ''changes_requested'''), 'nothing'), (pg_temp.change('status = ''suspended'''), 'nothing')
) s (given, codes);
select is(
  tests.attempt('caregiver', 'select public.apply_to_job(tests.job(''walsh''))', pg_temp.placed(15)), '1',
  'a caregiver without free times can apply'
);
select tests.be('newcomer');
select is(
  tests.detail('select public.apply_to_job(tests.job(''walsh''))'),
  '["profile_not_approved"]', 'a caregiver who is not approved is told only that'
);
select tests.be_owner();

select ok(
  'care_type:companionship' = any (private.unmet_requirements(
    jsonb_populate_record(null::public.caregiver_profiles, '{"care_types": [null]}'),
    jsonb_populate_record(null::public.jobs, '{"care_types": ["companionship"], "required_credentials": []}'), 0
  )), 'a care type that is null means none'
);

-- One score
select tests.be('admin');
create temporary table by_admin on commit drop as
  select parts, score, distance_km from public.match_caregivers(tests.job('walsh')) where caregiver_id = tests.id('caregiver');
grant select on by_admin to authenticated;
select tests.be('caregiver');
select results_eq(
  $$ select parts, score, distance_km, score_version, unmet from public.match_jobs() where job_id = tests.job('walsh') $$,
  $$ select parts, score, distance_km, 2, '{}'::text[] from by_admin $$,
  'admin and caregiver get the same score and parts'
);
select tests.be_owner();
select results_eq(
  $$ select p from by_admin, jsonb_array_elements(parts) p $$,
  $$ select p::jsonb from unnest(array[
    '{"part": "skills", "points": 15, "maximum": 30, "shared": 1, "wanted": 2}',
    '{"part": "availability", "points": 25, "maximum": 25, "shared": 4, "wanted": 4, "taken": 0, "offered": 0, "awayUntil": null}',
    '{"part": "distance", "points": 20, "maximum": 20, "km": 0, "radiusKm": 30}',
    '{"part": "languages", "points": 10, "maximum": 10, "shared": 2, "wanted": 2}',
    '{"part": "experience", "points": 8, "maximum": 10, "years": 8}',
    '{"part": "rate", "points": 5, "maximum": 5, "hasBudget": true, "isWithin": true}'
  ]) p $$,
  'the score is made of named parts with what they come from'
);

-- Each part by itself
create function pg_temp.parts(person jsonb, wanted jsonb, km double precision) returns jsonb language sql as $$
  select private.match_parts(
    jsonb_populate_record(null::private.matchable,
      '{"skills": 0, "languages": 0, "offers": 0, "free": 0, "taken": 0}'::jsonb || person
        || jsonb_build_object('busy', busy.visits, 'full_parts', private.full_parts(busy.visits, private.visit_gap()))),
    jsonb_populate_record(null::private.open_jobs,
      '{"skills": 0, "languages": 0, "availability": 1, "joined": 0, "starts_on": "2020-01-01"}'::jsonb || wanted
        || jsonb_build_object('visits', coalesce(wanted -> 'visits', private.windows(coalesce((wanted ->> 'availability')::integer, 1))))), km
  )
  from (select coalesce(person -> 'busy', private.windows(coalesce((person ->> 'taken')::integer, 0)))) busy (visits)
$$;
create function pg_temp.part(name text, person jsonb, wanted jsonb, km double precision default 0) returns jsonb language sql as $$
  select p - 'part' - 'maximum' from jsonb_array_elements(pg_temp.parts(person, wanted, km)) p where p ->> 'part' = name
$$;
select is(
  pg_temp.part(name, person::jsonb, wanted::jsonb, km), facts::jsonb || jsonb_build_object('points', points),
  format('%s %s: %s points', name, facts, points)
)
from (values
  ('skills', '{}', '{}', 0, 30, '{"shared": 0, "wanted": 0}'),
  ('skills', '{"skills": 5}', '{"skills": 6}', 0, 15, '{"shared": 1, "wanted": 2}'),
  ('skills', '{}', '{"skills": 1}', 0, 0, '{"shared": 0, "wanted": 1}'),
  ('availability', '{"free": 6}', '{"availability": 3}', 0, 13,
    '{"shared": 1, "wanted": 2, "taken": 0, "offered": 0, "awayUntil": null}'),
  ('availability', '{"free": 268435455}', '{"availability": 268435455}', 0, 25,
    '{"shared": 28, "wanted": 28, "taken": 0, "offered": 0, "awayUntil": null}'),
  ('availability', '{"free": 12, "taken": 19}', '{"availability": 31}', 0, 10,
    '{"shared": 2, "wanted": 5, "taken": 3, "offered": 0, "awayUntil": null}'),
  ('distance', '{"radius_km": 20}', '{}', 10, 10, '{"km": 10, "radiusKm": 20}'),
  ('distance', '{"radius_km": 20}', '{}', 25, 0, '{"km": 25, "radiusKm": 20}'),
  ('distance', '{"radius_km": 20}', '{}', null, 0, '{"km": null, "radiusKm": 20}'),
  ('distance', '{}', '{}', 10, 0, '{"km": 10, "radiusKm": null}'),
  ('languages', '{}', '{}', 0, 10, '{"shared": 0, "wanted": 0}'),
  ('languages', '{"languages": 1}', '{"languages": 7}', 0, 3, '{"shared": 1, "wanted": 3}'),
  ('experience', '{"experience_years": 0}', '{}', 0, 0, '{"years": 0}'),
  ('experience', '{"experience_years": 1}', '{}', 0, 1, '{"years": 1}'),
  ('experience', '{"experience_years": 40}', '{}', 0, 10, '{"years": 40}'),
  ('experience', '{}', '{}', 0, 0, '{"years": null}'),
  ('rate', '{"rate": 2000}', '{}', 0, 5, '{"hasBudget": false, "isWithin": null}'),
  ('rate', '{"rate": 2000}', '{"budget": 2000}', 0, 5, '{"hasBudget": true, "isWithin": true}'),
  ('rate', '{"rate": 2200}', '{"budget": 2000}', 0, 3, '{"hasBudget": true, "isWithin": false}'),
  ('rate', '{"rate": 2201}', '{"budget": 2000}', 0, 0, '{"hasBudget": true, "isWithin": false}'),
  ('rate', '{}', '{"budget": 2000}', 0, 0, '{"hasBudget": true, "isWithin": null}'),
  ('rate', '{"rate": 0}', '{"budget": 0}', 0, 5, '{"hasBudget": true, "isWithin": true}')
) p (name, person, wanted, km, points, facts);
select is(
  pg_temp.part('availability', jsonb_build_object('free', 1, 'away', format(
    '{[%s,%s),[%s,%s)}', private.today() - 9, private.today() - 7, private.today() - 2, private.today() + 22)), '{}'),
  jsonb_build_object('points', 0, 'shared', 0, 'wanted', 1, 'taken', 0, 'offered', 0, 'awayUntil', private.today() + 21),
  'the last of the days off is named'
);

-- An open offer elsewhere
create function pg_temp.offered(person text) returns integer language sql as $$
  select tests.seen_after(
    format('select pg_temp.part(''availability'', %L, ''{"availability": 5}'') ->> ''offered''', jsonb_build_object('user_id', tests.id(person), 'free', 5)),
    'select tests.add_job(''offering''), tests.add_application(''offering'', ''caregiver'')',
    'admin: select tests.offer_job(tests.application(''offering'', ''caregiver''), availability => 4)'
  )::integer
$$;
select is(pg_temp.offered(person), taken, person || ': of the free times, an open offer for another job takes ' || taken)
from (values ('caregiver', 1), ('stranger', 0)) o (person, taken);

-- The parts are right for any caregiver and job.
select setseed(0.5);
create function pg_temp.maybe(value double precision) returns jsonb language sql volatile as $$
  select case when random() < 0.85 then to_jsonb(round(value::numeric)) else 'null' end
$$;
create function pg_temp.some(below integer) returns integer language sql volatile as $$
  select floor(random() * below)::integer & floor(random() * below)::integer
$$;
create temporary table pairs on commit drop as
  select person, wanted, km, pg_temp.parts(person, wanted, km) as parts
  from (
    select person || jsonb_build_object('busy', private.windows((person ->> 'taken')::integer)) as person,
      wanted || jsonb_build_object('visits', private.windows((wanted ->> 'availability')::integer)) as wanted, km
    from (select
      jsonb_build_object(
        'free', pg_temp.some(268435456), 'taken', pg_temp.some(268435456), 'skills', pg_temp.some(32768),
        'languages', pg_temp.some(65536), 'experience_years', pg_temp.maybe(random() * 70),
        'rate', pg_temp.maybe(random() * 50000), 'radius_km', pg_temp.maybe(1 + random() * 299)
      ) as person,
      jsonb_build_object(
        'availability', 1 + pg_temp.some(268435455), 'skills', pg_temp.some(32768), 'languages', pg_temp.some(65536),
        'budget', pg_temp.maybe(random() * 50000)
      ) as wanted,
      case when random() < 0.9 then random() * 600 end as km
    from generate_series(1, 200)) drawn
  ) made;
create function pg_temp.total(parts jsonb) returns integer language sql immutable as $$
  select sum((p ->> 'points')::integer)::integer from jsonb_array_elements(parts) p
$$;
select is_empty(
  $$ select p from pairs, jsonb_array_elements(parts) p
     where ((p ->> 'points')::integer between 0 and (p ->> 'maximum')::integer) is not true $$,
  'in 200 pairs no part has fewer points than none, or more than its maximum'
);
select is_empty(
  $$ select parts from pairs where jsonb_array_length(parts) <> 6
     or (select sum((p ->> 'maximum')::integer) from jsonb_array_elements(parts) p) <> 100 $$,
  'the maxima add up to 100'
);
select is_empty(
  format($$ select person, wanted, km from pairs where pg_temp.total(pg_temp.parts(person || %s, wanted, %s)) < pg_temp.total(parts) $$,
    better, nearer),
  more || ' never makes a lower score'
)
from (values
  ('being free more often', $$ jsonb_build_object('free', (person ->> 'free')::integer | pg_temp.some(268435456)) $$, 'km'),
  ('one more skill', $$ jsonb_build_object('skills', (person ->> 'skills')::integer | (1 << floor(random() * 15)::integer)) $$, 'km'),
  ('one more language', $$ jsonb_build_object('languages', (person ->> 'languages')::integer | (1 << floor(random() * 16)::integer)) $$, 'km'),
  ('one more year', $$ jsonb_build_object('experience_years', (person ->> 'experience_years')::integer + 1) $$, 'km'),
  ('a lower rate', $$ jsonb_build_object('rate', (person ->> 'rate')::integer * 9 / 10) $$, 'km'),
  ('living nearer', $$ '{}' $$, 'km * random()'),
  ('travelling farther', $$ jsonb_build_object('radius_km', (person ->> 'radius_km')::integer + 1) $$, 'km')
) b (more, better, nearer);
select cmp_ok(
  cardinality(enum_range(null::public.care_type)), '<=', 16,
  'there is a bit for each kind of care below those of documents'
);
select cmp_ok(greatest(
  cardinality(enum_range(null::public.document_kind)) + 16, cardinality(enum_range(null::public.skill)),
  cardinality(enum_range(null::public.language_code))
), '<=', 31, 'and for every other word');

-- Near matches
create function pg_temp.near_miss(given text) returns text language sql as $$
  select tests.seen_after(
    'admin: select coalesce(string_agg(concat_ws('' '', score, unmet), '',''), ''left out'') from public.match_near_misses(tests.job(''walsh'')) where caregiver_id = tests.id(''caregiver'')',
    given
  )
$$;
select is(pg_temp.near_miss(given), outcome, format('nearly, with %s: %s', reason, outcome))
from (values
  ('select', 'left out', 'nothing missing'),
  ('delete from public.documents', '83 credential:first_aid', 'a document missing'),
  (pg_temp.change('care_types = ''{companionship}'''), '83 care_type:personal_care', 'a kind of care missing'),
  (pg_temp.change('care_types = ''{}'''), 'left out', 'two missing'),
  (pg_temp.change('place_id = tests.place(''Oranmore''), radius_km = 4'), '63 too_far', 'five kilometres'),
  (pg_temp.change('place_id = tests.place(''Oranmore''), radius_km = 3'), 'left out', 'six kilometres'),
  (pg_temp.placed(15), '58 no_free_times', 'every time taken'),
  (pg_temp.off(0, 90), '58 away', 'days off'),
  (pg_temp.off(0, 90) || '; delete from public.documents', 'left out', 'days off and a document missing'),
  (pg_temp.change('status = ''suspended''') || '; delete from public.documents', 'left out', 'a suspension'),
  ('update public.users set deactivated_at = now() where id = tests.id(''caregiver''); delete from public.documents',
    'left out', 'a deactivation')
) s (given, outcome, reason);

-- Missing skills
select tests.be('caregiver');
select is(
  (select missing_skills from public.match_jobs() where job_id = tests.job('walsh')), '{wound_care}'::public.skill[],
  'a caregiver reads which of the skills asked for are not among theirs'
);
select tests.be_owner();

-- Who may ask
select is(tests.attempt(person, 'select public.match_caregivers(tests.job(''walsh''))'), outcome,
  format('%s asking for caregivers comes to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt(person, 'select public.match_near_misses(tests.job(''walsh''))'), outcome,
  format('%s asking for near matches comes to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt(person, 'select public.match_jobs()'), outcome, format('%s asking for jobs comes to %s', person, outcome))
from (values ('anon', '42501'), ('admin', 'not_allowed'), ('deactivated', 'not_allowed')) p (person, outcome);
select is(tests.attempt('admin', 'select public.match_caregivers(gen_random_uuid())'), 'job_not_found', 'an unknown job has no matches');
select is(
  tests.attempt('admin', 'select public.match_near_misses(gen_random_uuid())'), 'job_not_found', 'an unknown job has no near matches'
);

select * from finish();
rollback;
