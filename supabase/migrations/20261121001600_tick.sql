-- What happens with time (decision 0072). Each minute the embedded server, or hosted pg_cron, runs the jobs that are
-- due.

-- Each is a function of this schema that takes a moment and answers how many things it did. It is safe to repeat. One
-- with a batch also takes a number, and is called until it does fewer. One without a batch has its own pace, writes
-- little, or reads a table once for all.
create table private.duties (
  duty text primary key,
  place smallint not null unique,
  -- How often, or once a day from a time on the operator's clock.
  every interval,
  daily_from time,
  batch integer check (batch > 0),
  ran_at timestamptz,
  failure text,
  check (num_nonnulls(every, daily_from) = 1)
);
comment on table private.duties is
  'The scheduled jobs in order: how often they run, when each last ran, and its failure, if any.';
insert into private.duties (place, duty, every, daily_from, batch) values
  (1, 'seal_events', '0', null, 10000),
  (2, 'expire_tries', null, '03:00', 1000),
  (3, 'expire_mails', null, '03:00', 1000),
  (4, 'expire_invitations', null, '03:00', 100),
  (5, 'expire_requests', null, '03:00', 20),
  (6, 'expire_documents', null, '03:00', 50),
  (7, 'expire_accounts', null, '03:00', 1),
  (8, 'expire_legacy_records', null, '03:00', 100),
  (9, 'expire_placements', null, '03:00', 20),
  (10, 'expire_staff', null, '03:00', 100),
  (11, 'expire_events', null, '03:00', 100),
  (12, 'expire_auth_log', null, '03:00', null),
  (13, 'give_up_mails', '0', null, 1000),
  (14, 'call_file_remover', null, '04:00', null),
  (15, 'expire_messages', null, '03:00', 1000),
  (16, 'warn_of_last_days', null, '08:00', 100),
  (17, 'notify_overdue', '5 minutes', null, null),
  (18, 'refresh_lapsed', '0', null, 50),
  (19, 'end_offers', '1 hour', null, 20),
  (20, 'finish_placements', '1 hour', null, 20),
  (21, 'ask_how_it_goes', '1 hour', null, 50),
  (22, 'notify_lapses', '1 hour', null, 50),
  (23, 'find_for_new_jobs', '0', null, 5),
  (24, 'notify_new_jobs', '0', null, null),
  (25, 'close_idle_requests', null, '08:00', 20),
  (26, 'write_staff_mails', '0', null, null),
  (27, 'end_sessions', '0', null, null),
  (28, 'apply_terms', '0', null, 50),
  (29, 'notify_arrival_notes', '0', null, 50),
  (30, 'count_open_jobs', null, '02:00', null),
  (31, 'write_entry_mails', '0', null, 50);

-- The jobs that are due, in order. A failed one is due again at once.
create function private.due_duties(moment timestamptz default now()) returns setof text
language sql stable set search_path = '' as $$
  select d.duty from private.duties d
  where d.ran_at is null or d.failure is not null or d.ran_at <= moment - d.every
    or private.day_of(d.ran_at, interval '24 hours' + d.daily_from::interval)
      < private.day_of(moment, interval '24 hours' + d.daily_from::interval)
  order by d.place
$$;

-- Runs one batch of a job. Answers if there may be more. Each call is a transaction of its own, so that nobody waits
-- for another job's locks. If it fails, or waits two seconds for a lock, the log and this table say so. Erasures are
-- events, by kind and number. Tests name a later moment than now.
create function private.run_duty(which text, moment timestamptz default now()) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  batch integer := (select d.batch from private.duties d where d.duty = which);
  done bigint;
  fault text;
begin
  -- Never the same job twice at a time. The second call leaves it to the first.
  if not pg_try_advisory_xact_lock(hashtextextended('duty ' || which, 0)) then return false; end if;
  begin
    execute format(case when batch is null then 'select private.%I($1)' else 'select private.%I($1, $2)' end, which)
      into done using moment, batch;
    if starts_with(which, 'expire_') and done > 0 then
      insert into public.events (subject_type, subject_id, action, after)
      values (
        'retention', coalesce(private.day_of(moment)::text, ''), 'erase',
        jsonb_build_object(substr(which, length('expire_') + 1), done)
      );
    end if;
  exception when query_canceled or others then
    fault := sqlerrm;
    raise log 'duty %: %', which, fault;
  end;
  update private.duties d set ran_at = moment, failure = fault where d.duty = which;
  return coalesce(fault is null and done >= batch, false);
end $$;

-- Hosted Supabase has pg_cron. If it is installed but not loaded, or belongs to another database, this says so and
-- continues.
do $$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('tick', '* * * * *', $job$
    do $tick$ declare due text; begin
      for due in select private.due_duties() loop
        while private.run_duty(due) loop commit; end loop;
        commit;
      end loop;
    end $tick$
  $job$);
  -- pg_cron keeps a row for each run and deletes none.
  perform cron.schedule(
    'forget runs', '30 3 * * *', $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
  );
exception when others then
  raise warning 'pg_cron does not run private.due_duties() here: %. Have something else run each of them each minute.',
    sqlerrm;
end $$;
