-- The visits of a week that are asked for, offered or agreed (decision 0002): a list of [{days, opens, closes,
-- minutes}]. `days` are bits from Monday as 1. The others are minutes of the operator's day. A visit belongs to the
-- day on which it begins, and may close on the next, past 1440. It lasts `minutes` between `opens` and `closes`: all
-- of them at a fixed time, or some of them in a window. Null is a length that nobody has said yet.

-- The parts of a day. The night belongs to the day on which it begins (src/domain/availability.ts has the same).
create function private.parts_of_day() returns table (nr integer, opens integer, closes integer)
language sql immutable parallel safe set search_path = '' as $$
  values (0, 360, 720), (1, 720, 1020), (2, 1020, 1320), (3, 1320, 1800)
$$;

-- The parts of the week that a visit on these days touches. In PL/pgSQL, because lists ask it for each row.
create function private.parts_on(days integer, opens integer, closes integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Where the parts of a day begin, and the last one ends (private.parts_of_day).
  bounds constant integer[] := '{360,720,1020,1320,1800}';
  week integer := 0;
begin
  -- The parts of the day before, the day and the day after.
  for part in -4..7 loop
    if 1440 * ((part + 4) / 4 - 1) + bounds[(part + 4) % 4 + 1] < closes
      and opens < 1440 * ((part + 4) / 4 - 1) + bounds[(part + 4) % 4 + 2] then
      for day in 0..6 loop
        if (days >> day) & 1 = 1 then week := week | (1 << ((4 * day + part + 28) % 28)); end if;
      end loop;
    end if;
  end loop;
  return week;
end $$;

create function private.parts_of(visits jsonb) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bit_or(private.parts_on(v.days, v.opens, v.closes)), 0)
  from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer)
$$;

-- Whether a list is valid: at most fifty visits, each from a quarter of an hour to a day, no two at the same time,
-- even across midnight.
create function private.is_visits(visits jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if jsonb_typeof(visits) is distinct from 'array' or jsonb_array_length(visits) > 50 then return false; end if;
  if exists (
    select from jsonb_array_elements(visits) v, unnest('{days,opens,closes,minutes}'::text[]) field
    where jsonb_typeof(v) <> 'object' or case
      when field = 'minutes' and coalesce(v -> field, 'null') = 'null' then false
      else (jsonb_typeof(v -> field) = 'number' and v ->> field ~ '^[0-9]{1,4}$') is not true end
  ) then return false; end if;
  return not exists (
    select from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer, minutes integer)
    where not (
      v.days between 1 and 127 and v.opens between 0 and 1439 and v.closes - v.opens between 15 and 1440
      and coalesce(v.minutes, 15) between 15 and v.closes - v.opens
    )
  ) and not exists (
    select
    from rows from (jsonb_to_recordset(visits) as (days integer, opens integer, closes integer))
      with ordinality v (days, opens, closes, nr)
    join rows from (jsonb_to_recordset(visits) as (days integer, opens integer, closes integer))
      with ordinality w (days, opens, closes, nr) on v.nr < w.nr
    where private.colliding_days(v.days, v.opens, v.closes, null, w.days, w.opens, w.closes, null, 0) <> 0
  );
end $$;

-- The list as it is kept: visits at the same time in one entry, the earliest first.
create function private.tidy_visits(visits jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('days', t.days, 'opens', t.opens, 'closes', t.closes, 'minutes', t.minutes)
    order by t.opens, t.closes, t.minutes, t.days
  ), '[]')
  from (
    select bit_or(v.days) as days, v.opens, v.closes, v.minutes
    from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer, minutes integer)
    group by v.opens, v.closes, v.minutes
  ) t
$$;

-- The visits that lie wholly in these parts of the week. Visits that touch one part belong together.
create function private.visits_in(visits jsonb, week integer) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select private.tidy_visits(coalesce(jsonb_agg(
    jsonb_build_object('days', 1 << day, 'opens', v.opens, 'closes', v.closes, 'minutes', v.minutes)
  ), '[]'))
  from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer, minutes integer),
    generate_series(0, 6) day
  where (v.days >> day) & 1 = 1 and private.parts_on(1 << day, v.opens, v.closes) & ~week = 0
$$;

-- Turns parts of the week into visits: one in each part, with this many hours, at the time set for that part of the
-- day ({"0": "07:30"}) or at any time in it. If a visit without a set time is longer than its part, parts that meet
-- become one window. A visit at a set time may last into the next part, also after midnight, but never past the next
-- set time.
create function private.windows(week integer, hours numeric default null, set_times jsonb default null) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  with chosen as (
    select day, part.opens, part.closes, part.nr, starts.minute,
      part.nr - row_number() over (partition by day, starts.minute is null order by part.nr) as run
    from generate_series(0, 6) day, private.parts_of_day() part
    cross join lateral (
      select extract(epoch from (set_times ->> part.nr::text)::time)::integer / 60 as at
    ) typed
    cross join lateral (
      select case when typed.at < part.opens then typed.at + 1440 else typed.at end as minute
    ) starts
    where (week >> (4 * day + part.nr)) & 1 = 1
  ), at_times as (
    select c.day, c.minute as opens, least(coalesce(c.minute + (60 * hours)::integer, c.closes), (
      select c.minute + min(apart)
      from chosen later, lateral (
        select (1440 * (later.day - c.day) + later.minute - c.minute + 10080) % 10080
      ) a (apart)
      where apart > 0
    )) as closes
    from chosen c where c.minute is not null
  ), runs as (
    select c.*, min(c.opens) over same as first, max(c.closes) over same as last,
      bool_or(c.closes - c.opens < 60 * hours) over same as joins
    from chosen c where c.minute is null window same as (partition by c.day, c.run)
  ), windows as (
    select distinct r.day, case when r.joins then r.first else r.opens end as opens,
      case when r.joins then r.last else r.closes end as closes
    from runs r
  )
  select private.tidy_visits(coalesce(jsonb_agg(jsonb_build_object(
    -- A night visit may begin after midnight, so on the day after its own.
    'days', 1 << ((w.day + w.opens / 1440) % 7), 'opens', w.opens % 1440, 'closes', w.closes - w.opens / 1440 * 1440,
    'minutes', case when hours > 0 then least(greatest(15, round(60 * hours)), w.closes - w.opens) end
  )), '[]'))
  from (
    select a.day, a.opens, a.closes from at_times a
    union all
    select w.day, greatest(w.opens, (
      select max(a.closes - before)
      from (values (0, 0), (1, 1440)) b (days, before)
      join at_times a on a.day = (w.day - b.days + 7) % 7
      where a.opens - before < w.closes and a.closes - before > w.opens
    )), w.closes
    from windows w
  ) w
  where w.closes - w.opens >= 15
$$;

-- Whether these are set times, {"0": "07:30"}, each within its part of the day.
create function private.are_set_times(set_times jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(set_times) = 'object' and set_times <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(set_times) when 'object' then set_times else '{}' end) t
    left join private.parts_of_day() part on part.nr::text = t.key
    where case
      when part.nr is null or jsonb_typeof(t.value) <> 'string' then true
      when t.value #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then true
      else (
        select at not between part.opens and part.closes - 15 and at + 1440 not between part.opens and part.closes - 15
        from (select extract(epoch from (t.value #>> '{}')::time)::integer / 60 as at) m
      ) end
  )
$$;

-- The visits of these days, one by one.
create function private.days_of(visits jsonb, first_day date, last_day date)
returns table (on_date date, days integer, opens integer, closes integer, minutes integer)
language sql immutable parallel safe set search_path = '' as $$
  select d.on_date, 1 << d.weekday, v.opens, v.closes, v.minutes
  from generate_series(0, last_day - first_day) n
  cross join lateral (
    select first_day + n as on_date, extract(isodow from first_day + n)::integer - 1 as weekday
  ) d
  join jsonb_to_recordset(visits) v (days integer, opens integer, closes integer, minutes integer)
    on (v.days >> d.weekday) & 1 = 1
$$;

-- The visits that a call names: a list, or {week, hours, setTimes} as people say them (private.windows). Visits in
-- `kept` that lie in the week stay as they are. Errors: visits_invalid.
create function private.as_visits(said jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  week jsonb := said -> 'week';
  hours jsonb := nullif(said -> 'hours', 'null');
  set_times jsonb := nullif(said -> 'setTimes', 'null');
  kept jsonb := coalesce(said -> 'kept', '[]');
begin
  if jsonb_typeof(said) = 'object' then
    if (jsonb_typeof(week) = 'number' and week::text ~ '^[0-9]{1,9}$'
      and private.is_availability(week::integer)) is not true
      or hours is not null and (jsonb_typeof(hours) = 'number' and hours::numeric between 0.25 and 24) is not true
      or set_times is not null and not private.are_set_times(set_times)
      or kept <> '[]' and not private.is_visits(kept)
    then raise exception 'visits_invalid'; end if;
    kept := private.visits_in(kept, week::integer);
    said := kept || private.windows(week::integer & ~private.parts_of(kept), hours::numeric, set_times);
  end if;
  if not private.is_visits(said) then raise exception 'visits_invalid'; end if;
  return private.tidy_visits(said);
end $$;

-- The visits without a set time. One of unknown length has a set time if it doesn't begin with a part of the day.
create function private.open_visits(visits jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_agg(v), '[]')
  from jsonb_array_elements(visits) v,
    jsonb_to_record(v) t (opens integer, closes integer, minutes integer)
  where t.minutes is distinct from t.closes - t.opens
    and (t.minutes is not null or t.opens in (select p.opens from private.parts_of_day() p))
$$;

-- How many visits there are on a day of the week, from Monday as 0.
create function private.count_visits(visits jsonb, day integer) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select count(*) from jsonb_to_recordset(visits) v (days integer) where (v.days >> day) & 1 = 1
$$;

-- The first day from a given day on that has one of these visits.
create function private.first_agreed_day(visits jsonb, from_day date) returns date
language sql immutable set search_path = '' as $$
  select min(v.on_date) from private.days_of(visits, from_day, from_day + 6) v where isfinite(from_day)
$$;

-- A minute of the operator's day as a moment. When the clock changes, it is what clocks then show.
create function private.minute_of(day date, minute integer) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + make_interval(mins => minute)) at time zone o.time_zone from private.operator o
$$;

-- Like first_agreed_day, but a visit today counts only until the latest minute at which it can begin.
create function private.first_day_to_come(visits jsonb, from_day date) returns date
language sql stable set search_path = '' as $$
  select min(v.on_date) from private.days_of(visits, from_day, from_day + 7) v
  where isfinite(from_day) and private.minute_of(v.on_date, v.closes - coalesce(v.minutes, 0)) > now()
$$;

-- The parts of the week touched by visits that touch more than one part.
create function private.joined_parts(visits jsonb) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bit_or(private.parts_on(v.days, v.opens, v.closes)), 0)
  from jsonb_to_recordset(visits) v (days integer, opens integer, closes integer)
  where bit_count(private.parts_on(1, v.opens, v.closes)::bit(28)) > 1
$$;

-- Keeps visits and the parts of the week that they touch in step, whichever is written. If only parts are written,
-- the visits of `wider` in them are taken if they touch all these parts. Otherwise each part is one visit.
create function private.kept_visits(
  visits jsonb, week integer, visits_are_new boolean, wider jsonb, hours numeric, set_times jsonb default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  within jsonb;
begin
  -- These are the wider record's own visits, in order already.
  if visits_are_new and visits = wider then return wider; end if;
  if visits_are_new and visits is not null then
    if not private.is_visits(visits) then raise exception 'visits_invalid'; end if;
    return private.tidy_visits(visits);
  end if;
  if not private.is_availability(week) then raise exception 'times_invalid'; end if;
  if week = private.parts_of(wider) then return wider; end if;
  within := private.visits_in(wider, week);
  return case when private.parts_of(within) = week then within else private.windows(week, hours, set_times) end;
end $$;

-- Fills a row's visits and parts of the week from the record it belongs to.
create function private.keep_visits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := tg_op = 'INSERT';
  wider jsonb;
  hours numeric;
  set_times jsonb;
begin
  -- Unchanged visits stay. A request's visits also change with its hours and set times.
  if not is_new then
    is_new := new.visits is distinct from old.visits
      or tg_table_name <> 'requests' and new.availability is not distinct from old.availability;
  end if;
  case tg_table_name
    when 'requests' then
      hours := new.hours_per_visit;
      set_times := new.set_times;
      if tg_op = 'UPDATE' and (hours, set_times) is not distinct from (old.hours_per_visit, old.set_times)
      then wider := old.visits; end if;
    when 'jobs' then
      select r.visits, new.hours_per_visit into wider, hours from public.requests r where r.id = new.request_id;
    when 'placements' then
      select j.visits, j.hours_per_visit into wider, hours from public.jobs j where j.id = new.job_id;
    else
      select j.visits, j.hours_per_visit into wider, hours
      from public.applications a join public.jobs j on j.id = a.job_id where a.id = new.application_id;
  end case;
  new.visits := private.kept_visits(new.visits, new.availability, is_new, coalesce(wider, '[]'), hours, set_times);
  new.availability := private.parts_of(new.visits);
  return new;
end $$;
