-- Applicants' names, read beside the other filters without their profiles. With the name itself in it, the planner
-- sees that the index is enough.
create index caregiver_profiles_named_idx on public.caregiver_profiles (user_id,
  private.searchable(full_name)) include (full_name);

-- Applications. Filters: search (a caregiver's name, or the client's), status (placed: and still there), ended (whose
-- placement has ended), job, care, day, place (of the job). Sorts: submitted_at, status. Errors: those of may_list.
create function private.list_applications(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, status public.application_status, has_applied boolean,
    submitted_at timestamptz,
  client jsonb, job_id uuid, job jsonb, caregiver_id uuid, full_name text, placement jsonb, is_closed boolean,
  is_suspended boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
  job constant text := private.filter_value(_filters, 'job');
  -- Joined only if they are needed.
  of_job constant boolean := _filters ?| '{care,skill,day,place}';
  searched constant text := private.search_source(
    _filters, 'a',
    'select f.*, j.care_types, j.skills, j.place_id, j.availability from public.applications f
      left join public.jobs j on j.id = f.job_id
      join public.caregiver_profiles c on c.user_id = f.caregiver_id where true', 'c.full_name',
    'select f.*, j.care_types, j.skills, j.place_id, j.availability from public.request_contacts n
      join public.jobs j on j.request_id = n.request_id
      join public.applications f on f.job_id = j.id where true',
    'select from public.caregiver_profiles c where c.user_id = f.caregiver_id'
  );
  job_of constant text := case when searched is null then 'j' else 'a' end;
begin
  perform private.may_list('applications', _filters, _size);
  return query
    select l.total, l.on_page, a.id, a.status, a.has_applied, a.submitted_at, private.client(n), j.id,
      case when a.status = 'placed' and m.id is not null then public.called(m) else private.job_name(j) end,
      c.user_id,
      c.full_name,
      case when m.id is not null then
        jsonb_build_object('startsOn', m.starts_on, 'endsOn', m.ends_on, 'endedAt', m.ended_at, 'came', m.came) end,
      k.deactivated_at is not null, c.status = 'suspended'
    from private.list_page(
      concat(
        coalesce(searched, ' from public.applications a'
          || case when of_job then ' join public.jobs j on j.id = a.job_id' else '' end),
        ' where true',
        case when job is not null then format(' and a.job_id = %L', job) end,
        case when status is not null then format(' and a.status = %L::public.application_status', status) end,
        case when status = 'placed' then
          ' and not exists (
            select from public.placements m where m.application_id = a.id and m.ended_at is not null
          )' end,
        case when private.filter_value(_filters, 'ended') is not null then $source$
          and a.status = 'placed' and exists (select from public.placements m
            where m.application_id = a.id and m.ended_at is not null)
        $source$ end
      ),
      job_of, job_of,
      'a.id',
      case _sort
        when 'status' then format('a.status %s, a.submitted_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('a.submitted_at %1$s, a.id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.application_status", "job": "uuid"}'
    ) l
    join public.applications a on a.id = l.id
    join public.jobs j on j.id = a.job_id
    join public.caregiver_profiles c on c.user_id = a.caregiver_id
    left join public.request_contacts n on n.request_id = j.request_id
    left join public.placements m on m.application_id = a.id
    left join public.users k on k.id = a.caregiver_id
    order by l.place;
end $$;
select private.expose('list_applications', 'authenticated');
