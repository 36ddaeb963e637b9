-- What time does (decision 0072). private.tick is called each minute: by the embedded server, hosted by pg_cron.

-- Each is a function of this schema that takes a moment and answers how many things it did, and is safe to repeat.
create table private.duties (
  duty text primary key,
  place smallint not null unique,
  every interval not null,
  ran_at timestamptz,
  failure text
);
comment on table private.duties is 'In their order, how often, when each last ran, and why that failed if it did.';
insert into private.duties (place, duty, every) values
  (1, 'seal_events', '0'),
  (2, 'expire_tries', '1 day'),
  (3, 'expire_mails', '1 day'),
  (4, 'expire_invitations', '1 day'),
  (5, 'expire_requests', '1 day'),
  (6, 'expire_documents', '1 day'),
  (7, 'expire_accounts', '1 day'),
  (8, 'expire_legacy_records', '1 day'),
  (9, 'expire_placements', '1 day'),
  (10, 'expire_staff', '1 day'),
  (11, 'expire_events', '1 day'),
  (12, 'expire_auth_log', '1 day'),
  (13, 'give_up_mails', '0'),
  (14, 'call_file_remover', '1 day'),
  (15, 'expire_messages', '1 day'),
  (16, 'warn_of_last_days', '1 day'),
  (17, 'notify_overdue', '5 minutes'),
  (18, 'refresh_lapsed', '0'),
  (19, 'end_offers', '1 hour'),
  (20, 'finish_placements', '1 hour'),
  (21, 'ask_how_it_goes', '1 hour'),
  (22, 'notify_lapses', '1 hour'),
  (23, 'find_for_new_jobs', '0'),
  (24, 'notify_new_jobs', '0');

-- Does what is due. One that fails keeps no other from its turn, says so in the log and here, and has its own next
-- time. What was erased is an event, by kind and number. Tests name a later moment than now.
create function private.tick(moment timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
declare
  due private.duties;
  done bigint;
  fault text;
  erased jsonb := '{}';
begin
  -- Never two at a time; the second leaves it to the first.
  if not pg_try_advisory_xact_lock(hashtextextended('tick', 0)) then return; end if;
  for due in select * from private.duties d where d.ran_at is null or d.ran_at <= moment - d.every order by d.place loop
    fault := null;
    begin
      execute format('select private.%I($1)', due.duty) into done using moment;
      if starts_with(due.duty, 'expire_') and done > 0 then
        erased := erased || jsonb_build_object(substr(due.duty, length('expire_') + 1), done);
      end if;
    exception when query_canceled or others then
      fault := sqlerrm;
      raise log 'tick: %: %', due.duty, fault;
    end;
    update private.duties d set ran_at = moment, failure = fault where d.duty = due.duty;
  end loop;
  if erased <> '{}' then
    insert into public.events (subject_type, subject_id, action, after)
    values ('retention', private.day_of(moment)::text, 'erase', erased);
  end if;
end $$;

-- Hosted Supabase has pg_cron. Where it is there but not loaded, or belongs to another database, this says so and goes
-- on.
do $$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('tick', '* * * * *', 'select private.tick()');
  -- pg_cron notes each run and forgets none.
  perform cron.schedule(
    'forget runs', '30 3 * * *', $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
  );
exception when others then
  raise warning 'pg_cron does not call private.tick() here: %. Have something else call it each minute.', sqlerrm;
end $$;
