-- What staff ask a family, and what happens to the answers.

-- Answers until `heard` don't wait: staff have read them, or have written to the family since.
create function private.take_up_answers(request uuid, heard timestamptz default now()) returns void
language sql set search_path = '' as $$
  update public.request_questions q set read_at = now()
  where q.request_id = request and q.answered_at <= heard and q.read_at is null
$$;

-- Asks the family a question, with an email if there is an address. The family answers with their private link. Errors:
-- not_allowed, request_not_found, request_step_not_allowed, question_missing, too_long, too_many_questions.
create function private.ask_family(_request_id uuid, _question text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
  wanted text := nullif(private.typed(_question), '');
  question uuid;
begin
  perform private.require_role('admin');
  select * into asked from public.requests r where r.id = _request_id for update;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if not (private.family_steps(asked) -> 'changeContact')::boolean then
    raise exception 'request_step_not_allowed' using detail = asked.status::text;
  end if;
  if wanted is null then raise exception 'question_missing'; end if;
  if length(wanted) > 1000 then raise exception 'too_long'; end if;
  -- Asked again after a lost connection, it is one question.
  select q.id into question from public.request_questions q
  where q.request_id = _request_id and q.question = wanted and q.answered_at is null;
  if found then return question; end if;
  if (select count(*) from public.request_questions q where q.request_id = _request_id) >= 20 then
    raise exception 'too_many_questions';
  end if;
  perform private.take_up_answers(_request_id);
  insert into public.request_questions (request_id, question, asked_by)
  values (_request_id, wanted, auth.uid()) returning id into question;
  return question;
end $$;
select private.expose('ask_family', 'authenticated');

-- When the family or the caregiver last answered something about an application, a job with its applications, or a
-- request with its questions; for staff.
create function private.answered_at(application uuid default null, job uuid default null, request uuid default null)
returns timestamptz
language sql stable security definer set search_path = '' as $$
  with concerned as (
    select a.id from public.applications a where a.id = application
    union all select a.id from public.applications a where a.job_id = job
    union all select a.id from public.jobs j join public.applications a on a.job_id = j.id where j.request_id = request
  )
  select max(answers.at) from (
    select g.given_at as at from concerned c join public.agreements g on g.application_id = c.id
    union all select a.submitted_at from public.applications a where a.id = application and a.has_applied
    union all select q.answered_at from public.request_questions q where q.request_id = request
    union all select e.replaced_at from private.earlier_answers e where e.request_id = request
  ) answers
  where private.acts_as('admin')
$$;

create function public.answered(application public.applications) returns timestamptz
language sql stable set search_path = '' as $$ select private.answered_at(application => application.id) $$;

create function public.answered(job public.jobs) returns timestamptz
language sql stable set search_path = '' as $$ select private.answered_at(job => job.id) $$;
grant execute on function
  private.answered_at, public.answered(public.applications), public.answered(public.jobs)
to authenticated;

-- Refuses a step that staff took before they saw an answer against it. Errors: answers_changed.
create function private.require_seen(answered timestamptz, seen timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if answered > coalesce(seen, '-infinity') then raise exception 'answers_changed'; end if;
end $$;

-- An admin has read the family's answers. Errors: not_allowed.
create function private.read_answers(_request_id uuid, _seen timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.take_up_answers(_request_id, coalesce(_seen, '-infinity'));
end $$;
select private.expose('read_answers', 'authenticated');

-- Staff record what the family answered by phone or in person, and have read it with that. Recording it again changes
-- nothing. Errors: not_allowed, question_not_found, answer_missing, too_long, said_by_missing, said_on_invalid (before
-- it was asked, or in the future), request_step_not_allowed (detail: the status, erased, or answered).
create function private.record_question_answer(_question_id uuid, _answer text, _said_by text, _said_on date)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests;
  question public.request_questions;
  given constant text := nullif(private.typed(_answer), '');
  teller constant text := private.typed(_said_by);
begin
  perform private.require_role('admin');
  perform private.lock_in_order(array(select q.request_id from public.request_questions q where q.id = _question_id));
  select * into question from public.request_questions q where q.id = _question_id;
  if not found then raise exception 'question_not_found' using errcode = 'PT404'; end if;
  if (question.answer, question.said_by, question.said_on) = (given, teller, _said_on) then return; end if;
  if given is null then raise exception 'answer_missing'; end if;
  if length(given) > 4000 then raise exception 'too_long'; end if;
  perform private.teller(_said_by);
  if _said_on between private.day_of(question.asked_at) and private.today() is not true then
    raise exception 'said_on_invalid';
  end if;
  select * into asked from public.requests r where r.id = question.request_id;
  if not (private.family_steps(asked) -> 'answer')::boolean then
    raise exception 'request_step_not_allowed'
      using detail = case when asked.erased_at is null then asked.status::text else 'erased' end;
  end if;
  if question.answered_at is not null then
    raise exception 'request_step_not_allowed' using detail = 'answered';
  end if;
  update public.request_questions q
  set answer = given, answered_at = now(), read_at = now(), said_by = teller, said_on = _said_on
  where q.id = _question_id;
end $$;
select private.expose('record_question_answer', 'authenticated');
