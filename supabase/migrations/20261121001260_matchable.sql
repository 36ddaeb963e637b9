-- What a match reads: a narrow row for each caregiver who may be matched, and one for each open job, with words as
-- bits and money as cents. Triggers keep them current (decision 0092).

create table private.matchable (
  user_id uuid primary key references public.caregiver_profiles (user_id) on delete cascade,
  full_name text,
  place_id bigint not null,
  radius_km smallint not null,
  offers integer not null,
  skills integer not null,
  languages integer not null,
  free integer not null,
  taken integer not null,
  busy jsonb not null,
  experience_years smallint,
  rate integer,
  away datemultirange,
  right_until date not null,
  full_parts integer not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
comment on table private.matchable is 'The rows of private.matchable_now that have a place and a radius.';
-- Everything that ranks is in the index, so that a match reads nothing else.
create index matchable_reach_idx on private.matchable (place_id, radius_km) include (
  offers, skills, languages, free, taken, experience_years, rate, away, right_until, full_name, user_id
);
create index matchable_right_until_idx on private.matchable (right_until);

-- The greatest radius from each town. A match skips towns from which nobody travels far enough. It may be too large,
-- since nothing makes it smaller.
create table private.reaches (
  place_id bigint primary key references public.places (id) on delete cascade,
  radius_km smallint not null
);

-- Every approved caregiver as matching sees them now. `offers` are care types and, sixteen bits up, documents. `free`
-- is the ticked week without the parts that are full (`full_parts`). If something is `taken`, the visits in `busy` say
-- what. `right_until` is the first day on which the row becomes wrong just because time passes.
create view private.matchable_now as
select p.user_id, (seen.p).full_name, p.place_id, p.radius_km,
  private.bits((seen.p).care_types) | (private.bits(documents.kinds) << 16) as offers,
  private.bits((seen.p).skills) as skills,
  private.bits((seen.p).languages) as languages,
  p.availability & ~filled.parts as free,
  private.parts_near(care.visits, private.visit_gap()) as taken,
  care.visits as busy,
  (seen.p).experience_years,
  (100 * p.hourly_rate)::integer as rate,
  (
    select range_agg(daterange(t.from_day, t.to_day, '[]')) from public.time_off t
    where t.caregiver_id = p.user_id and t.to_day >= private.today()
  ) as away,
  least(documents.until, care.until, 'infinity') as right_until,
  filled.parts as full_parts
from public.caregiver_profiles p
-- Called only if changes wait, which is rare.
cross join lateral (select case when p.changes_since is null then p else private.as_reviewed(p) end as p) seen
cross join lateral (
  select coalesce(array_agg(k.kind), '{}') as kinds, min(k.until) as until
  from (
    select d.kind, max(coalesce(d.expires_on, 'infinity')) as until
    from public.documents d
    where d.caregiver_id = p.user_id and d.status = 'verified'
      and (d.expires_on is null or d.expires_on > private.today())
    group by d.kind
  ) k
) documents
cross join lateral (
  select private.busy_visits(p.user_id) as visits, min(c.ends_on) + 1 as until
  from public.placements c
  where c.caregiver_id = p.user_id and c.ended_at is null and (c.ends_on is null or c.ends_on >= private.today())
) care
cross join lateral (select private.full_parts(care.visits, private.visit_gap()) as parts offset 0) filled
where p.status = 'approved' and private.role_of(p.user_id) = 'caregiver';

create function private.refresh_matchable(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was private.matchable;
  fresh private.matchable;
begin
  -- Locked, so that the later of two changes sees the earlier one.
  perform from public.caregiver_profiles p where p.user_id = account for no key update;
  select * into was from private.matchable m where m.user_id = account;
  select * into fresh from private.matchable_now s
  where s.user_id = account and s.place_id is not null and s.radius_km is not null;
  if was is not distinct from fresh then return; end if;
  delete from private.matchable m where m.user_id = account;
  if fresh.user_id is null then return; end if;
  insert into private.matchable select fresh.*;
  if not exists (select from private.reaches r
    where r.place_id = fresh.place_id and r.radius_km >= fresh.radius_km) then
    insert into private.reaches as r values (fresh.place_id, fresh.radius_km)
    on conflict (place_id) do update set radius_km = greatest(r.radius_km, excluded.radius_km);
  end if;
end $$;

-- Refreshes the people named in these columns of a row, before and after its change. Any table can use it.
create function private.refresh_matchable_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  for account in
    select distinct (data ->> col)::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) data, unnest(tg_argv) col
    where data ->> col is not null
  loop
    perform private.refresh_matchable(account);
  end loop;
  return null;
end $$;
create trigger refresh_matchable after insert or update on public.caregiver_profiles
  for each row execute function private.refresh_matchable_of_row('user_id');
create trigger refresh_matchable after insert or update or delete on public.reviewed_profiles
  for each row execute function private.refresh_matchable_of_row('user_id');
create trigger refresh_matchable after insert or update or delete on public.documents
  for each row execute function private.refresh_matchable_of_row('caregiver_id');
create trigger refresh_matchable
  after insert or update of caregiver_id, visits, availability, starts_on, ends_on, ended_at or delete
  on public.placements
  for each row execute function private.refresh_matchable_of_row('caregiver_id');
create trigger refresh_matchable after insert or update or delete on public.time_off
  for each row execute function private.refresh_matchable_of_row('caregiver_id');
create trigger refresh_matchable after insert or update of role, deactivated_at or delete on public.users
  for each row execute function private.refresh_matchable_of_row('id');
create trigger refresh_matchable after insert or update or delete on public.caregivers
  for each row execute function private.refresh_matchable_of_row('id', 'user_id');

-- A duty of the tick: updates rows for what expired at midnight or became free.
create function private.refresh_lapsed(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  account uuid;
  refreshed bigint := 0;
begin
  for account in
    select m.user_id from private.matchable m where m.right_until <= private.day_of(moment) order by m.user_id
    limit batch
  loop
    perform private.refresh_matchable(account);
    refreshed := refreshed + 1;
  end loop;
  return refreshed;
end $$;

create table private.open_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  place_id bigint not null,
  needs integer not null,
  skills integer not null,
  languages integer not null,
  availability integer not null,
  joined integer not null,
  visits jsonb not null,
  budget integer,
  starts_on date not null,
  published_at timestamptz not null
);

-- A job as matching sees it, open or not. `joined` are the parts of its week that one visit needs together.
create function private.open_job_row(job public.jobs) returns private.open_jobs
language plpgsql immutable set search_path = '' as $$
declare
  wanted private.open_jobs;
begin
  wanted.job_id := job.id;
  wanted.place_id := job.place_id;
  wanted.needs := private.bits(job.care_types) | (private.bits(job.required_credentials) << 16);
  wanted.skills := private.bits(job.skills);
  wanted.languages := private.bits(job.languages);
  wanted.availability := job.availability;
  wanted.joined := private.joined_parts(job.visits);
  wanted.visits := job.visits;
  wanted.budget := (100 * job.hourly_budget)::integer;
  wanted.starts_on := job.starts_on;
  wanted.published_at := job.published_at;
  return wanted;
end $$;

create function private.keep_open_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted private.open_jobs;
begin
  if new.status = 'open' then
    wanted := private.open_job_row(new);
    if exists (select from private.open_jobs o where o.job_id = new.id and o is not distinct from wanted)
    then return null; end if;
  end if;
  delete from private.open_jobs o where o.job_id = new.id;
  if new.status = 'open' then insert into private.open_jobs select wanted.*; end if;
  return null;
end $$;
create trigger keep_open_job after insert or update on public.jobs
  for each row execute function private.keep_open_job();
