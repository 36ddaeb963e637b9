-- Tells caregivers once a day about new jobs that fit them (decision 0081). Publishing only notes that there is a new
-- job. The tick finds the caregivers it fits, and tells them.

create table private.new_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.new_jobs is 'Open jobs, also reopened ones, for which the tick has yet to find caregivers.';
create index new_jobs_since_idx on private.new_jobs (since, job_id);

-- Which job fits which caregiver, and whether they were told. A row stays, so that each is told about a job once.
create table private.job_alerts (
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  score smallint not null default 0,
  due_on date not null,
  notified_on date,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (caregiver_id, job_id)
);
comment on column private.job_alerts.due_on is 'The first day on which the caregiver may be told.';
comment on column private.job_alerts.seen_at is 'When the caregiver opened its page. It is then no longer told as new.';
create index job_alerts_due_idx on private.job_alerts (due_on, caregiver_id) where notified_on is null
  and seen_at is null;
create index job_alerts_job_idx on private.job_alerts (job_id);
create index job_alerts_created_idx on private.job_alerts (created_at);

create function private.note_new_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An imported job has its caregiver already.
  insert into private.new_jobs (job_id) select new.id where private.cause('imported') is null on conflict do nothing;
  return null;
end $$;
create trigger note_new_job after insert on public.jobs
  for each row when (new.status = 'open') execute function private.note_new_job();
create trigger note_opened_job after update of status, published_at on public.jobs
  for each row when (new.status = 'open' and (old.status <> 'open' or old.published_at <> new.published_at))
  execute function private.note_new_job();

-- How often someone is told about new jobs. No row means daily.
create function private.alerts_of(caregiver uuid) returns public.alert_pace
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select c.job_alerts from private.mail_choices c where c.recipient_id = caregiver), 'daily');
end $$;

-- The first day on which someone may be told about another new job.
create function private.next_alert_day(caregiver uuid, today date) returns date
language plpgsql stable set search_path = '' as $$
begin
  return greatest(today, (
    select max(a.notified_on) + case private.alerts_of(caregiver) when 'weekly' then 7 else 1 end
    from private.job_alerts a where a.caregiver_id = caregiver
  ));
end $$;

-- Whether someone may be told about a job: it is open, they could apply for it, and they have no application for it
-- yet. A person who may not act as a caregiver could not apply.
create function private.can_be_alerted(caregiver uuid, job uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.jobs j, public.caregiver_profiles p cross join lateral (select private.as_reviewed(p) as p) seen
    where j.id = job and j.status = 'open' and p.user_id = caregiver
      and cardinality(
        private.unmet_requirements(seen.p, j, private.job_distance(seen.p, j)) || private.lapsed_documents(caregiver)
        || private.unmet_times(seen.p, j)
      ) = 0
  )
  and not exists (select from public.applications a where a.job_id = job and a.caregiver_id = caregiver)
  and not exists (select from public.placements p where p.job_id = job and p.caregiver_id = caregiver);
end $$;

-- Finds the caregivers that new jobs fit, a few jobs at a time, for each the hundred best with a score of sixty or
-- more; a duty of the tick.
create function private.find_for_new_jobs(moment timestamptz, batch integer default 5) returns bigint
language plpgsql set search_path = '' as $$
declare
  due uuid[] := array(select n.job_id from private.new_jobs n order by n.since, n.job_id limit batch);
  fresh public.jobs;
  looked_for bigint := 0;
begin
  perform private.lock_in_order(jobs => due);
  for fresh in select j.* from public.jobs j where j.id = any (due) order by j.id loop
    if fresh.status = 'open' then
      insert into private.job_alerts (caregiver_id, job_id, score, due_on)
      select b.caregiver_id, fresh.id, b.score, private.next_alert_day(b.caregiver_id, private.day_of(moment))
      from unnest(private.best_matches(private.open_job_row(fresh), 0, 100)) b
      where b.score >= 60 and private.alerts_of(b.caregiver_id) <> 'never'
        and private.can_be_alerted(b.caregiver_id, fresh.id)
      on conflict do nothing;
    end if;
    delete from private.new_jobs n where n.job_id = fresh.id;
    looked_for := looked_for + 1;
  end loop;
  return looked_for;
end $$;

-- Tells people about their new jobs, all in one message; a duty of the tick. From eight in the morning, thirty people
-- each minute, so that half of the emails that may be sent in a minute are left for urgent ones.
create function private.notify_new_jobs(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  today constant date := private.day_of(moment);
  caregiver uuid;
  found jsonb[];
  first_job uuid;
  told bigint := 0;
begin
  if private.day_of(moment - interval '8 hours') < today then return 0; end if;
  for caregiver in
    select distinct w.caregiver_id from (
      select a.caregiver_id from private.job_alerts a
      where a.notified_on is null and a.seen_at is null and a.due_on <= today order by a.due_on, a.caregiver_id
        limit 1000
    ) w limit 30
  loop
    delete from private.job_alerts a
    where a.caregiver_id = caregiver and a.notified_on is null and a.seen_at is null
      and not private.can_be_alerted(caregiver, a.job_id);
    with waiting as (
      update private.job_alerts a set notified_on = today
      where a.caregiver_id = caregiver and a.notified_on is null and a.seen_at is null returning a.job_id, a.score
    )
    select array_agg(private.job_name(j) order by w.score desc, j.published_at desc, j.id),
      (array_agg(j.id order by w.score desc, j.published_at desc, j.id))[1]
    into found, first_job
    from waiting w join public.jobs j on j.id = w.job_id;
    continue when found is null;
    if cardinality(found) = 1 then
      perform private.notify(
        caregiver, 'job_found', first_job, jsonb_build_object(
          'job', found[1], 'times', jsonb_build_object('visits', j.visits, 'availability', j.availability),
          'town', town.name, 'km', round(private.job_distance(p, j)::numeric), 'rate', j.hourly_budget
        ), today::text
      )
      from public.jobs j join public.places town on town.id = j.place_id, public.caregiver_profiles p
      where j.id = first_job and p.user_id = caregiver;
    else
      perform private.notify(
        caregiver, 'jobs_found', caregiver,
        jsonb_build_object('job', found[:5], 'count', cardinality(found)::text), today::text
      );
    end if;
    told := told + 1;
  end loop;
  return told;
end $$;

-- How often the calling caregiver is told about new jobs, and changing that. Errors: not_allowed, choice_missing.
create function private.my_job_alerts() returns public.alert_pace
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return private.alerts_of(auth.uid());
end $$;
select private.expose('my_job_alerts', 'authenticated');

create function private.choose_job_alerts(_pace public.alert_pace) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  if _pace is null then raise exception 'choice_missing'; end if;
  insert into private.mail_choices (recipient_id, job_alerts) values (auth.uid(), _pace)
  on conflict (recipient_id) do update set job_alerts = excluded.job_alerts;
  if _pace = 'never' then
    delete from private.job_alerts a where a.caregiver_id = auth.uid() and a.notified_on is null and a.seen_at is null;
  else
    update private.job_alerts a set due_on = private.next_alert_day(auth.uid(), private.today())
    where a.caregiver_id = auth.uid() and a.notified_on is null and a.seen_at is null;
  end if;
end $$;
select private.expose('choose_job_alerts', 'authenticated');

-- Records that the calling caregiver has read an open job, so that no alert names it. Errors: not_allowed.
create function private.saw_job(_job_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  insert into private.job_alerts as a (caregiver_id, job_id, due_on, seen_at)
  select auth.uid(), j.id, private.today(), now()
  from public.jobs j join public.caregiver_profiles p on p.user_id = auth.uid()
  where j.id = _job_id and j.status = 'open' and p.status = 'approved'
  on conflict (caregiver_id, job_id) do update set seen_at = excluded.seen_at where a.seen_at is null;
end $$;
select private.expose('saw_job', 'authenticated');
