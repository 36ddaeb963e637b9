import { changed, type Kind } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const KINDS: Kind[] = ['visits', 'placements', 'newTerms', 'profiles', 'accounts'];

export const visits: Invariant[] = [
  {
    says: 'whoever comes instead has no other visit then',
    sql: `
      with covered as (
        select c.covered_by, c.covered_name, c.on_date, c.id, p.request_id, v.opens, v.closes, v.minutes
        from public.visit_changes c join public.placements p on p.id = c.placement_id,
        private.visits(p, c.on_date, c.on_date) v
        where c.covered_by is not null and c.undone_at is null and c.on_date >= private.today() and v.opens = c.opens
      )
      select format('%s: %s', t.name, c.covered_name)
      from covered c join model.things t on t.id = c.id cross join lateral (
        select v.on_date, v.opens, v.closes, v.minutes, p.request_id = c.request_id as is_same
        from public.placements p, private.visits(p, c.on_date - 1, c.on_date + 1) v
        where p.caregiver_id = c.covered_by and p.ended_at is null and not exists (
          select from public.visit_changes o
          where o.placement_id = p.id and o.on_date = v.on_date and o.opens = v.opens and o.undone_at is null
            and o.kind <> 'missed'
        )
        union all
        select o.on_date, o.opens, o.closes, o.minutes, false from covered o
        where o.covered_by = c.covered_by and o.id <> c.id
      ) other
      where private.collide(
        c.opens, c.closes, c.minutes, other.opens + 1440 * (other.on_date - c.on_date),
        other.closes + 1440 * (other.on_date - c.on_date), other.minutes, case when other.is_same then 0 else 30 end
      )`,
  },
  {
    says: 'nothing is open of what is over',
    sql: `
      select t.name from public.visit_changes c join public.placements p on p.id = c.placement_id
      join model.things t on t.id = c.id
      where p.ended_at is not null and c.undone_at is null and c.kind <> 'missed'
        and least(c.on_date, c.moved_to) > private.today()
      union all
      select t.name from public.terms_changes c join public.placements p on p.id = c.placement_id
      join model.things t on t.id = c.id
      where p.ended_at is not null and c.ended_at is null and c.applied_at is null
      union all
      select format('%s, %s', t.name, who.name) from private.cover_invitations i
      join public.visit_changes c on c.id = i.change_id join model.things t on t.id = c.id
      join model.things who on who.id = i.caregiver_id
      where i.settled_at is null and (c.undone_at is not null or c.settled_at is not null)`,
  },
  {
    says: 'of the visits of two weeks family, caregiver, and both lists of staff are told the same',
    look: async (turn, { keeper }) => {
      if (!KINDS.some((kind) => changed(turn, kind).length)) return [];
      const faults = await keeper<{ fault: string }[]>`
        select format('%s on %s: %s', t.name, said.visit, string_agg(said.by, ', ')) as fault
        from model.told_visits() said join model.things t on t.id = said.placement
        join public.placements p on p.id = said.placement
        left join public.visit_changes c on c.placement_id = p.id and c.undone_at is null and c.covered_by is not null
          and starts_with(said.visit, concat_ws(' ', c.on_date, c.opens, ''))
        group by p.id, c.id, t.name, said.visit
        having string_agg(said.by, ' ' order by said.by) <> concat_ws(
          ' ', 'board', case when model.reads_visits(p.caregiver_id) then 'caregiver' end, 'family list',
          case when model.reads_visits(c.covered_by) then 'stand-in' end
        )`;
      return faults.map(({ fault }) => fault);
    },
  },
];
