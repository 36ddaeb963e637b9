-- Which photo a family may see: of a caregiver introduced to them now, by the application, or of one who comes, by
-- the placement.

-- Where the approved photo is stored. Null for a wrong key, a caregiver that the family may no longer see, or one
-- without a photo. Only the Edge Function caregiver-photo calls it, and hands over the picture, not its place.
-- Errors: too_many_requests, link_ended.
create function private.shown_photo(_reference text, _secret text, _person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  link private.request_links := private.open_link(_reference, _secret);
  asked uuid := link.request_id;
begin
  if asked is null then return null; end if;
  return (
    select r.photo_path from public.reviewed_profiles r
    where r.user_id = (
      select a.caregiver_id from public.applications a
      where a.id = _person and (link.purpose = 'all' or _person = any (link.about)) and exists (
        select from jsonb_array_elements(private.introductions(asked)) shown
          where shown ->> 'application' = _person::text
      )
    ) or r.user_id = (
      select p.caregiver_id from public.placements p join public.caregiver_profiles c on c.user_id = p.caregiver_id
      where p.id = _person and p.request_id = asked and p.ended_at is null and link.purpose in ('all', 'status')
        and c.status <> 'suspended' and private.role_of(c.user_id) = 'caregiver'
    )
  );
end $$;
select private.expose('shown_photo', 'service_role');
