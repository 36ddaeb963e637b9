create index users_role_idx on public.users (role, created_at desc);
create index users_deactivated_idx on public.users (created_at desc) where deactivated_at is not null;

-- Accounts. Filters: search (an email address), role, deactivated. Sorts: created_at, email, role. Errors: those of
-- may_list.
create function private.list_users(_filters jsonb, _sort text, _descending boolean, _page integer, _size integer)
returns table (
  total bigint, on_page integer, id uuid, email text, role public.user_role, email_verified boolean,
    created_at timestamptz,
  deactivated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when _descending then 'desc' else 'asc' end;
  of_role constant text := private.filter_value(_filters, 'role');
begin
  perform private.may_list('users', _filters, _size);
  return query
    select l.total, l.on_page, u.id, u.email, u.role, u.email_verified, u.created_at, u.deactivated_at
    from private.list_page(
      concat(
        ' from public.users u where true',
        private.search_clause(_filters, 'u.email'),
        case when of_role is not null then format(' and u.role = %L::public.user_role', of_role) end,
        case when private.filter_value(_filters, 'deactivated') is not null then ' and u.deactivated_at is not null' end
      ),
      null, null, 'u.id',
      case _sort
        when 'email' then format('lower(u.email) %1$s, u.id %1$s', direction)
        when 'role' then format('u.role %s, u.created_at %s', direction, case when _descending then 'asc'
          else 'desc' end)
        else format('u.created_at %1$s, u.id %1$s', direction)
      end,
      _filters, _page, _size, '{"role": "public.user_role"}'
    ) l
    join public.users u on u.id = l.id
    order by l.place;
end $$;
select private.expose('list_users', 'authenticated');
