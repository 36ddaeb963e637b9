-- What staff do with an application: shortlist, decline, reopen.

-- One transition of the admin's answer. Agreements and introductions have their own (*_offering.sql, *_agreeing.sql,
-- *_introductions.sql). Each names the statuses it may start from. An application leaves the shortlist only if neither
-- side has answered. A declined application can be reopened while its job is open, but an invitation is made again. An
-- application whose placement has ended can be reopened too; if the caregiver did not come, only on purpose. A decline
-- names the latest answer that was seen. Errors: answers_changed, among others.
create function private.step_application(
  application uuid, next public.application_status, reason text, seen timestamptz default 'infinity'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen public.applications;
  starts public.application_status[] := case next
    when 'shortlisted' then '{submitted,placed}'
    when 'declined' then '{invited,submitted,shortlisted,introduced,offered,accepted}'
    when 'submitted' then '{shortlisted,declined,placed}'
  end;
begin
  perform private.require_role('admin');
  -- Locked with its job, so that nobody fills the job in between.
  chosen := private.lock_application(application);
  if starts is null or not chosen.status = any (starts) or next = 'submitted' and not chosen.has_applied
    or chosen.status = 'placed' and not private.may_return(application, after_no_show => next = 'submitted')
    or chosen.status = 'shortlisted' and next = 'submitted'
      and exists (select from public.agreements g where g.application_id = application)
  then
    raise exception 'application_step_not_allowed' using detail = chosen.status::text;
  end if;
  if (next = 'submitted' or chosen.status = 'placed') and not exists (
    select from public.jobs j join public.applications a on a.job_id = j.id
      where a.id = application and j.status = 'open'
  ) then raise exception 'job_not_open'; end if;
  perform private.require_seen(private.answered_at(application => chosen.id), seen);
  perform private.move_application(application, next, private.reason(reason, next = 'declined'));
end $$;

create function public.shortlist_application(application_id uuid) returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'shortlisted', null) $$;

create function public.decline_application(application_id uuid, reason text, seen timestamptz default 'infinity')
returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'declined', reason, seen) $$;

create function public.reconsider_application(application_id uuid) returns void
language sql set search_path = '' as $$ select private.step_application(application_id, 'submitted', null) $$;

grant execute on function
  private.step_application, public.shortlist_application, public.decline_application, public.reconsider_application
to authenticated;
