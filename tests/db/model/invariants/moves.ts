import { type Invariant } from './invariant.ts';

export const moves: Invariant[] = [
  {
    says: 'a moved visit overlaps no other of its caregiver, and no two visits of a placement begin at the same time',
    sql: `
      with taking_place as materialized (
        select p.id, p.caregiver_id, p.request_id, p.caregiver_name, v.*
        from public.placements p, private.visits(p, private.today() - 1, private.today() + 13) v
        where p.ended_at is null and exists (select from public.visit_changes c where c.kind = 'moved')
          and not exists (
            select from public.visit_changes c
            where c.placement_id = p.id and c.on_date = v.on_date and c.opens = v.opens and c.undone_at is null
              and c.kind <> 'missed'
          )
      )
      select format('%s: %s %s, %s %s', a.caregiver_name, a.on_date, a.opens, b.on_date, b.opens)
      from taking_place a join taking_place b on b.caregiver_id = a.caregiver_id and b.on_date - a.on_date between -1 and 1
        and (b.id, b.on_date, b.opens) <> (a.id, a.on_date, a.opens)
      where (a.moved).id is not null and a.on_date >= private.today() and private.collide(
        a.opens, a.closes, a.minutes, b.opens + 1440 * (b.on_date - a.on_date),
        b.closes + 1440 * (b.on_date - a.on_date), b.minutes, case when a.request_id = b.request_id then 0 else 30 end
      )
      union all
      select format('%s: %s %s twice', t.caregiver_name, t.on_date, t.opens) from taking_place t
      where t.on_date >= private.today() group by t.id, t.caregiver_name, t.on_date, t.opens having count(*) > 1`,
  },
];
