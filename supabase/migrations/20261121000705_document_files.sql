-- The files of documents: how many an account has, who fetches them and for how long, who stores and removes them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

-- The paths of an account's files in a bucket. The ~ operators use hosted Supabase's index on names.
create function private.files_of(account text, bucket text default 'documents') returns setof text
language sql stable set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = bucket and o.name operator(pg_catalog.~>=~) (account || '/')
    and o.name operator(pg_catalog.~<~) (account || '0') and private.is_file(to_jsonb(o))
$$;

-- Files without a document count too, or the limit on documents would not protect the disk. A policy can't count
-- them: Storage asks it first and writes the record later, as a role that no policy binds (decision 0067).
create function private.limit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := split_part(new.name, '/', 1);
begin
  -- Locked, so that parallel uploads are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('files of ' || owner, 0));
  if (select count(*) from private.files_of(owner)) > 80 then
    raise exception 'too_many_files' using errcode = '42501';
  end if;
  return null;
end $$;
-- Runs after row security, so that nobody learns how many files someone else has.
create trigger limit_files after insert on storage.objects
  for each row when (new.bucket_id = 'documents') execute function private.limit_files();

-- Which session may fetch which file for the next two minutes (decision 0067).
create table private.document_views (
  id bigint generated always as identity primary key,
  document_id uuid not null references public.documents (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid,
  opened_at timestamptz not null default now()
);
create index document_views_document_idx on private.document_views (document_id);
create index document_views_account_idx on private.document_views (account_id, opened_at);

create function private.session_id() returns uuid
language sql stable set search_path = '' as $$ select (auth.jwt() ->> 'session_id')::uuid $$;

-- Lets this session fetch a document's file, and records that it did. Errors: not_allowed, own_record,
-- document_not_found.
create function private.open_document(_document_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  perform private.require_role('admin');
  select d.caregiver_id into owner from public.documents d where d.id = _document_id;
  if not found then raise exception 'document_not_found' using errcode = 'PT404'; end if;
  perform private.require_not_self(owner);
  delete from private.document_views o where o.account_id = auth.uid() and o.opened_at < now() - interval '2 minutes';
  insert into private.document_views (document_id, account_id, session_id)
  values (_document_id, auth.uid(), private.session_id());
  insert into public.events (actor_id, subject_type, subject_id, action)
  values (auth.uid(), 'documents', _document_id::text, 'read');
end $$;
select private.expose('open_document', 'authenticated');

-- The paths of the files that this session has just opened.
create function private.opened_files() returns setof text
language sql stable security definer set search_path = '' as $$
  select d.file_path
  from private.document_views o join public.documents d on d.id = o.document_id
  where o.account_id = auth.uid() and o.opened_at > now() - interval '2 minutes'
    and o.session_id is not distinct from private.session_id() and private.my_role() = 'admin'
$$;

-- When staff opened the calling caregiver's documents; the latest hundred first. Errors: not_allowed.
create function private.my_document_views()
returns table (document_id uuid, opened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  return query
    select d.id, e.occurred_at
    from public.documents d
    join public.events e on e.subject_type = 'documents' and e.subject_id = d.id::text and e.action = 'read'
    where d.caregiver_id = auth.uid()
    order by e.id desc
    limit 100;
end $$;
select private.expose('my_document_views', 'authenticated');

-- Nobody makes a signed link, to read or to write: it works for anyone who has it, for as long as its maker likes.
-- Storage says what it is about to do. If it doesn't say, it may be signing a link, and is refused.
create function private.is_signing() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('storage.operation', true), ''), 'sign') like '%sign%'
$$;
grant execute on function private.opened_files, private.is_signing to authenticated;

create policy "Caregivers read their own files, admins those they need" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'documents' and not (select private.is_signing()) and (
      (storage.foldername(name))[1] = (select auth.uid())::text and (select private.acts_as('caregiver'))
      or name in (select private.opened_files())
      or owner_id = (select auth.uid())::text and (select private.acts_as('admin'))
        and not exists (select from public.documents d where d.file_path = objects.name)
    )
  );
-- A caregiver writes to their own folder, an admin to that of another person who is a caregiver.
create function private.may_add_files(folder text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.my_role()
    when 'caregiver' then folder = auth.uid()::text
    when 'admin' then folder <> auth.uid()::text and pg_input_is_valid(folder, 'uuid') and exists (
      select from public.caregiver_profiles p where p.user_id = folder::uuid
    )
    else false
  end;
end $$;
grant execute on function private.may_add_files to authenticated;
create policy "Caregivers add files for themselves, admins for a caregiver" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'documents' and private.is_file_path(name) and not (select private.is_signing())
    and private.may_add_files((storage.foldername(name))[1])
  );
-- A check is about the file that the admin saw. So there is no update policy, and nobody removes a file that a
-- document names. A verified document can't be removed, so its file stays until its owner leaves
-- (prepare_account_deletion). Someone who has become an admin since then may leave too. Only the admin who stored a
-- file removes it: its caregiver could put another in its place. If Storage doesn't say who stored it, the folder's
-- owner did.
create policy "People remove files that they stored and no document needs" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and coalesce(owner_id, (storage.foldername(name))[1]) = (select auth.uid())::text
    and case (storage.foldername(name))[1] when (select auth.uid())::text then (select private.my_role()) is not null
      else (select private.acts_as('admin')) end
    and not exists (select from public.documents d where d.file_path = objects.name)
  );
