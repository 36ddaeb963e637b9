-- Staff invite a suitable caregiver to apply for a job (decision 0104), and record the application of a caregiver who
-- calls.

-- Invites a caregiver to apply for an open job, with words of ours or without. Someone whose invitation ended without
-- an answer, or whose placement there has ended, may be invited again. Anyone who could apply may be invited. Staff
-- judge the times. Errors: those of lock_open_job, caregiver_not_found, own_record, already_invited, already_applied,
-- said_no (to the invitation, or withdrew), not_qualified (detail: unmet requirements), too_many_invited, too_long,
-- reveals_contact.
create function private.invite_caregiver(_job_id uuid, _caregiver_id uuid, _words text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.jobs := private.lock_open_job(_job_id);
  words constant text := private.reason(_words, false);
  profile public.caregiver_profiles;
  earlier public.applications;
  unmet text[];
  application uuid;
begin
  select * into profile from public.caregiver_profiles p where p.user_id = _caregiver_id for no key update;
  if not found then raise exception 'caregiver_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(_caregiver_id);
  -- The caregiver may share a name with the family.
  if private.reveals_family(replace(words, coalesce(profile.full_name, ''), ''), wanted.request_id) then
    raise exception 'reveals_contact';
  end if;
  select * into earlier from public.applications a
    where a.job_id = _job_id and a.caregiver_id = _caregiver_id for update;
  if earlier.status = 'invited' then raise exception 'already_invited'; end if;
  if earlier.status = 'withdrawn' then raise exception 'said_no'; end if;
  if earlier.has_applied and not (earlier.status = 'placed' and private.may_return(earlier.id)) then
    raise exception 'already_applied';
  end if;
  profile := private.as_reviewed(profile);
  unmet := private.unmet_requirements(profile, wanted, private.job_distance(profile, wanted))
    || private.lapsed_documents(_caregiver_id);
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;
  if (select count(*) from public.applications a where a.job_id = _job_id and a.status = 'invited') >= 20 then
    raise exception 'too_many_invited';
  end if;

  insert into public.applications as a (job_id, caregiver_id, status, status_reason, has_applied, invited_at)
  values (_job_id, _caregiver_id, 'invited', words, false, now())
  on conflict (job_id, caregiver_id) do update set status = 'invited', status_reason = excluded.status_reason
  returning id into application;
  return application;
end $$;
select private.expose('invite_caregiver', 'authenticated');

-- Records that a caregiver applied by phone on a day, with the checks of an application, whether or not they were
-- invited, declined or withdrew before. They are told, and may withdraw. Errors: those of lock_open_job,
-- caregiver_not_found, own_record, already_applied, not_qualified (detail: unmet requirements), said_on_invalid,
-- said_before_asked (detail: {side, day, since}; since: published, invited, or answered, when they said no).
create function private.record_application(
  _job_id uuid, _caregiver_id uuid, _said_on date, _may_be_shown boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.jobs := private.lock_open_job(_job_id);
  profile public.caregiver_profiles;
  earlier public.applications;
  asked date;
  answered date;
  unmet text[];
  application uuid;
begin
  select * into profile from public.caregiver_profiles p where p.user_id = _caregiver_id for no key update;
  if not found then raise exception 'caregiver_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(_caregiver_id);
  select * into earlier from public.applications a
    where a.job_id = _job_id and a.caregiver_id = _caregiver_id for update;
  if earlier.has_applied and earlier.status <> 'withdrawn' then raise exception 'already_applied'; end if;
  if _said_on between private.today() - 366 and private.today() is not true
    then raise exception 'said_on_invalid'; end if;
  asked := private.day_of(least(wanted.published_at, earlier.invited_at));
  answered := private.day_of(earlier.withdrawn_at);
  if _said_on < greatest(asked, answered) then
    raise exception 'said_before_asked' using detail = jsonb_build_object(
      'side', 'caregiver', 'day', greatest(asked, answered),
      'since', case when answered > asked then 'answered' else 'published' end
    )::text;
  end if;
  profile := private.as_reviewed(profile);
  unmet := private.unmet_requirements(profile, wanted, private.job_distance(profile, wanted))
    || private.lapsed_documents(_caregiver_id);
  if cardinality(unmet) > 0 then
    raise exception 'not_qualified' using detail = array_to_json(unmet)::text;
  end if;

  insert into public.applications as a (job_id, caregiver_id, may_be_shown, said_on)
  values (_job_id, _caregiver_id, coalesce(_may_be_shown, false), _said_on)
  on conflict (job_id, caregiver_id) do update
    set status = 'submitted', message = null, confirmed_times = null, may_be_shown = excluded.may_be_shown,
      shown_said_by = null, shown_said_on = null,
      submitted_at = now(), status_reason = null, said_on = excluded.said_on
  returning id into application;
  return application;
end $$;
select private.expose('record_application', 'authenticated');

-- The calling caregiver's “no, thank you”, with an optional reason. While the job is open they may still apply.
-- Errors: not_allowed, application_not_found, application_step_not_allowed, too_long.
create function private.decline_invitation(_application_id uuid, _reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.applications;
begin
  perform private.require_role('caregiver');
  select * into mine from public.applications where id = _application_id and caregiver_id = auth.uid() for update;
  if not found then raise exception 'application_not_found' using errcode = 'PT404'; end if;
  if mine.status <> 'invited' then
    raise exception 'application_step_not_allowed' using detail = mine.status::text;
  end if;
  perform private.move_application(_application_id, 'withdrawn', private.reason(_reason, false));
end $$;
select private.expose('decline_invitation', 'authenticated');
