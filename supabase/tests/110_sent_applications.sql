-- An application that waited on a device counts once under one id.
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

select is(tests.attempt('anon', pg_temp.send('1')), '42501', 'a visitor can''t send an application');
select tests.be('caregiver');
select lives_ok(pg_temp.send('1'), 'an application arrives');
select lives_ok(pg_temp.send('1', 'Once more.'), 'the same application can be sent again without an error');
select throws_ok(pg_temp.send('2'), 'P0001', 'already_applied', 'a second application is refused');
select results_eq(
  'select message, count(*) over ()::integer from public.applications', $$ values ('Gladly.', 1) $$, 'one application is kept, as it was first sent'
);
select public.withdraw_application(id) from public.applications;
select lives_ok(pg_temp.send('1'), 'a withdrawn application can be sent again without an error');
select is((select status from public.applications), 'withdrawn', 'but stays withdrawn');
select tests.be('stranger');
select lives_ok(pg_temp.send('1'), 'another person’s application id reveals nothing');
select * from finish();
rollback;
