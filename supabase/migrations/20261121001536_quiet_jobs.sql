-- Open jobs that may have nobody: from opening until someone applies, and again when an applicant leaves. It may list
-- too many, so its readers check. Searching all applications would take longer than reading everything else that waits.
create table private.quiet_jobs (job_id uuid primary key);

create function private.keep_quiet_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_live constant boolean := tg_op <> 'INSERT' and private.is_live(old.status);
  lives constant boolean := tg_op <> 'DELETE' and private.is_live(new.status);
begin
  if lives and not was_live then
    delete from private.quiet_jobs q where q.job_id = new.job_id;
  elsif was_live and not lives then
    insert into private.quiet_jobs select o.job_id from private.open_jobs o where o.job_id = old.job_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_quiet_jobs after insert or update of status or delete on public.applications
  for each row execute function private.keep_quiet_jobs();

create function private.keep_quiet_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.quiet_jobs q where q.job_id = old.job_id;
  elsif not exists (
    select from public.applications a
    where a.job_id = new.job_id and a.status in ('submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
  ) then
    insert into private.quiet_jobs values (new.job_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_quiet_job after insert or delete on private.open_jobs
  for each row execute function private.keep_quiet_job();
