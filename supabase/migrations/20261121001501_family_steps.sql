-- What a family does by their link: answer, change their contact or their request, withdraw it and reopen it. Each step
-- can raise the errors of lock_request, too.

-- Locks the request that a family wants to change by this step. Null for a wrong key. Errors: link_ended,
-- link_not_for_this.
create function private.lock_request(reference text, secret text, step text, about uuid default null)
  returns public.requests
language plpgsql set search_path = '' as $$
declare
  link private.request_links := private.open_link(reference, secret, step, about);
  asked public.requests;
begin
  select * into asked from public.requests r where r.id = link.request_id for update;
  -- The link may have ended while this call waited.
  if exists (select from private.request_links l where l.id = link.id and l.revoked_at is not null) then
    raise exception 'link_ended';
  end if;
  perform private.note_use(link);
  return asked;
end $$;

-- Raises request_step_not_allowed (detail: the status, or erased) unless the family may do this now, and
-- too_many_requests if a request is changed more often than anyone needs.
create function private.require_family_step(asked public.requests, step text) returns void
language plpgsql set search_path = '' as $$
begin
  if not (private.family_steps(asked) -> step)::boolean then
    raise exception 'request_step_not_allowed'
      using detail = case when asked.erased_at is null then asked.status::text else 'erased' end;
  end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
end $$;

-- Errors: question_not_found, answer_missing, too_long, request_step_not_allowed, too_many_requests.
create function private.answer_question(_reference text, _secret text, _question_id uuid, _answer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'question', _question_id);
  given text := nullif(private.typed(_answer), '');
  earlier public.request_questions;
begin
  if asked.id is null then return null; end if;
  select * into earlier from public.request_questions q where q.id = _question_id and q.request_id = asked.id;
  if not found then raise exception 'question_not_found' using errcode = 'PT404'; end if;
  if given is null then raise exception 'answer_missing'; end if;
  if length(given) > 4000 then raise exception 'too_long'; end if;
  -- The same answer again comes from a device that never learned that the first one arrived.
  if earlier.answer is distinct from given then
    perform private.require_family_step(asked, 'answer');
    if earlier.answered_at is not null then
      raise exception 'request_step_not_allowed' using detail = 'answered';
    end if;
    update public.request_questions set answer = given, answered_at = now() where id = _question_id;
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('answer_question', 'anon', 'authenticated');

-- Takes {contactName, contactPhone, contactEmail, contactBy, contactLanguage}. The last two stay if they are left
-- out, as in an earlier version of the app. Errors: too_large, invalid_answers (detail: field to missing, invalid or
-- too_long), request_step_not_allowed, too_many_requests, same_as_before.
create function private.change_request_contact(_reference text, _secret text, _contact jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'contact');
  known public.request_contacts;
  changed jsonb;
  faults jsonb;
begin
  if asked.id is null then return null; end if;
  select * into known from public.request_contacts c where c.request_id = asked.id;
  changed := private.clean_names(jsonb_build_object(
    'contact_name', _contact -> 'contactName', 'contact_phone', _contact -> 'contactPhone',
    'contact_email', _contact -> 'contactEmail',
    'contact_by', coalesce(nullif(_contact -> 'contactBy', 'null'), to_jsonb(known.contact_by)),
    'contact_language', coalesce(nullif(_contact -> 'contactLanguage', 'null'), to_jsonb(known.contact_language))
  ));
  select jsonb_object_agg(names.given, f.value) into faults
  from jsonb_each(private.request_faults(changed)) f
  join (values
    ('contact_name', 'contactName'), ('contact_phone', 'contactPhone'), ('contact_email', 'contactEmail'),
    ('contact_by', 'contactBy'), ('contact_language', 'contactLanguage')
  ) names (kept, given) on names.kept = f.key;
  if faults is not null then raise exception 'invalid_answers' using detail = faults::text; end if;
  perform private.require_family_step(asked, 'changeContact');
  update public.request_contacts set
    contact_name = trim(changed ->> 'contact_name'),
    contact_phone = private.clean_phone(changed ->> 'contact_phone'),
    contact_email = nullif(trim(changed ->> 'contact_email'), ''),
    contact_by = (changed ->> 'contact_by')::public.contact_way,
    contact_language = nullif(changed ->> 'contact_language', '')::public.language_code
  where request_id = asked.id;
  if (select to_jsonb(c) = to_jsonb(known) from public.request_contacts c where c.request_id = asked.id) then
    raise exception 'same_as_before';
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_request_contact', 'anon', 'authenticated');

-- Saves {access, safety, habits} over the version that was seen, null for none. Errors: malformed_request, too_long,
-- changed_meanwhile (detail: {by, at}), request_step_not_allowed, too_many_requests.
create function private.change_arrival_notes(
  _reference text, _secret text, _notes jsonb, _seen timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'contact');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'changeContact');
  perform private.keep_arrival_notes(asked.id, _notes, _seen);
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_arrival_notes', 'anon', 'authenticated');

-- Takes the request as submit_request does, without what names it. Errors: too_large, request_step_not_allowed
-- (erased), those of change_answers.
create function private.change_request(_reference text, _secret text, _request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'change');
begin
  if asked.id is null then return null; end if;
  perform private.refuse_too_large(_request);
  if asked.erased_at is not null then raise exception 'request_step_not_allowed' using detail = 'erased'; end if;
  -- The key was checked above. The checks of a request need one in the right form.
  perform private.change_answers(asked, private.clean_names(_request) || jsonb_build_object(
    'reference', asked.reference, 'tracking_secret', md5(''), 'saved_at',
      trunc(extract(epoch from now()) * 1000)
  ));
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_request', 'anon', 'authenticated');

create function private.withdraw(request uuid, words text) returns void
language sql set search_path = '' as $$
  select private.end_search(request, 'withdrawn', words, private.coded('family_needs_no_care'))
$$;

-- Errors: too_long, request_step_not_allowed, too_many_requests.
create function private.withdraw_request(_reference text, _secret text, _reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'withdraw');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'withdraw');
  perform private.withdraw(asked.id, private.reason(_reason, false));
  return private.tracked_request(asked.id);
end $$;
select private.expose('withdraw_request', 'anon', 'authenticated');

-- The search begins again. A closed job stays closed until staff publish it again. Errors: request_step_not_allowed,
-- too_many_requests.
create function private.take_back_withdrawal(_reference text, _secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'take_back');
begin
  if asked.id is null then return null; end if;
  perform private.require_family_step(asked, 'takeBack');
  update public.requests set status = 'submitted', status_reason = null where id = asked.id;
  return private.tracked_request(asked.id);
end $$;
select private.expose('take_back_withdrawal', 'anon', 'authenticated');

-- A job that is published again gets back the applications that ended only because its family withdrew or staff
-- withdrew the job. Staff make invitations again (decision 0098). Applications of caregivers who may not read jobs
-- now stay ended.
create function private.reopen_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.because('published', new.id::text);
  update public.applications a
  set status = 'submitted', submitted_at = now(), status_reason = null
  from public.caregiver_profiles p
  where a.job_id = new.id and a.status = 'declined' and a.has_applied and a.declined_at = old.closed_at
    and p.user_id = a.caregiver_id and private.reads_own_jobs(p) and private.role_of(p.user_id) = 'caregiver';
  perform private.because('published', null);
  return null;
end $$;
create trigger reopen_applications after update of status on public.jobs
  for each row when (old.status = 'closed' and new.status = 'open') execute function private.reopen_applications();
