-- A job that is edited or withdrawn, and a closed request that is reopened.
begin;
select plan(39);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver'), tests.add_application('walsh', 'stranger');
create function pg_temp.edit(title text, summary text, rest text default '') returns text language sql stable as $$
  select format('select tests.edit_job(%L, %L, %L%s)', tests.job('walsh'), title, summary, rest)
$$;
create function pg_temp.take_back(reason text default 'The hours change.') returns text language sql stable as $$
  select format('select public.take_back_job(%L, %L)', tests.job('walsh'), reason)
$$;
create function pg_temp.standing() returns text language sql stable as $$
  select concat_ws(', ', r.status, j.status, (select string_agg(distinct a.status::text, ' ') from public.applications a where a.job_id = j.id))
  from public.requests r join public.jobs j on j.request_id = r.id where r.id = tests.id('walsh')
$$;

-- Reworded
select is(tests.attempt(person, statement), outcome, format('%s: %s comes to %s', person, left(statement, 22), outcome))
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('deactivated', 'not_allowed'), ('no_role', 'not_allowed'), ('admin', '1')) p (person, outcome),
  (values (pg_temp.edit('Company by the sea', repeat('words ', 9))), (pg_temp.take_back())) s (statement);
select is(tests.attempt('admin', pg_temp.edit(title, summary, rest), given), outcome, format('"%s" comes to %s', title, outcome))
from (values
  ('Sea', repeat('words ', 9), '', 'select 1', 'invalid_job'), ('Company by the sea', 'Short', '', 'select 1', 'invalid_job'),
  ('For Walsh Walsh', repeat('words ', 9), '', 'select 1', 'reveals_contact'),
  ('Company by the sea', repeat('words ', 9), ', ''{}'', 1', 'select 1', '1'),
  ('Company by the sea', repeat('words ', 9), ', ''{}'', 7', 'select 1', 'changed_meanwhile'),
  ('Company by the sea', repeat('words ', 9), '', 'update public.jobs set status = ''filled''', 'job_not_open')
) e (title, summary, rest, given, outcome);
select is(tests.attempt('admin', statement), 'job_not_found', 'an unknown job is not found')
from unnest(array[
  'select tests.edit_job(gen_random_uuid(), ''Company by the sea'', repeat(''words '', 9))',
  'select public.take_back_job(gen_random_uuid(), ''Moved'')'
]) statement;
select tests.as_person('admin', pg_temp.edit('Company by the lake', repeat('words ', 9), ', ''{reference,identity,identity}'''));
select is(
  tests.attempt('admin', pg_temp.edit('Company by the lake', repeat('words ', 9), ', ''{identity,reference}''')), 'same_as_before',
  'the same text and documents are no change'
);
select results_eq(
  'select title, required_credentials::text, revision from public.jobs',
  $$ values ('Company by the lake', '{identity,reference}', 2) $$, 'the change is stored, with the next revision'
);
select bag_eq(
  $$ select recipient_id, params ->> 'changed' from private.notifications where kind = 'job_changed' $$,
  $$ values (tests.id('caregiver'), 'title,description,documents'),
    (tests.id('stranger'), 'title,description,documents') $$,
  'someone who applied is told what changed'
);
select results_eq(
  'select status::text from public.applications', $$ values ('submitted'), ('submitted') $$, 'the application stays submitted'
);

select tests.be('admin');
select is(
  public.edit_job(tests.job('walsh'), 'Company by the lake', repeat('words ', 12), revision => tests.job_seen(tests.job('walsh'))), 2,
  'edit_job returns how many applicants were told'
);
select tests.be_owner();
select is((select required_credentials::text from public.jobs), '{identity,reference}', 'documents that are not given stay required');

-- Withdrawn
select is(tests.attempt('admin', pg_temp.take_back(reason), given), outcome, format('taking it back comes to %s', outcome))
from (values
  (' ', 'select 1', 'reason_missing'), (repeat('x', 1001), 'select 1', 'too_long'),
  ('Moved', 'update public.jobs set status = ''closed''', 'job_not_open')
) t (reason, given, outcome);
select tests.as_person('admin', pg_temp.take_back());
select is(pg_temp.standing(), 'in_review, closed, declined', 'everyone has an answer, and the request is with staff');
select results_eq(
  'select distinct status_reason from public.applications', $$ values ('The hours change.') $$, 'the declined applicants have the reason'
);
select is(tests.attempt('caregiver', 'select from public.my_applications() where ended_with_job'), '1', 'they read that the job was closed');
select is(
  (select string_agg(distinct params ->> 'closed', ' ') from private.notifications where kind = 'declined'), 'yes', 'and are told so'
);
select tests.as_person('admin', format('select public.publish_job(%L, ''Evenings by the lake'', repeat(''words '', 9))', tests.id('walsh')));
select is(pg_temp.standing(), 'open, open, submitted', 'a job published again has its applicants again');
select is(
  (select revision from public.jobs), 4, 'it has its fourth revision'
);

-- A request that was closed
update public.jobs set required_credentials = '{}' where true;
select tests.as_person('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))');
select tests.as_person('admin', format('select public.close_request(%L, ''She is well again.'')', tests.id('walsh')));
select is(pg_temp.standing(), 'closed, closed, declined placed', 'closed');
-- Later than when the others were answered
update public.jobs set closed_at = now() + interval '1 day' where true;
select is(
  tests.attempt('admin', format('select public.review_request(%L)', tests.id('walsh')), given), outcome, 'reopened: ' || outcome
)
from (values ('select 1', '1'), ('update public.requests set erased_at = now()', 'request_step_not_allowed')) r (given, outcome);
select tests.as_person('admin', format('select public.review_request(%L)', tests.id('walsh')));
select tests.as_person('admin', format('select public.publish_job(%L, ''Evenings by the lake'', repeat(''words '', 9))', tests.id('walsh')));
select is(pg_temp.standing(), 'open, open, declined placed', 'a closed request is opened again, and published');
select bag_eq(
  $$ select kind::text from private.notifications where request_id is not null and kind::text ~ 'reopen|read' $$,
  $$ values ('request_reopened'), ('request_reopened') $$, 'the family is told about each reopening'
);
select tests.as_person('admin', 'select public.reconsider_application(tests.application(''walsh'', ''stranger''))');
select tests.as_person('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''stranger''))');
select is(
  (select count(*) from public.placements p join public.placements q on q.id = p.replaces), 1::bigint, 'another applicant is placed after all'
);

select * from finish();
rollback;
