-- A family cancels their withdrawal, within seven days and if nobody was placed. The search begins again.
begin;
select plan(22);
\ir fixtures.psql
select tests.add_job('walsh'), tests.add_application('walsh', 'stranger');
-- One that staff declined, and one who has been suspended since.
select tests.sign_up(name), tests.fill_profile(name), tests.add_application('walsh', name) from unnest('{refused,gone}'::text[]) name;
update public.applications set status = 'declined', status_reason = 'Too far.' where caregiver_id = tests.id('refused');
update public.applications set declined_at = now() - interval '1 day' where caregiver_id = tests.id('refused');

create function pg_temp.key(call text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.be('anon');
  execute format('select public.%I($1, $2)', call) into answer
    using tests.payload('walsh') ->> 'reference', tests.payload('walsh') ->> 'tracking_secret';
  perform tests.be_owner();
  return answer;
end $$;
-- The result of a try some time after withdrawing.
create function pg_temp.later(passed interval, given text default 'select') returns text language plpgsql as $$
begin
  alter table public.events disable trigger append_only;
  alter table public.events disable trigger only_erased_or_sealed;
  update public.events set occurred_at = occurred_at - passed where subject_id = tests.id('walsh')::text;
  execute given;
  raise exception using errcode = 'UNDO0', message = pg_temp.key('take_back_withdrawal') ->> 'status';
exception when others then
  return sqlerrm;
end $$;

select throws_ok($$ select pg_temp.key('take_back_withdrawal') $$, 'P0001', 'request_step_not_allowed', 'a request that was not withdrawn has no withdrawal to take back');
select tests.be_owner();
select pg_temp.key('withdraw_request');
select is(
  (pg_temp.key('track_request') ->> 'takeBackUntil')::timestamptz, now() + interval '7 days', 'the page says until when the withdrawal can be taken back'
);
select is(pg_temp.later('6 days 23 hours'), 'submitted', 'it can be taken back in time');
select is(pg_temp.later('7 days 1 hour'), 'request_step_not_allowed', 'it can’t be taken back after seven days');
select is(
  pg_temp.later('1 day', $$
    insert into public.placements (job_id, request_id, caregiver_id, caregiver_name, job_title, job_times, availability, starts_on)
    values (tests.job('walsh'), tests.id('walsh'), tests.id('stranger'), 'Someone', 'Company', 5, 5, tests.today())
  $$),
  'request_step_not_allowed', 'it can’t be taken back once someone was placed'
);
select is(
  pg_temp.later('1 day', $$ update public.requests set erased_at = now() where id = tests.id('walsh') $$),
  'request_step_not_allowed', 'it can’t be taken back once the request is erased'
);
delete from private.notifications where true;
select is(pg_temp.key('take_back_withdrawal') - 'steps' ->> 'status', 'submitted', 'a resumed request waits to be read');
select is((select status_reason from public.requests where id = tests.id('walsh')), null, 'the reason for withdrawing is deleted');
select is(
  pg_temp.key('track_request') #>> '{steps,3,step}', 'submitted', 'the history has the step'
);
select set_eq(
  'select kind::text from private.notifications', $$ values ('request_resumed'), ('withdrawal_undone') $$,
  'only staff and the family are told'
);
select is(
  (select params ->> 'due' from private.notifications where kind = 'withdrawal_undone'),
  coalesce(pg_temp.key('track_request') ->> 'due', ''), 'the message has the day that the page shows'
);
select is((select status::text from public.jobs where request_id = tests.id('walsh')), 'closed', 'its job stays closed');
select is(
  (select array_agg(distinct status::text) from public.applications where job_id = tests.job('walsh')), '{declined}',
  'the applications stay declined'
);
select is(
  tests.attempt('caregiver', $$ select public.apply_to_job(tests.job('walsh')) $$), 'job_not_found', 'nobody can apply for the closed job'
);

-- Staff publish it again
update public.caregiver_profiles set status = 'suspended' where user_id = tests.id('gone');
delete from private.notifications where true;
select tests.be('admin');
select is(
  public.publish_job(tests.id('walsh'), 'Company on two evenings', 'Tea, talk and a walk by the sea.', '{}'), tests.job('walsh'),
  'publishing again opens the same job'
);
select results_eq(
  $$ select title, status::text, closed_at from public.jobs where request_id = tests.id('walsh') $$,
  $$ values ('Company on two evenings', 'open', null::timestamptz) $$, 'the job is open with the new words'
);
select throws_ok(
  $$ select public.publish_job(tests.id('walsh'), 'Company on two evenings', 'Tea, talk and a walk by the sea.', '{}') $$,
  'P0001', 'already_published', 'an open job can’t be published again'
);
select is(
  tests.attempt('caregiver', $$ select public.apply_to_job(tests.job('walsh')) $$), '1', 'caregivers can apply'
);
select tests.be_owner();
select results_eq(
  $$ select u.email, a.status::text, a.status_reason, a.declined_at is null, a.message
    from public.applications a join public.users u on u.id = a.caregiver_id where a.job_id = tests.job('walsh') order by 1 $$,
  $$ values ('gone@example.test', 'declined', private.coded('family_needs_no_care'), false, 'I would love to.'),
    ('refused@example.test', 'declined', 'Too far.', false, 'I would love to.'),
    ('stranger@example.test', 'submitted', null, true, 'I would love to.') $$,
  'people declined because the family withdrew are back; not people staff declined, nor those who may not read jobs'
);
select results_eq(
  $$ select n.kind::text, n.params from private.notifications n where n.recipient_id is not null $$,
  $$ values ('application_reopened', jsonb_build_object('again', 'published',
    'job', jsonb_build_object('title', 'Company on two evenings', 'part', null),
    'now', jsonb_build_object('title', 'Company on two evenings', 'part', null))) $$,
  'an applicant who is back is told that the job is open again'
);
select results_eq(
  $$ select w.kind, w.turn, w.since from private.dated_pending_items w $$, $$ values ('application', 'staff', now()) $$,
  'the application waits for staff since then'
);
select tests.be('admin');
select is(tests.attempt('admin', $$ select tests.offer_job(tests.application('walsh', 'stranger')) $$), '1', 'staff can offer the job');
select * from finish();
rollback;
