-- Proves the audit log, or names the first event that is not as it was written (decision 0063). Works everything out by
-- itself, with no function of the database that could have been changed along with the audit log.
-- Answers one row: {sealed, unsealed, position and seal of the last sealed event; of the first broken one broken_position
-- (null when it is not sealed), broken_id and fault, all null when the audit log holds}.
with walked as (
  select e.*, row_number() over sealed_order as place, lag(e.seal) over sealed_order as previous,
    sha256(convert_to(jsonb_build_array(
      e.id, e.occurred_at at time zone 'UTC', e.actor_id, e.by_family, e.by_known_link, e.subject_type, e.subject_id,
      e.action, e.before -> 'status', e.after -> 'status', encode(e.contents_hash, 'hex')
    )::text, 'utf8')) as hash
  from public.events e
  window sealed_order as (order by e.position nulls last, e.id)
), judged as (
  select w.position, w.place, w.id, case
    when w.position <> w.place then 'an event before this one is missing'
    when w.seal <> sha256(coalesce(w.previous, '') || w.hash) then 'it is not what was sealed'
    when w.salt is not null
      and w.contents_hash <> sha256(w.salt || convert_to(jsonb_build_array(w.before, w.after)::text, 'utf8'))
      then 'its contents are not what was written'
    when w.salt is null and (w.before - 'status' <> '{}' or w.after - 'status' <> '{}')
      then 'it has contents although they were erased'
    when w.salt is null and not exists (
      select from public.events later
      where later.subject_type = w.subject_type and later.subject_id = w.subject_id and later.action = 'erase'
        and later.id > w.id
    ) then 'its contents are gone, and no erasure is recorded'
  end as fault
  from walked w
)
select
  (select count(*) from judged j where j.position is not null) as sealed,
  (select count(*) from judged j where j.position is null) as unsealed,
  last.position, encode(last.seal, 'hex') as seal,
  broken.position as broken_position, broken.id as broken_id, broken.fault
from (values (true)) one
left join (
  select e.position, e.seal from public.events e where e.position is not null order by e.position desc limit 1
) last on true
left join (
  select j.position, j.id, j.fault from judged j where j.fault is not null order by j.place limit 1
) broken on true;
