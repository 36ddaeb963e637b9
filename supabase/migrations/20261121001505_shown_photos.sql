-- Which photo a family may see: of somebody who is introduced to it now, by the application, or who comes to it, by the placement.

-- Where it lies, as it was approved; null where the key is wrong, where that person is not the family's to see any more, or has none.
-- For the Edge Function caregiver-photo alone, which hands over the picture and not its place. Errors: too_many_requests, link_replaced.
create function private.shown_photo(reference text, secret text, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  asked uuid := private.find_request(reference, secret);
begin
  if asked is null then return null; end if;
  return (
    select r.photo_path from public.reviewed_profiles r
    where r.user_id = (
      select a.caregiver_id from public.applications a
      where a.id = person and exists (
        select from jsonb_array_elements(private.introductions(asked)) shown where shown ->> 'application' = person::text
      )
    ) or r.user_id = (
      select p.caregiver_id from public.placements p join public.caregiver_profiles c on c.user_id = p.caregiver_id
      where p.id = person and p.request_id = asked and p.ended_at is null
        and c.status <> 'suspended' and private.role_of(c.user_id) = 'caregiver'
    )
  );
end $$;
create function public.shown_photo(reference text, secret text, person uuid) returns text
language sql set search_path = '' as $$ select private.shown_photo(reference, secret, person) $$;
grant execute on function private.shown_photo(text, text, uuid), public.shown_photo(text, text, uuid) to service_role;
