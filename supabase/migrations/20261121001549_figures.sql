-- How the service does, for staff (decision 0127). Only one thing is stored: when a request first led to a caregiver
-- who came. Everything else is counted on demand, for a limited number of weeks. A placement that ended before it
-- began, or to which nobody came, is not counted.

-- When a request first led to a caregiver who came, beside when it came in. One index has both, so that hundreds of
-- weeks are read without the requests. An imported request, with a consent from before it came in, had no search.
create table private.first_placements (
  request_id uuid primary key references public.requests (id) on delete cascade,
  submitted_at timestamptz not null,
  placed_at timestamptz not null
);
create index first_placements_submitted_idx on private.first_placements (submitted_at);
create index first_placements_placed_idx on private.first_placements (placed_at) include (submitted_at);

create function private.keep_first_placement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request constant uuid := coalesce(new.request_id, old.request_id);
begin
  delete from private.first_placements f where f.request_id = request;
  insert into private.first_placements
  select r.id, r.submitted_at, min(p.placed_at)
  from public.requests r join public.placements p on p.request_id = r.id and p.came
    and (p.ended_at is null or private.day_of(p.ended_at) >= p.starts_on)
  where r.id = request and r.consented_at >= r.submitted_at
  group by r.id;
  return null;
end $$;
create trigger keep_first_placement after insert or delete or update of came, placed_at, ended_at on public.placements
  for each row execute function private.keep_first_placement();

create index requests_open_idx on public.requests (place_id) include (care_types) where status = 'open';

-- The last weeks, Monday to Sunday where the operator works, the current one so far, oldest first. For each: the
-- requests that came in, and how many have led to someone since; the placements made; and of the requests that first
-- led to someone in it, how many days half of them took at most, and nine of ten. A row without a week has the
-- totals. 1 to 52 weeks, 12 by default. Errors: not_allowed.
create function private.figures_by_week(_weeks integer default 12)
returns table (
  week date, requests bigint, placed_of_them bigint, placements bigint, first_placements bigint,
    median_days double precision,
  slow_days double precision
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  how_many constant integer := least(greatest(coalesce(_weeks, 12), 1), 52);
  this_day constant date := private.today();
  monday constant date := this_day - (extract(isodow from this_day)::integer - 1);
  parts constant double precision[] := '{0.5,0.9}';
  zone constant text := (select o.time_zone from private.operator o);
  -- When each week and the one after began, as moments: midnight where the operator works.
  began constant timestamptz[] := array(
    select (monday - 7 * (how_many - n))::timestamp at time zone o.time_zone
    from private.operator o, generate_series(1, how_many + 1) n order by n
  );
begin
  perform private.require_role('admin');
  return query
    with by_week as materialized (
      select n, came_in.many as came_in, led.many as led, made.many as made, took.many as took, took.times
      from generate_series(1, how_many) n
      -- One range of an index for each week.
      cross join lateral (
        select count(*) as many from public.requests r
          where r.submitted_at >= began[n] and r.submitted_at < began[n + 1]
      ) came_in
      cross join lateral (
        select count(*) as many from private.first_placements f
          where f.submitted_at >= began[n] and f.submitted_at < began[n + 1]
      ) led
      cross join lateral (
        select count(*) as many from public.placements p where p.placed_at >= began[n] and p.placed_at < began[n + 1]
          and p.came and (p.ended_at is null or p.ended_at at time zone zone >= p.starts_on)
      ) made
      cross join lateral (
        select count(*) as many, percentile_cont(parts) within group (order by f.placed_at - f.submitted_at) as times
        from private.first_placements f where f.placed_at >= began[n] and f.placed_at < began[n + 1]
      ) took
    ), told as (
      select w.* from by_week w
      union all
      select how_many + 1, sum(w.came_in)::bigint, sum(w.led)::bigint, sum(w.made)::bigint, sum(w.took)::bigint, (
        select percentile_cont(parts) within group (order by f.placed_at - f.submitted_at)
        from private.first_placements f where f.placed_at >= began[1] and f.placed_at < began[how_many + 1]
      )
      from by_week w
    )
    select case when t.n <= how_many then monday - 7 * (how_many - t.n) end, t.came_in, t.led, t.made, t.took,
      extract(epoch from t.times[1])::double precision / 86400, extract(epoch from t.times[2])::double precision / 86400
    from told t
    order by t.n;
end $$;
select private.expose('figures_by_week', 'authenticated');

-- How many open requests ask for each care type. One may ask for several. Errors: not_allowed.
create function private.open_by_care() returns table (care_type public.care_type, requests bigint)
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_role('admin');
  return query
    select c.care_type, sum(alike.many)::bigint
    -- Requests with the same list of care are counted together first, since there are far fewer such lists.
    from (select r.care_types, count(*) as many from public.requests r where r.status = 'open'
      group by r.care_types) alike,
      unnest(alike.care_types) c (care_type)
    group by c.care_type order by 2 desc, 1;
end $$;
select private.expose('open_by_care', 'authenticated');

-- Every place where the operator works, with its open requests. If it has any, also how many approved caregivers
-- travel there and have free times. Ten means ten or more: people look for places with nobody or hardly anyone.
-- Errors: not_allowed.
create function private.coverage()
returns table (
  place_id bigint, name text, region text, latitude double precision, longitude double precision, requests bigint,
    caregivers bigint
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_role('admin');
  return query
    with wanted as materialized (
      select r.place_id, count(*) as many from public.requests r where r.status = 'open' group by r.place_id
    )
    select here.id, here.name, here.region, here.latitude, here.longitude, coalesce(w.many, 0), near.many
    from public.places here
    left join wanted w on w.place_id = here.id
    left join lateral (
      select count(*) as many from (
        -- Most places have enough caregivers of their own.
        select from private.matchable m where m.place_id = here.id and m.free <> 0
        union all
        select from private.reaches r
        join public.places there on there.id = r.place_id
        cross join lateral (
          select private.distance_km(there.latitude, there.longitude, here.latitude, here.longitude) as km offset 0
        ) far
        cross join lateral (
          select from private.matchable m
            where m.place_id = r.place_id and m.radius_km >= far.km and m.free <> 0 limit 10
        ) m
        -- A degree of latitude is at least 111 km by that measure, so most distances need not be computed.
        where r.place_id <> here.id and abs(there.latitude - here.latitude) * 111 <= r.radius_km
        limit 10
      ) ten
    ) near on w.many > 0
    where here.country = (select o.country from private.operator o) or w.many > 0
    order by 6 desc, here.name, here.region;
end $$;
select private.expose('coverage', 'authenticated');
