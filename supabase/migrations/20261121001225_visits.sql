-- Visits: the terms of a placement day by day, and what is different on one of these days (decision 0097).

create type public.visit_change as enum ('cannot_come', 'not_needed', 'missed', 'moved');

create table public.visit_changes (
  -- Made by the client, so that a change sent twice is made once.
  id uuid primary key,
  placement_id uuid not null references public.placements (id) on delete cascade,
  on_date date not null,
  opens smallint not null check (opens between 0 and 1439),
  kind public.visit_change not null,
  reason text check (length(reason) <= 1000),
  said_at timestamptz not null default now(),
  said_by text check (length(said_by) between 1 and 200),
  covered_by uuid references public.caregiver_profiles (user_id) on delete set null,
  covered_name text,
  settled_at timestamptz,
  note text check (length(note) <= 1000),
  undone_at timestamptz,
  time_off_id uuid,
  replaces uuid references public.visit_changes (id) on delete set null,
  moved_to date,
  moved_opens smallint check (moved_opens between 0 and 1439),
  moved_minutes smallint check (moved_minutes between 15 and 1440),
  closes smallint check (closes between opens and 2880),
  check (covered_name is null or kind in ('cannot_come', 'missed')),
  check (settled_at is null or kind in ('cannot_come', 'missed')),
  check ((kind = 'moved') = (num_nulls(moved_to, moved_opens, moved_minutes) = 0)),
  check (kind = 'moved' or num_nonnulls(moved_to, moved_opens, moved_minutes) = 0)
);
comment on column public.visit_changes.opens is 'The minute of the operator''s day at which the visit opens.';
comment on column public.visit_changes.closes is 'The minute at which it closed when it was changed.';
comment on column public.visit_changes.said_by is 'Who said so by phone or in person, if staff recorded it.';
comment on column public.visit_changes.covered_name is
  'The name of the person who comes instead or, for a missed visit, should have come.';
comment on column public.visit_changes.replaces is 'The earlier change, which counts again if this one is undone.';
comment on column public.visit_changes.time_off_id is 'The days off that caused it. No foreign key: it outlives them.';
comment on column public.visit_changes.note is 'What staff did about it.';
comment on column public.visit_changes.moved_to is
  'The day to which it is moved, at the minute moved_opens. Later changes name the visit by these two.';
create unique index visit_changes_one_idx on public.visit_changes (placement_id, on_date, opens)
  where undone_at is null;
create index visit_changes_waiting_idx on public.visit_changes (said_at, id)
  where kind in ('cannot_come', 'missed') and undone_at is null and settled_at is null;
create unique index visit_changes_moved_idx on public.visit_changes (placement_id, moved_to, moved_opens)
  where kind = 'moved' and undone_at is null;
create index visit_changes_replaces_idx on public.visit_changes (replaces) where replaces is not null;
create index visit_changes_covered_idx on public.visit_changes (covered_by, on_date)
  where covered_by is not null and undone_at is null;
create index visit_changes_time_off_idx on public.visit_changes (time_off_id) where time_off_id is not null;

-- The reason is for those concerned, so the audit log leaves it out.
create trigger record_event after insert or update or delete on public.visit_changes
  for each row execute function private.record_event('id', 'reason', 'said_by', 'note', 'covered_name');

alter table public.visit_changes enable row level security;
grant select on public.visit_changes to authenticated;
create policy "Admins read changes of visits" on public.visit_changes
  for select to authenticated using ((select private.acts_as('admin')));

-- The time of a visit, as messages and a placement's history have it: 450-540, or 450.
create function private.visit_time(opens integer, closes integer) returns text
language sql immutable set search_path = '' as $$
  select concat_ws('-', opens, closes)
$$;

-- A change of a visit: its kind, day and time, and where it is moved to.
create function private.name_visit_change(change public.visit_changes) returns text
language sql stable set search_path = '' as $$
  select concat_ws(
    ' ', change.kind, change.on_date, private.visit_time(change.opens, change.closes), change.moved_to,
    case when change.kind = 'moved' then
      private.visit_time(change.moved_opens, change.moved_opens + change.moved_minutes)
    end
  )
$$;

-- The visits of a placement from one day to another, by its terms (*_weekly_visits.sql).
create function private.agreed_visits(placement public.placements, first_day date, last_day date)
returns table (on_date date, opens smallint, closes smallint, minutes smallint)
language sql stable set search_path = '' as $$
  with span as (
    select greatest(first_day, private.first_visit(placement)) as from_day,
      least(last_day, placement.ends_on, private.day_of(placement.ended_at)) as to_day
  )
  select v.on_date, v.opens::smallint, v.closes::smallint, v.minutes::smallint
  from span, private.periods(placement) terms, private.days_of(
    terms.visits, greatest(span.from_day, terms.from_day), least(span.to_day, terms.until_day)
  ) v
$$;

-- The same with moves: a moved visit has its new time, if the placement has that day. `moved` is the change.
create function private.visits(placement public.placements, first_day date, last_day date)
returns table (on_date date, opens smallint, closes smallint, minutes smallint, moved public.visit_changes)
language sql stable set search_path = '' as $$
  select v.*, null::public.visit_changes from private.agreed_visits(placement, first_day, last_day) v
  where not exists (
    select from public.visit_changes c
    where c.placement_id = placement.id and c.on_date = v.on_date and c.opens = v.opens and c.kind = 'moved'
      and c.undone_at is null
  )
  union all
  select c.moved_to, c.moved_opens, c.moved_opens + c.moved_minutes, c.moved_minutes, c
  from public.visit_changes c
  where c.placement_id = placement.id and c.kind = 'moved' and c.undone_at is null
    and c.moved_to between first_day and least(last_day, placement.ends_on, private.day_of(placement.ended_at))
    -- Written so that no index is used for it: only moved visits are read here.
    and c.moved_to - private.first_visit(placement) >= 0
  order by 1, 2
$$;

-- The time of the visit that a change is about, as agreed. A visit shorter than its window has its minutes:
-- 360-720-120.
create function private.told_time(change public.visit_changes) returns text
language sql stable set search_path = '' as $$
  select private.visit_time(change.opens, change.closes) || coalesce((
    select '-' || v.minutes
    from public.placements p, private.agreed_visits(p, change.on_date, change.on_date) v
    where p.id = change.placement_id and v.opens = change.opens and v.closes = change.closes
      and v.minutes < v.closes - v.opens
  ), '')
$$;

create function private.note_close() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.closes := (
    select v.closes from public.placements p, private.visits(p, new.on_date, new.on_date) v
    where p.id = new.placement_id and v.opens = new.opens
  );
  return new;
end $$;
create trigger note_close before insert on public.visit_changes
  for each row when (new.closes is null) execute function private.note_close();

-- The visit that a change is about. With `closes`, as the caller saw it. Errors: no_visit_then, visit_times_changed
-- (there is one on that day, at another time, or it is moved to another day).
create function private.changed_visit(
  standing public.placements, on_date date, opens integer, closes integer default null
) returns record
language plpgsql stable set search_path = '' as $$
declare
  visit record;
begin
  select v.* into visit
  from private.visits(standing, changed_visit.on_date, changed_visit.on_date) v
  where v.opens = changed_visit.opens and v.closes = coalesce(changed_visit.closes, v.closes);
  if found then return visit; end if;
  if exists (select from private.visits(standing, changed_visit.on_date, changed_visit.on_date)) or exists (
    select from public.visit_changes c
    where c.placement_id = standing.id and c.on_date = changed_visit.on_date and c.opens = changed_visit.opens
      and c.kind = 'moved' and c.undone_at is null
  ) then raise exception 'visit_times_changed'; end if;
  raise exception 'no_visit_then';
end $$;
