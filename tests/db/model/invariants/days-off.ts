import { type Invariant } from './invariant.ts';

export const daysOff: Invariant[] = [
  {
    says: 'nobody comes on their days off, unless it was said that they come after all',
    sql: `
      select format('%s on %s', t.name, v.on_date)
      from public.time_off o
      join public.placements p on p.caregiver_id = o.caregiver_id and p.ended_at is null
      join model.things t on t.id = p.id
      cross join lateral private.visits(p, greatest(o.from_day, private.today() + 1), o.to_day) v
      -- What is on some days of the week alone is on others once time has passed.
      where ((v.moved).id is not null or exists (
        select from private.periods(p) t, jsonb_to_recordset(t.visits) every (days integer, opens integer)
        where v.on_date between t.from_day and coalesce(t.until_day, 'infinity')
          and every.opens = v.opens and every.days = 127
      )) and not exists (
        select from public.visit_changes c
        where c.placement_id = p.id and c.on_date = v.on_date and c.opens = v.opens
          and (c.undone_at is null or c.kind = 'cannot_come')
      )
      union all
      select t.name || ' by who is away' from public.visit_changes c
      join public.time_off o on o.caregiver_id = c.covered_by and c.on_date between o.from_day and o.to_day
      join model.things t on t.id = c.id
      where c.undone_at is null and c.kind = 'cannot_come' and c.on_date > private.today()`,
  },
  {
    says: 'who wants to stop is placed, and has no last day before',
    sql: `
      select t.name from public.placements p join model.things t on t.id = p.id
      where p.leave_asked_at is not null and (p.ended_at is not null or p.ends_on < p.leave_on)`,
  },
];
