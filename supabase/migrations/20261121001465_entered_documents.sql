-- A document that came to our team, added for its caregiver: who did is in the audit log, how it came on the document.
-- It is verified as any other.

-- Errors: not_allowed, own_record, caregiver_not_found, id_taken, document_invalid (detail: the columns),
-- too_many_documents.
create function private.add_document(
  _id uuid, _caregiver_id uuid, _kind public.document_kind, _file_path text, _file_name text, _issued_on date,
  _expires_on date, _received public.document_receipt
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known uuid := (select d.caregiver_id from public.documents d where d.id = _id);
begin
  perform private.require_role('admin');
  perform private.require_not_self(_caregiver_id);
  perform private.lock_in_order(caregivers => array[_caregiver_id]);
  if not exists (select from public.caregiver_profiles p where p.user_id = _caregiver_id) then
    raise exception 'caregiver_not_found' using errcode = 'PT404';
  end if;
  if known = _caregiver_id then return; end if;
  if known is not null then raise exception 'id_taken'; end if;
  if _received is null then raise exception 'document_invalid' using detail = '["received"]'; end if;
  if starts_with(_file_path, _caregiver_id || '/') is not true
    or exists (select from public.documents d where d.file_path = _file_path) then
    raise exception 'document_invalid' using detail = '["file_path"]';
  end if;
  insert into public.documents (id, caregiver_id, kind, file_path, file_name, issued_on, expires_on, received)
  values (_id, _caregiver_id, _kind, _file_path, _file_name, _issued_on, _expires_on, _received);
  perform private.notify(_caregiver_id, 'document_added', _id, jsonb_build_object('document', _kind));
end $$;
select private.expose('add_document', 'authenticated');
