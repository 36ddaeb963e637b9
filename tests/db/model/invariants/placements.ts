import { type Invariant } from './invariant.ts';

export const placements: Invariant[] = [
  {
    says: 'nobody is in two places at once, and no job has two who come',
    sql: `
      select format('%s: %s, %s', a.caregiver_name, x.name, y.name)
      from public.placements a join public.placements b on a.id < b.id
      join model.things x on x.id = a.id join model.things y on y.id = b.id
      cross join lateral (select greatest(a.starts_on, b.starts_on) as day) later
      where a.ended_at is null and b.ended_at is null and (
        a.job_id = b.job_id and daterange(a.starts_on, a.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]')
        -- To the minute, on days that both have.
        or a.caregiver_id = b.caregiver_id and exists (
          select from private.agreed_visits(a, later.day, later.day + 9) v,
            private.agreed_visits(b, later.day, later.day + 9) w
          where private.collide(
            v.opens, v.closes, v.minutes, w.opens + 1440 * (w.on_date - v.on_date),
            w.closes + 1440 * (w.on_date - v.on_date), w.minutes, case when a.request_id = b.request_id then 0 else 30 end
          )
        )
      )`,
  },
  {
    says: 'a placement has both yeses to its terms',
    sql: `
      select t.name from public.placements p join model.things t on t.id = p.id
      left join public.offers o on o.application_id = p.application_id
      -- Before they changed from a day on.
      cross join lateral (select f.* from private.periods(p) f order by f.from_day limit 1) first
      where p.application_id is not null and p.ended_at is null and (
        (
          select count(*) from public.agreements g where g.application_id = p.application_id and g.answer = 'yes'
            and (g.visits, g.hourly_rate, g.starts_on, g.ends_on)
              is not distinct from (o.visits, o.hourly_rate, o.starts_on, o.ends_on)
        ) <> 2
        -- Staff correct what was noted wrongly, and an end has a day of its own.
        or p.corrected_at is null
          and (o.visits, o.hourly_rate, o.starts_on) is distinct from (first.visits, first.hourly_rate, p.starts_on)
      )`,
  },
  {
    says: 'a request is matched while its times are covered, and open while they are not',
    sql: `
      select format('%s is %s', f.name, r.status) from public.requests r join model.people f on f.id = r.id
      where r.status in ('open', 'matched')
        and (r.status = 'matched') <> (private.needed_times(r) & ~private.covered_times(r.id) = 0)`,
  },
];
