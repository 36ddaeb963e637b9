-- Which documents each care type asks for. A new job starts from these rules, and a profile is approved with the
-- documents of its care types (decision 0101).

create table public.credential_rules (
  care_type public.care_type,
  kind public.document_kind,
  primary key (care_type, kind)
);
insert into public.credential_rules
select c, k from unnest(enum_range(null::public.care_type)) c,
  unnest('{identity,background_check}'::public.document_kind[]) k
union all
select c, 'qualification' from unnest('{personal_care,palliative_care,dementia_care}'::public.care_type[]) c;

create trigger record_event after insert or update or delete on public.credential_rules
  for each row execute function private.record_event('care_type');

alter table public.credential_rules enable row level security;
grant select on public.credential_rules to authenticated;
create policy "People with a role read which documents are asked for" on public.credential_rules
  for select to authenticated using ((select private.my_role()) is not null);

-- The documents that these care types ask for, each once.
create function private.ruled_documents(care public.care_type[]) returns public.document_kind[]
language sql stable set search_path = '' as $$
  select array(select distinct r.kind from public.credential_rules r where r.care_type = any (care) order by r.kind)
$$;

-- The documents that these care types ask for and that the caregiver doesn't hold.
create function private.missing_documents(caregiver uuid, care public.care_type[]) returns public.document_kind[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select k from unnest(private.ruled_documents(care)) k where not private.holds_credential(caregiver, k) order by k
  );
end $$;

-- Why a job doesn't ask for documents that the rules ask for: {kind: reason}, and no other kinds. Errors:
-- waiver_reason_missing (detail: the kind), too_long.
create function private.waivers_for(care public.care_type[], asked public.document_kind[], words jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  waived public.document_kind;
  reason text;
  waivers jsonb := '{}';
begin
  foreach waived in array private.ruled_documents(care) loop
    continue when waived = any (asked);
    reason := private.reason(words ->> waived::text, false);
    if reason is null then raise exception 'waiver_reason_missing' using detail = waived::text; end if;
    waivers := waivers || jsonb_build_object(waived, reason);
  end loop;
  return waivers;
end $$;

-- The rows of rules given as {care type: [kinds of documents]}.
create function private.rules_in(rules jsonb) returns table (care_type public.care_type, kind public.document_kind)
language sql immutable set search_path = '' as $$
  select distinct c.key::public.care_type, k::public.document_kind
  from jsonb_each(rules) c, jsonb_array_elements_text(c.value) k
$$;

-- Sets which documents each care type asks for, all at once: {care type: [kinds of documents]}. What is approved or
-- published stays as it is. Errors: not_allowed, changed_meanwhile (the current rules aren't those that were seen),
-- same_as_before.
create function private.save_credential_rules(_rules jsonb, _seen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb;
  empty jsonb;
  changed boolean := false;
begin
  perform private.require_role('admin');
  -- Of two who save at the same time, the second sees what the first wrote.
  lock table public.credential_rules in share row exclusive mode;
  select
    jsonb_object_agg(c, array(select r.kind from public.credential_rules r where r.care_type = c)),
    jsonb_object_agg(c, '[]'::jsonb)
  into kept, empty from unnest(enum_range(null::public.care_type)) c;
  -- The same sets. A care type that is not named has an empty one.
  if (kept @> _seen and (empty || _seen) @> kept) is not true then
    perform private.refuse_stale('credential_rules');
  end if;
  delete from public.credential_rules r
  where not exists (select from private.rules_in(_rules) n where n.care_type = r.care_type and n.kind = r.kind);
  if found then changed := true; end if;
  insert into public.credential_rules select n.care_type, n.kind from private.rules_in(_rules) n on conflict do nothing;
  if not (found or changed) then raise exception 'same_as_before'; end if;
end $$;
select private.expose('save_credential_rules', 'authenticated');

-- Sets until when a verified document is valid; null means that it doesn't expire. `seen` is the day shown before.
-- Errors: not_allowed, own_record, document_not_found, document_step_not_allowed, expiry_invalid, changed_meanwhile,
-- same_as_before.
create function private.date_document(_document_id uuid, _expires_on date, _seen date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  doc public.documents;
begin
  perform private.require_role('admin');
  perform private.lock_in_order(
    caregivers => array(select d.caregiver_id from public.documents d where d.id = _document_id)
  );
  select * into doc from public.documents d where d.id = _document_id for update;
  if not found then raise exception 'document_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(doc.caregiver_id);
  if doc.status <> 'verified' then
    raise exception 'document_step_not_allowed' using detail = doc.status::text;
  end if;
  if _expires_on not between private.today() - 3660 and private.today() + 36600 or _expires_on <= doc.issued_on then
    raise exception 'expiry_invalid';
  end if;
  if _expires_on is not distinct from doc.expires_on then raise exception 'same_as_before'; end if;
  if _seen is distinct from doc.expires_on then perform private.refuse_stale('documents', _document_id::text); end if;
  update public.documents set expires_on = _expires_on where id = _document_id;
  perform private.notify(
    doc.caregiver_id, 'document_dated', doc.id,
      jsonb_build_object('document', doc.kind, 'day', coalesce(_expires_on::text, ''))
  );
end $$;
select private.expose('date_document', 'authenticated');

-- Like verify_document, but it also sets the day until which the document counts, or null if it doesn't expire. It
-- does both or neither. Errors: those of verify_document and date_document.
create function private.verify_dated(
  _document_id uuid, _checked text, _expires_on date, _seen timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before public.documents;
begin
  perform private.require_role('admin');
  select * into before from public.documents d where d.id = _document_id;
  -- If the latest check is the same, only the day changes.
  if (before.status, before.check_note, before.checked_at) is distinct from ('verified', private.typed(_checked), _seen)
    or _expires_on is not distinct from before.expires_on
  then perform private.check_document(_document_id, 'verified', _checked, _seen); end if;
  if _expires_on is distinct from before.expires_on then
    perform private.date_document(_document_id, _expires_on, before.expires_on);
  end if;
end $$;
select private.expose('verify_dated', 'authenticated');
