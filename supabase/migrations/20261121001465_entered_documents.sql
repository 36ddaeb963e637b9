-- A document that came to our team and was added for its caregiver. The audit log says who added it, and the document
-- how it came. It is checked like any other.

-- The caller must have stored the file: what another person put there is not what our team was given. Errors:
-- not_allowed, id_missing, own_record, caregiver_not_found, id_taken, document_differs (from the one that came with
-- this id before), document_invalid (detail: the columns), document_file_missing, too_many_documents.
create function private.add_document(
  _id uuid, _caregiver_id uuid, _kind public.document_kind, _file_path text, _file_name text, _issued_on date,
  _expires_on date, _received public.document_receipt
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.documents;
begin
  perform private.require_role('admin');
  if _id is null then raise exception 'id_missing'; end if;
  perform private.require_not_self(_caregiver_id);
  perform private.lock_in_order(caregivers => array[_caregiver_id]);
  if not exists (select from public.caregiver_profiles p where p.user_id = _caregiver_id) then
    raise exception 'caregiver_not_found' using errcode = 'PT404';
  end if;
  -- Read under the lock, since the same may be sent twice at once.
  select * into known from public.documents d where d.id = _id;
  if found then
    if known.caregiver_id <> _caregiver_id then raise exception 'id_taken'; end if;
    if (known.kind, known.file_path, known.file_name, known.issued_on, known.expires_on, known.received)
      is distinct from (_kind, _file_path, private.clean_name(_file_name), _issued_on, _expires_on, _received)
    then raise exception 'document_differs'; end if;
    return;
  end if;
  if _received is null then raise exception 'document_invalid' using detail = '["received"]'; end if;
  if starts_with(_file_path, _caregiver_id || '/') is not true
    or exists (select from public.documents d where d.file_path = _file_path) then
    raise exception 'document_invalid' using detail = '["file_path"]';
  end if;
  if private.is_file_path(_file_path) and not exists (
    select from storage.objects o where o.bucket_id = 'documents' and o.name = _file_path
      and o.owner_id = auth.uid()::text and private.is_file(to_jsonb(o))
  ) then raise exception 'document_file_missing'; end if;
  insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on, received)
  values (_id, _caregiver_id, _kind, _file_path, _file_name, _issued_on, _expires_on, _received);
  perform private.notify(_caregiver_id, 'document_added', _id, jsonb_build_object('document', _kind));
end $$;
select private.expose('add_document', 'authenticated');
