-- The open jobs as a caregiver sees them, and those that fit, as staff see them.

-- The open jobs for a caregiver, a page of 1 to 50. Filters are an object of texts. An empty filter is ignored, and
-- an impossible one finds nothing: job (its id), search (in title or town), care, day (from Monday as 0), part (of
-- the day, from the morning as 0), within (kilometres), near (up to one and a half times as far as the caregiver
-- travels), until (the latest first day), pay (the least an hour), fits (every requirement is met). Sorts: fit (jobs
-- they can apply for first, then by score), distance, starts_on, newest. A page after the last one is the last one.
-- The caller has checked who may read this.
create function private.jobs_for(
  caregiver uuid, wanted jsonb default '{}', sort text default 'fit', page integer default 1, size integer default 50
)
returns table (
  job_id uuid, title text, part jsonb, place_name text, start public.care_start, starts_on date, hourly_budget numeric,
    visits jsonb, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[],
    missing_skills public.skill[],
  total bigint, on_page integer
)
language plpgsql stable set search_path = '' as $$
declare
  mine constant public.caregiver_profiles := (
    select private.as_reviewed(p) from public.caregiver_profiles p where p.user_id = caregiver
  );
  lapsed constant text[] := private.lapsed_documents(caregiver);
  me private.matchable;
begin
  select * into me from private.matchable_now s where s.user_id = caregiver;
  if not found then return; end if;
  return query
    select j.id, j.title, public.part(j), town.name, j.start, j.starts_on, j.hourly_budget, j.visits, j.published_at,
      r.km, r.score, 2, weighed.parts, lacks.codes || lapsed,
      array(select s from unnest(j.skills) s where s <> all (mine.skills)), r.total, r.on_page
    from private.ranked_jobs(me, wanted, sort, page, size) r
    join private.open_jobs w on w.job_id = r.job_id
    join public.jobs j on j.id = r.job_id
    join public.places town on town.id = j.place_id
    cross join lateral (select private.match_parts(me, w, r.km) as parts) weighed
    cross join lateral (select private.unmet_requirements(mine, j, r.km) as codes) lacks
    order by r.place;
end $$;

-- The open jobs for the calling caregiver, with the admin's score, the unmet requirements, and the skills asked for
-- that they lack. No jobs before their profile is approved, or while it is suspended. For filters and order see
-- private.jobs_for. Errors: not_allowed.
create function private.match_jobs(
  _filters jsonb default '{}', _sort text default 'fit', _page integer default 1, _size integer default 50
)
returns table (
  job_id uuid, title text, part jsonb, place_name text, start public.care_start, starts_on date, hourly_budget numeric,
    visits jsonb, published_at timestamptz,
  distance_km double precision, score integer, score_version integer, parts jsonb, unmet text[],
    missing_skills public.skill[],
  total bigint, on_page integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query select * from private.jobs_for(auth.uid(), _filters, _sort, _page, _size);
end $$;
select private.expose('match_jobs', 'authenticated');

-- For admins: of the first fifty jobs in a caregiver's own list, those that fit as in match_caregivers and that they
-- have not applied for, the best first. Errors: not_allowed.
create function private.jobs_fitting(_caregiver_id uuid)
returns table (
  job_id uuid, request_id uuid, client jsonb, title text, part jsonb, place_name text, start public.care_start,
    starts_on date, distance_km double precision,
  score integer, parts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select f.job_id, j.request_id, private.client(n), f.title, f.part, f.place_name, f.start, f.starts_on,
      f.distance_km, f.score, f.parts
    from private.jobs_for(_caregiver_id) f
    join public.jobs j on j.id = f.job_id
    left join public.request_contacts n on n.request_id = j.request_id
    join public.caregiver_profiles p on p.user_id = _caregiver_id
    where f.unmet = '{}' and private.unmet_times(private.as_reviewed(p), j) = '{}'
      and not exists (select from public.applications a where a.job_id = f.job_id and a.caregiver_id = _caregiver_id)
    order by f.score desc, f.published_at desc, f.job_id;
end $$;
select private.expose('jobs_fitting', 'authenticated');
