-- Who comes instead of a caregiver who can't, on that one day, and what staff did about a visit if nobody does.

-- Locks a change with its placement, and other caregivers who may come instead. Errors: visit_change_not_found.
create function private.lock_change(change uuid, others uuid[] default '{}') returns public.visit_changes
language plpgsql set search_path = '' as $$
declare
  locked public.visit_changes;
begin
  perform private.lock_in_order(
    array_agg(p.request_id), array_agg(p.job_id), array_agg(p.caregiver_id) || others, placements => array_agg(p.id)
  )
  from public.visit_changes c join public.placements p on p.id = c.placement_id where c.id = change;
  select * into locked from public.visit_changes c where c.id = change;
  if not found then raise exception 'visit_change_not_found' using errcode = 'PT404'; end if;
  return locked;
end $$;

-- The same for staff, unless the change was undone. Errors: not_allowed, visit_change_not_found, own_record,
-- visit_step_not_allowed (it was undone).
create function private.lock_visit_change(change uuid, others uuid[] default '{}') returns public.visit_changes
language plpgsql set search_path = '' as $$
declare
  locked public.visit_changes;
begin
  perform private.require_role('admin');
  locked := private.lock_change(change, others);
  perform private.require_not_self(p.caregiver_id) from public.placements p where p.id = locked.placement_id;
  perform private.require_not_self(locked.covered_by);
  if locked.undone_at is not null then raise exception 'visit_step_not_allowed'; end if;
  return locked;
end $$;

-- What conflicts with these visits from a first to a last day, which may be null: visits that the caregiver covers
-- for another, with the gap between families (like private.conflicting_placements).
create function private.conflicting_covers(caregiver uuid, visits jsonb, first_day date, last_day date)
returns table (placement_id uuid, job_id uuid, times integer)
language sql stable set search_path = '' as $$
  select p.id, p.job_id, private.parts_on(mine.days, mine.opens, mine.closes)
  from public.visit_changes c join public.placements p on p.id = c.placement_id
  cross join lateral private.visits(p, c.on_date, c.on_date) v
  cross join lateral private.days_of(
    conflicting_covers.visits, greatest(c.on_date - 1, first_day), least(c.on_date + 1, last_day)
  ) mine
  where c.covered_by = caregiver and c.undone_at is null and v.opens = c.opens
    -- A visit that began yesterday may last until today.
    and c.on_date >= private.today() - 1 and v.closes > 1440 * (private.today() - c.on_date)
    and private.collide(
      v.opens, v.closes, v.minutes, mine.opens + 1440 * (mine.on_date - c.on_date),
      mine.closes + 1440 * (mine.on_date - c.on_date), mine.minutes, private.visit_gap()
    )
$$;

-- Whether someone can't come to a visit of a placement on a day: because of their other visits that take place, or
-- visits they cover, with the gap between families.
create function private.has_visit(
  caregiver uuid, placement public.placements, day date, opens integer, closes integer, minutes integer
) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.conflicting_covers(caregiver, jsonb_build_array(jsonb_build_object(
      'days', 127, 'opens', opens, 'closes', closes, 'minutes', minutes
    )), day, day)
  ) or exists (
    select from public.placements p, private.visits(p, day - 1, day + 1) v
    where p.caregiver_id = caregiver and p.ended_at is null and not exists (
      select from public.visit_changes c
      where c.placement_id = p.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
        and c.kind <> 'missed'
    ) and (p.id, v.on_date, v.opens) is distinct from (placement.id, day, has_visit.opens) and private.collide(
      has_visit.opens, has_visit.closes, has_visit.minutes, v.opens + 1440 * (v.on_date - day),
      v.closes + 1440 * (v.on_date - day), v.minutes,
      case when p.request_id = placement.request_id then 0 else private.visit_gap() end
    )
  )
$$;

-- Whether the family's latest answer about a caregiver is no, for any job of their request.
create function private.family_refused(request uuid, caregiver uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select g.answer = 'no'
    from public.agreements g join public.applications a on a.id = g.application_id
    join public.jobs j on j.id = a.job_id
    where j.request_id = request and a.caregiver_id = caregiver and g.side = 'family'
    order by g.given_at desc limit 1
  ), false)
$$;

-- Why someone can't come instead, by code: not_approved, refused (the family said no to them), away, busy, times (not
-- ticked in their week), and the requirements of the job that they lack (private.unmet_requirements).
create function private.cover_faults(change public.visit_changes, caregiver uuid) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'not_approved' where p.status <> 'approved' or private.role_of(caregiver) is distinct from 'caregiver'
    union all
    select 'refused' where private.family_refused(standing.request_id, caregiver)
    union all
    select 'away' where exists (
      select from public.time_off t where t.caregiver_id = caregiver and change.on_date between t.from_day and t.to_day
    )
    union all
    select 'busy' from private.visits(standing, change.on_date, change.on_date) v
    where v.opens = change.opens
      and private.has_visit(caregiver, standing, change.on_date, v.opens, v.closes, v.minutes)
    union all
    select unnest(private.unmet_requirements(reviewed, j, private.job_distance(reviewed, j)))
  )
  from public.caregiver_profiles p, private.as_reviewed(p) reviewed, public.placements standing
  join public.jobs j on j.id = standing.job_id
  where p.user_id = caregiver and standing.id = change.placement_id
$$;

-- Refuses a change that needs no stand-in: it isn't a caregiver's absence, or it is covered, settled or undone.
create function private.require_uncovered(absence public.visit_changes) returns void
language plpgsql set search_path = '' as $$
begin
  if absence.kind <> 'cannot_come' or absence.covered_name is not null or absence.settled_at is not null
    or absence.undone_at is not null then
    raise exception 'visit_step_not_allowed';
  end if;
end $$;

-- Refuses someone who can't come instead. Errors: visit_step_not_allowed (it is they who are absent),
-- caregiver_not_found, family_said_no, cannot_cover (detail: why, as private.cover_faults).
create function private.require_can_cover(absence public.visit_changes, caregiver uuid) returns void
language plpgsql set search_path = '' as $$
declare
  faults text[];
begin
  if exists (select from public.placements p where p.id = absence.placement_id and p.caregiver_id = caregiver) then
    raise exception 'visit_step_not_allowed';
  end if;
  if not exists (select from public.caregiver_profiles p where p.user_id = caregiver) then
    raise exception 'caregiver_not_found' using errcode = 'PT404';
  end if;
  faults := private.cover_faults(absence, caregiver);
  if 'refused' = any (faults) then raise exception 'family_said_no'; end if;
  if cardinality(faults) > 0 then
    raise exception 'cannot_cover' using detail = array_to_json(faults)::text;
  end if;
end $$;

-- Records who comes instead, for an absence that is locked with them. `word_of` says who told staff, null if the
-- stand-in answered online. Errors: visit_step_not_allowed, visit_over, and those of require_can_cover.
create function private.take_cover(absence public.visit_changes, caregiver uuid, word_of text default null)
returns void
language plpgsql set search_path = '' as $$
declare
  visit record;
  name text;
begin
  perform private.require_uncovered(absence);
  visit := private.changed_visit(p, absence.on_date, absence.opens)
    from public.placements p where p.id = absence.placement_id;
  if private.minute_of(absence.on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
  perform private.require_can_cover(absence, caregiver);
  name := (select (private.as_reviewed(p)).full_name from public.caregiver_profiles p where p.user_id = caregiver);
  update public.visit_changes c
  set covered_by = caregiver, settled_at = now(), covered_name = name, note = coalesce(word_of, name)
  where c.id = absence.id;
end $$;

-- Someone else comes on that day, and told staff so by phone or in person. Errors: not_allowed,
-- visit_change_not_found, own_record, said_by_missing, those of take_cover.
create function private.cover_visit(_id uuid, _caregiver_id uuid, _said_by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  absence public.visit_changes := private.lock_visit_change(_id, array[_caregiver_id]);
begin
  perform private.require_not_self(_caregiver_id);
  perform private.take_cover(absence, _caregiver_id, private.teller(_said_by));
end $$;
select private.expose('cover_visit', 'authenticated');

-- Staff record what they did when nobody comes instead, or nobody came. Errors: not_allowed, visit_change_not_found,
-- own_record, visit_step_not_allowed, reason_missing, too_long.
create function private.settle_visit(_id uuid, _words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  open_one public.visit_changes := private.lock_visit_change(_id);
begin
  if open_one.kind not in ('cannot_come', 'missed') or open_one.settled_at is not null then
    raise exception 'visit_step_not_allowed';
  end if;
  update public.visit_changes c set settled_at = now(), note = private.reason(_words, true) where c.id = _id;
end $$;
select private.expose('settle_visit', 'authenticated');

-- A caregiver can no longer cover for others, for good or on some days, so those visits are open again. A visit that
-- should have begun stays theirs. Takes a caregiver whose work is locked.
create function private.end_covers(caregiver uuid, first_day date default null, last_day date default 'infinity')
returns void
language sql set search_path = '' as $$
  update public.visit_changes c set covered_by = null, covered_name = null, settled_at = null, note = null
  where c.covered_by = caregiver and c.kind = 'cannot_come' and c.undone_at is null
    -- A visit at any time of the night may begin after midnight.
    and c.on_date between coalesce(first_day, private.today() - 1) and last_day and exists (
      select from public.placements p, private.visits(p, c.on_date, c.on_date) v
      where p.id = c.placement_id and v.opens = c.opens
        and private.minute_of(c.on_date, coalesce(v.closes - v.minutes, v.opens)) > now()
    )
$$;

-- Whether the calling caregiver covers a visit to this family that ends today or later.
create function private.covers_now(request uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.acts_as('caregiver') and exists (
    select from public.visit_changes c join public.placements p on p.id = c.placement_id
      join public.caregiver_profiles s on s.user_id = c.covered_by
    where c.covered_by = auth.uid() and c.undone_at is null and p.request_id = request and s.status <> 'suspended'
      and (c.on_date >= private.today() or c.on_date = private.today() - 1 and exists (
        select from private.visits(p, c.on_date, c.on_date) v where v.opens = c.opens and v.closes > 1440
      ))
  );
end $$;

-- Whether a caregiver is or was placed with a family, or has covered a visit there.
create function private.has_been_at(request uuid, caregiver uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.placements p where p.request_id = request and p.caregiver_id = caregiver)
    or exists (
      select from public.visit_changes c join public.placements p on p.id = c.placement_id
      where c.covered_by = caregiver and c.undone_at is null and c.kind = 'cannot_come' and p.request_id = request
        and private.minute_of(c.on_date, c.opens) <= now()
    )
$$;

-- Who could come instead: the match of a job for this one visit, fifty at most, those who know the family first, then
-- the nearest, each with the state of an invitation (invited, no). Those invited who can't come any more are last
-- (busy). Errors: not_allowed, visit_change_not_found.
create function private.covers_for(_id uuid)
returns table (caregiver_id uuid, caregiver_name text, phone text, km double precision, is_known boolean, invited text)
language plpgsql stable security definer set search_path = '' as $$
declare
  absence public.visit_changes;
  standing public.placements;
  wanted public.jobs;
begin
  perform private.require_role('admin');
  select * into absence from public.visit_changes c where c.id = _id;
  if not found then raise exception 'visit_change_not_found' using errcode = 'PT404'; end if;
  select * into standing from public.placements p where p.id = absence.placement_id;
  select * into wanted from public.jobs j where j.id = standing.job_id;
  wanted.visits := (
    select jsonb_build_array(to_jsonb(d) - 'on_date')
    from private.visits(standing, absence.on_date, absence.on_date) v, private.days_of(
      jsonb_build_array(jsonb_build_object(
        'days', 127, 'opens', v.opens, 'closes', v.closes, 'minutes', v.minutes
      )), v.on_date, v.on_date
    ) d
    where v.opens = absence.opens
  );
  wanted.availability := private.parts_of(coalesce(wanted.visits, '[]'));
  wanted.start := 'day';
  wanted.starts_on := absence.on_date;
  return query
    with free as (
      select b.caregiver_id, b.full_name, p.phone, b.km, private.has_been_at(
        standing.request_id, b.caregiver_id
      ) as is_known, (
        select case when i.settled_at is null then 'invited' when not i.comes then 'no' end
        from private.cover_invitations i where i.change_id = _id and i.caregiver_id = b.caregiver_id
      ) as invited, b.score
      from unnest(private.best_matches(private.open_job_row(wanted), 0, 50)) b
      join public.caregiver_profiles p on p.user_id = b.caregiver_id
      where b.caregiver_id <> standing.caregiver_id and private.cover_faults(absence, b.caregiver_id) = '{}'
    )
    (
      select f.caregiver_id, f.full_name, f.phone, f.km, f.is_known, f.invited from free f
      order by f.is_known desc, f.km, f.score desc, f.full_name, f.caregiver_id
    )
    union all
    (
      select i.caregiver_id, p.full_name, p.phone, null, private.has_been_at(
        standing.request_id, i.caregiver_id
      ), case when i.settled_at is null then 'busy' else 'no' end
      from private.cover_invitations i join public.caregiver_profiles p on p.user_id = i.caregiver_id
      where i.change_id = _id and (i.settled_at is null or not i.comes)
        and i.caregiver_id not in (select f.caregiver_id from free f)
      order by p.full_name, i.caregiver_id
    );
end $$;
select private.expose('covers_for', 'authenticated');
