import { type Invariant } from './invariant.ts';

export const waiting: Invariant[] = [
  {
    says: 'whoever waits is waited for by somebody, and staff by a day',
    sql: `
      with waits as (select * from private.dated_pending_items)
      select format('%s %s has no day', w.kind, coalesce(t.name, w.subject_id::text))
      from waits w left join model.things t on t.id = w.subject_id where w.turn is null or w.turn = 'staff' and w.due is null
      union all
      select format('%s waits for nobody', t.name) from model.things t
      left join public.requests r on r.id = t.id and r.erased_at is null
      left join public.applications a on a.id = t.id
      left join public.caregiver_profiles p on p.user_id = t.id
      left join public.documents d on d.id = t.id
      where (
          r.status in ('submitted', 'in_review')
          or r.status in ('open', 'matched') and not exists (
            select from public.placements l where l.request_id = r.id and l.ended_at is null
          ) and not exists (select from public.jobs j where j.request_id = r.id and j.status = 'open')
          or a.status in ('invited', 'submitted', 'shortlisted', 'introduced', 'offered', 'accepted')
          or p.status in ('submitted', 'changes_requested') or p.status = 'approved' and p.changes_since is not null
          or d.status = 'uploaded'
        ) and not exists (
          -- Who is invited keeps the search waiting, and is waited for with it.
          select from waits w where w.subject_id = t.id or w.request_id = t.id
        )
      union all
      select format('%s waits for nobody', t.name) from public.jobs j join model.things t on t.id = j.id
      where j.status = 'open' and not exists (select from waits w where w.kind = 'search' and w.subject_id = j.id)
        and not exists (
          select from waits w join public.applications a on a.id = w.subject_id and a.job_id = j.id
        )`,
  },
  {
    says: 'nobody is waited for who may not answer, or who is asked about somebody who can’t come',
    sql: `
      select format('%s %s waits for %s', w.kind, t.name, c.name)
      from private.pending_items w left join public.applications a on a.id = w.subject_id
      join model.people c on c.id = coalesce(w.caregiver_id, a.caregiver_id)
      join model.things t on t.id = w.subject_id
      left join public.caregiver_profiles p on p.user_id = c.id
      where (w.turn, w.kind) in (('caregiver', 'application'), ('caregiver', 'offer'), ('family', 'introduction')) and (
        private.role_of(c.id) is distinct from 'caregiver' or not private.reads_own_jobs(p)
      )`,
  },
];
