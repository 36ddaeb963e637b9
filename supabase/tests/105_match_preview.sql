-- What staff read beside a match: the same people before publishing as after, hurdles, and facts to compare.
begin;
select plan(43);
\ir fixtures.psql
select tests.add_request('walsh', '{"care_types": ["companionship", "personal_care"], "availability": 15}');
select tests.add_job('daly', '{first_aid}', '{"care_types": ["companionship", "personal_care"], "availability": 15}');
select tests.add_document(person || '_aid', person, 'first_aid') from unnest('{caregiver,legacy}'::text[]) person;

create function pg_temp.preview(times integer default null, credentials text default '{}', given text default null) returns jsonb
language sql as $$
  select tests.seen_after(format('admin: select public.preview_match(tests.id(''walsh''), %L, %L)', times, credentials), given)::jsonb
$$;
create function pg_temp.hurdles(given text default null) returns jsonb language sql as $$
  select tests.seen_after('admin: select public.match_hurdles(tests.job(''daly''))', given)::jsonb
$$;
create function pg_temp.change(words text) returns text language sql as $$
  select format('update public.caregiver_profiles set %s where user_id = tests.id(''caregiver'')', words)
$$;

-- Before publishing
select is(pg_temp.preview() -> 'fitting', '3', 'a preview has how many fit');
select is(pg_temp.preview(null, '{first_aid}') -> 'fitting', '2', 'fewer fit if a document is required');
select is(pg_temp.preview(null, '{first_aid}', pg_temp.change('availability = 1')) -> 'fitting', '2', 'a caregiver who has one of the times fits');
select is(pg_temp.preview(14, '{first_aid}', pg_temp.change('availability = 1')) -> 'fitting', '1', 'other times have other numbers');
select is(pg_temp.preview(null, '{first_aid,first_aid,null}') -> 'fitting', '2', 'a repeated document or null does not matter');
select is(jsonb_array_length(pg_temp.preview() -> 'best'), 3, 'a preview has the best matches');
select is(pg_temp.preview() ? 'near', false, 'a preview has no near matches while someone fits');
select tests.be('admin');
select results_eq(
  $$ select (p ->> 'caregiverId')::uuid, (p ->> 'score')::integer, p ->> 'fullName', (p ->> 'distanceKm')::double precision
     from jsonb_array_elements(public.preview_match(tests.id('walsh'), null, '{first_aid}') -> 'best') p $$,
  $$ select caregiver_id, score, full_name, distance_km from public.match_caregivers(tests.job('daly')) limit 3 $$,
  'a preview has the people, scores and order of the later matches'
);
select is(
  (public.preview_match(tests.id('walsh'), null, '{insurance}') -> 'near' -> 0 ->> 'unmet'), 'credential:insurance',
  'if nobody fits, a preview has the near matches with what is missing'
);
select is(
  public.preview_match(tests.id('walsh'), null, '{insurance}') #> '{hurdles,lacking,0}', '{"code": "credential:insurance", "people": 3}',
  'if nobody fits, a preview has how many lack what'
);
select tests.be_owner();
select is(pg_temp.preview(null, '{}', 'delete from private.matchable') ->> 'fitting', '0', 'without caregivers there are no hurdles');
select is(tests.attempt(person, 'select public.preview_match(tests.id(''walsh''))'), outcome, format('%s: a preview comes to %s', person, outcome))
from (values
  ('admin', '1'), ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);
select is(tests.attempt('admin', statement), outcome, statement || ' comes to ' || outcome)
from (values
  ('select public.preview_match(gen_random_uuid())', 'request_not_found'),
  ('select public.preview_match(tests.id(''walsh''), 0)', 'times_invalid'),
  ('select public.preview_match(tests.id(''walsh''), 16)', 'times_invalid'),
  ('select public.preview_match(tests.id(''walsh''), -1)', 'times_invalid'),
  ('select public.match_hurdles(gen_random_uuid())', 'job_not_found')
) s (statement, outcome);

-- What excludes how many
select is(
  pg_temp.hurdles(), '{"everyone": 3, "inReach": 3, "lacking": [{"code": "credential:first_aid", "people": 1}]}', 'one caregiver lacks a document'
);
select is(pg_temp.hurdles(given) -> 'lacking', lacking::jsonb, reason)
from (values
  (pg_temp.change('care_types = ''{companionship}'''),
    '[{"code": "care_type:personal_care", "people": 1}, {"code": "credential:first_aid", "people": 1}]', 'another lacks a kind of care'),
  (pg_temp.change('availability = 240'),
    '[{"code": "credential:first_aid", "people": 1}, {"code": "no_free_times", "people": 1}]', 'another has other times'),
  ('insert into public.time_off (caregiver_id, from_day, to_day) select user_id, private.today(), private.today() + 90 from public.caregiver_profiles',
    '[{"code": "away", "people": 3}, {"code": "credential:first_aid", "people": 1}]', 'all are away; what excludes most comes first')
) s (given, lacking, reason);
select is(
  pg_temp.hurdles(pg_temp.change('place_id = tests.place(''Dublin'')')) - 'lacking', '{"everyone": 3, "inReach": 2}',
  'someone who is too far away is not counted twice'
);
select is(tests.attempt(person, 'select public.match_hurdles(tests.job(''daly''))'), outcome, format('%s: hurdles come to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);

-- What is compared
select tests.be('admin');
select results_eq(
  $$ select availability, taken, radius_km::integer, hourly_rate, experience_years::integer, languages::text[]
     from public.match_facts(array[tests.id('caregiver'), tests.id('admin')]) $$,
  $$ values (15, 0, 30, 18.00, 8, '{en,ga}'::text[]) $$, 'there are facts only of caregivers'
);
select is(
  (select documents from public.match_facts(array[tests.id('caregiver')])),
  '[{"kind": "first_aid", "status": "verified", "expiresOn": null}]', 'the facts have documents'
);
select is(
  (select placed from public.match_facts(array[tests.id('caregiver')])), '[]', 'the facts have placements'
);
select is(
  (select array[week_minutes, ever_placed, visits_missed, visits_called_off] from public.match_facts(array[tests.id('caregiver')])),
  '{0,0,0,0}', 'the facts have missed visits'
);
select tests.be_owner();
create function pg_temp.document(given text) returns text language sql as $$
  select tests.seen_after(
    'admin: select coalesce(string_agg(concat_ws('' '', p ->> ''status'', p ->> ''expiresOn''), '',''), ''none'')
    from public.match_facts(array[tests.id(''caregiver'')]), jsonb_array_elements(documents) p', given
  )
$$;
select is(pg_temp.document(given), outcome, format('a document: %s', outcome))
from (values
  ('delete from public.documents', 'none'),
  ('select tests.add_document(''newer'', ''caregiver'', ''first_aid'', ''uploaded'')', 'verified'),
  ('update public.documents set expires_on = ''2020-01-01'', created_at = now() - interval ''1 day'';
    select tests.add_document(''newer'', ''caregiver'', ''first_aid'', ''uploaded'')', 'uploaded'),
  ('update public.documents set expires_on = ''2020-01-01'';', 'verified 2020-01-01')
) s (given, outcome);
select is(tests.attempt('admin', 'select public.match_facts(null)'), '0', 'null has no facts');
select is(tests.attempt(person, 'select public.match_facts(array[tests.id(''caregiver'')])'), outcome, format('%s: facts come to %s', person, outcome))
from (values
  ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')
) p (person, outcome);

select * from finish();
rollback;
