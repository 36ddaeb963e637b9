import { changed, type Kind } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const KINDS: Kind[] = ['requests', 'placements', 'visits', 'profiles', 'accounts'];

export const contact: Invariant[] = [
  {
    says: 'a family’s contact is read by exactly those who are placed with it or come instead, and staff',
    look: async (turn, { keeper }) => {
      if (!KINDS.some((kind) => changed(turn, kind).length)) return [];
      const faults = await keeper<{ fault: string }[]>`
      select format('%s %s %s', c.name, case reads when '1' then 'reads of' else 'does not read of, by ' || reads end, f.name) as fault
      from model.people c, model.people f, lateral (
        select tests.attempt(c.name, format('select from public.read_contact(%L)', f.id)) as reads
      ) tried
      where c.part = 'caregiver' and f.part = 'family' and (reads = '1') <> (
        exists (select from public.request_contacts k where k.request_id = f.id)
        and exists (select from auth.sessions s where s.user_id = c.id)
        and (private.role_of(c.id) = 'admin' or private.role_of(c.id) = 'caregiver' and exists (
          select from public.placements p join public.caregiver_profiles o on o.user_id = p.caregiver_id
          where p.request_id = f.id and p.caregiver_id = c.id and p.ended_at is null and o.status <> 'suspended'
          union all
          select from public.visit_changes v join public.placements p on p.id = v.placement_id
          join public.caregiver_profiles o on o.user_id = v.covered_by
          where p.request_id = f.id and v.covered_by = c.id and v.undone_at is null and v.on_date >= private.today()
            and o.status <> 'suspended'
        ))
      )`;
      return faults.map(({ fault }) => fault);
    },
  },
];
