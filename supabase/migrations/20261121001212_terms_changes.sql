-- Terms that change from a day on, agreed by both sides like an offer (decision 0097). The row of a placement has
-- today's terms. Earlier and future ones are here.

create table public.terms_changes (
  -- Made by the client, so that a proposal sent twice is made once.
  id uuid primary key,
  placement_id uuid not null references public.placements (id) on delete cascade,
  from_day date not null,
  visits jsonb not null,
  hourly_rate numeric(6, 2) check (private.is_hourly_rate(hourly_rate)),
  -- Who asks for the change. Null if it is our team.
  asked_by public.agreeing_side,
  still_needed boolean not null default true,
  words text check (length(words) <= 1000),
  proposed_at timestamptz not null default now(),
  family_yes_at timestamptz,
  family_said_by text check (length(family_said_by) between 1 and 200),
  caregiver_yes_at timestamptz,
  caregiver_said_by text check (length(caregiver_said_by) between 1 and 200),
  agreed_at timestamptz,
  applied_at timestamptz,
  earlier_visits jsonb,
  earlier_rate numeric(6, 2),
  ended_at timestamptz,
  refused_by public.agreeing_side,
  reason text check (length(reason) <= 1000),
  check (agreed_at is null or family_yes_at is not null and caregiver_yes_at is not null),
  check (applied_at is null or agreed_at is not null and earlier_visits is not null)
);
comment on column public.terms_changes.still_needed is
  'Whether the family still needs the times left out. Then we look for someone else.';
comment on column public.terms_changes.words is 'The reason, for both sides to read.';
comment on column public.terms_changes.family_said_by is 'Who said so by phone, if staff recorded it.';
comment on column public.terms_changes.earlier_visits is 'The visits it replaced, once it is in force.';
comment on column public.terms_changes.ended_at is 'When it was refused or withdrawn, or the placement ended first.';
create unique index terms_changes_open_idx on public.terms_changes (placement_id)
  where agreed_at is null and ended_at is null;
create index terms_changes_placement_idx on public.terms_changes (placement_id, from_day);
create index terms_changes_due_idx on public.terms_changes (from_day)
  where agreed_at is not null and applied_at is null and ended_at is null;

-- What someone said about it is for those concerned, so the audit log leaves it out.
create trigger record_event after insert or update or delete on public.terms_changes
  for each row execute function private.record_event('id', 'words', 'reason', 'family_said_by', 'caregiver_said_by');

alter table public.terms_changes enable row level security;
grant select on public.terms_changes to authenticated;
create policy "Admins read changes of terms" on public.terms_changes
  for select to authenticated using ((select private.acts_as('admin')));

-- The terms of a placement over time, with future ones: {from_day, until_day, visits, hourly_rate}.
create function private.periods(placement public.placements)
returns table (from_day date, until_day date, visits jsonb, hourly_rate numeric)
language sql stable set search_path = '' as $$
  with agreed as (
    select c.from_day, c.visits, c.hourly_rate, c.applied_at, c.earlier_visits, c.earlier_rate,
      lead(c.from_day) over by_day - 1 as until_day,
      lag(c.from_day) over by_day as began,
      lead(c.applied_at) over by_day as next_applied_at,
      row_number() over by_day as nr
    from public.terms_changes c
    where c.placement_id = placement.id and c.agreed_at is not null and c.ended_at is null
    window by_day as (order by c.from_day)
  )
  -- For each change already in force, the terms it replaced.
  select coalesce(a.began, placement.starts_on), a.from_day - 1, a.earlier_visits, a.earlier_rate
  from agreed a where a.applied_at is not null
  union all
  -- Today's.
  select coalesce(max(a.from_day) filter (where a.applied_at is not null), placement.starts_on),
    coalesce(min(a.from_day) filter (where a.applied_at is null) - 1, placement.ends_on),
    placement.visits, placement.hourly_rate
  from agreed a
  union all
  select a.from_day, coalesce(a.until_day, placement.ends_on), a.visits, a.hourly_rate
  from agreed a where a.applied_at is null
$$;

-- The visits of a placement over time, [{fromDay, untilDay, visits}], the earliest first. Null if they never change.
create function private.visits_over_time(placement public.placements) returns jsonb
language sql stable set search_path = '' as $$
  select case when count(*) > 1 then jsonb_agg(
    jsonb_build_object('fromDay', p.from_day, 'untilDay', p.until_day, 'visits', p.visits) order by p.from_day
  ) end
  from private.periods(placement) p
$$;

-- What conflicts with these visits from a first to a last day, which may be null: the caregiver's other placements,
-- day by day with the gap between families, and those on the same job, each with the parts of the week. Nine days
-- have every weekday, and the nights beside them.
create function private.conflicting_placements(
  caregiver uuid, job uuid, visits jsonb, first_day date, last_day date
) returns table (placement_id uuid, job_id uuid, times integer)
language sql stable set search_path = '' as $$
  select p.id, p.job_id, p.availability & private.parts_of(conflicting_placements.visits)
  from public.placements p
  where p.job_id = job and p.ended_at is null
    and daterange(p.starts_on, p.ends_on, '[]') && daterange(first_day, last_day, '[]')
  union all
  select p.id, p.job_id, hit.times
  from public.placements p
  -- Placement by placement: to group them all, the planner would read everyone's.
  cross join lateral (
    select bit_or(private.parts_on(mine.days, mine.opens, mine.closes)) as times
    from private.periods(p) terms
    cross join lateral (
      select greatest(terms.from_day, first_day) - 1 as from_day,
        least(terms.until_day + 1, last_day + 1, greatest(terms.from_day, first_day) + 8) as to_day,
        case when p.request_id = (select j.request_id from public.jobs j where j.id = job) then 0
          else private.visit_gap() end as gap
    ) span
    cross join lateral private.days_of(
      conflicting_placements.visits, greatest(first_day, span.from_day), least(last_day, span.to_day)
    ) mine
    join lateral private.days_of(
      terms.visits, greatest(terms.from_day, span.from_day), least(terms.until_day, span.to_day)
    ) theirs on abs(theirs.on_date - mine.on_date) <= 2
    where private.collide(
      mine.opens, mine.closes, mine.minutes, theirs.opens + 1440 * (theirs.on_date - mine.on_date),
      theirs.closes + 1440 * (theirs.on_date - mine.on_date), theirs.minutes, span.gap
    )
  ) hit
  where p.caregiver_id = caregiver and p.job_id <> job and p.ended_at is null and hit.times is not null
$$;
