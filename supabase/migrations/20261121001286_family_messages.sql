-- What a family writes to the team, at any time and about anything, and what staff answer. It is not a question of
-- ours (request_questions): a question waits for the family, a message waits for staff.

create type public.message_about as enum ('visits', 'dates', 'caregiver', 'question', 'other');
create type public.message_answer as enum ('written', 'phone', 'none');

create table public.family_messages (
  -- Made by the client, so that a message sent twice is kept once.
  id uuid primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  about public.message_about not null,
  words text not null check (length(words) between 1 and 4000),
  sent_at timestamptz not null default now(),
  answered_as public.message_answer,
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  answered_by uuid,
  check (num_nulls(answered_as, answered_at, answered_by) in (0, 3)),
  check ((answer is null) = (coalesce(answered_as, 'none') = 'none'))
);
comment on column public.family_messages.about is
  'Another time or number of visits, another first or last day, another caregiver, a question, or something else.';
comment on column public.family_messages.answer is 'What was written or said; the family reads it.';
comment on column public.family_messages.answered_by is 'The admin. No foreign key: it outlives accounts.';
create index family_messages_request_idx on public.family_messages (request_id, sent_at desc);
create index family_messages_open_idx on public.family_messages (sent_at, id) where answered_at is null;

-- What people write to each other is not for the audit log.
create trigger record_event after insert or update or delete on public.family_messages
  for each row execute function private.record_event('request_id', 'words', 'answer');

alter table public.family_messages enable row level security;
grant select on public.family_messages to authenticated;
create policy "Admins read messages, but not of families they cared for" on public.family_messages
  for select to authenticated using (
    (select private.acts_as('admin')) and not exists (
      select from public.placements p
      where p.request_id = family_messages.request_id and p.caregiver_id = (select auth.uid())
    )
  );

-- A message sent twice with one id is kept once. Null for a wrong key. Errors: link_ended, link_not_for_this,
-- message_missing (no id, what it is about or words), too_long, message_differs (another message has this id),
-- request_step_not_allowed (erased), too_many_requests.
create function private.ask_team(
  _reference text, _secret text, _id uuid, _about public.message_about, _words text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'write');
  said text := nullif(private.typed(_words), '');
  earlier public.family_messages;
begin
  if asked.id is null then return null; end if;
  if num_nulls(_id, _about, said) > 0 then raise exception 'message_missing'; end if;
  if length(said) > 4000 then raise exception 'too_long'; end if;
  select * into earlier from public.family_messages m where m.id = _id;
  if not found then
    perform private.require_family_step(asked, 'write');
    perform private.throttle('ask_team:' || asked.id, 20, interval '1 day');
    perform private.throttle('ask_team:' || private.caller_address(), 20, interval '1 hour');
    insert into public.family_messages (id, request_id, about, words) values (_id, asked.id, _about, said)
    on conflict on constraint family_messages_pkey do nothing;
    if not found then raise exception 'message_differs'; end if;
  elsif (earlier.request_id, earlier.about, earlier.words) is distinct from (asked.id, _about, said) then
    raise exception 'message_differs';
  end if;
  return private.tracked_request(asked.id);
end $$;
select private.expose('ask_team', 'anon', 'authenticated');

-- A family's messages for their page, the latest first, each with its answer or the day by which we answer.
create function private.family_messages(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'about', m.about, 'words', m.words, 'sentAt', m.sent_at, 'answeredAs', m.answered_as,
    'answer', m.answer, 'answeredAt', m.answered_at,
    'due', case when m.answered_at is null then private.due_on('message', m.sent_at) end
  ) order by m.sent_at desc, m.id), '[]')
  from public.family_messages m where m.request_id = request
$$;

-- Records the answer to a message, once. Recording it again changes nothing. Errors: not_allowed, message_not_found,
-- own_record, message_step_not_allowed (answered by other words, or another way).
create function private.settle_message(message uuid, how public.message_answer, said text) returns void
language plpgsql set search_path = '' as $$
declare
  waiting public.family_messages;
begin
  perform private.require_role('admin');
  select * into waiting from public.family_messages m where m.id = message;
  if not found then raise exception 'message_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(p.caregiver_id) from public.placements p where p.request_id = waiting.request_id;
  perform private.lock_in_order(requests => array[waiting.request_id]);
  select * into waiting from public.family_messages m where m.id = message for no key update;
  if not found then raise exception 'message_not_found' using errcode = 'PT404'; end if;
  if waiting.answered_at is null then
    update public.family_messages m set (answered_as, answer, answered_at, answered_by) = (how, said, now(), auth.uid())
    where m.id = message;
    if how <> 'none' then perform private.take_up_answers(waiting.request_id); end if;
  elsif (waiting.answered_as, waiting.answer) is distinct from (how, said) then
    raise exception 'message_step_not_allowed';
  end if;
end $$;

-- Staff answer in writing, which the family is told about, or record what was said by phone. Errors: answer_missing,
-- too_long, those of settle_message.
create function private.answer_family(_message_id uuid, _words text, _by_phone boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said text := nullif(private.typed(_words), '');
begin
  perform private.require_role('admin');
  if said is null then raise exception 'answer_missing'; end if;
  if length(said) > 4000 then raise exception 'too_long'; end if;
  perform private.settle_message(
    _message_id, case when coalesce(_by_phone, false) then 'phone' else 'written' end::public.message_answer, said
  );
end $$;
select private.expose('answer_family', 'authenticated');

-- Staff have read it, and it needs no answer. Errors: those of settle_message.
create function private.need_no_answer(_message_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_message(_message_id, 'none', null);
end $$;
select private.expose('need_no_answer', 'authenticated');

-- Tells staff that a family wrote, and the family that we answered.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reference jsonb := private.reference_of(new.request_id);
begin
  if tg_op = 'INSERT' then
    perform private.notify_staff('family_wrote', new.request_id, reference);
  else
    perform private.notify_family(
      new.request_id, 'message_answered', reference || jsonb_build_object('about', array[new.id])
    );
  end if;
  return null;
end $$;
create trigger notify_of_message after insert on public.family_messages
  for each row execute function private.notify_of_message();
create trigger notify_of_answer after update of answered_at on public.family_messages
  for each row when (old.answered_at is null and new.answered_as = 'written')
  execute function private.notify_of_message();
