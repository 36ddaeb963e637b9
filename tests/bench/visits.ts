import type postgres from 'postgres';
import { claimsOf, staffOf } from './city.ts';
import { as, millisecondsOf, summary } from './measure.ts';

/** This many caregivers have about a thousand live placements. */
export const CITY = 4_000;
const BOARDS = [{}, { by: 'caregiver' }, { gaps: 'yes' }, { place: 'dublin' }, { has: 'nobody' }];
/** After this many rounds, a connection has cached its plans. */
const PLANNING = 20;

/** The changes of two weeks: one visit in a hundred is not needed, and one absence in two is covered. */
const CHANGES = `
  insert into public.visit_changes (id, placement_id, on_date, opens, kind, covered_by, covered_name, settled_at)
  select gen_random_uuid(), v.id, v.on_date, v.opens,
    case when nr % 100 = 1 then 'not_needed' else 'cannot_come' end::public.visit_change, other.id,
    case when other.id is not null then 'Somebody' end, case when other.id is not null then now() end
  from (
    select p.id, v.*, row_number() over (order by p.id, v.on_date, v.opens) as nr
    from public.placements p, private.visits(p, private.today(), private.today() + 13) v where p.ended_at is null
  ) v left join (
    select c.user_id as id, row_number() over (order by c.user_id) as at from public.caregiver_profiles c
  ) other on v.nr % 100 = 2 and other.at = v.nr / 100 % 3000
  where v.nr % 100 in (1, 2, 3)`;

export type Visits = {
  placements: number;
  boards: { wanted: string; p95: number }[];
  own: number;
  family: number;
};

/** p95 in milliseconds of a week of visits for staff, and of two weeks for a caregiver and a family. */
export async function measureVisits(sql: postgres.Sql): Promise<Visits> {
  await sql
    .unsafe(`alter table public.visit_changes disable trigger user; ${CHANGES}; analyze public.visit_changes`)
    .simple();
  const [live] = await sql<{ placements: number; who: string; reference: string; secret: string }[]>`
    select count(*) over ()::integer as placements, p.caregiver_id as who, r.reference, md5(r.id::text) as secret
    from public.placements p join public.requests r on r.id = p.request_id
    where p.ended_at is null and p.starts_on <= private.today()
    order by bit_count(p.availability::bit(28)) desc, p.id limit 1`;
  if (!live) throw new Error('city.sql placed nobody');
  const staff = await staffOf(sql);
  const p95 = async (claims: string, query: string) => {
    const times: number[] = [];
    for (let round = 0; round < 100; round += 1)
      await as(sql, { claims, role: 'authenticated' }, async (tx) =>
        times.push(await millisecondsOf(tx, query)),
      );
    return summary(times.slice(PLANNING)).p95;
  };
  const boards: Visits['boards'] = [];
  for (const wanted of BOARDS)
    boards.push({
      wanted: Object.entries(wanted).flat().join(' ') || 'all',
      p95: await p95(
        staff,
        `select * from public.visit_board(current_date + 7, '${JSON.stringify(wanted)}')`,
      ),
    });
  const own = `select * from public.my_visits(current_date - 7, current_date + 13)`;
  return {
    placements: live.placements,
    boards,
    own: await p95(await claimsOf(sql, live.who), own),
    family: await p95(staff, `select public.track_request('${live.reference}', '${live.secret}')`),
  };
}
