-- A document that expires while its owner is placed where it is needed (decision 0101).

-- Each such document, the latest of its kind. A document that was never held isn't one: it was not asked for when its
-- owner was placed. Looked up document by document, so that a reader of the first few stops early. Few owners are
-- placed, and only theirs are checked for a newer document.
create view private.lapses as
select d.caregiver_id, d.kind, d.id as document_id, d.expires_on
from public.documents d cross join lateral (
  select p.job_id from public.placements p join public.jobs j on j.id = p.job_id
  where p.caregiver_id = d.caregiver_id and p.ended_at is null
    and (p.ends_on is null or p.ends_on >= (select private.today()))
    -- What the job itself asks for is found without a call.
    and (d.kind = any (j.required_credentials) or private.asks_for(j, d.kind))
  limit 1
) placed cross join lateral (
  select where placed.job_id is not null and not exists (
    select from public.documents l
    where l.caregiver_id = d.caregiver_id and l.kind = d.kind and l.status = 'verified'
      and (l.expires_on is null or (l.expires_on, d.id) > (d.expires_on, l.id))
  )
  offset 0
) latest
where d.status = 'verified' and d.expires_on <= private.today();

-- The expired documents that keep a caregiver from applying for new jobs, as codes of unmet_requirements: lapsed:….
create function private.lapsed_documents(caregiver uuid) returns text[]
language sql stable set search_path = '' as $$
  select array(select 'lapsed:' || l.kind from private.lapses l where l.caregiver_id = caregiver order by l.kind)
$$;

-- Which documents that the job asks for have expired for the placed caregiver; for staff.
create function private.lapsed(placement public.placements) returns public.document_kind[]
language sql stable security definer set search_path = '' as $$
  select array(
    select l.kind from private.lapses l join public.jobs j on j.id = placement.job_id
    where l.caregiver_id = placement.caregiver_id and placement.ended_at is null and private.asks_for(j, l.kind)
      and private.acts_as('admin')
    order by l.kind
  )
$$;

create function public.lapsed(placement public.placements) returns public.document_kind[]
language sql stable set search_path = '' as $$ select private.lapsed(placement) $$;

-- The documents that the job of a placement asks for, and until when the caregiver holds each: [{kind, held,
-- lastDay}]; for staff. Without a last day it never expires.
create function private.credentials(placement public.placements) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', k, 'held', d.id is not null, 'lastDay', d.expires_on) order by k), '[]'
  )
  from public.jobs j cross join unnest(enum_range(null::public.document_kind)) k left join lateral (
    select o.id, o.expires_on from public.documents o
    where o.caregiver_id = placement.caregiver_id and o.kind = k and o.status = 'verified'
    order by o.expires_on desc nulls first limit 1
  ) d on true
  where j.id = placement.job_id and private.asks_for(j, k) and private.acts_as('admin')
$$;

create function public.credentials(placement public.placements) returns jsonb
language sql stable set search_path = '' as $$ select private.credentials(placement) $$;
grant execute on function private.lapsed, public.lapsed, private.credentials, public.credentials to authenticated;

-- Tells the owner and staff about each, once; a duty of the tick, from eight in the morning, like notify_overdue.
create function private.notify_lapses(moment timestamptz, batch integer default 1000) returns bigint
language plpgsql set search_path = '' as $$
declare
  lapse private.lapses;
  told bigint := 0;
begin
  if private.day_of(moment - interval '8 hours') < private.day_of(moment) then return 0; end if;
  for lapse in
    select l.* from private.lapses l
    where not exists (
      select from private.told_occasions t
      where t.kind = 'placed_document_lapsed' and t.subject_id = l.caregiver_id
        and t.occasion = l.document_id || '/' || l.expires_on and t.recipient_id is null and t.request_id is null
    )
    order by l.expires_on, l.document_id limit batch
  loop
    perform private.notify(
      lapse.caregiver_id, 'document_lapsed', lapse.document_id,
        jsonb_build_object('document', lapse.kind, 'day', lapse.expires_on),
      lapse.expires_on::text
    );
    perform private.notify_staff(
      'placed_document_lapsed', lapse.caregiver_id, jsonb_build_object('document', lapse.kind, 'day', lapse.expires_on),
      lapse.document_id || '/' || lapse.expires_on
    );
    told := told + 1;
  end loop;
  return told;
end $$;
