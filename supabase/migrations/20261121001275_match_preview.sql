-- What staff read beside a match: who would fit before a request is published, how many each requirement excludes,
-- and facts about those listed (decision 0092).

-- How many are within reach of a job, and how many of them, at least, each requirement excludes: {everyone, inReach,
-- lacking: [{code, people}]}, the largest first. The codes are those of unmet_requirements and unmet_times.
create function private.hurdles(asked public.jobs) returns jsonb
language sql stable set search_path = '' as $$
  with wanted as (
    select private.open_job_row(asked) as w, greatest(asked.starts_on, private.today()) as first_day
  ), reach as materialized (
    select m.offers, private.free_for(m, w) as shared, m.away @> first_day as is_away
    from wanted
    join public.places here on here.id = (w).place_id
    cross join private.reaches r
    join public.places place on place.id = r.place_id
    join private.matchable m on m.place_id = r.place_id
      and m.radius_km >= private.distance_km(place.latitude, place.longitude, here.latitude, here.longitude)
  ), needs as (
    select 'care_type:' || c as code, private.bits(array[c]) as bit from unnest(asked.care_types) c
    union all
    select 'credential:' || k, private.bits(array[k]) << 16 from unnest(asked.required_credentials) k
  ), lacking as (
    select n.code, (select count(*) from reach where offers & n.bit = 0) as people from needs n
    union all
    select 'away', count(*) from reach where is_away
    union all
    select 'no_free_times', count(*) from reach where asked.availability > 0 and shared = 0
  )
  select jsonb_build_object(
    'everyone', (select count(*) from private.matchable), 'inReach', (select count(*) from reach),
    'lacking', coalesce((
      select jsonb_agg(jsonb_build_object('code', l.code, 'people', l.people) order by l.people desc, l.code)
      from lacking l where l.people > 0
    ), '[]')
  )
$$;

create function private.match_hurdles(_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.jobs;
begin
  perform private.require_role('admin');
  select * into asked from public.jobs j where j.id = _job_id;
  if not found then raise exception 'job_not_found' using errcode = 'PT404'; end if;
  return private.hurdles(asked);
end $$;
select private.expose('match_hurdles', 'authenticated');

-- Who would fit a request if it were published for these times with these documents, as match_caregivers would list
-- them: {fitting, best}, and {near, hurdles} if nobody fits. `fitting` is a hundred at most. Errors: not_allowed,
-- request_not_found, times_invalid.
create function private.preview_match(
  _request_id uuid, _availability integer default null, _required_credentials public.document_kind[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.requests;
  asked public.jobs;
  those private.candidate[];
begin
  perform private.require_role('admin');
  select * into chosen from public.requests r where r.id = _request_id;
  if not found then raise exception 'request_not_found' using errcode = 'PT404'; end if;
  if _availability is not null and (_availability <= 0 or _availability & ~chosen.availability <> 0)
    then raise exception 'times_invalid'; end if;
  asked.place_id := chosen.place_id;
  asked.care_types := chosen.care_types;
  asked.skills := chosen.skills;
  asked.languages := chosen.languages;
  asked.availability := coalesce(_availability, chosen.availability);
  asked.visits := private.visits_in(chosen.visits, asked.availability);
  asked.starts_on := coalesce(chosen.starts_on, private.today());
  asked.hourly_budget := chosen.hourly_budget;
  asked.required_credentials := private.tidy_kinds(_required_credentials);
  those := private.best_matches(private.open_job_row(asked), 0, 100);
  return jsonb_build_object(
    'fitting', cardinality(those),
    'best', coalesce((
      select jsonb_agg(jsonb_build_object(
        'caregiverId', b.caregiver_id, 'fullName', b.full_name, 'distanceKm', b.km, 'score', b.score
      ) order by b.score desc, b.km, b.full_name, b.caregiver_id)
      from unnest(those[1:3]) b
    ), '[]')
  ) || case when cardinality(those) > 0 then '{}' else jsonb_build_object(
    'near', coalesce((
      select jsonb_agg(jsonb_build_object(
        'caregiverId', n.caregiver_id, 'fullName', n.full_name, 'placeName', n.place_name, 'distanceKm', n.distance_km,
        'score', n.score, 'parts', n.parts, 'unmet', n.unmet
      ) order by n.score desc, n.distance_km, n.full_name, n.caregiver_id)
      from private.nearly_fitting(asked) n
    ), '[]'),
    'hurdles', private.hurdles(asked)
  ) end;
end $$;
select private.expose('preview_match', 'authenticated');

-- What staff compare of those listed, a hundred at most, as approved: the caregiver's week, what placements take of
-- it, and the document of each kind that counts, else the latest. The load is the weekly hours of their placements.
-- Missed and cancelled visits are those of the last year, without days off.
create function private.match_facts(_caregiver_ids uuid[])
returns table (
  caregiver_id uuid, availability integer, taken integer, radius_km smallint, hourly_rate numeric,
    experience_years smallint,
  care_types public.care_type[], skills public.skill[], languages public.language_code[], documents jsonb,
  placed jsonb, week_minutes integer, ever_placed integer, visits_missed integer, visits_called_off integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select p.user_id, p.availability, private.taken_times(p.user_id), p.radius_km, p.hourly_rate,
      (seen.p).experience_years,
      (seen.p).care_types, (seen.p).skills, (seen.p).languages,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', d.kind, 'status', d.status, 'expiresOn', d.expires_on)
          order by d.kind)
        from (
          select distinct on (d.kind) d.kind, d.status, d.expires_on
          from public.documents d where d.caregiver_id = p.user_id
          order by d.kind, d.status = 'verified' and coalesce(d.expires_on, 'infinity') > private.today() desc,
            d.created_at desc
        ) d
      ), '[]'),
      coalesce((
        select jsonb_agg(jsonb_build_object('client', private.client(c), 'times', l.availability)
          order by l.starts_on, l.id)
        from public.placements l left join public.request_contacts c on c.request_id = l.request_id
        where l.caregiver_id = p.user_id and l.ended_at is null
      ), '[]'), load.minutes, load.ever, kept.missed + load.missed, kept.called_off
    from public.caregiver_profiles p
    cross join lateral (select private.as_reviewed(p) as p) seen
    cross join lateral (
      select coalesce(sum((
          select sum(bit_count(v.days::bit(7)) * v.minutes)
          from jsonb_to_recordset(l.visits) v (days integer, minutes integer)
        )) filter (where l.ended_at is null), 0)::integer as minutes, count(*)::integer as ever,
        count(*) filter (where l.came = false and l.placed_at > now() - interval '1 year')::integer as missed
      from public.placements l where l.caregiver_id = p.user_id
    ) load
    cross join lateral (
      select count(*) filter (where v.kind = 'missed')::integer as missed,
        count(*) filter (where v.kind = 'cannot_come' and v.time_off_id is null)::integer as called_off
      from public.visit_changes v join public.placements l on l.id = v.placement_id
      where l.caregiver_id = p.user_id and v.undone_at is null and v.on_date > private.today() - 365
    ) kept
    where p.user_id = any (_caregiver_ids[1:100]);
end $$;
select private.expose('match_facts', 'authenticated');
