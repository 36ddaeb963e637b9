-- What managers and inspectors ask: how much care there was, what happened to visits, why care ended, what people
-- complained about, and who owns how much work. Nothing is stored: visits follow from terms and their changes
-- (*_visits.sql). It names no caregiver and no family.

-- The first day, a Monday, of the last weeks including this one: 1 to 52, 12 by default.
create function private.last_weeks(how_many integer) returns setof date
language sql stable set search_path = '' as $$
  select this_day - (extract(isodow from this_day)::integer - 1) - 7 * n
  from private.today() this_day, generate_series(0, least(greatest(coalesce(how_many, 12), 1), 52) - 1) n
$$;

-- For each of the last weeks, until today: the clients who had visits; how many visits took place, and their minutes;
-- how many of these someone else covered; and how many nobody came to. A visit that a family did not need isn't
-- counted. A visit without a length has no minutes. A row without a week has the clients of all weeks, and the
-- totals. It counts by days, not visit by visit: a thousand placements in half a year have a hundred thousand visits.
-- Errors: not_allowed.
create function private.care_by_week(_weeks integer default 12)
returns table (week date, clients bigint, minutes bigint, visits bigint, covered bigint, missed bigint)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  today constant date := private.today();
  mondays constant date[] := array(select private.last_weeks(_weeks));
  first_day constant date := mondays[cardinality(mondays)];
begin
  perform private.require_role('admin');
  return query
    with agreed as (
      select w.monday, p.request_id, sum(bit_count((v.days & span.days)::bit(7))) as visits,
        sum(bit_count((v.days & span.days)::bit(7)) * coalesce(v.minutes, 0)) as minutes
      from public.placements p
      cross join lateral private.periods(p) terms
      cross join lateral (
        select greatest(terms.from_day, private.first_visit(p), first_day) as from_day,
          least(terms.until_day, p.ends_on, private.day_of(p.ended_at), today) as until_day
      ) kept
      join unnest(mondays) w (monday) on w.monday between kept.from_day - 6 and kept.until_day
      cross join lateral (
        select 127 & (127 << greatest(kept.from_day - w.monday, 0))
          & (127 >> greatest(w.monday + 6 - kept.until_day, 0)) as days
      ) span
      cross join lateral jsonb_to_recordset(terms.visits) v (days integer, minutes integer)
      where p.came and p.starts_on <= today and (p.ended_at is null or private.day_of(p.ended_at) >= first_day)
        and v.days & span.days > 0
      group by w.monday, p.id
    ), changed as (
      select w.monday, c.kind,
        c.kind = 'cannot_come' and c.covered_name is not null as is_covered, coalesce(v.minutes, 0) as minutes
      from public.visit_changes c
      join public.placements p on p.id = c.placement_id and p.came
      join unnest(mondays) w (monday) on c.on_date between w.monday and w.monday + 6
      cross join lateral private.visits(p, c.on_date, c.on_date) v
      where c.undone_at is null and c.on_date between first_day and today and c.kind <> 'moved' and v.opens = c.opens
    ), told as (
      select w.monday, a.request_id, a.visits, a.minutes, 0 as covered, 0 as missed
      from unnest(mondays) w (monday) left join agreed a on a.monday = w.monday
      union all
      select c.monday, null, c.is_covered::integer - 1, (c.is_covered::integer - 1) * c.minutes,
        c.is_covered::integer, (c.kind <> 'not_needed' and not c.is_covered)::integer
      from changed c
    )
    select t.monday, count(distinct t.request_id), coalesce(sum(t.minutes), 0)::bigint,
      coalesce(sum(t.visits), 0)::bigint, sum(t.covered)::bigint, sum(t.missed)::bigint
    from told t
    group by grouping sets ((t.monday), ())
    order by t.monday nulls last;
end $$;
select private.expose('care_by_week', 'authenticated');

-- Why care ended on its last day in the last weeks, the most frequent first. A placement that ended without a cause
-- ended on the agreed day. One to which nobody came is not counted. Errors: not_allowed.
create function private.ended_by_cause(_weeks integer default 12)
returns table (cause public.end_cause, placements bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select coalesce(c.cause, 'as_agreed'), count(*)
    from public.placements p left join private.end_causes c on c.placement_id = p.id
    where p.came and private.day_of(p.ended_at) >= (select min(w) from private.last_weeks(_weeks) w)
    group by 1 order by 2 desc, 1;
end $$;
select private.expose('ended_by_cause', 'authenticated');

-- What people complained about in the last weeks, and the outcome, null while it is open. Errors: not_allowed.
create function private.complaints_by_outcome(_weeks integer default 12)
returns table (kind public.complaint_kind, outcome public.complaint_outcome, complaints bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select c.kind, case when c.settled_at is not null then c.outcome end, count(*)
    from public.complaints c
    where private.day_of(c.raised_at) >= (select min(w) from private.last_weeks(_weeks) w)
    group by 1, 2 order by 1, 2 nulls first;
end $$;
select private.expose('complaints_by_outcome', 'authenticated');

-- How much each active admin owns now: open requests, caregivers, and what of these waits for staff. The last row,
-- without an admin, is unassigned work. Errors: not_allowed.
create function private.load_by_admin()
returns table (name text, requests bigint, caregivers bigint, waiting bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    with waits as (
      select h.admin_id, count(*) as things
      from private.pending_items w cross join lateral private.assignment_of(w) h
      where w.turn = 'staff' group by h.admin_id
    )
    select coalesce(u.full_name, u.email),
      (
        select count(*) from private.assignments a join public.requests r on r.id = a.request_id
        where a.admin_id = u.id and r.status in ('submitted', 'in_review', 'open', 'matched')
      ),
      (select count(*) from private.assignments a where a.admin_id = u.id and a.caregiver_id is not null),
      coalesce((select w.things from waits w where w.admin_id = u.id), 0)
    from public.users u where u.role = 'admin' and u.deactivated_at is null
    union all
    select null, 0, 0, coalesce((select w.things from waits w where w.admin_id is null), 0)
    order by 1 nulls last;
end $$;
select private.expose('load_by_admin', 'authenticated');
