-- Who is told that a visit changed: everyone concerned except the person who said so.

-- Tells a family that their caregiver can't come to visits (`told`, [{day, opens}], the first one first), or does after
-- all. If it is too soon to rely on email, it says who to call, and before when; or when staff are next in, if that is
-- too late.
create function private.tell_of_visits(placement public.placements, kind private.mail_kind, told jsonb) returns void
language sql set search_path = '' as $$
  select private.notify_family(r.id, kind, told -> 0 || jsonb_build_object(
    'reference', private.show_reference(r.reference), 'caregiver', placement.caregiver_id, 'more', told - 0,
    'soon', case when next_in.day is null and first.begins < now() + interval '1 day'
      then to_char(make_interval(mins => first.minute), 'HH24:MI') else '' end,
    'nextIn', coalesce(next_in.day::text, '')
  ))
  from public.requests r, lateral (
    select v.minute, private.minute_of((told -> 0 ->> 'day')::date, v.minute) as begins
    from (select split_part(told -> 0 ->> 'opens', '-', 1)::integer as minute) v
  ) first, private.next_in(first.begins) next_in (day) where r.id = placement.request_id
$$;

-- Tells both sides that a visit moved, or is as agreed again, and its earlier time.
create function private.notify_of_move(change public.visit_changes) returns void
language plpgsql set search_path = '' as $$
declare
  agreed text := private.told_time(change);
  moved text := private.visit_time(change.moved_opens, change.moved_opens + change.moved_minutes);
  visit jsonb := case when change.undone_at is null then jsonb_build_object(
    'day', change.moved_to, 'opens', moved, 'fromDay', change.on_date, 'from', agreed
  ) else jsonb_build_object(
    'day', change.on_date, 'opens', agreed, 'fromDay', change.moved_to, 'from', moved
  ) end;
begin
  perform private.notify_family(
    r.id, 'visit_moved',
    visit || jsonb_build_object('reference', private.show_reference(r.reference), 'caregiver', p.caregiver_id)
  ), private.notify(
    p.caregiver_id, 'own_visit_moved', coalesce(p.application_id, p.id),
    visit || jsonb_build_object('job', private.job_name(j))
  )
  from public.placements p join public.requests r on r.id = p.request_id join public.jobs j on j.id = p.job_id
  where p.id = change.placement_id;
end $$;

-- Stops an email to staff about a visit without a caregiver that is not sent yet, once someone comes or nobody has to.
-- The message stays in the bell.
create function private.withdraw_uncovered(change public.visit_changes) returns void
language sql set search_path = '' as $$
  with told as (
    select n.id from private.notifications n
    where n.kind = 'visit_uncovered' and n.subject_id = change.placement_id
      and n.params ->> 'day' = change.on_date::text
      -- Its minutes may follow (private.told_time).
      and starts_with((n.params ->> 'opens') || '-', private.visit_time(change.opens, change.closes) || '-')
  ), unwritten as (
    update private.notifications n set mailed_at = now() from told where n.id = told.id and n.mailed_at is null
  )
  delete from private.mails m using told
  where m.notification_id = told.id and m.kind = 'visit_uncovered' and m.sent_at is null
$$;

create function private.notify_of_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := (select p from public.placements p where p.id = new.placement_id);
  visit jsonb := jsonb_build_object('day', new.on_date, 'opens', private.told_time(new));
  to_family jsonb := visit || private.reference_of(standing.request_id)
    || jsonb_build_object('caregiver', standing.caregiver_id, 'other', new.covered_by);
  to_caregiver jsonb := visit || (
    select jsonb_build_object('job', private.job_name(j)) from public.jobs j where j.id = standing.job_id
  );
  subject uuid := coalesce(standing.application_id, standing.id);
  -- If a visit no longer exists, the message about the end or the correction says so.
  gone boolean := private.cause('visit_gone') is not null;
  -- If one change replaced another, the new one is told. When a change counts again, those concerned now are told.
  replaced text := case when tg_op = 'UPDATE' then private.cause('visit_replaced') end;
  -- Days off are told once for all their visits (*_days_off.sql).
  together boolean := private.cause('days_off') is not null;
begin
  if new.kind = 'moved' then
    if not gone then perform private.notify_of_move(new); end if;
    return null;
  end if;
  if new.kind = 'cannot_come' and num_nonnulls(new.undone_at, new.covered_by, new.settled_at) > 0 then
    perform private.withdraw_uncovered(new);
  end if;
  if replaced = 'missed' or replaced = 'back' and new.covered_name is not null then return null; end if;
  if new.kind = 'cannot_come' and replaced is distinct from 'back' and (
    tg_op = 'UPDATE' and old.covered_by is not null and old.covered_by is distinct from new.covered_by
    or new.undone_at is not null and new.covered_by is not null
  )
  then
    -- Not the people who said so themselves.
    perform private.notify(old.covered_by, 'cover_ended', new.id, to_caregiver || jsonb_build_object(
      'why', case when standing.end_reason = private.coded('caregiver_left') then 'left' else '' end
    )) where old.covered_by <> auth.uid() or auth.uid() is null;
  end if;
  if new.undone_at is not null then
    if gone or replaced is not null then return null; end if;
    if new.kind = 'cannot_come' and not together then
      perform private.tell_of_visits(standing, 'visit_on_again', jsonb_build_array(visit));
    end if;
    -- The person who was to come instead did come.
    if new.covered_by is not null and new.kind = 'missed' then
      perform private.notify(new.covered_by, 'visit_not_missed', new.id, to_caregiver);
    -- Not the person who undoes it, nor a caregiver who still can't come because of an earlier change or days off.
    elsif auth.uid() is distinct from standing.caregiver_id and new.replaces is null and (
      new.kind <> 'not_needed' or not exists (
        select from public.time_off t
        where t.caregiver_id = standing.caregiver_id and new.on_date between t.from_day and t.to_day
      )
    ) then
      perform private.notify(
        standing.caregiver_id, case new.kind when 'missed' then 'visit_not_missed'
          else 'visit_restored' end::private.mail_kind, subject, to_caregiver
      );
    end if;
  elsif new.covered_by is not null and new.kind = 'cannot_come' then
    perform private.notify_family(standing.request_id, 'visit_covered', to_family);
    perform private.notify(
      new.covered_by, 'visit_to_cover', new.id,
      to_caregiver || coalesce(private.cover_terms(new) - '{day,opens,closes,minutes,rate}'::text[], '{}')
    );
    perform private.notify(standing.caregiver_id, 'absence_covered', subject, to_caregiver);
    if auth.uid() = new.covered_by then
      perform private.notify_staff('cover_agreed', standing.id, to_caregiver);
    end if;
  elsif new.settled_at is not null then
    return null;
  elsif new.kind = 'cannot_come' then
    if together then return null; end if;
    perform private.tell_of_visits(standing, 'visit_off', jsonb_build_array(visit));
    perform private.notify_staff('visit_uncovered', standing.id, to_caregiver);
  else
    if new.kind = 'missed' and new.covered_name is not null then
      perform private.notify(new.covered_by, 'visit_missed', new.id, to_caregiver) where new.covered_by is not null;
    else
      perform private.notify(
        standing.caregiver_id, case new.kind when 'missed' then 'visit_missed'
          else 'visit_not_needed' end::private.mail_kind, subject, to_caregiver
      );
    end if;
    if new.kind = 'missed' then
      perform private.notify_staff('nobody_came', standing.id, to_caregiver);
    end if;
  end if;
  return null;
end $$;
create trigger notify_of_new after insert on public.visit_changes
  for each row execute function private.notify_of_visit();
create trigger notify_of_step after update of undone_at, covered_by, settled_at on public.visit_changes
  for each row when (
    (old.undone_at, old.covered_by, old.settled_at) is distinct from (new.undone_at, new.covered_by, new.settled_at)
    -- Nobody is told about erased records.
    and (new.covered_by is not null or new.covered_name is null)
  )
  execute function private.notify_of_visit();
