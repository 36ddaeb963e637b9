-- Moves a visit to another time, once. It then has its new time everywhere (private.visits), and is identified by it
-- (decision 0097).

-- What conflicts with these visits of a job from a first to a last day, which may be null: the caregiver's visits
-- that are moved there, like private.conflicting_placements. When a placement's visits change, its own moved visits
-- that stay count too, except the visit itself.
create function private.conflicting_moves(
  caregiver uuid, job uuid, visits jsonb, first_day date, last_day date, corrected uuid
) returns table (placement_id uuid, job_id uuid, times integer)
language sql stable set search_path = '' as $$
  select p.id, p.job_id, private.parts_on(mine.days, mine.opens, mine.closes)
  from public.placements p join public.visit_changes c on c.placement_id = p.id
  cross join lateral private.days_of(
    conflicting_moves.visits, greatest(c.moved_to - 1, first_day), least(c.moved_to + 1, last_day)
  ) mine
  where p.caregiver_id = caregiver and p.ended_at is null and c.kind = 'moved' and c.undone_at is null
    and c.moved_to >= private.today() - 1
    and c.moved_opens + c.moved_minutes > 1440 * (private.today() - c.moved_to) and (
      p.id is distinct from corrected or (mine.on_date, mine.opens) is distinct from (c.on_date, c.opens::integer) and (
        c.on_date < first_day
        or c.opens in (select v.opens from private.days_of(conflicting_moves.visits, c.on_date, c.on_date) v)
      )
    )
    and private.collide(
      c.moved_opens, c.moved_opens + c.moved_minutes, c.moved_minutes, mine.opens + 1440 * (mine.on_date - c.moved_to),
      mine.closes + 1440 * (mine.on_date - c.moved_to), mine.minutes,
      case when p.request_id = (select j.request_id from public.jobs j where j.id = job) then 0
        else private.visit_gap() end
    )
$$;

-- Raises why a visit can't move to another time: cannot_move, with the reason in the detail: away (the caregiver has
-- days off then) or busy (another visit of theirs, with the gap between families).
create function private.require_movable(
  standing public.placements, day date, opens integer, closes integer, minutes integer
) returns void
language plpgsql stable set search_path = '' as $$
declare
  faults text[] := array(
    select 'away' from public.time_off t
    where t.caregiver_id = standing.caregiver_id and day between t.from_day and t.to_day
    union all
    select 'busy' where private.has_visit(standing.caregiver_id, standing, day, opens, closes, minutes)
  );
begin
  if cardinality(faults) > 0 then raise exception 'cannot_move' using detail = array_to_json(faults)::text; end if;
end $$;

-- Moves a future, unchanged visit to another time up to a week from its day, while the placement lasts. Its length
-- stays. `_said_by` told staff. Moving it there again changes nothing. Errors: not_allowed, placement_not_found,
-- placement_ended, own_record, id_missing, said_by_missing, no_visit_then, visit_times_changed, visit_over,
-- first_day_confirmed, visit_changed (detail: the kind now), moved_to_invalid (more than a week away, in the past,
-- outside the placement, or the time it has), cannot_move, too_long.
create function private.move_visit(
  _id uuid, _placement_id uuid, _on_date date, _opens integer, _to_day date, _to_opens integer, _said_by text,
  _reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_placement(_placement_id);
  visit record;
  lasts smallint;
begin
  if _id is null then raise exception 'id_missing'; end if;
  perform private.teller(_said_by);
  if exists (
    select from public.visit_changes c
    where (c.id, c.placement_id, c.on_date, c.opens) = (_id, _placement_id, _on_date, _opens)
      and (c.kind, c.moved_to, c.moved_opens) = ('moved', _to_day, _to_opens)
  ) then return; end if;
  if (_on_date between private.today() - 1 and private.today() + 731) is not true then
    raise exception 'no_visit_then';
  end if;
  visit := private.changed_visit(standing, _on_date, _opens);
  if private.minute_of(_on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
  if private.was_there(_placement_id, _on_date, _opens) then raise exception 'first_day_confirmed'; end if;
  if (visit.moved).id is not null then raise exception 'visit_changed' using detail = 'moved'; end if;
  if (
    _to_opens between 0 and 1439 and _to_day between _on_date - 7 and _on_date + 7
    and _to_day between private.first_visit(standing) and coalesce(standing.ends_on, 'infinity')
    and (_to_day, _to_opens) <> (_on_date, _opens) and private.minute_of(_to_day, _to_opens) > now()
  ) is not true then raise exception 'moved_to_invalid'; end if;
  -- No two visits have the same name, even if one is cancelled or moved.
  if exists (select from private.agreed_visits(standing, _to_day, _to_day) v where v.opens = _to_opens)
    or exists (select from private.visits(standing, _to_day, _to_day) v where v.opens = _to_opens)
  then raise exception 'cannot_move' using detail = '["busy"]'; end if;
  lasts := coalesce(visit.minutes, visit.closes - visit.opens);
  insert into public.visit_changes (
    id, placement_id, on_date, opens, kind, reason, said_by, moved_to, moved_opens, moved_minutes
  ) values (
    _id, _placement_id, _on_date, _opens, 'moved', private.reason(_reason, false), private.typed(_said_by),
    _to_day, _to_opens, lasts
  );
  perform private.require_movable(standing, _to_day, _to_opens, _to_opens + lasts, lasts);
exception when unique_violation then
  raise exception 'visit_changed' using detail = coalesce((
    select c.kind::text from public.visit_changes c
    where c.placement_id = _placement_id and c.on_date = _on_date and c.opens = _opens and c.undone_at is null
  ), '');
end $$;
select private.expose('move_visit', 'authenticated');

-- Undoes a move of a locked placement: the visit is as agreed. Errors: visit_over (it has begun, or was to be over by
-- now), visit_changed (something is different on it where it is now; detail: the kind), cannot_move.
create function private.undo_move(change public.visit_changes) returns void
language plpgsql set search_path = '' as $$
declare
  standing public.placements := (select p from public.placements p where p.id = change.placement_id);
  stands public.visit_change := (
    select c.kind from public.visit_changes c
    where c.placement_id = change.placement_id and c.on_date = change.moved_to and c.opens = change.moved_opens
      and c.undone_at is null
  );
  visit record;
begin
  if private.minute_of(change.moved_to, change.moved_opens) <= now() then raise exception 'visit_over'; end if;
  if stands is not null then raise exception 'visit_changed' using detail = stands::text; end if;
  update public.visit_changes c set undone_at = now() where c.id = change.id;
  select v.* into visit from private.visits(standing, change.on_date, change.on_date) v where v.opens = change.opens;
  if not found then return; end if;
  if private.minute_of(change.on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
  perform private.require_movable(standing, change.on_date, visit.opens, visit.closes, visit.minutes);
end $$;
