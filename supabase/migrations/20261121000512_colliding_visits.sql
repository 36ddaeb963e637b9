-- Visits of two families that one caregiver can't both make (decision 0002), and the room that visits leave.

-- Whether one person can't make both visits, by minutes of one clock: neither fits before the other with the gap
-- between. A visit of unknown length takes its whole window.
create function private.collide(
  opens integer, closes integer, minutes integer, other_opens integer, other_closes integer, other_minutes integer,
  gap integer
) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select opens + coalesce(minutes, closes - opens) + case when minutes + other_minutes is null then 0 else gap end
      > other_closes - coalesce(other_minutes, other_closes - other_opens)
    and other_opens + coalesce(other_minutes, other_closes - other_opens)
      + case when minutes + other_minutes is null then 0 else gap end > closes - coalesce(minutes, closes - opens)
$$;

-- The days of the week on which one visit collides with another.
create function private.colliding_days(
  days integer, opens integer, closes integer, minutes integer,
  other_days integer, other_opens integer, other_closes integer, other_minutes integer, gap integer
) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bit_or(days & ((other_days >> turn) | (other_days << (7 - turn)))), 0)
  from generate_series(-2, 2) beside, lateral (select (beside + 7) % 7 as turn) t
  where private.collide(
    opens, closes, minutes, other_opens + 1440 * beside, other_closes + 1440 * beside, other_minutes, gap
  )
$$;

-- The minutes that a caregiver needs between the visits of two families.
create function private.visit_gap() returns integer
language sql stable set search_path = '' as $$ select o.visit_gap from private.operator o $$;

-- Parts of the week in which some of these visits collide with the others (colliding_days compares each two). Loops
-- take a third of the time of a query for so few.
create function private.colliding_parts(visits jsonb, others jsonb, gap integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v jsonb;
  o jsonb;
  opens integer;
  closes integer;
  earliest_end integer;
  latest_start integer;
  other_opens integer;
  other_closes integer;
  other_lasts integer;
  other_days integer;
  apart integer;
  colliding integer;
  turn integer;
  week integer := 0;
begin
  for i in 0..jsonb_array_length(visits) - 1 loop
    v := visits -> i;
    opens := v -> 'opens';
    closes := v -> 'closes';
    earliest_end := opens + coalesce((v ->> 'minutes')::integer, closes - opens);
    latest_start := closes - (earliest_end - opens);
    colliding := 0;
    for k in 0..jsonb_array_length(others) - 1 loop
      o := others -> k;
      other_opens := o -> 'opens';
      other_closes := o -> 'closes';
      other_lasts := coalesce((o ->> 'minutes')::integer, other_closes - other_opens);
      apart := case when (v ->> 'minutes') is null or (o ->> 'minutes') is null then 0 else gap end;
      -- By how many days the visits may be apart and still collide. One day more, since integer division rounds
      -- towards zero.
      for beside in greatest(-2, (latest_start - other_opens - other_lasts - apart + 14400) / 1440 - 9)
        .. least(2, (earliest_end + apart - other_closes + other_lasts - 1 + 14400) / 1440 - 10) loop
        turn := (beside + 7) % 7;
        other_days := o -> 'days';
        colliding := colliding | (other_days >> turn) | (other_days << (7 - turn));
      end loop;
    end loop;
    colliding := colliding & (v -> 'days')::integer;
    if colliding <> 0 then week := week | private.parts_on(colliding, opens, closes); end if;
  end loop;
  return week;
end $$;

-- The parts of the week in which visits, with the gap, may collide with others.
create function private.parts_near(visits jsonb, gap integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bit_or(private.parts_on(v.days, v.opens - gap, v.closes + gap)), 0)
  from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer)
$$;

-- The parts of the week in which visits leave no room for another, at any time.
create function private.full_parts(visits jsonb, gap integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v jsonb;
  lasts integer;
  altogether integer := 0;
begin
  for i in 0..jsonb_array_length(visits) - 1 loop
    v := visits -> i;
    lasts := (v -> 'closes')::integer - (v -> 'opens')::integer;
    if coalesce((v ->> 'minutes')::integer, lasts) = lasts then
      altogether := altogether + lasts + case when (v ->> 'minutes') is null then 0 else 2 * gap end;
    end if;
  end loop;
  -- No part of a day is shorter (private.parts_of_day).
  if altogether < 300 then return 0; end if;
  return (
    with taken as (
      select range_agg(int4range(1440 * day + v.opens - apart, 1440 * day + v.closes + apart)) as ranges
      from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer, minutes integer),
        lateral (select case when v.minutes is null then 0 else gap end as apart) a, generate_series(-7, 13) day
      where (v.days >> (day + 7) % 7) & 1 = 1 and coalesce(v.minutes, v.closes - v.opens) = v.closes - v.opens
    )
    select coalesce(bit_or(1 << (4 * day + part.nr)), 0)
    from taken, generate_series(0, 6) day, private.parts_of_day() part
    where int4range(1440 * day + part.opens, 1440 * day + part.closes) <@ taken.ranges
  );
end $$;
