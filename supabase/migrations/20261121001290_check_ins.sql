-- After the first week and the first month of a placement we ask the family how it's going (decision 0108). Only
-- staff read the answer, never the caregiver. If something isn't right, it is a complaint.

create type public.check_in_occasion as enum ('week', 'month');
create type public.check_in_answer as enum ('well', 'not_well');

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  placement_id uuid not null references public.placements (id) on delete cascade,
  occasion public.check_in_occasion not null,
  asked_at timestamptz not null default now(),
  answer public.check_in_answer,
  answered_at timestamptz,
  unique (placement_id, occasion),
  check ((answer is null) = (answered_at is null))
);
create trigger record_event after insert or update or delete on public.check_ins
  for each row execute function private.record_event('id');

alter table public.check_ins enable row level security;
grant select on public.check_ins to authenticated;
create policy "Admins read how it goes" on public.check_ins
  for select to authenticated using ((select private.acts_as('admin')));

-- What the family of a request is asked now: the latest question about each caregiver who comes, until they have said
-- that something isn't right.
create function private.check_ins(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'occasion', c.occasion, 'caregiver', split_part(trim(p.caregiver_name), ' ', 1), 'answer', c.answer,
    'answeredAt', c.answered_at
  ) order by p.starts_on, p.id), '[]')
  from public.placements p,
    lateral (select * from public.check_ins i where i.placement_id = p.id order by i.occasion desc limit 1) c
  where p.request_id = request and p.ended_at is null and c.answer is distinct from 'not_well'
$$;

-- Asks the families whose caregiver has come for a week or a month, once each; a duty of the tick, from eight in the
-- morning. A family that was not asked in time is asked up to a month later.
create function private.ask_how_it_goes(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  today date := private.day_of(moment);
  due record;
  asked bigint := 0;
  made uuid;
begin
  if private.day_of(moment - interval '8 hours') < today then return 0; end if;
  for due in
    select p.id, r.id as request, r.reference,
      case when p.starts_on <= today - 30 then 'month' else 'week' end::public.check_in_occasion as occasion
    from public.placements p join public.requests r on r.id = p.request_id
    where p.starts_on between today - 60 and today - 7 and p.ended_at is null
      and (p.ends_on is null or p.ends_on >= today)
      and r.erased_at is null
      and not exists (
        select from public.check_ins c where c.placement_id = p.id
          and c.occasion >= case when p.starts_on <= today - 30 then 'month' else 'week' end::public.check_in_occasion
      )
    order by p.id limit batch
  loop
    insert into public.check_ins (placement_id, occasion) values (due.id, due.occasion)
    on conflict (placement_id, occasion) do nothing returning id into made;
    continue when made is null;
    perform private.notify_family(
      due.request, 'check_in',
      jsonb_build_object('reference', private.show_reference(due.reference), 'about', array[made])
    );
    asked := asked + 1;
  end loop;
  return asked;
end $$;

-- The family's answer. A good one may change later. “Something isn't right” makes a complaint with the check-in's id.
-- Errors: those of lock_request, answer_missing, check_in_ended, too_many_requests, those of raise_complaint.
create function private.answer_check_in(
  _reference text, _secret text, _check_in_id uuid, _answer public.check_in_answer, _words text default null,
  _kind public.complaint_kind default 'other'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'check_in', _check_in_id);
  question public.check_ins;
begin
  if asked.id is null then return null; end if;
  if _answer is null then raise exception 'answer_missing'; end if;
  select c.* into question from public.check_ins c join public.placements p on p.id = c.placement_id
  where c.id = _check_in_id and p.request_id = asked.id;
  if (question.answer = 'not_well' and _answer = 'not_well') is not true and not exists (
    select from jsonb_array_elements(private.check_ins(asked.id)) shown where shown ->> 'id' = _check_in_id::text
  ) then raise exception 'check_in_ended'; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  if _answer = 'not_well' then
    perform private.raise_complaint(question.id, question.placement_id, 'family', _kind, _words);
  end if;
  update public.check_ins c set (answer, answered_at) = (_answer, now())
  where c.id = _check_in_id and c.answer is distinct from _answer;
  return private.tracked_request(asked.id);
end $$;
select private.expose('answer_check_in', 'anon', 'authenticated');
