-- A family's answer by phone to one of our questions.
begin;
select plan(20);
\ir fixtures.psql

select tests.add_request('walsh');
select tests.as_person('admin', $$ select public.ask_family(tests.id('walsh'), 'Are there stairs?') $$);
create function pg_temp.question() returns uuid language sql stable security definer as $$
  select id from public.request_questions where request_id = tests.id('walsh')
$$;
grant execute on function pg_temp.question() to authenticated, anon;
create function pg_temp.record(answer text default 'Yes, five.', said_by text default 'Nora Walsh', said_on text default 'tests.today()')
returns text language sql stable as $$
  select format('select public.record_question_answer(pg_temp.question(), %L, %L, %s)', answer, said_by, said_on)
$$;

select is(tests.attempt(person, pg_temp.record()), outcome, person || ' records nothing')
from (values ('anon', '42501'), ('caregiver', 'not_allowed'), ('no_role', 'not_allowed'), ('deactivated', 'not_allowed')) p (person, outcome);
select is(tests.attempt('admin', call), outcome, what)
from (values
  (pg_temp.record(answer => ' '), 'answer_missing', 'an empty answer'),
  (pg_temp.record(answer => repeat('x', 4001)), 'too_long', 'an answer that is too long'),
  (pg_temp.record(said_by => ' '), 'said_by_missing', 'without a name'),
  (pg_temp.record(said_by => repeat('x', 201)), 'said_by_missing', 'a name that is too long'),
  (pg_temp.record(said_on => 'null'), 'said_on_invalid', 'without a day'),
  (pg_temp.record(said_on => 'tests.today() + 1'), 'said_on_invalid', 'a day in the future'),
  (pg_temp.record(said_on => 'tests.today() - 1'), 'said_on_invalid', 'a day before it was asked'),
  (replace(pg_temp.record(), 'pg_temp.question()', 'gen_random_uuid()'), 'question_not_found', 'an unknown question')
) c (call, outcome, what);
select is(
  tests.attempt('admin', pg_temp.record(), $$ update public.requests set status = 'declined' where id = tests.id('walsh') $$),
  'request_step_not_allowed', 'the answer is refused once the request is over'
);

select tests.as_person('admin', pg_temp.record()), tests.as_person('admin', pg_temp.record());
select results_eq(
  $$ select answer, said_by, said_on, answered_at is not null, read_at is not null from public.request_questions $$,
  $$ values ('Yes, five.', 'Nora Walsh', tests.today(), true, true) $$, 'the answer is kept with who said it and when, and marked as read'
);
select is(
  (select count(*)::int from public.events where subject_type = 'request_questions' and action = 'update'
    and actor_id = tests.id('admin') and after ->> 'said_by' = 'Nora Walsh'), 1,
  'sent twice it is recorded once, and the audit log says who recorded it'
);
select is_empty(
  $$ select from private.notifications where kind = 'question_answered' $$, 'staff are not told about an answer that they recorded'
);
select is(
  tests.attempt('admin', pg_temp.record(answer => 'No.')), 'request_step_not_allowed', 'another answer can’t replace it'
);
select is(
  (public.track_request(tests.reference(('x' || left(md5('walsh'), 9))::bit(36)::bigint), md5('secret of walsh'))
    -> 'questions' -> 0 ->> 'answer'), 'Yes, five.', 'the family reads the answer on its page'
);
select is(
  tests.attempt('anon', format('select public.answer_question(%L, %L, pg_temp.question(), %L)',
    tests.reference(('x' || left(md5('walsh'), 9))::bit(36)::bigint), md5('secret of walsh'), 'None.')),
  'request_step_not_allowed', 'the family can’t answer the question any more'
);
select ok(
  (public.export_request(tests.reference(('x' || left(md5('walsh'), 9))::bit(36)::bigint), md5('secret of walsh'))
    -> 'questions' -> 0 ->> 'said_by') = 'Nora Walsh', 'the family’s export says who said it'
);

select * from finish();
rollback;
