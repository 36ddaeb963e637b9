import { type Invariant } from './invariant.ts';

export const overdue: Invariant[] = [
  {
    says: 'whoever waits past the day is told once that it takes longer',
    look: async ({ by }, { keeper }) => {
      if (by !== 'time') return [];
      const faults = await keeper<{ fault: string }[]>`
        select format('%s of %s, %s times', w.kind, coalesce(f.name, c.name), told.times) as fault
        from private.overdue_on(private.today()) w
        left join model.people f on f.id = w.request_id left join model.people c on c.id = w.caregiver_id,
        lateral (
          select count(*) as times from private.told_occasions n where n.told_at > w.since and (
            n.request_id = w.request_id and n.kind = 'takes_longer'
            or w.request_id is null and n.recipient_id = w.caregiver_id and n.kind = 'takes_longer_caregiver'
              and (starts_with(n.occasion, w.kind || '/') or w.kind in ('profile', 'document'))
              and n.subject_id in (w.caregiver_id, w.subject_id)
          )
        ) told
        where w.kind not in ('lapse', 'terms') and told.times = 0
          and not exists (
            select from public.complaints c where c.id = w.subject_id and c.side = 'caregiver'
          )
          and (w.request_id is not null or private.role_of(w.caregiver_id) is not null)
        union all
        -- Told just now, though it had been told since each of these began to wait.
        select format('%s, once more', f.name) from model.people f, lateral (
          select array_agg(n.told_at order by n.told_at desc) as moments from private.told_occasions n
          where n.request_id = f.id and n.kind = 'takes_longer'
        ) told
        where moments[1] > now() - interval '12 hours' and moments[2] is not null and not exists (
          select from private.overdue_on(private.today()) w where w.request_id = f.id and w.since > moments[2]
        )`;
      return faults.map(({ fault }) => fault);
    },
  },
];
