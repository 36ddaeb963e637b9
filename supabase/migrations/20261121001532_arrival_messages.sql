-- A placed caregiver is told that the address, the phone number or the arrival notes changed, never what they say.

create index arrival_notes_saved_at_idx on private.arrival_notes (saved_at);
create index events_contact_changes_idx on public.events (occurred_at)
  where subject_type = 'request_contacts' and action = 'update';

-- Tells everyone who could read it before the change: placed caregivers, and those covering a visit whose day is not
-- over. It waits until nothing has changed for ten minutes, so that several changes are one message; a duty of the
-- tick.
create function private.notify_arrival_notes(moment timestamptz, batch integer default 50) returns bigint
language plpgsql set search_path = '' as $$
declare
  told bigint := 0;
  reader record;
begin
  for reader in
    with changes as (
      select n.request_id, 'notes' as what, n.saved_at as changed_at from private.arrival_notes n
      where n.saved_at >= moment - interval '7 days'
      union all
      select e.subject_id::uuid, part.what, max(e.occurred_at)
      from public.events e join (values ('address', 'address'), ('contact_phone', 'phone')) part (kept_as, what)
        on e.after ? part.kept_as
      where e.subject_type = 'request_contacts' and e.action = 'update' and e.occurred_at >= moment - interval '7 days'
      group by e.subject_id, part.what
    ), fresh as (
      select c.request_id, c.changed_at, extract(epoch from c.changed_at)::text as version,
        string_agg(c.what, ',' order by c.what) as changed
      from changes c where c.changed_at <= moment - interval '10 minutes' group by c.request_id, c.changed_at
    ), readers as (
      select p.caregiver_id, coalesce(p.application_id, p.id) as subject, p.job_id, f.version, f.changed
      from fresh f join public.placements p on p.request_id = f.request_id
      where p.ended_at is null and p.placed_at < f.changed_at
      union
      select c.covered_by, p.id, p.job_id, f.version, f.changed
      from fresh f join public.placements p on p.request_id = f.request_id
        join public.visit_changes c on c.placement_id = p.id
      where c.undone_at is null and c.on_date >= private.day_of(moment) and c.settled_at < f.changed_at
        and not exists (
          select from public.placements own
          where own.request_id = f.request_id and own.caregiver_id = c.covered_by and own.ended_at is null
        )
    )
    select r.*, private.job_name(j) as job from readers r join public.jobs j on j.id = r.job_id
    where private.role_of(r.caregiver_id) is not null and not exists (
      select from private.told_occasions t
      where t.recipient_id = r.caregiver_id and t.kind = 'arrival_notes_changed' and t.subject_id = r.subject
        and t.occasion = r.version and t.request_id is null
    )
    order by r.version, r.subject limit batch
  loop
    perform private.notify(
      reader.caregiver_id, 'arrival_notes_changed', reader.subject,
      jsonb_build_object('job', reader.job, 'changed', reader.changed), reader.version
    );
    told := told + 1;
  end loop;
  return told;
end $$;
