-- What happens to a placement: its first day, a correction of its terms, its end, and the search for someone else
-- (decision 0097).

-- Locks a placement with its request, job and caregiver, and returns it. Errors: not_allowed, placement_not_found,
-- own_record, placement_ended.
create function private.lock_placement(placement uuid) returns public.placements
language plpgsql set search_path = '' as $$
declare
  locked public.placements;
begin
  perform private.require_role('admin');
  perform private.lock_placements(array[placement]);
  select * into locked from public.placements p where p.id = placement;
  if not found then raise exception 'placement_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(locked.caregiver_id);
  if locked.ended_at is not null then raise exception 'placement_ended'; end if;
  return locked;
end $$;

-- What follows from the end of a placement. A job that is not advertised again is closed, and its request with it,
-- unless someone else is placed there or needed. If a part of the request was never covered, it goes back to review
-- instead. A family that others still come to is told that a part of their week is uncovered. Answers whether the
-- family has been told everything. `was` is the request's earlier status.
create function private.close_after(ended public.placements, was public.request_status) returns boolean
language plpgsql set search_path = '' as $$
declare
  asked public.requests := (select r from public.requests r where r.id = ended.request_id);
begin
  update public.jobs set status = 'closed', closed_at = now()
    where id = ended.job_id and status = 'filled' and not exists (
    select from public.placements p where p.job_id = ended.job_id and p.ended_at is null
  );
  if private.held_times(asked.id) = 0 then
    perform private.because('left_for', ended.id::text);
    update public.requests r
    set (status, status_reason) = (
      select case asked.status when 'matched' then 'closed' else 'in_review' end::public.request_status,
        case asked.status when 'matched' then ended.end_reason end
    )
    where r.id = asked.id and r.status in ('open', 'matched');
    perform private.because('left_for', null);
    return (select r.status from public.requests r where r.id = asked.id) <> was;
  end if;
  perform private.because('left_for', ended.id::text);
  perform private.settle_request(asked.id);
  perform private.because('left_for', null);
  if was = 'matched' and (select r.status from public.requests r where r.id = asked.id) = 'open' then
    return true;
  end if;
  if ended.availability & private.needed_times(asked) & ~private.covered_times(asked.id) <> 0
    and exists (select from public.placements p where p.request_id = asked.id and p.ended_at is null)
  then
    perform private.notify_family(
      asked.id, 'part_uncovered',
      jsonb_build_object('reference', private.show_reference(asked.reference)) || private.told_end(ended)
        || private.told_times(asked, private.needed_times(asked) & ~private.covered_times(asked.id))
    );
    return true;
  end if;
  return false;
end $$;

-- The same for a placement that ends at once. The family is told so, with the reason, unless close_after has told
-- them.
create function private.close_at_once(ended public.placements, was public.request_status) returns void
language plpgsql set search_path = '' as $$
begin
  if private.close_after(ended, was) then return; end if;
  perform private.notify_family(
    r.id, 'care_ended',
    jsonb_build_object('reference', private.show_reference(r.reference)) || private.told_end(ended)
  )
  from public.requests r where r.id = ended.request_id;
end $$;

-- Opens the job of a placement again, for a successor from the day after its last day, or from today if that is over.
-- It leaves out times that another job has by now, or that the family no longer needs. Errors: already_followed.
create function private.search_again(ending public.placements) returns void
language plpgsql set search_path = '' as $$
declare
  -- While a caregiver still comes, the successor isn't needed as soon as possible.
  follows_on date := (select p.ends_on + 1 from public.placements p where p.id = ending.id and p.ended_at is null);
begin
  if exists (
    select from public.placements p where p.job_id = ending.job_id and p.id <> ending.id and p.ended_at is null
  ) then raise exception 'already_followed'; end if;
  update public.jobs j
  set status = 'open', published_at = now(), closed_at = null,
    starts_on = greatest(j.starts_on, follows_on, private.today()),
    start = case when follows_on > private.today() then 'day' else j.start end,
    availability = j.availability & ~private.held_times(ending.request_id, j.id)
      & (select r.availability from public.requests r where r.id = ending.request_id)
  -- It may have been withdrawn in between.
  where j.id = ending.job_id and j.status <> 'open';
  perform private.because('left_for', case when ending.ended_at is not null then ending.id::text end);
  update public.requests set status = 'open', status_reason = null where id = ending.request_id and status = 'matched';
  perform private.because('left_for', null);
end $$;

-- Ends a placement with a reason, which caregiver and family read, and a last day, today by default. A placement that
-- would end before its first day ends at once. With `search_again` the job opens at once, and the next caregiver placed
-- follows this placement. A note and the cause that reports count are for staff alone. Errors: those of lock_placement,
-- reason_missing, too_long, last_day_invalid (also after the one that is agreed on, which is a correction, or before a
-- first day that its caregiver confirmed), already_followed, same_as_before (both were told that end, and nobody else
-- is looked for).
create function private.end_placement(
  _placement_id uuid, _reason text, _last_day date default null, _search_again boolean default false,
  _note text default null, _cause public.end_cause default 'other'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ending public.placements := private.lock_placement(_placement_id);
  today date := private.today();
  reason text := private.reason(_reason, true);
  at_once boolean := coalesce(_last_day, today) <= today or _last_day < ending.starts_on;
  was public.request_status := (select r.status from public.requests r where r.id = ending.request_id);
begin
  if _last_day not between today - 366 and today + 366 or _last_day > ending.ends_on
    or _last_day < (select max(c.on_date) from private.confirmed_visits c where c.placement_id = _placement_id)
  then raise exception 'last_day_invalid'; end if;
  if not at_once and (ending.end_reason, ending.ends_on) is not distinct from (reason, _last_day)
    and not (_search_again and exists (select from public.jobs j where j.id = ending.job_id and j.status <> 'open'))
  then raise exception 'same_as_before'; end if;
  update public.placements p
  set end_reason = reason, ends_on = greatest(coalesce(_last_day, today), p.starts_on),
    ended_at = case when at_once then now() end
  where p.id = _placement_id returning * into ending;
  perform private.keep_end_cause(_placement_id, coalesce(_cause, 'other'));
  perform private.note_down(private.reason(_note, false), ending.request_id, ending.caregiver_id, ending.id);
  if _search_again then perform private.search_again(ending); end if;
  if at_once then perform private.close_at_once(ending, was); end if;
end $$;
select private.expose('end_placement', 'authenticated');

-- Ends the placements whose last day is over; a duty of the tick. What follows is done after all have ended: if a
-- family's last two caregivers leave on one day, the family isn't told that a part of their week is uncovered.
create function private.finish_placements(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  over uuid[] := array(
    select p.id from public.placements p where p.ended_at is null and p.ends_on < private.day_of(moment)
    order by p.id limit batch
  );
  due record;
  finished bigint := 0;
begin
  perform private.lock_placements(over);
  over := array(
    select p.id from public.placements p
    where p.id = any (over) and p.ended_at is null and p.ends_on < private.day_of(moment)
  );
  update public.placements p set ended_at = now() where p.id = any (over);
  for due in
    select p.id, r.status as was from public.placements p join public.requests r on r.id = p.request_id
    where p.id = any (over) order by p.id
  loop
    perform private.close_after(p, due.was) from public.placements p where p.id = due.id;
    finished := finished + 1;
  end loop;
  return finished;
end $$;

-- Whether terms that were seen, {availability, hourly_rate, starts_on, ends_on} and perhaps visits, are still
-- current.
create function private.are_current_terms(seen jsonb, standing public.placements) returns boolean
language sql stable set search_path = '' as $$
  select private.is_current_version(seen, jsonb_build_object(
    'availability', standing.availability, 'hourly_rate', standing.hourly_rate, 'starts_on', standing.starts_on,
    'ends_on', standing.ends_on
  ) || case when seen ? 'visits' then jsonb_build_object('visits', standing.visits) else '{}' end)
$$;

-- Corrects the terms of a placement, {availability, hourly_rate, starts_on, ends_on}, given whole, with `visits` if
-- their times differ. A null rate is still to be agreed. Null as the last day means no last day. Family and caregiver
-- are told. A future first day is the day of a visit, as in an offer. A search for a successor begins after the last
-- day. Errors: those of lock_placement, terms_missing (or not all of them), changed_meanwhile (the terms that were seen
-- aren't the current ones), same_as_before, those of meant_visits and require_sound_terms, times_not_asked (new ones
-- that the family no longer needs), times_of_another_job (detail: those that another job of the request has),
-- first_day_confirmed (a confirmed visit would be gone), cover_begun (a stand-in is at a visit that would be gone).
create function private.correct_placement(_placement_id uuid, _terms jsonb, _seen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_placement(_placement_id);
  terms public.offers;
  others integer := private.held_times(standing.request_id, standing.job_id);
  job public.jobs := (select j from public.jobs j where j.id = standing.job_id);
begin
  if not private.are_current_terms(_seen, standing)
    then perform private.refuse_stale('placements', _placement_id::text); end if;
  if (jsonb_typeof(_terms) = 'object' and _terms ?& '{availability,hourly_rate,starts_on,ends_on}') is not true then
    raise exception 'terms_missing';
  end if;
  -- The successor may be needed at fewer times.
  job.availability := job.availability | standing.availability;
  job.visits := private.tidy_visits(
    job.visits || private.visits_in(standing.visits, standing.availability & ~private.parts_of(job.visits))
  );
  terms.hourly_rate := private.sound_rate(private.as_number(_terms, 'hourly_rate', 'rate_invalid'));
  terms.visits := private.meant_visits(
    nullif(_terms -> 'visits', 'null'), private.as_number(_terms, 'availability', 'times_invalid', 0)::integer, job,
    standing.visits
  );
  if terms.visits is null then raise exception 'times_invalid'; end if;
  terms.availability := private.parts_of(terms.visits);
  terms.starts_on := private.as_day(_terms, 'starts_on', 'starts_on_invalid');
  terms.ends_on := private.as_day(_terms, 'ends_on', 'ends_on_invalid');
  if terms.starts_on > private.today() or terms.starts_on = private.today()
    and terms.starts_on <> standing.starts_on then
    terms.starts_on := coalesce(private.first_agreed_day(terms.visits, terms.starts_on), terms.starts_on);
  end if;
  if (terms.visits, terms.hourly_rate, terms.starts_on, terms.ends_on)
    is not distinct from (standing.visits, standing.hourly_rate, standing.starts_on, standing.ends_on)
  then raise exception 'same_as_before'; end if;
  -- Both sides have been told its end already.
  if terms.ends_on is null and standing.end_reason is not null then raise exception 'ends_on_invalid'; end if;
  perform private.require_sound_terms(terms, job, standing.caregiver_id, _placement_id);
  -- Another job may already have its times for after it ends.
  if terms.availability & ~standing.availability & ~(
    select r.availability from public.requests r where r.id = standing.request_id
  ) <> 0 then raise exception 'times_not_asked'; end if;
  if terms.availability & others & ~standing.availability <> 0 then
    raise exception 'times_of_another_job' using detail = (terms.availability & others & ~standing.availability)::text;
  end if;
  update public.placements p set
    visits = terms.visits, hourly_rate = terms.hourly_rate, starts_on = terms.starts_on, ends_on = terms.ends_on,
    corrected_at = now()
  where p.id = _placement_id;
  perform private.require_confirmed_visits(_placement_id);
  -- The update ended the changes of visits that are gone.
  if exists (
    select from public.visit_changes c
    where c.placement_id = _placement_id and c.undone_at = now() and c.covered_by is not null
      and private.minute_of(c.on_date, c.opens) <= now()
  ) then raise exception 'cover_begun'; end if;
  -- Later terms that were agreed may now last longer.
  perform private.require_free(
    standing.caregiver_id, standing.job_id, t.visits, t.from_day, t.until_day, _placement_id
  )
  from public.placements p, private.periods(p) t
  where p.id = _placement_id and t.from_day > private.today()
    and t.from_day between terms.starts_on + 1 and coalesce(t.until_day, 'infinity');
  update public.jobs j set starts_on = greatest(terms.ends_on + 1, private.today())
  where j.id = standing.job_id and j.status = 'open' and j.starts_on = standing.ends_on + 1
    and terms.ends_on <> standing.ends_on;
  perform private.settle_request(standing.request_id);
end $$;
select private.expose('correct_placement', 'authenticated');

-- Locks a placement of the calling caregiver in the same way, and first counts what they write. Errors: not_allowed,
-- too_many_requests, placement_not_found, placement_ended.
create function private.lock_own_placement(placement uuid) returns public.placements
language plpgsql set search_path = '' as $$
declare
  mine public.placements;
begin
  perform private.require_role('caregiver');
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  perform private.lock_placements(array(
    select p.id from public.placements p where p.id = placement and p.caregiver_id = auth.uid()
  ));
  select * into mine from public.placements p where p.id = placement and p.caregiver_id = auth.uid();
  if not found then raise exception 'placement_not_found' using errcode = 'PT404'; end if;
  if mine.ended_at is not null then raise exception 'placement_ended'; end if;
  return mine;
end $$;

-- The calling caregiver confirms the first day, once, from its first visit on: they were at the visits that have begun
-- and are not off. One that the family didn't need counts if there is no other. Errors: not_begun, first_day_off (they
-- said that they couldn't come, or the family that nobody came), those of lock_own_placement.
create function private.confirm_first_day(_placement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.placements := private.lock_own_placement(_placement_id);
begin
  if not exists (select from private.first_visits(mine)) then raise exception 'not_begun'; end if;
  if not exists (
    select from private.first_visits(mine) v where v.kind is null or v.kind not in ('cannot_come', 'missed')
  ) then raise exception 'first_day_off'; end if;
  update public.placements set first_day_confirmed_at = now()
    where id = _placement_id and first_day_confirmed_at is null;
  if not found then return; end if;
  insert into private.confirmed_visits (placement_id, on_date, opens)
  select _placement_id, v.on_date, v.opens
  from (select v.*, bool_or(v.kind is null) over () as took_place from private.first_visits(mine) v) v
  where v.kind is null or v.kind = 'not_needed' and not v.took_place;
end $$;
select private.expose('confirm_first_day', 'authenticated');

-- The day of the first visit of a placement: the first agreed time since it was placed.
create function private.first_visit(placement public.placements) returns date
language sql stable set search_path = '' as $$
  select min(d.day)
  from private.periods(placement) p, lateral private.first_agreed_day(
    p.visits, greatest(p.from_day, placement.starts_on, private.day_of(placement.placed_at))
  ) d (day)
  where d.day <= p.until_day or p.until_day is null
$$;

-- A person who can no longer act as a caregiver answers nothing, so their offers and invitations end. Takes locked
-- applications.
create function private.end_what_is_asked(account uuid) returns void
language sql set search_path = '' as $$
  select private.move_application(
    a.id, case a.status when 'offered' then 'shortlisted' else 'declined' end::public.application_status,
    case a.status when 'invited' then private.coded('caregiver_left') end
  )
  from public.applications a where a.caregiver_id = account and a.status in ('offered', 'invited') order by a.id
$$;

-- A person who can no longer act as a caregiver (suspended, deactivated or about to be erased) leaves all placements
-- at once. If nobody follows yet, and their last day is not today anyway, we look for someone else. Staff are told.
create function private.end_all_work(account uuid) returns void
language plpgsql set search_path = '' as $$
declare
  live record;
  leaving public.placements;
begin
  perform private.lock_whole_caregiver(account);
  perform private.end_what_is_asked(account);
  perform private.end_covers(account);
  for live in
    select p.id, p.end_reason is not null and p.ends_on <= private.today() as ends_anyway, r.status as was
    from public.placements p join public.requests r on r.id = p.request_id
    where p.caregiver_id = account and p.ended_at is null order by p.id
  loop
    update public.placements p
    set end_reason = case when live.ends_anyway then p.end_reason else private.coded('caregiver_left') end,
      ended_at = now(), ends_on = least(p.ends_on, greatest(private.today(), p.starts_on))
    where p.id = live.id returning * into leaving;
    if not live.ends_anyway then
      perform private.keep_end_cause(live.id, 'caregiver_left');
      if not exists (
        select from public.placements p where p.job_id = leaving.job_id and p.ended_at is null
      ) then perform private.search_again(leaving); end if;
    end if;
    perform private.close_at_once(leaving, live.was);
    perform private.notify_staff(
      'caregiver_left', leaving.request_id,
      jsonb_build_object('job', (select private.job_name(j) from public.jobs j where j.id = leaving.job_id))
    );
  end loop;
end $$;
