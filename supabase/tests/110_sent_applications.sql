-- An application that waited on a device: what is sent twice under one id counts once.
begin;
select plan(8);
\ir fixtures.psql
select tests.add_job('walsh');
create function pg_temp.send(sending text, message text default 'Gladly.') returns text language sql as $$
  select format(
    'select public.apply_to_job(tests.job(''walsh''), %L, true, null, %L)', message,
    '5a1d0000-0000-4000-8000-00000000000' || sending
  )
$$;
grant execute on all functions in schema pg_temp to authenticated, anon;

select is(tests.attempt('anon', pg_temp.send('1')), '42501', 'nobody sends one without an account');
select tests.be('caregiver');
select lives_ok(pg_temp.send('1'), 'an application arrives');
select lives_ok(pg_temp.send('1', 'Once more.'), 'sent again it is no error');
select throws_ok(pg_temp.send('2'), 'P0001', 'already_applied', 'another one is');
select results_eq(
  'select message, count(*) over ()::integer from public.applications', $$ values ('Gladly.', 1) $$, 'and there is one, as it was sent first'
);
select public.withdraw_application(id) from public.applications;
select lives_ok(pg_temp.send('1'), 'after it was withdrawn it is sent again');
select is((select status from public.applications), 'withdrawn', 'and stays withdrawn');
select tests.be('stranger');
select lives_ok(pg_temp.send('1'), 'an id that someone else has says nothing of what it names');
select * from finish();
rollback;
