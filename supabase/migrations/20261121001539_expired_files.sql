-- Files that nothing shows. Only the storage API removes a file with its record, so a caller with the secret key reads
-- these lists and calls it.

-- Files older than a day that no document names: of documents and accounts that expired, and of interrupted uploads.
create function private.expired_files(moment timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'documents' and o.created_at < moment - interval '1 day' and private.is_file(to_jsonb(o))
    and not exists (select from public.documents d where d.file_path = o.name)
$$;
select private.expose('expired_files', 'service_role');

-- The same for photos that no profile shows.
create function private.expired_photos(moment timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'photos' and o.created_at < moment - interval '1 day' and private.is_file(to_jsonb(o))
    and not private.is_shown_photo(o.name)
$$;
select private.expose('expired_photos', 'service_role');

-- Hosted, calls the Edge Function remove-expired-files to remove them. Answers how many wait. Its URL and the shared
-- secret are in the Vault, as file_remover_url and file_remover_secret; without them nothing happens. The embedded
-- server removes them itself.
create function private.call_file_remover(moment timestamptz) returns bigint
language plpgsql set search_path = '' as $$
declare
  waiting bigint;
  url text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then return 0; end if;
  select (select count(*) from private.expired_files(moment)) + (select count(*)
    from private.expired_photos(moment)) into waiting;
  if waiting = 0 then return 0; end if;
  select s.decrypted_secret into url from vault.decrypted_secrets s where s.name = 'file_remover_url';
  select s.decrypted_secret into secret from vault.decrypted_secrets s where s.name = 'file_remover_secret';
  if url is null or secret is null then return 0; end if;
  -- It doesn't wait for the answer.
  perform net.http_post(
    url := url, headers := jsonb_build_object('Authorization', 'Bearer ' || secret), timeout_milliseconds := 60000
  );
  return waiting;
end $$;
