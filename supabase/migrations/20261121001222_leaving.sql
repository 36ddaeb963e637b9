-- A caregiver who wants to stop says from when and why, and staff answer. The family is told only when staff have set
-- a last day, which ends the placement as usual (end_placement).

-- The calling caregiver wants to stop after a day, with a reason and optional words. Asking for the same again changes
-- nothing. Nor does a late copy with the same `_id`, even after staff have answered. Anything else replaces the earlier
-- wish. Errors: not_allowed, placement_not_found, placement_ended, reason_missing, too_long, last_day_invalid (past,
-- more than a year ahead, or after the one that is agreed on), too_many_requests.
create function private.ask_to_leave(
  _placement_id uuid, _last_day date, _reason public.leave_reason, _words text default null,
  _id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.placements := private.lock_own_placement(_placement_id);
  words text := private.reason(_words, false);
begin
  if mine.leave_id = _id then return; end if;
  if _reason is null then raise exception 'reason_missing'; end if;
  if (_last_day between private.today() and private.today() + 366 and _last_day <= coalesce(mine.ends_on, _last_day))
    is not true
  then raise exception 'last_day_invalid'; end if;
  if (mine.leave_on, mine.leave_reason, mine.leave_words) is not distinct from (_last_day, _reason, words)
  then return; end if;
  -- Staff are told each time.
  perform private.throttle('leave:' || mine.id, 5, interval '1 day');
  update public.placements p
  set leave_asked_at = now(), leave_on = _last_day, leave_reason = _reason, leave_words = words,
    leave_id = _id
  where p.id = mine.id;
  perform private.notify_staff('leave_asked', mine.id, jsonb_build_object('job', private.job_name(j)))
  from public.jobs j where j.id = mine.job_id;
end $$;
select private.expose('ask_to_leave', 'authenticated');

-- The calling caregiver doesn't want to stop after all. If they never asked, nothing changes. Errors: not_allowed,
-- placement_not_found, placement_ended, too_many_requests.
create function private.take_back_leave(_placement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.placements := private.lock_own_placement(_placement_id);
begin
  update public.placements p
  set (leave_asked_at, leave_on, leave_reason, leave_words) = (null, null, null, null)
  where p.id = mine.id and p.leave_asked_at is not null;
end $$;
select private.expose('take_back_leave', 'authenticated');

-- Staff have talked to the caregiver, who stays. Staff's words are sent to them. `_seen` is when the caregiver asked,
-- as staff saw it. Errors: not_allowed, placement_not_found, placement_ended, own_record, changed_meanwhile (the wish
-- was withdrawn, answered or changed), reason_missing, too_long.
create function private.answer_leave(_placement_id uuid, _words text, _seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_placement(_placement_id);
  words text := private.reason(_words, true);
begin
  if (standing.leave_asked_at = _seen) is not true then
    perform private.refuse_stale('placements', standing.id::text);
  end if;
  update public.placements p
  set (leave_asked_at, leave_on, leave_reason, leave_words) = (null, null, null, null)
  where p.id = standing.id;
  perform private.notify(
    standing.caregiver_id, 'leave_settled', coalesce(standing.application_id, standing.id),
    jsonb_build_object('job', private.job_name(j), 'reason', words)
  )
  from public.jobs j where j.id = standing.job_id;
end $$;
select private.expose('answer_leave', 'authenticated');

-- A last day, or the end of the placement, answers the wish.
create function private.settle_leave() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.leave_asked_at := null;
  new.leave_on := null;
  new.leave_reason := null;
  new.leave_words := null;
  return new;
end $$;
create trigger settle_leave before update of ended_at, ends_on on public.placements
  for each row when (
    old.leave_asked_at is not null and (old.ended_at, old.ends_on) is distinct from (new.ended_at, new.ends_on)
  )
  execute function private.settle_leave();
