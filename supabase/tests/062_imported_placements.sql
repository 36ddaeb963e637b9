-- Placements from another system: each row is added once, by the rules of every step. And who may not do so.
begin;
select plan(59);
\ir fixtures.psql

create function pg_temp.row(name text, changes jsonb default '{}', asked jsonb default '{}') returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'id', tests.id(name), 'caregiver', 'Caregiver@example.test ',
    'request', tests.payload(name, '{"answers": [{"question": "Visits", "answer": "Monday 9:00"}]}' || asked)
      - '{id,tracking_secret,consent,availability,starts_on,helper_relation,helper_agreed_by}'::text[],
    'job', '{"title": "Company in Galway", "summary": "Tea, talk and a walk by the sea."}'::jsonb,
    'visits', '[{"days": 1, "opens": 540, "closes": 600, "minutes": 60}]'::jsonb,
    'hourly_rate', 19.5, 'starts_on', '2024-03-04', 'consented_on', '2024-02-01',
    'family', '{"said_by": "Peg Walsh, signed form", "said_on": "2024-02-20"}'::jsonb,
    'caregiver_yes', '{"said_by": "Caregiver Byrne, by phone", "said_on": "2024-02-21"}'::jsonb
  ) || changes
$$;
create function pg_temp.outcome(entered jsonb, only_check boolean default false, who text default 'admin') returns text language plpgsql as $$
declare
  told text;
begin
  perform tests.be(who);
  select trim(concat_ws(' ', a.error, a.detail)) into told
  from public.add_placements(jsonb_build_array(entered), only_check) a;
  perform tests.be_owner();
  return told;
end $$;

-- Who may
select is(tests.attempt(person, $$ select public.add_placements('[]') $$), outcome, person || ' imports')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'),
  ('admin', '0')) p (person, outcome);
select is(
  tests.attempt('caregiver', 'select private.add_placement(''{}'')'), '42501', 'nobody may call the private function'
);
select is(tests.attempt('admin', format('select public.add_placements(%L)', rows)), 'rows_invalid', rows || ' is no list')
from unnest(array['{}', '[1]', '[{"id": "x", "request": {}}]', '[{"id": "0d9e5f5e-0000-4000-8000-000000000001"}]']) rows;

-- What is wrong with a row
select is(pg_temp.outcome(pg_temp.row('a', r.given::jsonb, r.asked::jsonb)), outcome, what)
from (values
  ('{"caregiver": "nobody@example.test"}', '{}', 'caregiver_not_found', 'an unknown address'),
  ('{"caregiver": "admin@example.test"}', '{}', 'caregiver_not_found', 'the address of staff'),
  ('{"caregiver": null}', '{}', 'caregiver_not_found', 'no address'),
  ('{"consented_on": null}', '{}', 'consent_missing', 'no consent'),
  (jsonb_build_object('consented_on', tests.today() + 1)::text, '{}', 'consent_missing', 'a consent in the future'),
  ('{"consented_on": "yes"}', '{}', 'consent_missing', 'a consent without a day'),
  ('{"visits": []}', '{}', 'invalid_answers {"availability": "missing"}', 'no visits'),
  ('{"visits": null}', '{}', 'visits_invalid', 'null for visits'),
  ('{"visits": [{"days": 1, "opens": 600, "closes": 540, "minutes": 60}]}', '{}', 'visits_invalid', 'visits that end before they begin'),
  ('{"hourly_rate": null}', '{}', 'rate_invalid', 'no rate'),
  ('{"hourly_rate": "20"}', '{}', 'rate_invalid', 'a rate in words'),
  ('{"hourly_rate": -1}', '{}', 'rate_invalid', 'a negative rate'),
  ('{"starts_on": "soon"}', '{}', 'starts_on_invalid', 'no first day'),
  ('{"starts_on": null}', '{}', 'invalid_answers {"starts_on": "missing"}', 'null for the first day'),
  ('{"ends_on": "2024-05-01"}', '{}', 'ends_on_invalid', 'care that is over'),
  ('{"family": {"said_by": "Peg"}}', '{}', 'said_on_invalid', 'a yes without a day'),
  ('{"family": {"said_by": " ", "said_on": "2024-02-20"}}', '{}', 'said_by_missing', 'a yes without a name'),
  (jsonb_build_object('caregiver_yes', jsonb_build_object('said_by', 'Caregiver', 'said_on', tests.today() + 1))::text, '{}',
    'said_on_invalid', 'a yes in the future'),
  ('{"family": null}', '{}', 'agreement_missing ["family"]', 'no yes of the family'),
  ('{"caregiver_yes": {}}', '{}', 'agreement_missing ["caregiver"]', 'no yes of the caregiver'),
  ('{}', '{"contact_name": "", "contact_phone": "1"}', 'invalid_answers {"contact_name": "missing", "contact_phone": "invalid"}',
    'a request that a screen refuses'),
  ('{"job": {"title": "Care for Peg Walsh", "summary": "Tea, talk and a walk by the sea."}}', '{}', 'reveals_contact',
    'a title with a name'),
  ('{"job": null}', '{}', 'invalid_job title', 'no title'),
  ('{}', '{"care_types": ["dementia_care"]}', 'not_qualified ["care_type:dementia_care"]', 'care that the caregiver does not offer'),
  ('{"caregiver": "newcomer@example.test"}', '{}',
    'not_qualified ["profile_not_approved","care_type:companionship","too_far"]', 'a profile that is not approved')
) r (given, asked, outcome, what);
insert into public.credential_rules (care_type, kind) values ('companionship', 'first_aid');
select is(pg_temp.outcome(pg_temp.row('a')), 'not_qualified ["credential:first_aid"]', 'documents that the rules require');
delete from public.credential_rules where true;
select is_empty('select from public.requests', 'none of these is stored');

-- A row that is right
select is(pg_temp.outcome(pg_temp.row('walsh'), true), '', 'a valid row is only checked in a trial');
select is_empty('select from public.requests', 'a trial stores nothing');
select is(pg_temp.outcome(pg_temp.row('walsh')), '', 'a valid row is added');
select is(pg_temp.outcome(pg_temp.row('walsh')), '', 'the same row can be sent twice');
select is(tests.attempt('colleague', format('select public.add_placements(%L)', jsonb_build_array(pg_temp.row('walsh'))),
  $$ select tests.sign_up('colleague'); select tests.promote('colleague') $$), '1', 'a colleague can send the same row');
select is(pg_temp.outcome(pg_temp.row('walsh', '{}', '{"answers": [{"question": "Visits", "answer": "Tuesday 9:00"}]}')), 'id_taken',
  'a different row under its id is refused');
select is(pg_temp.outcome(pg_temp.row('walsh', '{"caregiver": "stranger@example.test"}')), 'id_taken', 'another caregiver under its id is refused');
select is(pg_temp.outcome(pg_temp.row('walsh', changes::jsonb)), 'terms_differ', 'other terms under its id are refused: ' || changes)
from unnest(array['{"hourly_rate": 21}', '{"starts_on": "2024-03-05"}', '{"ends_on": "2030-01-01"}',
  '{"visits": [{"days": 1, "opens": 540, "closes": 630, "minutes": 90}]}',
  '{"family": {"said_by": "Peg Walsh, signed form", "said_on": "2024-02-19"}}']) changes;
select is(pg_temp.outcome(pg_temp.row('caregiver')), 'malformed_request', 'the id of an account is refused');
select results_eq(
  $$ select r.status::text, private.day_of(r.consented_at), r.entered_by, j.status::text, a.status::text, p.starts_on, p.hourly_rate,
       p.visits, p.caregiver_name
     from public.placements p join public.requests r on r.id = p.request_id join public.jobs j on j.id = p.job_id
     join public.applications a on a.id = p.application_id $$,
  $$ values ('matched', date '2024-02-01', tests.id('admin'), 'filled', 'placed', date '2024-03-04', 19.50,
       '[{"days": 1, "opens": 540, "closes": 600, "minutes": 60}]'::jsonb, 'Caregiver Byrne') $$,
  'it has a request with the day of consent, a job, an application and a placement'
);
select results_eq(
  $$ select after ->> 'side', after ->> 'answer', after ->> 'said_by', after ->> 'said_on', actor_id
     from public.events where subject_type = 'agreements' order by 1 desc $$,
  $$ values ('family', 'yes', 'Peg Walsh, signed form', '2024-02-20', tests.id('admin')),
       ('caregiver', 'yes', 'Caregiver Byrne, by phone', '2024-02-21', tests.id('admin')) $$,
  'the audit log has both yeses: who said it, how and when, and who recorded it'
);
select results_eq(
  $$ select kind::text, recipient_id from private.notifications where kind <> 'profile_approved' order by 1 $$,
  $$ values ('care_recorded', null), ('placement_recorded', tests.id('caregiver')) $$,
  'both sides get one message, and no others'
);
select is((select count(*) from private.first_placements), 0::bigint, 'it is not counted as a search');
update public.placements set hourly_rate = 23 where true;
select is(pg_temp.outcome(pg_temp.row('walsh')), '', 'it still counts as added once staff have changed the placement');

-- What is taken
select is(split_part(pg_temp.outcome(pg_temp.row('daly')), ' ', 1), 'times_taken', 'nobody is placed with two families at once');
select is(pg_temp.outcome(pg_temp.row('daly', '{"visits": [{"days": 2, "opens": 540, "closes": 600, "minutes": 60}]}')), '',
  'a second family on another day is allowed');
select tests.promote('caregiver');
select is(pg_temp.outcome(pg_temp.row('nolan', '{"visits": [{"days": 4, "opens": 540, "closes": 600, "minutes": 60}]}'), false, 'caregiver'),
  'own_record', 'staff can’t record their own placement');

-- Placements that are not imported keep all rules
select is(
  tests.attempt('admin', $$ select tests.place_by_phone(tests.application('other', 'stranger'), tests.today() - 1) $$,
    $$ select tests.add_job('other'); select tests.add_application('other', 'stranger') $$),
  'starts_on_invalid', 'other placements can’t begin in the past'
);
select * from finish();
rollback;
