-- Changing a visit, and undoing the change: by the caregiver, by the family, and by staff for either.

-- The visits at which a caregiver was, by what they said of the first day. Nothing takes them away again.
create table private.confirmed_visits (
  placement_id uuid not null references public.placements (id) on delete cascade,
  on_date date not null,
  opens smallint not null,
  primary key (placement_id, on_date, opens)
);

-- The visits so far of the first day that had any, which may have been moved, each with what is different.
create function private.first_visits(placement public.placements)
returns table (on_date date, opens smallint, kind public.visit_change)
language sql stable set search_path = '' as $$
  select v.on_date, v.opens, c.kind
  from (
    select v.on_date, v.opens, min(v.on_date) over () as first_day
    from private.first_visit(placement) begun, private.visits(placement, begun, private.today()) v
    where private.minute_of(v.on_date, v.opens) <= now()
  ) v left join public.visit_changes c
    on c.placement_id = placement.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
  where v.on_date = v.first_day
$$;

-- Whether the caregiver has confirmed that they were at this visit.
create function private.was_there(placement uuid, on_date date, opens integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.confirmed_visits c
    where c.placement_id = was_there.placement and c.on_date = was_there.on_date and c.opens = was_there.opens
  )
$$;

-- Refuses a change of a placement that took confirmed visits away, with first_day_confirmed.
create function private.require_confirmed_visits(placement uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from private.confirmed_visits c join public.placements p on p.id = c.placement_id
    where c.placement_id = placement
      and not exists (select from private.visits(p, c.on_date, c.on_date) v where v.opens = c.opens)
  ) then raise exception 'first_day_confirmed'; end if;
end $$;

-- Whether a caregiver missed every visit of the first day so far: they said that they couldn't come, or nobody came. A
-- visit that has not begun counts once it is off.
create function private.was_absent_at_first(placement public.placements) returns boolean
language sql stable set search_path = '' as $$
  select bool_and(o.is_off) filter (where o.is_off or private.minute_of(v.on_date, v.opens) <= now()) is true
  from private.first_visit(placement) first_day, private.visits(placement, first_day, first_day) v,
    lateral (
      select exists (
        select from public.visit_changes c
        where c.placement_id = placement.id and c.on_date = v.on_date and c.opens = v.opens
          and c.kind in ('cannot_come', 'missed') and c.undone_at is null
      ) as is_off
    ) o
$$;

-- Records a change of a visit of a locked placement. Recording it again changes nothing. A changed visit can't be
-- changed again, with two exceptions: a visit that the caregiver can't come to may also not be needed, and a stand-in
-- may not have come. A missed visit should have begun, in the last month. All other visits are not over yet, and two
-- years ahead at most. Each change sends messages, so there are limits: a person makes or undoes one change five times
-- a day, and changes sixty visits a day, as many as days off cancel at once. For visits that nobody came to, ten is the
-- limit, since those lead staff's list. Errors: id_missing, visit_change_unknown (a move: private.move_visit does
-- that), no_visit_then, visit_times_changed, visit_over, visit_to_come, first_day_confirmed, visit_changed (detail: the
-- kind now), too_many_requests, too_long.
create function private.change_visit(
  id uuid, standing public.placements, on_date date, opens integer, kind public.visit_change, reason text,
  said_by text default null, closes integer default null
) returns void
language plpgsql set search_path = '' as $$
declare
  visit record;
  stands public.visit_changes;
begin
  if id is null or kind is null then raise exception 'id_missing'; end if;
  if kind = 'moved' then raise exception 'visit_change_unknown'; end if;
  if exists (
    select from public.visit_changes c
    where c.id = change_visit.id and c.placement_id = standing.id and c.on_date = change_visit.on_date
      and c.opens = change_visit.opens and c.kind = change_visit.kind
  ) then return; end if;
  if (on_date between private.today() - 31 and private.today() + 731) is not true then
    raise exception 'no_visit_then';
  end if;
  visit := private.changed_visit(standing, on_date, opens, closes);
  select c.* into stands from public.visit_changes c
  where c.placement_id = standing.id and c.on_date = change_visit.on_date and c.opens = change_visit.opens
    and c.undone_at is null;
  if stands.id is null and private.was_there(standing.id, on_date, visit.opens) then
    raise exception 'first_day_confirmed';
  end if;
  if kind = 'missed' then
    if private.minute_of(on_date, visit.opens) > now() then raise exception 'visit_to_come'; end if;
  elsif private.minute_of(on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
  if stands.id is not null and not (
    stands.kind = 'cannot_come' and (kind = 'not_needed' or kind = 'missed' and stands.covered_name is not null)
  ) then raise exception 'visit_changed' using detail = stands.kind::text; end if;
  if said_by is null and (
    select count(*) from public.visit_changes c
    where c.placement_id = standing.id and c.on_date = change_visit.on_date and c.opens = change_visit.opens
      and c.kind = change_visit.kind and c.said_at > now() - interval '1 day'
  ) >= 5 then raise exception 'too_many_requests'; end if;
  if said_by is null and private.cause('days_off') is null then
    perform private.throttle(
      'visits_' || kind || ':' || standing.id, case kind when 'missed' then 10 else 60 end, interval '1 day'
    );
  end if;
  perform private.because('visit_replaced', kind::text);
  update public.visit_changes c set undone_at = now() where c.id = stands.id;
  perform private.because('visit_replaced', null);
  insert into public.visit_changes (
    id, placement_id, on_date, opens, kind, reason, said_by, time_off_id, replaces, covered_by, covered_name
  ) values (
    id, standing.id, on_date, opens, kind, private.reason(reason, false), said_by,
    private.cause('days_off')::uuid, stands.id,
    case kind when 'missed' then stands.covered_by end, case kind when 'missed' then stands.covered_name end
  );
exception when unique_violation then raise exception 'visit_changed';
end $$;

-- The calling caregiver can't come, to a visit of their own or one they cover. `_closes` is the visit as they saw it,
-- perhaps days ago and offline. Errors: not_allowed, placement_not_found, placement_ended, those of change_visit.
create function private.cannot_come(
  _id uuid, _placement_id uuid, _on_date date, _opens integer, _reason text default null, _closes integer default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine public.placements;
begin
  if private.leave_cover(_id, _placement_id, _on_date, _opens, _closes) then return; end if;
  mine := private.lock_own_placement(_placement_id);
  perform private.change_visit(_id, mine, _on_date, _opens, 'cannot_come', _reason, closes => _closes);
end $$;
select private.expose('cannot_come', 'authenticated');

-- What family or caregiver told staff by phone, or what staff saw. `_said_by` says who. Errors: not_allowed,
-- placement_not_found, placement_ended, own_record, said_by_missing, those of change_visit.
create function private.record_visit_change(
  _id uuid, _placement_id uuid, _on_date date, _opens integer, _kind public.visit_change, _said_by text,
  _reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  standing public.placements := private.lock_placement(_placement_id);
begin
  perform private.change_visit(_id, standing, _on_date, _opens, _kind, _reason, private.teller(_said_by));
end $$;
select private.expose('record_visit_change', 'authenticated');

-- A family says that a visit is not needed, or that nobody came. Null for a wrong key. Errors: link_ended,
-- link_not_for_this, placement_not_found, placement_ended, visit_change_unknown (another kind), those of change_visit.
create function private.change_own_visit(
  _reference text, _secret text, _id uuid, _placement_id uuid, _on_date date, _opens integer,
  _kind public.visit_change, _reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'visit');
  standing public.placements;
begin
  if asked.id is null then return null; end if;
  if _kind in ('not_needed', 'missed') is not true then raise exception 'visit_change_unknown'; end if;
  perform private.lock_placements(array(
    select p.id from public.placements p where p.id = _placement_id and p.request_id = asked.id
  ));
  select * into standing from public.placements p where p.id = _placement_id and p.request_id = asked.id;
  if not found then raise exception 'placement_not_found' using errcode = 'PT404'; end if;
  if standing.ended_at is not null then raise exception 'placement_ended'; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  perform private.change_visit(_id, standing, _on_date, _opens, _kind, _reason);
  return private.tracked_request(asked.id);
end $$;
select private.expose('change_own_visit', 'anon', 'authenticated');

-- Undoes a change of a locked placement: the visit takes place after all, or did. If the change replaced an earlier
-- one, that counts again, but without its stand-in, unless the caregiver has confirmed the visit since. Undoing it
-- again changes nothing. Errors: visit_over,
-- visit_step_not_allowed (someone else comes by now: only staff undo that; or the caregiver is with another family
-- then), those of undo_move.
create function private.undo_visit_change(change public.visit_changes, by_staff boolean) returns void
language plpgsql set search_path = '' as $$
declare
  visit record;
begin
  if change.undone_at is not null then return; end if;
  if change.kind = 'moved' then
    perform private.undo_move(change);
    return;
  end if;
  if change.kind = 'cannot_come' and change.covered_name is not null and not by_staff then
    raise exception 'visit_step_not_allowed';
  end if;
  if change.kind <> 'missed' then
    select p, v.closes, v.minutes into visit
    from public.placements p, private.visits(p, change.on_date, change.on_date) v
    where p.id = change.placement_id and v.opens = change.opens;
    if found and private.minute_of(change.on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
    if found and change.replaces is null and private.has_visit(
      (visit.p).caregiver_id, visit.p, change.on_date, change.opens, visit.closes, visit.minutes
    ) then
      raise exception 'visit_step_not_allowed';
    end if;
  end if;
  update public.visit_changes c set undone_at = now() where c.id = change.id;
  if change.replaces is null or private.was_there(change.placement_id, change.on_date, change.opens) then
    -- If the caregiver has added days off since, they can't come.
    if change.kind = 'not_needed' then
      perform private.call_off_new_visits(p, (
        select coalesce(jsonb_agg(v), '[]') from jsonb_array_elements(private.visits_on_days_off(p)) v
        where (v ->> 'day', v ->> 'opens') <> (change.on_date::text, change.opens::text)
      ))
      from public.placements p where p.id = change.placement_id;
    end if;
    return;
  end if;
  perform private.because('visit_replaced', 'back');
  if change.kind = 'missed' then
    update public.visit_changes c set undone_at = null where c.id = change.replaces;
  else
    update public.visit_changes c
    set (undone_at, covered_by, covered_name, settled_at, note) = (null, null, null, null, null)
    where c.id = change.replaces;
  end if;
  perform private.because('visit_replaced', null);
end $$;

-- The calling caregiver comes after all. Staff may undo any change. Errors: not_allowed, too_many_requests,
-- visit_change_not_found, own_record, those of undo_visit_change.
create function private.take_back_visit_change(_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.visit_changes;
  by_staff boolean := private.my_role() = 'admin';
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  perform private.lock_placements(array(
    select c.placement_id from public.visit_changes c join public.placements p on p.id = c.placement_id
    where c.id = _id and (by_staff or p.caregiver_id = auth.uid() and p.ended_at is null)
  ));
  select c.* into change from public.visit_changes c join public.placements p on p.id = c.placement_id
  where c.id = _id and (by_staff or p.caregiver_id = auth.uid() and p.ended_at is null and c.kind = 'cannot_come');
  if not found then raise exception 'visit_change_not_found' using errcode = 'PT404'; end if;
  if by_staff then
    perform private.require_not_self(p.caregiver_id) from public.placements p where p.id = change.placement_id;
    perform private.require_not_self(change.covered_by);
  end if;
  perform private.undo_visit_change(change, by_staff);
end $$;
select private.expose('take_back_visit_change', 'authenticated');

-- The family needs the visit after all, or someone did come. Null for a wrong key. Errors: link_ended,
-- link_not_for_this, visit_change_not_found, those of undo_visit_change, too_many_requests.
create function private.take_back_own_visit_change(_reference text, _secret text, _id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.requests := private.lock_request(_reference, _secret, 'visit');
  change public.visit_changes;
begin
  if asked.id is null then return null; end if;
  perform private.lock_placements(array(
    select c.placement_id from public.visit_changes c join public.placements p on p.id = c.placement_id
    where c.id = _id and p.request_id = asked.id
  ));
  select c.* into change from public.visit_changes c join public.placements p on p.id = c.placement_id
  where c.id = _id and p.request_id = asked.id and c.kind in ('not_needed', 'missed');
  if not found then raise exception 'visit_change_not_found' using errcode = 'PT404'; end if;
  perform private.throttle('change_request:' || asked.id, 60, interval '1 hour');
  perform private.undo_visit_change(change, false);
  return private.tracked_request(asked.id);
end $$;
select private.expose('take_back_own_visit_change', 'anon', 'authenticated');

-- When a visit no longer exists, since its placement ended or has other times, its change ends too.
create function private.drop_visit_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_gone_visits(new);
  return null;
end $$;
create trigger drop_visit_changes after update of ended_at, ends_on, starts_on, visits, availability
  on public.placements
  for each row execute function private.drop_visit_changes();

-- A caregiver who missed every visit until the last day never came, unless they say they did.
create function private.note_never_came() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.came := new.first_day_confirmed_at is not null
    or not exists (
      select from public.visit_changes c
      where c.placement_id = new.id and c.kind = 'missed' and c.covered_name is null and c.undone_at is null
    )
    or exists (
      select from private.visits(new, new.starts_on, private.day_of(new.ended_at) - 1) v
      where not exists (
        select from public.visit_changes c
        where c.placement_id = new.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
      )
    );
  return new;
end $$;
create trigger note_never_came before update of ended_at on public.placements
  for each row when (old.ended_at is null and new.ended_at is not null) execute function private.note_never_came();
