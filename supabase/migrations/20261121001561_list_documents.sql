-- The documents that wait for a check, the longest waiting first, with the day by which staff promise an answer.
-- Filter: has. Errors: not_allowed.
create function private.list_documents(_filters jsonb, _size integer)
returns table (
  total bigint, id uuid, kind public.document_kind, file_path text, file_name text, issued_on date, expires_on date,
    created_at timestamptz,
  due date, caregiver_id uuid, full_name text, assigned_to text, received public.document_receipt
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select w.total, w.id, w.kind, w.file_path, w.file_name, w.issued_on, w.expires_on, w.created_at,
      private.due_on('document', w.created_at), w.caregiver_id, c.full_name, w.assigned_to, w.received
    from (
      select count(*) over () as total, d.*, coalesce(u.full_name, u.email) as assigned_to
      from public.documents d
      left join private.assignments a on a.subject_id = d.caregiver_id
      left join public.users u on u.id = a.admin_id
      where d.status = 'uploaded'
        and (private.filter_value($1, 'has') is null or coalesce(a.admin_id::text, 'nobody') = private.filter_value($1,
          'has'))
      order by d.created_at, d.id limit least(private.page_size($2), 200)
    ) w
    join public.caregiver_profiles c on c.user_id = w.caregiver_id
    order by w.created_at, w.id;
end $$;
select private.expose('list_documents', 'authenticated');
