create table public.request_questions (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  read_at timestamptz,
  said_by text check (length(said_by) between 1 and 200),
  said_on date,
  check ((said_by is null) = (said_on is null) and (said_by is null or answered_at is not null))
);
comment on column public.request_questions.said_by is
  'Who answered by phone or in person, if staff recorded it (*_question_answers.sql).';
comment on column public.request_questions.read_at is 'When an admin read the answer. Null while it waits to be read.';
create index request_questions_request_idx on public.request_questions (request_id, asked_at);
create index request_questions_unread_idx on public.request_questions (request_id)
  where answered_at is not null and read_at is null;

create trigger record_event after insert or update or delete on public.request_questions
  for each row execute function private.record_event('request_id');

alter table public.request_questions enable row level security;
grant select on public.request_questions to authenticated;

create policy "Admins read what was asked and answered" on public.request_questions
  for select to authenticated using ((select private.acts_as('admin')));
