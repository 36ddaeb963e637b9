-- Visits day by day, with what is different: for the family, the caregiver and staff.

-- The changed visits of placements, and what they were agreed as; the days of one that has ended are over.
create function private.visit_days(placements public.placements[], first_day date, last_day date)
returns table (
  placement uuid, on_date date, opens smallint, closes smallint, minutes smallint, change public.visit_changes
)
language sql stable set search_path = '' as $$
  select p.id, v.on_date, v.opens, v.closes, v.minutes, c
  from unnest(placements) p cross join private.visits(p, first_day, last_day) v
  left join public.visit_changes c
    on c.placement_id = p.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
$$;

-- What a family sees of the last week, and of two weeks from today on: [{placement, day, opens, closes, change, …}],
-- with the first name of who comes instead and how to reach them.
create function private.family_visits(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'placement', d.placement, 'day', d.on_date, 'opens', d.opens, 'closes', d.closes, 'minutes', d.minutes
    )
      || case when (d.change).id is not null then jsonb_build_object(
        'change', (d.change).id, 'kind', (d.change).kind, 'reason', (d.change).reason,
        'instead', split_part(trim((d.change).covered_name), ' ', 1),
        'phone', (select c.phone from public.caregiver_profiles c where c.user_id = (d.change).covered_by)
      ) else '{}' end
    order by d.on_date, d.opens, d.placement
  ), '[]')
  from private.visit_days(
    array(select p from public.placements p where p.request_id = request and p.ended_at is null),
    private.today() - 7, private.today() + 13
  ) d
$$;

-- The calling caregiver's visits, and those at which they come instead of somebody (`instead`), from a day on for at
-- most nine weeks. Errors: not_allowed.
create function private.my_visits(_first_day date, _last_day date)
returns table (
  placement_id uuid, application_id uuid, request_id uuid, job jsonb, on_date date, opens smallint, closes smallint,
  minutes smallint, change_id uuid, kind public.visit_change, reason text, instead boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  last_day date := least(_last_day, _first_day + 62);
begin
  perform private.require_role('caregiver');
  return query
    select p.id, p.application_id, p.request_id, private.job_name(j), d.on_date, d.opens, d.closes, d.minutes,
      (d.change).id, (d.change).kind, (d.change).reason, false
    from private.visit_days(
      array(select m from public.placements m where m.caregiver_id = auth.uid() and m.ended_at is null),
      _first_day, last_day
    ) d join public.placements p on p.id = d.placement join public.jobs j on j.id = p.job_id
    union all
    select p.id, null, p.request_id, private.job_name(j), v.on_date, v.opens, v.closes, v.minutes, c.id, null,
      null, true
    from public.visit_changes c join public.placements p on p.id = c.placement_id
      join public.jobs j on j.id = p.job_id, private.visits(p, c.on_date, c.on_date) v
    where c.covered_by = auth.uid() and c.undone_at is null and c.on_date between _first_day and last_day
      and v.opens = c.opens
    order by 5, 6, 1;
end $$;
select private.expose('my_visits', 'authenticated');

-- All visits from one day to another, at most nine weeks, of one placement or of all: who comes, who comes instead,
-- what was said and what staff did about it. Errors: not_allowed.
create function private.list_visits(_first_day date, _last_day date, _placement_id uuid default null)
returns table (
  placement_id uuid, request_id uuid, reference text, caregiver_id uuid, caregiver_name text, job jsonb, town text,
  on_date date, opens smallint, closes smallint, minutes smallint, change_id uuid, kind public.visit_change,
  reason text, said_by text,
  said_at timestamptz, covered_by uuid, covered_name text, settled_at timestamptz, note text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select p.id, p.request_id, private.show_reference(r.reference), p.caregiver_id, p.caregiver_name,
      private.job_name(j), place.name, d.on_date, d.opens, d.closes, d.minutes, (d.change).id, (d.change).kind,
      (d.change).reason, (d.change).said_by, (d.change).said_at, (d.change).covered_by, (d.change).covered_name,
      (d.change).settled_at, (d.change).note
    from private.visit_days(
      array(select m from public.placements m
        where case when _placement_id is null then m.ended_at is null else m.id = _placement_id end),
      _first_day, least(_last_day, _first_day + 62)
    ) d join public.placements p on p.id = d.placement join public.requests r on r.id = p.request_id
      join public.jobs j on j.id = p.job_id join public.places place on place.id = r.place_id
    order by d.on_date, d.opens, p.id;
end $$;
select private.expose('list_visits', 'authenticated');
