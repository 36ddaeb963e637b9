-- What staff entered for a caregiver is in the bell at once, and in one email.

create index notifications_entries_idx on private.notifications (recipient_id, created_at)
  where private.is_entry(kind) and mailed_at is null;

-- Writes to caregivers when nothing was entered for ten minutes. A single entry has its own email. A duty of the
-- tick.
create function private.write_entry_mails(moment timestamptz, batch integer default 50) returns bigint
language plpgsql set search_path = '' as $$
declare
  written bigint;
begin
  with due as (
    select n.recipient_id from private.notifications n
    where private.is_entry(n.kind) and n.mailed_at is null
    group by n.recipient_id having max(n.created_at) <= moment - interval '10 minutes'
    order by min(n.created_at) limit batch
  ), news as (
    update private.notifications n set mailed_at = moment from due d
    where n.recipient_id = d.recipient_id and private.is_entry(n.kind) and n.mailed_at is null
    returning n.*
  ), told as (
    select n.recipient_id, count(distinct n.id) as things, max(n.id) as latest, jsonb_build_object(
      'fields', coalesce(string_agg(distinct f.field, ',' order by f.field), ''),
      'document', coalesce(string_agg(distinct n.params ->> 'document', ','), ''),
      'job', coalesce(jsonb_agg(distinct n.params -> 'job') filter (where n.params ? 'job'), '[]')
    ) as params
    from news n left join lateral string_to_table(n.params ->> 'fields', ',') f (field) on true
    where private.takes_mail(n.recipient_id, n.kind, n.params)
    group by n.recipient_id
  ), queued as (
    select private.queue_mail(
      u.email, case when t.things = 1 then n.kind else 'records_added' end,
      case when t.things = 1 then n.params || jsonb_build_object('subject', n.subject_id) else t.params end,
      notification => t.latest, recipient => u.id
    )
    from told t join auth.users u on u.id = t.recipient_id join news n on n.id = t.latest
  )
  select count(*) into written from due, (select count(*) from queued) q;
  return written;
end $$;
