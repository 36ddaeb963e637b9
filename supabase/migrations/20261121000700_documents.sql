-- Proof of what caregivers say about themselves. Files are in the private bucket documents/{user id}/…. A check
-- records who looked at what, when, and how long it is valid. Whether a document has expired follows from the date.

create type public.document_status as enum ('uploaded', 'verified', 'rejected');
-- How a document came to our team. With `original` they saw the document itself.
create type public.document_receipt as enum ('email', 'post', 'original');

-- Plain path segments only, since .. would lead into someone else's folder. Only the extensions that the bucket
-- takes, since what an admin downloads must not open as a program or a page.
create function private.is_file_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(path) <= 200 and path ~ '^[[:alnum:]_-]+(/[[:alnum:]_-]+([.][[:alnum:]_-]+)*)+[.](pdf|jpg|png)$'
$$;
-- A check constraint runs as the role that writes the row.
grant execute on function private.is_file_path to authenticated;

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  caregiver_id uuid not null references public.caregiver_profiles (user_id) on delete cascade,
  kind public.document_kind not null,
  file_path text not null unique check (private.is_file_path(file_path)),
  file_name text not null check (length(file_name) between 1 and 200),
  issued_on date check (issued_on between '1900-01-01' and '2200-01-01'),
  expires_on date check (expires_on between '1900-01-01' and '2200-01-01'),
  status public.document_status not null default 'uploaded',
  check_note text check (length(check_note) <= 1000),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  received public.document_receipt,
  check (expires_on > issued_on)
);
comment on column public.documents.received is
  'How our team, who added it, got it (*_entered_documents.sql). Null if the caregiver added it.';
comment on column public.documents.check_note is
  'What was checked, or why it was not accepted, in words for the caregiver.';
create index documents_caregiver_idx on public.documents (caregiver_id, kind, status) include (expires_on, id);
create index documents_waiting_idx on public.documents (created_at, id) include (caregiver_id)
  where status = 'uploaded';
create index documents_rejected_idx on public.documents (checked_at) where status = 'rejected';
create index documents_lapsed_idx on public.documents (expires_on) include (caregiver_id, kind, id)
  where status = 'verified';
create index documents_expires_on_idx on public.documents (expires_on);

-- What can't be kept is named by its column. Errors: document_invalid (detail: the columns).
create function private.clean_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  faults text[];
begin
  new.file_name := private.clean_name(new.file_name);
  faults := array(
    select f.field from (values
      ('kind', new.kind is not null),
      -- Only paths in the caller's own folder, so that nobody learns what is in another.
      ('file_path', coalesce(private.is_file_path(new.file_path), false) and not (
        starts_with(new.file_path, coalesce(auth.uid() || '/', '/'))
        and exists (select from public.documents d where d.file_path = new.file_path)
      )),
      ('file_name', coalesce(length(new.file_name) between 1 and 200, false)),
      ('issued_on', new.issued_on between '1900-01-01' and '2200-01-01'),
      ('expires_on', new.expires_on between '1900-01-01' and '2200-01-01'
        and (new.issued_on is null or new.expires_on > new.issued_on))
    ) f (field, sound)
    where f.sound is false
  );
  if cardinality(faults) > 0 then raise exception 'document_invalid' using detail = array_to_json(faults)::text; end if;
  return new;
end $$;
create trigger clean before insert on public.documents
  for each row execute function private.clean_document();
create trigger touch before update on public.documents
  for each row execute function private.touch_updated_at();
create trigger record_event after insert or update or delete on public.documents
  for each row execute function private.record_event('id');
create trigger limit_writes before insert or update or delete on public.documents
  for each statement when (current_user = 'authenticated') execute function private.limit_writes();

-- Enough for everything that a caregiver could have to show. Errors: too_many_documents.
create function private.limit_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked, so that parallel uploads are counted one after the other.
  perform from public.caregiver_profiles p where p.user_id = new.caregiver_id for no key update;
  if (select count(*) from public.documents d where d.caregiver_id = new.caregiver_id) > 40 then
    raise exception 'too_many_documents';
  end if;
  return null;
end $$;
-- Runs after row security, so that nobody learns how many documents another person has.
create trigger limit_documents after insert on public.documents
  for each row execute function private.limit_documents();

alter table public.documents enable row level security;
grant select, delete on public.documents to authenticated;
grant insert (caregiver_id, kind, file_path, file_name, issued_on, expires_on) on public.documents to authenticated;

create policy "Caregivers read their own documents, admins read all" on public.documents
  for select to authenticated
  using (caregiver_id between (select private.readable_from()) and (select private.readable_to()));
create policy "Caregivers add documents that lie in their own folder" on public.documents
  for insert to authenticated
  with check (
    caregiver_id = (select auth.uid()) and (select private.acts_as('caregiver'))
    and starts_with(file_path, (select auth.uid())::text || '/')
  );
create policy "Caregivers remove their own documents until they are verified" on public.documents
  for delete to authenticated
  using (
    caregiver_id = (select auth.uid()) and (select private.acts_as('caregiver')) and status <> 'verified'
  );

-- Whether a storage record is a file. If a hosted project has versioning on, storage also records earlier versions
-- and removals. Elsewhere it has no such columns.
create function private.is_file(record jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select record ->> 'archived_at' is null and record ->> 'is_delete_marker' is distinct from 'true'
$$;

-- A document needs its file first, since staff could open nothing without it. Runs after row security, so that nobody
-- learns what is in another folder. Errors: document_file_missing.
create function private.require_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from storage.objects o where o.bucket_id = 'documents' and o.name = new.file_path
      and private.is_file(to_jsonb(o))
  ) then
    raise exception 'document_file_missing';
  end if;
  return null;
end $$;
create trigger require_file after insert on public.documents
  for each row when (current_user = 'authenticated') execute function private.require_file();

-- Checks what was seen: `seen` is when the document was last checked, null before the first check. An admin who has
-- seen it may reverse or reword it. Errors: not_allowed, own_record, document_not_found, changed_meanwhile,
-- document_step_not_allowed, document_file_missing, reason_missing, too_long, same_as_before.
create function private.check_document(document uuid, verdict public.document_status, note text, seen timestamptz)
  returns void
language plpgsql security definer set search_path = '' as $$
declare
  doc public.documents;
begin
  perform private.require_role('admin');
  perform private.lock_in_order(
    caregivers => array(select d.caregiver_id from public.documents d where d.id = document)
  );
  select * into doc from public.documents where id = document for update;
  if not found then raise exception 'document_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(doc.caregiver_id);
  if doc.checked_at is distinct from seen then perform private.refuse_stale('documents', document::text); end if;
  if doc.status = verdict and seen is null then
    raise exception 'document_step_not_allowed' using detail = doc.status::text;
  end if;
  -- Otherwise its owner could upload any file later, and it would count as checked.
  if verdict = 'verified' and not exists (
    select from storage.objects o where o.bucket_id = 'documents' and o.name = doc.file_path
      and private.is_file(to_jsonb(o))
  ) then
    raise exception 'document_file_missing';
  end if;
  if (doc.status, doc.check_note) = (verdict, private.reason(note, true)) then raise exception 'same_as_before'; end if;
  update public.documents
  set status = verdict, check_note = private.reason(note, true), checked_at = now()
  where id = document;
end $$;

create function public.verify_document(document_id uuid, checked text, seen timestamptz default null) returns void
language sql set search_path = '' as $$ select private.check_document(document_id, 'verified', checked, seen) $$;

create function public.reject_document(document_id uuid, reason text, seen timestamptz default null) returns void
language sql set search_path = '' as $$ select private.check_document(document_id, 'rejected', reason, seen) $$;
grant execute on function private.check_document, public.verify_document, public.reject_document to authenticated;
