-- A question that is sent again is asked once; after its answer it is a new one.
begin;
select plan(2);
\ir fixtures.psql

select tests.add_request('walsh');
select tests.be('admin');
select is(
  public.ask_family(tests.id('walsh'), 'Are there stairs?'), public.ask_family(tests.id('walsh'), 'Are there stairs?'),
  'the same question twice is one'
);
select public.record_question_answer((select q.id from public.request_questions q), 'Yes, ten.', 'Nora Walsh', tests.today());
select isnt(
  public.ask_family(tests.id('walsh'), 'Are there stairs?'), (select q.id from public.request_questions q where q.answered_at is not null),
  'answered, it can be asked again'
);
select * from finish();
rollback;
