-- A caregiver's photo, in the private bucket photos/{user id}/…. Only the Edge Function caregiver-photo writes there,
-- after it has removed everything but the picture (decision 0140). Staff see the newest photo, families the approved
-- one.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', false, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- Whether a profile uses this photo, now or as approved. A photo that is not used may be removed.
create function private.is_shown_photo(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.caregiver_profiles p where p.photo_path = path)
    or exists (select from public.reviewed_profiles r where r.photo_path = path)
$$;

-- Removes the photo from a profile and from its approved version, so that no family sees it from now on.
create function private.forget_photo(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- First, so that the removal doesn't wait for a review.
  update public.reviewed_profiles r set photo_path = null where r.user_id = account and r.photo_path is not null;
  update public.caregiver_profiles p set photo_path = null where p.user_id = account and p.photo_path is not null;
end $$;

-- Where the caller's next photo may be stored, without its extension. Errors: not_allowed, too_many_requests.
create function private.new_photo() returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('caregiver');
  if not exists (select from public.caregiver_profiles p where p.user_id = auth.uid() and p.status <> 'suspended') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.throttle('photo:' || auth.uid(), 30, interval '1 hour');
  return auth.uid() || '/' || gen_random_uuid();
end $$;
select private.expose('new_photo', 'authenticated');

-- Puts a stored photo on the caller's profile. Answers with the earlier one if nothing shows it any more. Other
-- unused photos may be uploads under way, so expired_photos removes them later. Families see the approved photo until
-- staff approve this one. Errors: not_allowed, photo_missing.
create function private.keep_photo(_path text) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  before text;
begin
  perform private.require_role('caregiver');
  -- Of two photos at once, the second replaces the first.
  select p.photo_path into before from public.caregiver_profiles p where p.user_id = me for update;
  if not exists (select from private.files_of(me::text, 'photos') stored where stored = _path)
    then raise exception 'photo_missing'; end if;
  update public.caregiver_profiles p set photo_path = _path where p.user_id = me and p.status <> 'suspended';
  if not found then raise exception 'not_allowed' using errcode = '42501'; end if;
  return array(select before where before is not null and not private.is_shown_photo(before));
end $$;
select private.expose('keep_photo', 'authenticated');

-- Removes the caller's photo at once for everyone. Answers with the files that may be deleted. Errors: not_allowed.
create function private.remove_photo() returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform private.forget_photo(auth.uid());
  return array(select private.files_of(auth.uid()::text, 'photos'));
end $$;
select private.expose('remove_photo', 'authenticated');

grant execute on function private.is_shown_photo to authenticated;

-- Read by exact name only, like all private files, so that nobody can sign a link to one. There is no policy to
-- insert or update.
create policy "People read their own photo, admins those of caregivers" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'photos' and not (select private.is_signing()) and (
      (storage.foldername(name))[1] = (select auth.uid())::text and (select private.my_role()) is not null
      or (select private.acts_as('admin'))
    )
  );
create policy "People remove their own photos that no profile shows" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.my_role()) is not null and not private.is_shown_photo(name)
  );
