-- An account's open work, who takes over what a leaving admin owns, and which jobs fit a caregiver.
begin;
select plan(23);
\ir fixtures.psql

select tests.add_job('walsh'), tests.add_job('daly'), tests.add_application('walsh', 'caregiver'),
  tests.add_request('byrne', '{"contact_name": "Mary Byrne"}');
update public.users set role = 'admin', email_verified = true where id = tests.id('stranger');
update public.users set email_verified = true where id = tests.id('admin');

-- Denials
select is(tests.attempt(person, format('select public.%s(%L)', ask, tests.id('caregiver'))), outcome, format('%s asks %s: %s', person, ask, outcome))
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed')) people (person, outcome),
  unnest('{account_at_work,jobs_fitting}'::text[]) ask;

-- Which jobs fit
select tests.be('admin');
select results_eq(
  $$ select job_id, request_id, client from public.jobs_fitting(tests.id('caregiver')) $$,
  $$ select tests.job('daly'), tests.id('daly'), jsonb_build_object('recipient', n.recipient_name, 'contact', n.contact_name)
     from public.request_contacts n where n.request_id = tests.id('daly') $$,
  'an open job that fits is listed with its client; one applied for is not'
);
select results_eq(
  $$ select score, parts, distance_km from public.jobs_fitting(tests.id('caregiver')) $$,
  $$ select score, parts, distance_km from public.match_caregivers(tests.job('daly')) where caregiver_id = tests.id('caregiver') $$,
  'it has the score and the reasons of the match'
);
select tests.be_owner();
insert into public.time_off (caregiver_id, from_day, to_day)
select tests.id('caregiver'), day, day from (
  select greatest(j.starts_on, private.today()) as day from public.jobs j where j.id = tests.job('daly')
) first_day;
select tests.be('admin');
select is_empty($$ select from public.jobs_fitting(tests.id('caregiver')) $$, 'no job fits a caregiver who is away on the first day');
select tests.be_owner();
delete from public.time_off;
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('caregiver');
select tests.be('admin');
select is_empty($$ select from public.jobs_fitting(tests.id('caregiver')) $$, 'no job fits a caregiver who is not approved');
select is_empty($$ select from public.jobs_fitting(gen_random_uuid()) $$, 'no job fits an unknown account');
select tests.be_owner();
update public.caregiver_profiles set status = 'approved' where user_id = tests.id('caregiver');

-- What is open
update auth.users set last_sign_in_at = '2026-02-01 10:00+00' where id = tests.id('caregiver');
update public.users set last_used_at = '2026-03-01 10:00+00' where id = tests.id('caregiver');
delete from auth.sessions where user_id = tests.id('caregiver');
select tests.be('admin');
select results_eq(
  $$ select last_seen, placements, applications, holding, held, deactivated_by from public.account_at_work(tests.id('caregiver')) $$,
  $$ values ('2026-03-01 10:00+00'::timestamptz, 0, 1, 0, '[]'::jsonb, null::text) $$,
  'a caregiver with one application, last seen after signing in'
);
select tests.place_by_phone(tests.application('walsh', 'caregiver'));
select results_eq(
  $$ select placements, applications from public.account_at_work(tests.id('caregiver')) $$, $$ values (1, 0) $$, 'a placed caregiver with one placement'
);
select is_empty($$ select from public.account_at_work(gen_random_uuid()) $$, 'an unknown account has nothing');
select public.assign(tests.id('byrne'), tests.id('stranger')), public.assign(tests.id('caregiver'), tests.id('stranger'));
select results_eq(
  $$ select holding, jsonb_agg(h ->> 'kind' order by h ->> 'kind'), bool_or(h ->> 'name' = (select reference from public.requests where id = tests.id('byrne'))),
       bool_or(h -> 'client' ->> 'contact' = 'Mary Byrne')
     from public.account_at_work(tests.id('stranger')), jsonb_array_elements(held) h group by holding $$,
  $$ values (2, '["caregiver", "request"]'::jsonb, true, true) $$, 'an admin with two assignments, a request with its client and reference'
);

-- An admin who leaves
select is(
  tests.attempt('admin', format('select public.deactivate_user(%L, ''Gone.'', %L)', tests.id('stranger'), tests.id(heir))), 'not_an_admin', words
) from (values ('caregiver', 'assignments can''t pass to a caregiver'), ('deactivated', 'assignments can''t pass to a deactivated account'), ('stranger', 'assignments can''t pass to the admin who leaves')) h (heir, words);
select is((select deactivated_at from public.users where id = tests.id('stranger')), null, 'if refused, nobody is deactivated');
select public.deactivate_user(tests.id('stranger'), 'Gone.', tests.id('admin'));
select results_eq(
  $$ select holding, deactivated_by from public.account_at_work(tests.id('admin')) union all
     select holding, deactivated_by from public.account_at_work(tests.id('stranger')) $$,
  $$ values (2, null::text), (0, 'admin@example.test') $$, 'a leaving admin''s assignments pass to the named colleague; the account says who deactivated it'
);

-- An account that is deleted elsewhere
select tests.be_owner();
select tests.sign_up('leaver'), tests.add_request('moore');
update public.users set role = 'admin' where id = tests.id('leaver');
insert into private.assignments (request_id, admin_id) values (tests.id('moore'), tests.id('leaver'));
delete from auth.users where id = tests.id('leaver');
select is(
  (select count(*) from public.events e
    where e.subject_id = tests.id('moore')::text and e.before ? 'assigned_to' and e.after -> 'assigned_to' = 'null'),
  1::bigint, 'the audit log has that its assignments ended'
);

select * from finish();
rollback;
