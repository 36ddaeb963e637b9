create index caregiver_profiles_care_types_idx on public.caregiver_profiles using gin (care_types);
create index caregiver_profiles_skills_idx on public.caregiver_profiles using gin (skills);
create index caregiver_profiles_name_down_idx on public.caregiver_profiles (full_name desc nulls last);

-- Caregivers. Filters: search (a name), status, changes or documents (waiting to be checked), care, skill, day,
-- place, has. Sorts: updated_at, full_name, status. Errors: those of may_list.
create function private.list_caregivers(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, user_id uuid, full_name text, care_types public.care_type[], experience_years smallint,
  status public.profile_status, updated_at timestamptz, place text, assigned_to text, is_closed boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  status constant text := private.filter_value(_filters, 'status');
begin
  perform private.may_list('caregivers', _filters, _size);
  return query
    select l.total, l.on_page, c.user_id, c.full_name, c.care_types, c.experience_years, c.status, c.updated_at,
      p.name, coalesce(u.full_name, u.email), k.deactivated_at is not null
    from private.list_page(
      concat(
        ' from public.caregiver_profiles c where true',
        private.search_clause(_filters, 'c.full_name'),
        case when status is not null then format(' and c.status = %L::public.profile_status', status) end,
        case when private.filter_value(_filters, 'changes') is not null then
          $source$ and c.status = 'approved' and c.changes_since is not null and c.changes_reason is null $source$ end,
        private.owner_clause(_filters, 'c.user_id', 'caregiver_id'),
        case when private.filter_value(_filters, 'documents') is not null then $source$
          and c.user_id in (select d.caregiver_id from public.documents d where d.status = 'uploaded')
        $source$ end
      ),
      'c', 'c',
      'c.user_id',
      case _sort
        when 'full_name' then format('c.full_name %s nulls last, c.user_id', direction)
        when 'status' then format('c.status %s, c.updated_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('c.updated_at %1$s, c.user_id %1$s', direction)
      end,
      _filters, _page, _size, '{"status": "public.profile_status", "has": "uuid"}'
    ) l
    join public.caregiver_profiles c on c.user_id = l.id
    left join public.places p on p.id = c.place_id
    left join private.assignments a on a.caregiver_id = c.user_id
    left join public.users u on u.id = a.admin_id
    left join public.users k on k.id = c.user_id
    order by l.place;
end $$;
select private.expose('list_caregivers', 'authenticated');
