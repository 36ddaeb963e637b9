-- The service's faults, and who may read them.
begin;
select plan(14);
\ir fixtures.psql
select set_config('storage.allow_delete_query', 'true', true);

create function pg_temp.faults() returns text[] language sql as $$ select faults from private.health() $$;
delete from private.mails where true;
select is(pg_temp.faults(), '{clock_stopped}', 'a clock that never ran is a fault');
select tests.tick();
select is(pg_temp.faults(), '{}', 'after a tick there is no fault');
select is((select ticked_at from private.health()), now(), 'the time of the last tick is given');

-- The clock
update private.duties set ran_at = now() - interval '6 minutes' where true;
select is(pg_temp.faults(), '{clock_stopped}', 'a stopped clock is a fault');
update private.duties set ran_at = now(), failure = case duty when 'expire_staff' then 'broken' end where true;
select results_eq(
  'select faults, failing_duties from private.health()', $$ values ('{duties_failing}'::text[], '{expire_staff}'::text[]) $$,
  'a duty that fails is a fault, with its name'
);
update private.duties set failure = null where true;

-- Emails
select private.queue_mail('someone@example.test', 'deactivated', '{}');
select results_eq(
  'select faults, mails_waiting from private.health()', $$ values ('{}'::text[], 1) $$, 'an email that waits a while is no fault'
);
update private.mails set next_try_at = now() + interval '6 hours' where true;
select is(pg_temp.faults(), '{}', 'nor one that is tried again later');
update private.mails set next_try_at = now() - interval '16 minutes' where true;
select results_eq(
  'select faults, mail_due_since from private.health()',
  $$ values ('{mails_stuck}'::text[], now() - interval '16 minutes') $$,
  'an overdue email is a fault'
);
update private.mails set failed_at = now(), failure = 'no such mailbox' where true;
select results_eq(
  'select faults, mails_waiting, mails_failed_last_day from private.health()', $$ values ('{}'::text[], 0, 1) $$,
  'an email that was given up is counted, but is no fault'
);

-- The audit log
update public.users set updated_at = now(), email_verified = not email_verified where id = tests.id('caregiver');
alter table public.events disable trigger append_only;
alter table public.events disable trigger only_erased_or_sealed;
update public.events set occurred_at = now() - interval '16 minutes' where position is null;
select is(pg_temp.faults(), '{audit_log_unsealed}', 'events that are not sealed are a fault');

-- Who is told
select is(tests.attempt('admin', 'select * from public.service_health()'), '1', 'an admin reads the faults');
select is(tests.attempt('caregiver', 'select * from public.service_health()'), 'not_allowed', 'a caregiver does not');
select is(tests.attempt('anon', 'select * from public.service_health()'), '42501', 'a visitor does not');
select is(tests.attempt('admin', 'select * from private.health()'), '42501', 'nobody calls the private function');

select * from finish();
rollback;
