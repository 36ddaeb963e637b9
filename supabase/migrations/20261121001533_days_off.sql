-- Days off, and the visits on them, which the caregiver can't come to.

-- Tells each family once about all these changes to their visits.
create function private.tell_of_days_off(kind private.mail_kind, changes uuid[]) returns void
language sql set search_path = '' as $$
  select private.tell_of_visits(p, tell_of_days_off.kind, jsonb_agg(
    jsonb_build_object('day', c.on_date, 'opens', private.told_time(c)) order by c.on_date, c.opens
  ))
  from public.visit_changes c join public.placements p on p.id = c.placement_id
  where c.id = any (changes) group by p.id order by p.id
$$;

-- Tells staff once about the days off that cancel visits of this placement.
create function private.notify_placed_away(changes uuid[]) returns void
language sql set search_path = '' as $$
  select private.notify_staff(
    'placed_away', p.id, jsonb_build_object('job', private.job_name(j), 'day', off.from_day, 'until', off.to_day)
  )
  from (
    select distinct c.placement_id, t.from_day, t.to_day
    from public.visit_changes c join public.time_off t on t.id = c.time_off_id where c.id = any (changes)
  ) off join public.placements p on p.id = off.placement_id join public.jobs j on j.id = p.job_id
  order by p.id, off.from_day
$$;

-- The future visits of a placement on its caregiver's days off, but none they were at: [{day, opens, timeOff}].
create function private.visits_on_days_off(placement public.placements) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', o.on_date, 'opens', o.opens, 'timeOff', o.id)), '[]')
  from (
    select distinct on (v.on_date, v.opens) v.on_date, v.opens, t.id
    from public.time_off t, private.visits(placement, greatest(t.from_day, private.today() - 1), t.to_day) v
    where t.caregiver_id = placement.caregiver_id and placement.ended_at is null and t.to_day >= private.today() - 1
      and private.minute_of(v.on_date, v.closes) > now() and not private.was_there(placement.id, v.on_date, v.opens)
    order by v.on_date, v.opens, t.from_day
  ) o
$$;

-- New terms may have visits on known days off. For those that didn't exist `before`, it records that the caregiver
-- can't come, and tells family and staff once.
create function private.call_off_new_visits(placement public.placements, before jsonb default '[]') returns void
language plpgsql set search_path = '' as $$
declare
  said uuid[];
begin
  perform private.because('days_off', 'terms');
  with off as (
    insert into public.visit_changes (id, placement_id, on_date, opens, kind, time_off_id)
    select gen_random_uuid(), placement.id, v.day, v.opens, 'cannot_come', v."timeOff"
    from jsonb_to_recordset(private.visits_on_days_off(placement)) v (day date, opens smallint, "timeOff" uuid)
    where not before @> jsonb_build_array(jsonb_build_object('day', v.day, 'opens', v.opens)) and not exists (
      select from public.visit_changes c
      where c.placement_id = placement.id and c.on_date = v.day and c.opens = v.opens and c.undone_at is null
    )
    returning id
  )
  select array_agg(id) into said from off;
  perform private.because('days_off', null);
  perform private.tell_of_days_off('visit_off', said);
  perform private.notify_placed_away(said);
end $$;

create function private.call_off_of_new_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Terms that change later were checked when they were agreed.
  if private.cause('terms_changed') is null then
    perform private.call_off_new_visits(new, private.visits_on_days_off(old));
  end if;
  return null;
end $$;
create trigger tell_of_days_off after update of ends_on, starts_on, visits, availability on public.placements
  for each row when ((old.ends_on, old.starts_on, old.visits) is distinct from (new.ends_on, new.starts_on, new.visits))
  execute function private.call_off_of_new_terms();

-- Adds days off for the calling caregiver, and records that they can't come to their visits on these days. `_visits`
-- are those they saw, [{placementId, day, opens, closes}]; no others may be affected. If this was said offline, some
-- may be over or cancelled by now. Each family and staff are told once. Visits that the caregiver covers for others are
-- open again. Adding them again changes nothing. Errors: not_allowed, too_many_requests, id_missing, malformed_request
-- (other days off have this id), those of check_time_off, too_many_visits_off (more than 60, or after nine weeks),
-- other_visits_off, those of change_visit.
create function private.add_time_off(_id uuid, _from_day date, _to_day date, _visits jsonb default '[]') returns void
language plpgsql security definer set search_path = '' as $$
declare
  touched jsonb;
  visit record;
  said uuid[];
  known public.time_off;
begin
  perform private.require_role('caregiver');
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  if _id is null then raise exception 'id_missing'; end if;
  perform private.lock_placements(array(
    select p.id from public.placements p where p.caregiver_id = auth.uid() and p.ended_at is null
    union select c.placement_id from public.visit_changes c
    where c.covered_by = auth.uid() and c.undone_at is null and c.on_date >= private.today() - 1
  ));
  perform private.lock_in_order(caregivers => array[auth.uid()]);
  select * into known from public.time_off t where t.id = _id;
  if found then
    if (known.caregiver_id, known.from_day, known.to_day) is not distinct from (auth.uid(), _from_day, _to_day)
    then return; end if;
    raise exception 'malformed_request';
  end if;
  -- Removed since then: a late copy brings nothing back.
  if exists (
    select from public.events e
    where e.subject_type = 'time_off' and e.subject_id = _id::text and e.action = 'delete' and e.actor_id = auth.uid()
  ) then return; end if;
  insert into public.time_off (id, caregiver_id, from_day, to_day) values (_id, auth.uid(), _from_day, _to_day);
  select coalesce(jsonb_agg(jsonb_build_object(
    'placementId', d.placement, 'day', d.on_date, 'opens', d.opens, 'closes', d.closes
  ) order by d.on_date, d.opens, d.placement), '[]') into touched
  from private.visit_days(
    array(select p from public.placements p where p.caregiver_id = auth.uid() and p.ended_at is null),
    greatest(_from_day, private.today() - 1), _to_day
  ) d
  where (d.change).id is null and private.minute_of(d.on_date, d.closes) > now()
    and not private.was_there(d.placement, d.on_date, d.opens);
  if jsonb_array_length(touched) > 60 or (touched -> -1 ->> 'day')::date > _from_day + 62 then
    raise exception 'too_many_visits_off';
  end if;
  if (_visits @> touched) is not true then raise exception 'other_visits_off'; end if;
  perform private.because('days_off', _id::text);
  for visit in
    select v.day, v.opens, p as placement
    from jsonb_to_recordset(touched) v ("placementId" uuid, day date, opens integer)
    join public.placements p on p.id = v."placementId" order by v.day, v.opens, p.id
  loop
    perform private.change_visit(
      gen_random_uuid(), visit.placement, visit.day, visit.opens, 'cannot_come', null
    );
  end loop;
  perform private.because('days_off', null);
  said := array(select c.id from public.visit_changes c where c.time_off_id = _id and c.said_at = now());
  perform private.tell_of_days_off('visit_off', said);
  perform private.notify_placed_away(said);
  perform private.end_covers(auth.uid(), _from_day, _to_day);
end $$;
select private.expose('add_time_off', 'authenticated');

-- Removes days off of the calling caregiver. They come after all to the visits whose changes `_comes` names or, if it
-- is null, to all future ones that nobody has dealt with. Removing them again changes nothing. Errors: not_allowed,
-- too_many_requests, those of undo_visit_change.
create function private.remove_time_off(_id uuid, _comes uuid[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  back uuid[];
begin
  perform private.require_role('caregiver');
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  perform private.lock_placements(array(
    select p.id from public.visit_changes c join public.placements p on p.id = c.placement_id
    where c.time_off_id = _id and p.caregiver_id = auth.uid()
  ));
  perform private.lock_in_order(caregivers => array[auth.uid()]);
  back := array(
    select c.id from public.visit_changes c join public.placements p on p.id = c.placement_id
    where c.time_off_id = _id and c.undone_at is null and p.caregiver_id = auth.uid() and p.ended_at is null
      and case when _comes is not null then c.id = any (_comes)
        else c.covered_name is null and c.settled_at is null and private.minute_of(c.on_date, c.closes) > now() end
  );
  perform private.because('days_off', _id::text);
  perform private.undo_visit_change(c, false) from public.visit_changes c where c.id = any (back);
  perform private.because('days_off', null);
  perform private.tell_of_days_off('visit_on_again', back);
  delete from public.time_off t where t.id = _id and t.caregiver_id = auth.uid();
end $$;
select private.expose('remove_time_off', 'authenticated');
