-- A family's answers wait until staff have read them, or have written to the family since.
begin;
select plan(12);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'caregiver');
update public.applications set may_be_shown = true where true;
insert into private.answer_times values ('request', 1), ('question', 5), ('introduction', 3), ('message', 1)
on conflict do nothing;
insert into private.working_days select d from generate_series(private.today() - 9, private.today() + 9, '1 day') d
on conflict do nothing;
create function pg_temp.key(call text, rest text) returns text language sql as $$
  select format('select %s(%L, %L, %s)', call, p ->> 'reference', p ->> 'tracking_secret', rest) from tests.payload('walsh') p
$$;
select tests.as_person('admin', 'select public.ask_family(tests.id(''walsh''), ''Are there stairs?'')');
select tests.as_person('anon', pg_temp.key('public.answer_question', quote_literal(q.id) || ', ''One flight.'''))
from public.request_questions q;
select tests.as_person('anon', pg_temp.key('public.ask_team', 'tests.id(''sundays''), ''visits'', ''And on Sundays?'''));
update public.request_questions set asked_at = now() - interval '3 hours', answered_at = now() - interval '2 hours' where true;

-- What the page promises, and how many answers wait for staff, after these steps.
create function pg_temp.after(person text, step text) returns text language sql as $f$
  select tests.seen_after($$
    select format(
      '%s, %s', case when (private.tracked_request(tests.id('walsh')) ->> 'due') is null then 'nothing' else 'a day' end,
      (select count(*) from private.pending_items w where w.kind = 'question' and w.turn = 'staff')
    )
  $$, person || ': ' || step)
$f$;
create function pg_temp.note(kind text, ago text) returns text language sql as $$
  select format(
    'select public.add_note(gen_random_uuid(), ''request'', tests.id(''walsh''), %L, ''All fine.'', %L)', kind,
    to_char((now() - ago::interval) at time zone 'Europe/Dublin', 'YYYY-MM-DD"T"HH24:MI')
  )
$$;
select is(pg_temp.after(person, step), outcome, what)
from (values
  ('admin', 'select', 'a day, 1', 'an answer waits'),
  ('admin', 'select public.read_answers(tests.id(''walsh''))', 'nothing, 0', 'it no longer waits once staff have read it'),
  ('admin', pg_temp.note('call', '1 hour'), 'nothing, 0', 'nor once staff have called the family since'),
  ('admin', pg_temp.note('call', '5 hours'), 'a day, 1', 'a call from before the answer doesn’t end the wait'),
  ('admin', pg_temp.note('note', '1 hour'), 'a day, 1', 'a note for colleagues doesn’t end the wait'),
  ('admin', 'select public.ask_family(tests.id(''walsh''), ''And a lift?'')', 'nothing, 0', 'another question ends the wait'),
  ('admin', 'select public.answer_family(tests.id(''sundays''), ''Yes.'')', 'nothing, 0', 'a written answer to a message ends the wait'),
  ('admin', 'select public.answer_family(tests.id(''sundays''), ''Yes.'', true)', 'nothing, 0', 'an answer to a message by phone ends the wait'),
  ('admin', 'select public.need_no_answer(tests.id(''sundays''))', 'a day, 1', 'a message that needs no answer doesn’t end the wait'),
  ('admin', 'select public.introduce_applicants(jsonb_build_object(tests.application(''walsh'', ''caregiver''), ''Kind.''))', 'nothing, 0', 'introducing someone ends the wait'),
  ('admin', 'select tests.place_by_phone(tests.application(''walsh'', ''caregiver''))', 'nothing, 0', 'placing someone ends the wait'),
  ('caregiver', 'select', 'a day, 1', 'a caregiver doesn’t end the wait')
) s (person, step, outcome, what);

select * from finish();
rollback;
