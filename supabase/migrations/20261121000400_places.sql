-- Where the operator works: one country, its time zone, its units and its towns.

create function private.is_time_zone(name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from pg_catalog.pg_timezone_names z where z.name = is_time_zone.name)
$$;

create table private.operator (
  id boolean primary key default true check (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  distance_unit text not null check (distance_unit in ('km', 'mi')),
  time_zone text not null check (private.is_time_zone(time_zone)),
  -- How long we keep data about people (decision 0064): a request after its end, an idle request until it is closed,
  -- an account after its last use, a document after it was refused or expired, proof of who did what, an email, and
  -- an invitation after its end.
  request_months smallint not null default 24 check (request_months > 0),
  idle_months smallint not null default 6 check (idle_months > 0),
  account_months smallint not null default 24 check (account_months > 0),
  document_months smallint not null default 12 check (document_months > 0),
  proof_months smallint not null default 72 check (proof_months > 0),
  mail_days smallint not null default 30 check (mail_days > 0),
  invitation_days smallint not null default 30 check (invitation_days > 0),
  -- When staff come in on a working day.
  opens interval not null default '9 hours' check (opens between '0 hours' and '23 hours'),
  -- What arrives after this time of day counts as the next working day's.
  cut_off interval not null default '17 hours' check (cut_off between '1 hour' and '24 hours'),
  -- How numbers are dialled there (src/domain/phone.ts): the country code, the prefix within the country, the prefix
  -- for calls abroad, how many digits follow it, and from how many digits a number without a prefix has its area
  -- code.
  dialling_code text not null default '353' check (dialling_code ~ '^[1-9][0-9]{0,2}$'),
  trunk_prefix text not null default '0' check (trunk_prefix ~ '^[0-9]?$'),
  exit_prefix text not null default '00' check (exit_prefix ~ '^[0-9]{2,4}$'),
  shortest_number smallint not null default 7,
  longest_number smallint not null default 10,
  whole_number smallint not null default 9,
  -- Minutes between the visits of two families.
  visit_gap smallint not null default 30 check (visit_gap between 0 and 240)
);
comment on table private.operator is 'One row, written by npm run places (decision 0008).';

-- The calendar day of a moment where the operator works. A cast alone would use the session's time zone, which is UTC
-- on a server (decision 0050). What comes after `day_ends` counts as the next day's.
create function private.day_of(moment timestamptz, day_ends interval default '24 hours') returns date
language plpgsql stable set search_path = '' as $$
begin
  return (select (moment at time zone o.time_zone + (interval '24 hours' - day_ends))::date from private.operator o);
end $$;

-- Today where the operator works. Every rule about days counts from it. Lists ask it row by row, and PL/pgSQL keeps the
-- plan.
create function private.today() returns date
language plpgsql stable set search_path = '' as $$
begin
  return private.day_of(now());
end $$;

create table public.places (
  -- Computed from the name alone, so that the app's own list of places, for use offline, has the same ids. 52 bits fit
  -- into a JavaScript number.
  id bigint primary key generated always as (
    ('x' || left(md5(country || E'\n' || region || E'\n' || name), 13))::bit(52)::bigint
  ) stored,
  name text not null,
  region text not null,
  country text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- A name typed without accents must be found too: Dun Laoghaire for Dún Laoghaire.
  search_name text not null generated always as (
    lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'))
  ) stored,
  unique (country, region, name)
);
-- Places nearby are looked up by latitude.
create index places_latitude_idx on public.places (latitude, longitude);
create index places_search_idx on public.places using gin (search_name extensions.gin_trgm_ops);

alter table public.places enable row level security;
grant select (id, name, region, country, latitude, longitude) on public.places to authenticated;

create policy "People with a role read places" on public.places
  for select to authenticated using ((select private.my_role()) is not null);

-- Up to eight places of the operator's country whose name contains the query or is close to it, those that begin with
-- it first: [{id, name, region}]. It answers JSON, not rows: the API would let a caller filter rows by any pattern,
-- and one can take seconds for a single name (decision 0066).
create function private.search_places(_query text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := lower(regexp_replace(normalize(left(trim(left(_query, 1000)), 60), nfd), '[\u0300-\u036f]', '', 'g'));
  holding text := '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if wanted = '' is not false then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name, 'region', found.region)), '[]')
    from (
      select p.id, p.name, p.region
      from public.places p
      where p.country = (select o.country from private.operator o)
        and (p.search_name like holding or p.search_name operator(extensions.%) wanted)
      order by not starts_with(p.search_name, wanted), extensions.similarity(p.search_name, wanted) desc, p.name,
        p.region
      limit 8
    ) found
  );
end $$;
select private.expose('search_places', 'anon', 'authenticated');

-- Great-circle distance in kilometres (haversine). In PL/pgSQL, because a match asks for hundreds, and a SQL function
-- takes three times as long.
create function private.distance_km(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return 12742 * asin(least(1, sqrt(
    sin(radians(to_latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - from_longitude) / 2) ^ 2
  )));
end $$;
