-- Several caregivers are invited at once to cover one visit. The first yes gets it.

create table private.cover_invitations (
  change_id uuid not null references public.visit_changes (id) on delete cascade,
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  invited_at timestamptz not null default now(),
  comes boolean,
  settled_at timestamptz,
  left_as uuid,
  primary key (change_id, caregiver_id),
  check (comes is null or settled_at is not null)
);
comment on column private.cover_invitations.comes is
  'Their answer. Null before they give one, or if it ended first: someone else comes, or nobody needs to.';
comment on column private.cover_invitations.left_as is
  'The id with which they last said that they can’t come after all.';
create index cover_invitations_caregiver_idx on private.cover_invitations (caregiver_id) where settled_at is null;

-- The audit log of the visit has who is invited and who says no. A yes is recorded as the cover.
create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.events (actor_id, subject_type, subject_id, action, before, after)
  values (
    auth.uid(), 'visit_changes', new.change_id::text, 'update', '{}',
    jsonb_build_object(case when new.comes is false then 'refused_by' else 'invited' end, new.caregiver_id)
  );
  return null;
end $$;
create trigger record_invited after insert on private.cover_invitations
  for each row execute function private.record_invitation();
create trigger record_answer after update on private.cover_invitations
  for each row when (new.settled_at is null or new.comes is false) execute function private.record_invitation();

-- Once an invitation is settled, its messages count as read.
create function private.read_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.notifications n set read_at = now()
  where n.recipient_id = new.caregiver_id and n.kind = 'cover_asked' and n.subject_id = new.change_id
    and n.read_at is null;
  return null;
end $$;
create trigger read_invitation after update on private.cover_invitations
  for each row when (new.settled_at is not null) execute function private.read_invitation();

-- What invited caregivers read before they answer: when, how long, in which town, and the pay; no name and no address.
create function private.cover_terms(absence public.visit_changes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'job', private.job_name(j), 'town', place.name, 'day', absence.on_date, 'opens', v.opens, 'closes', v.closes,
    'minutes', v.minutes, 'rate', (
      select t.hourly_rate from private.periods(p) t
      where t.from_day <= absence.on_date and absence.on_date <= coalesce(t.until_day, absence.on_date)
      limit 1
    )
  )
  from public.placements p join public.jobs j on j.id = p.job_id join public.places place on place.id = j.place_id,
    private.visits(p, absence.on_date, absence.on_date) v
  where p.id = absence.placement_id and v.opens = absence.opens
$$;

-- Invites caregivers to come instead. Those already invited, or who said no, stay as they are. Errors: not_allowed,
-- visit_change_not_found, own_record, visit_step_not_allowed, visit_over (it has begun), too_many_invited,
-- caregiver_not_found, family_said_no, cannot_cover (detail: why, as private.cover_faults).
create function private.invite_to_cover(_id uuid, _caregivers uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  absence public.visit_changes := private.lock_visit_change(_id, _caregivers);
  terms jsonb := private.cover_terms(absence);
  invited uuid;
begin
  perform private.require_uncovered(absence);
  if private.minute_of(absence.on_date, absence.opens) <= now() then raise exception 'visit_over'; end if;
  if cardinality(_caregivers) > 20 then raise exception 'too_many_invited'; end if;
  for invited in select distinct c from unnest(_caregivers) c order by c loop
    perform private.require_not_self(invited), private.require_can_cover(absence, invited);
    insert into private.cover_invitations as i (change_id, caregiver_id) values (_id, invited)
    on conflict (change_id, caregiver_id) do update set invited_at = now(), comes = null, settled_at = null
      where i.settled_at is not null and i.comes is distinct from false;
    if found then perform private.notify(invited, 'cover_asked', _id, terms); end if;
  end loop;
end $$;
select private.expose('invite_to_cover', 'authenticated');

-- The calling caregiver's open invitations, the first visit first, until it begins or they can no longer come.
-- Errors: not_allowed.
create function private.my_cover_invitations()
returns table (
  change_id uuid, job jsonb, town text, on_date date, opens smallint, closes smallint, minutes smallint,
  hourly_rate numeric, care_types public.care_type[], distance_km double precision
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select c.id, t.terms -> 'job', t.terms ->> 'town', c.on_date, c.opens, (t.terms ->> 'closes')::smallint,
      (t.terms ->> 'minutes')::smallint, (t.terms ->> 'rate')::numeric, j.care_types, private.job_distance(me, j)
    from private.cover_invitations i join public.visit_changes c on c.id = i.change_id
      join public.placements p on p.id = c.placement_id join public.jobs j on j.id = p.job_id
      join public.caregiver_profiles me on me.user_id = i.caregiver_id, private.cover_terms(c) t (terms)
    where i.caregiver_id = auth.uid() and i.settled_at is null and private.minute_of(c.on_date, c.opens) > now()
      and t.terms is not null and private.cover_faults(c, i.caregiver_id) = '{}'
    order by c.on_date, c.opens, c.id;
end $$;
select private.expose('my_cover_invitations', 'authenticated');

-- The calling caregiver's answer. Giving it again changes nothing. Errors: not_allowed, visit_change_not_found,
-- cover_settled (someone else comes, or nobody has to), visit_over (it has begun), family_said_no, cannot_cover,
-- too_many_requests.
create function private.answer_cover(_id uuid, _comes boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  absence public.visit_changes;
  mine private.cover_invitations;
begin
  perform private.require_role('caregiver');
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  if _comes is null or not exists (
    select from private.cover_invitations i where i.change_id = _id and i.caregiver_id = auth.uid()
  ) then raise exception 'visit_change_not_found' using errcode = 'PT404'; end if;
  absence := private.lock_change(_id, array[auth.uid()]);
  select * into mine from private.cover_invitations i where i.change_id = _id and i.caregiver_id = auth.uid();
  if mine.comes = _comes and _comes = (absence.covered_by is not distinct from auth.uid() and absence.undone_at is null)
    then return; end if;
  if mine.settled_at is not null then raise exception 'cover_settled'; end if;
  if private.minute_of(absence.on_date, absence.opens) <= now() then raise exception 'visit_over'; end if;
  if _comes then
    perform private.take_cover(absence, auth.uid());
  else
    update private.cover_invitations i set comes = false, settled_at = now()
    where i.change_id = _id and i.caregiver_id = auth.uid();
  end if;
end $$;
select private.expose('answer_cover', 'authenticated');

-- The calling stand-in can't come after all, so the visit has nobody again. It is kept as their no. Said again, it
-- changes nothing, even if they cover the visit again. False if they are no stand-in there. Errors: not_allowed,
-- too_many_requests, no_visit_then, visit_times_changed, visit_over.
create function private.leave_cover(id uuid, placement uuid, on_date date, opens integer, closes integer)
  returns boolean
language plpgsql set search_path = '' as $$
declare
  absence public.visit_changes;
  visit record;
begin
  perform private.require_role('caregiver');
  select c.* into absence from public.visit_changes c
  where c.placement_id = leave_cover.placement and c.on_date = leave_cover.on_date and c.opens = leave_cover.opens
    and c.kind = 'cannot_come' and c.undone_at is null and (c.covered_by = auth.uid() or exists (
      select from private.cover_invitations i where i.change_id = c.id and i.caregiver_id = auth.uid() and not i.comes
    ));
  if not found then return false; end if;
  perform private.throttle('writes:' || auth.uid(), 120, interval '10 minutes');
  absence := private.lock_change(absence.id, array[auth.uid()]);
  if absence.covered_by is distinct from auth.uid() or absence.undone_at is not null or exists (
    select from private.cover_invitations i
    where i.change_id = absence.id and i.caregiver_id = auth.uid() and i.left_as = leave_cover.id
  ) then return true; end if;
  visit := private.changed_visit(p, leave_cover.on_date, leave_cover.opens, leave_cover.closes)
    from public.placements p where p.id = leave_cover.placement;
  if private.minute_of(leave_cover.on_date, visit.closes) <= now() then raise exception 'visit_over'; end if;
  insert into private.cover_invitations as i (change_id, caregiver_id, comes, settled_at, left_as)
  values (absence.id, auth.uid(), false, now(), leave_cover.id)
  on conflict (change_id, caregiver_id) do update set comes = false, settled_at = now(), left_as = excluded.left_as;
  update public.visit_changes c set covered_by = null, covered_name = null, settled_at = null, note = null
  where c.id = absence.id;
  return true;
end $$;

-- When someone comes or nobody is needed, the other invitations end. Those invited are told, unless the visit has
-- begun.
create function private.end_cover_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.minute_of(new.on_date, new.opens) > now() then
    perform private.notify(i.caregiver_id, 'cover_off', new.id, jsonb_build_object(
      'job', private.job_name(j), 'day', new.on_date, 'opens', private.told_time(new),
      'why', case when new.covered_by is null or new.undone_at is not null then 'off' else 'covered' end
    ))
    from private.cover_invitations i, public.placements p join public.jobs j on j.id = p.job_id
    where i.change_id = new.id and i.settled_at is null and i.caregiver_id is distinct from new.covered_by
      and p.id = new.placement_id;
  end if;
  update private.cover_invitations i
  set settled_at = now(), comes = case when i.caregiver_id = new.covered_by and new.undone_at is null then true end
  where i.change_id = new.id and i.settled_at is null;
  return null;
end $$;
create trigger withdraw_invitations after update of undone_at, covered_by, settled_at on public.visit_changes
  for each row when (new.undone_at is not null or new.settled_at is not null)
  execute function private.end_cover_invitations();
