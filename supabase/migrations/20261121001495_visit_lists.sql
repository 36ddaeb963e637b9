-- Visits day by day, with their changes: for the family, the caregiver and staff.

-- The visits of placements, each with its current change and, if it was moved, the move. A placement that ended has no
-- visits after its end.
create function private.visit_days(placements public.placements[], first_day date, last_day date)
returns table (
  placement uuid, on_date date, opens smallint, closes smallint, minutes smallint, change public.visit_changes,
  moved public.visit_changes
)
language sql stable set search_path = '' as $$
  select p.id, v.on_date, v.opens, v.closes, v.minutes, (
    -- One at a time: the planner expects so many visits that it would read all changes.
    select c from public.visit_changes c
    where c.placement_id = p.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
  ), v.moved
  from unnest(placements) p cross join private.visits(p, first_day, last_day) v
$$;

-- When a moved visit was to be, and why it moved. Null for other visits.
create function private.was_moved(change public.visit_changes) returns jsonb
language sql immutable set search_path = '' as $$
  select case when change.id is not null then jsonb_build_object(
    'day', change.on_date, 'opens', change.opens, 'closes', change.closes, 'minutes', change.moved_minutes,
    'reason', change.reason
  ) end
$$;

-- What a family sees of the last week and the next two: [{placement, day, opens, closes, change, …}]. It has the
-- first name, phone and checked documents of a person who comes instead, whether staff have dealt with it, when staff
-- are next in if they can't be called before a visit that nobody comes to, and when a moved visit was to be.
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
      || case when (d.change).covered_by is not null then jsonb_build_object(
        'checked', private.checked_documents((d.change).covered_by)
      ) else '{}' end
      || case when (d.change).settled_at is not null and ((d.change).kind = 'missed' or (d.change).covered_name is null)
        then '{"settled": true}' else '{}' end::jsonb
      || case when (d.change).kind = 'cannot_come' and num_nonnulls((d.change).covered_name, (d.change).settled_at) = 0
        then jsonb_strip_nulls(jsonb_build_object('nextIn', private.next_in(private.minute_of(d.on_date, d.opens))))
        else '{}' end
      || case when (d.change).replaces is not null then '{"returns": true}' else '{}' end::jsonb
      || case when (d.moved).id is not null then jsonb_build_object('moved', private.was_moved(d.moved)) else '{}' end
    order by d.on_date, d.opens, d.placement
  ), '[]')
  from private.visit_days(
    array(select p from public.placements p where p.request_id = request and p.ended_at is null),
    private.today() - 7, private.today() + 13
  ) d
$$;

-- A caregiver's visits, and those they cover for another (`instead`). A visit cancelled by days off says so until
-- staff have dealt with it. For a visit that they can't come to: if someone else does (`covered`), and if staff have
-- dealt with it.
create function private.visits_of_caregiver(caregiver uuid, first_day date, last_day date)
returns table (
  placement_id uuid, application_id uuid, request_id uuid, job jsonb, on_date date, opens smallint, closes smallint,
  minutes smallint, change_id uuid, kind public.visit_change, reason text, instead boolean, time_off_id uuid,
  moved jsonb, covered boolean, settled boolean
)
language sql stable set search_path = '' as $$
  select p.id, p.application_id, p.request_id, private.job_name(j), d.on_date, d.opens, d.closes, d.minutes,
    (d.change).id, (d.change).kind, (d.change).reason, false,
    case when (d.change).covered_name is null and (d.change).settled_at is null then (d.change).time_off_id end,
    private.was_moved(d.moved), (d.change).covered_name is not null, (d.change).settled_at is not null
  from private.visit_days(
    array(select m from public.placements m where m.caregiver_id = caregiver and m.ended_at is null),
    first_day, last_day
  ) d join public.placements p on p.id = d.placement join public.jobs j on j.id = p.job_id
  union all
  select p.id, null, p.request_id, private.job_name(j), v.on_date, v.opens, v.closes, v.minutes, c.id,
    case c.kind when 'missed' then c.kind end, case c.kind when 'missed' then c.reason end, true, null, null,
    false, c.kind = 'missed' and c.settled_at is not null
  from public.visit_changes c join public.placements p on p.id = c.placement_id
    join public.jobs j on j.id = p.job_id, private.visits(p, c.on_date, c.on_date) v
  where c.covered_by = caregiver and c.undone_at is null and c.on_date between first_day and last_day
    and v.opens = c.opens
  order by 5, 6, 1
$$;

-- The calling caregiver's visits from a day on, for nine weeks at most. Errors: not_allowed.
create function private.my_visits(_first_day date, _last_day date)
returns table (
  placement_id uuid, application_id uuid, request_id uuid, job jsonb, on_date date, opens smallint, closes smallint,
  minutes smallint, change_id uuid, kind public.visit_change, reason text, instead boolean, time_off_id uuid,
  moved jsonb, covered boolean, settled boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select * from private.visits_of_caregiver(auth.uid(), _first_day, least(_last_day, _first_day + 62));
end $$;
select private.expose('my_visits', 'authenticated');

-- All visits from one day to another, nine weeks at most, of one placement or of all that have not ended: who comes,
-- who comes instead, what was said, what staff did, whether an earlier change `returns` when this one is undone, and
-- when a moved visit was to be, with who said so. Errors: not_allowed.
create function private.list_visits(_first_day date, _last_day date, _placement_id uuid default null)
returns table (
  placement_id uuid, request_id uuid, reference text, caregiver_id uuid, caregiver_name text, job jsonb, town text,
  on_date date, opens smallint, closes smallint, minutes smallint, change_id uuid, kind public.visit_change,
  reason text, said_by text,
  said_at timestamptz, covered_by uuid, covered_name text, settled_at timestamptz, note text, returns boolean,
  moved jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select p.id, p.request_id, private.show_reference(r.reference), p.caregiver_id, p.caregiver_name,
      private.job_name(j), place.name, d.on_date, d.opens, d.closes, d.minutes, (d.change).id, (d.change).kind,
      (d.change).reason, (d.change).said_by, (d.change).said_at, (d.change).covered_by, (d.change).covered_name,
      (d.change).settled_at, (d.change).note, (d.change).replaces is not null,
      private.was_moved(d.moved) || jsonb_build_object('change', (d.moved).id, 'saidBy', (d.moved).said_by)
    from private.visit_days(
      array(select m from public.placements m
        where case when _placement_id is null then m.ended_at is null else m.id = _placement_id end),
      _first_day, least(_last_day, _first_day + 62)
    ) d join public.placements p on p.id = d.placement join public.requests r on r.id = p.request_id
      join public.jobs j on j.id = p.job_id join public.places place on place.id = r.place_id
    order by d.on_date, d.opens, p.id;
end $$;
select private.expose('list_visits', 'authenticated');

-- The indexes that a week is read by: the placements that end in it or later, and its changed visits.
create index placements_ended_at_idx on public.placements (ended_at) where ended_at is not null;
create index visit_changes_day_idx on public.visit_changes (on_date) where undone_at is null;

-- The week that a day is in, Monday to Sunday, for staff's board: a line for each client or, `by` caregiver, for each
-- caregiver, fifty a page. Lines with a gap come first, by its day; all others are by name. A gap is a visit that the
-- caregiver can't come to and nobody covers. Filters: by, place (the beginning of the client's town), has (the client's
-- owner, or nobody), gaps (no other visits). Visits: [{placement, day, opens, closes, minutes, client, caregiver, kind,
-- reason, instead, covers, settled, moved}]. A stand-in has the visit in their line too (`covers`).
-- Errors: not_allowed.
create function private.visit_board(_any_day date, _filters jsonb, _page integer default 1)
returns table (total bigint, on_page integer, id uuid, client jsonb, caregiver_name text, town text, visits jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  first_day constant date := _any_day - extract(isodow from _any_day)::integer + 1;
  last_day constant date := first_day + 6;
  by_caregiver constant boolean := private.filter_value(_filters, 'by') is not distinct from 'caregiver';
  gaps_only constant boolean := private.filter_value(_filters, 'gaps') is not null;
  has constant text := private.filter_value(_filters, 'has');
  towns constant bigint[] := private.places_named(private.filter_value(_filters, 'place'));
begin
  perform private.require_role('admin');
  if has <> 'nobody' and not pg_input_is_valid(has, 'uuid') then return; end if;
  return query
    with of_week as materialized (
      select p.id, p.request_id, p.caregiver_id, p.caregiver_name, p.starts_on, p.ends_on
      from public.placements p where p.ended_at is null
      union all
      select p.id, p.request_id, p.caregiver_id, p.caregiver_name, p.starts_on, p.ends_on
      from public.placements p where p.ended_at >= private.minute_of(first_day, 0)
    ), wanted as materialized (
      select w.*, r.place_id from of_week w join public.requests r on r.id = w.request_id
      where w.starts_on <= last_day and (w.ends_on is null or w.ends_on >= first_day)
        and (towns is null or r.place_id = any (towns))
        and (has is null or case has
          when 'nobody' then not exists (select from private.assignments a where a.request_id = w.request_id)
          else w.request_id in (select a.request_id from private.assignments a where a.admin_id = has::uuid)
        end)
    ), absences as materialized (
      select c.* from public.visit_changes c
      where c.on_date between first_day and last_day and c.undone_at is null
        and (c.kind = 'cannot_come' or c.kind = 'missed' and c.covered_by is not null)
    ), entries as materialized (
      select case when by_caregiver then coalesce(w.caregiver_id, w.id) else w.request_id end as line,
        w.id as placement, null::uuid as covers, w.caregiver_name, w.request_id, w.place_id,
        (select min(1440 * (a.on_date - first_day) + a.opens) from absences a
         where a.placement_id = w.id and a.covered_name is null) as gap
      from wanted w
      union all
      select a.covered_by, w.id, a.id, a.covered_name, w.request_id, w.place_id, null
      from absences a join wanted w on w.id = a.placement_id where by_caregiver and a.covered_by is not null
    ), lines as (
      select e.line, min(e.gap) as gap, max(e.caregiver_name) as caregiver_name,
        case when by_caregiver then max(e.caregiver_name) else max(n.recipient_name) end as named
      from entries e left join public.request_contacts n on n.request_id = e.request_id
      group by e.line
    ), placed as materialized (
      select l.*, row_number() over (order by l.gap, private.searchable(l.named), l.line) as place,
        count(*) over () as total
      from lines l where l.gap is not null or not gaps_only
    ), shown as materialized (
      select l.*, s.on_page from placed l cross join lateral (
        select greatest(1, least(_page, (l.total + 49) / 50))::integer as on_page
      ) s where l.place between 50 * s.on_page - 49 and 50 * s.on_page
    ), days as materialized (
      -- Computed once: each call would be planned again.
      select d.* from private.visit_days(array(
        select p from public.placements p
        where p.id in (select e.placement from shown s join entries e on e.line = s.line)
      ), first_day, last_day) d
    )
    select s.total, s.on_page, s.line, case when not by_caregiver then (
        select private.client(n) from public.request_contacts n where n.request_id = s.line
      ) end,
      case when by_caregiver then s.caregiver_name end,
      case when not by_caregiver then (
        select t.name from public.requests r join public.places t on t.id = r.place_id where r.id = s.line
      ) end,
      coalesce(jsonb_agg(jsonb_build_object(
        'placement', p.id, 'day', d.on_date, 'opens', d.opens, 'closes', d.closes, 'minutes', d.minutes,
        'client', private.client(n), 'caregiver', p.caregiver_name, 'kind', (d.change).kind,
        'reason', (d.change).reason, 'instead', (d.change).covered_name, 'covers', e.covers is not null,
        'settled', (d.change).settled_at is not null, 'moved', private.was_moved(d.moved)
      ) order by d.on_date, d.opens, p.id) filter (where d.on_date is not null), '[]')
    from shown s join entries e on e.line = s.line
      join public.placements p on p.id = e.placement
      left join public.request_contacts n on n.request_id = p.request_id
      left join days d on d.placement = p.id
          and (e.covers is null or (d.change).id = e.covers)
          and (not gaps_only or (d.change).kind = 'cannot_come' and (d.change).covered_name is null)
    group by s.place, s.total, s.on_page, s.line, s.caregiver_name
    order by s.place;
end $$;
select private.expose('visit_board', 'authenticated');
