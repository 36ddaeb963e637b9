-- A caregiver who sends a profile is told by which day we answer, in the bell and by email, each time.
begin;
select plan(4);
\ir fixtures.psql
create function pg_temp.received() returns table (mine boolean, due text) language sql security definer as $$
  select m.recipient_id = tests.id('caregiver'), m.params ->> 'due' from private.mails m where m.kind = 'profile_received' order by m.id
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.answer_within('{"profile": 3}', private.today(), private.today() + 9);
update auth.users set email_confirmed_at = now() where id = tests.id('caregiver');
update public.caregiver_profiles set status = 'draft' where user_id = tests.id('caregiver');

select is(tests.attempt('caregiver', 'select public.submit_profile(false)'), 'consent_missing', 'without consent nothing is sent');
select is_empty('select * from pg_temp.received()', 'nobody is told about a profile that was not sent');
select tests.be('caregiver');
select public.submit_profile(true);
select tests.be_owner();
select results_eq(
  'select * from pg_temp.received()', $$ values (true, private.due_on('profile', now())::text) $$,
  'only the caregiver is told the day'
);
update public.caregiver_profiles set status = 'changes_requested', status_reason = 'Your phone' where user_id = tests.id('caregiver');
select tests.be('caregiver');
select public.submit_profile(true);
select tests.be_owner();
select is((select count(*)::integer from pg_temp.received()), 2, 'a caregiver who sends it again is told again');
select * from finish();
rollback;
