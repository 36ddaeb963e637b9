-- Changing a job while it is open: editing or withdrawing it.

-- Locks an open job with its request, and returns it. Errors: not_allowed, job_not_found, job_not_open.
create function private.lock_open_job(job uuid) returns public.jobs
language plpgsql set search_path = '' as $$
declare
  locked public.jobs;
begin
  perform private.require_role('admin');
  perform private.lock_in_order(array[j.request_id], array[j.id]) from public.jobs j where j.id = job;
  select * into locked from public.jobs j where j.id = job;
  if not found then raise exception 'job_not_found' using errcode = 'PT404'; end if;
  if locked.status <> 'open' then raise exception 'job_not_open' using detail = locked.status::text; end if;
  return locked;
end $$;

-- Edits a job. Without documents or times it keeps its own. Applicants and invited caregivers are told what changed,
-- but not why a document isn't asked for. An offer for times that it no longer asks for ends, and so does a family's
-- yes to other times. Answers how many are told. A reason for leaving a document out stays. The rules are checked only
-- if the call names documents. Errors: not_allowed, job_not_found, job_not_open, invalid_job (detail: title | summary),
-- reveals_contact, changed_meanwhile (another revision was on the screen), same_as_before, those of times_for_job and
-- waivers_for, answers_changed (for other times, if someone has answered since the answers that were seen).
create function private.edit_job(
  _job_id uuid, _title text, _summary text, _required_credentials public.document_kind[] default null,
  _revision integer default null, _availability integer default null, _waivers jsonb default '{}',
  _seen timestamptz default 'infinity'
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  before public.jobs := private.lock_open_job(_job_id);
  now_asked public.document_kind[] := private.tidy_kinds(coalesce(_required_credentials, before.required_credentials));
  kept jsonb := before.waivers;
  times integer := before.availability;
  changed text;
  told integer;
begin
  if _revision is distinct from before.revision then perform private.refuse_stale('jobs', _job_id::text); end if;
  perform private.require_sound_job(before.request_id, _title, _summary);
  if _availability <> before.availability then
    perform private.require_seen(private.answered_at(job => _job_id), _seen);
    times := private.times_for_job((select r from public.requests r where r.id = before.request_id), _availability,
      _job_id);
  end if;
  if _required_credentials is not null then
    kept := private.waivers_for(before.care_types, now_asked, before.waivers || coalesce(_waivers, '{}'));
  end if;
  changed := concat_ws(
    ',', case when private.tidy_title(_title) <> before.title then 'title' end,
    case when private.typed(_summary) <> before.summary then 'description' end,
    case when times <> before.availability then 'times' end,
    case when now_asked <> before.required_credentials then 'documents' end
  );
  if changed = '' then
    update public.jobs j set waivers = kept where j.id = _job_id and j.waivers <> kept;
    if not found then raise exception 'same_as_before'; end if;
    return 0;
  end if;
  update public.jobs j
  set title = private.tidy_title(_title), summary = private.typed(_summary), required_credentials = now_asked,
    waivers = kept, availability = times, revision = j.revision + 1
  where j.id = _job_id;
  perform private.notify(
    a.caregiver_id, 'job_changed', a.id, jsonb_build_object('job', private.job_name(now_is), 'changed', changed)
  )
  from public.applications a join public.jobs now_is on now_is.id = a.job_id
  where a.job_id = _job_id and private.is_under_way(a.status);
  get diagnostics told = row_count;
  perform private.move_application(o.application_id, 'shortlisted')
  from public.offers o join public.applications a on a.id = o.application_id
  where a.job_id = _job_id and a.status in ('offered', 'accepted') and o.availability & ~times <> 0;
  -- A family's yes from before an offer was to the job's earlier times.
  delete from public.agreements g using public.applications a
  where g.application_id = a.id and a.job_id = _job_id and g.answer = 'yes' and g.availability <> times
    and not exists (select from public.offers o where o.application_id = a.id);
  return told;
end $$;
select private.expose('edit_job', 'authenticated');

-- Withdraws a job. It is closed, all applicants get the reason, and the request is in review again, unless someone is
-- still placed there or needed. Errors: not_allowed, job_not_found, job_not_open, reason_missing, too_long,
-- answers_changed (later than the latest that was seen).
create function private.take_back_job(_job_id uuid, _reason text, _seen timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken public.jobs := private.lock_open_job(_job_id);
  reason text := private.reason(_reason, true);
begin
  perform private.require_seen(private.answered_at(job => _job_id), _seen);
  perform private.close_job(_job_id, reason);
  if private.held_times(taken.request_id) = 0 then
    update public.requests set status = 'in_review', status_reason = null where id = taken.request_id;
  else
    perform private.settle_request(taken.request_id);
  end if;
end $$;
select private.expose('take_back_job', 'authenticated');
