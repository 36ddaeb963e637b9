-- Recording that an applicant agreed, by phone, to be shown to the family, and who may record it.
begin;
select plan(16);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');

create function pg_temp.shared(said_by text default 'Nora, by phone', said_on text default 'tests.today()') returns text
language sql as $$
  select format('select public.record_sharing(tests.application(''walsh'', ''caregiver''), %L, %s)', said_by, said_on)
$$;
select is(tests.attempt(person, pg_temp.shared()), outcome, person || ' records it')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed'), ('admin', '1'))
  p (person, outcome);
select is(tests.attempt('admin', pg_temp.shared(said_by, said_on)), outcome, what)
from (values
  (' ', 'tests.today()', 'said_by_missing', 'the person who agreed must be named'),
  ('Nora', 'null', 'said_on_invalid', 'the day must be given'),
  ('Nora', 'tests.today() + 1', 'said_on_invalid', 'the day can’t be in the future'),
  ('Nora', 'tests.today() - 1', 'said_before_asked', 'the day can’t be before the application')
) s (said_by, said_on, outcome, what);
select is(
  tests.attempt('admin', pg_temp.shared(), 'update public.applications set status = ''declined'''), 'application_step_not_allowed',
  'the application must be under way'
);
select is(tests.attempt('admin', pg_temp.shared(), $$ select tests.take('caregiver: select public.choose_to_be_shown(
  tests.application(''walsh'', ''caregiver''), true)') $$), 'same_as_before', 'the caregiver’s own answer stays');

select tests.as_person('admin', pg_temp.shared());
select is(tests.attempt('admin', pg_temp.shared()), '1', 'the same again changes nothing');
select results_eq(
  $$ select may_be_shown, shown_said_by, shown_said_on from public.applications $$,
  $$ values (true, 'Nora, by phone', tests.today()) $$, 'it is kept with who said it, how and when'
);
select is(
  (select actor_id from public.events where subject_type = 'applications' and after ->> 'shown_said_by' = 'Nora, by phone'),
  tests.id('admin'), 'the audit log says who recorded it'
);
select is(
  (select count(*) from private.notifications where recipient_id = tests.id('caregiver') and kind = 'sharing_recorded'), 1::bigint,
  'the caregiver is told, once'
);
select tests.as_person('caregiver', $$ select public.choose_to_be_shown(tests.application('walsh', 'caregiver'), false) $$);
select results_eq(
  'select may_be_shown, shown_said_by from public.applications', 'values (false, null::text)', 'the caregiver may change their mind'
);
select * from finish();
rollback;
