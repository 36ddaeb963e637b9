-- What the family answered by phone or in person to a question of ours, recorded by staff, who have read it with that.
-- Recorded again as it is, it is done. Errors: not_allowed, question_not_found, answer_missing, too_long,
-- said_by_missing, said_on_invalid (before it was asked, or to come), request_step_not_allowed (detail: the status,
-- erased, or answered).
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
  if length(teller) between 1 and 200 is not true then raise exception 'said_by_missing'; end if;
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
