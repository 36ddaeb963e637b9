import type postgres from 'postgres';
import { staffOf } from './city.ts';
import { as, millisecondsOf, summary } from './measure.ts';

/** What a list asks for: its first page, and how many rows there are. */
const LISTS = {
  requests: [
    'select r.id, reference, status, contact_name from public.requests r left join public.request_contacts c on c.request_id = r.id order by submitted_at desc, r.id limit 20',
    'select count(*) from public.requests',
  ],
  caregivers: [
    'select user_id, full_name from public.caregiver_profiles order by updated_at desc, user_id limit 20',
    'select count(*) from public.caregiver_profiles',
  ],
  applications: [
    'select id, status from public.applications order by submitted_at desc, id limit 20',
    'select count(*) from public.applications',
  ],
  placements: [
    'select p.id, caregiver_name, j.title from public.placements p join public.jobs j on j.id = p.job_id order by placed_at desc, p.id limit 20',
    'select count(*) from public.placements',
  ],
  users: [
    'select id, email from public.users order by created_at desc, id limit 20',
    'select count(*) from public.users',
  ],
} as const;

export type ListCost = {
  list: string;
  /** p95 of the first page, in milliseconds. */
  page: number;
  /** What row security adds to page and count, in percent of the time without it. */
  rowSecurity: number;
};

/** The lists' cost for an admin under row security. */
export async function measureLists(sql: postgres.Sql): Promise<ListCost[]> {
  const claims = await staffOf(sql);
  const costs: ListCost[] = [];
  for (const [list, [page, count]] of Object.entries(LISTS)) {
    const pages: number[] = [];
    const bound: number[] = [];
    const free: number[] = [];
    // In turns, so that whatever else the machine does slows down both alike.
    for (let round = 0; round < 60; round += 1) {
      await as(sql, { claims, role: 'authenticated' }, async (tx) => {
        const first = await millisecondsOf(tx, page);
        pages.push(first);
        bound.push(first + (await millisecondsOf(tx, count)));
      });
      await as(sql, { claims, role: 'postgres' }, async (tx) => {
        free.push((await millisecondsOf(tx, page)) + (await millisecondsOf(tx, count)));
      });
    }
    // The first rounds warm the caches, as any backend in use has them.
    const of = (samples: readonly number[]) => summary(samples.slice(10));
    costs.push({ list, page: of(pages).p95, rowSecurity: 100 * (of(bound).p50 / of(free).p50 - 1) });
  }
  return costs;
}

/** p95 of a family's look at its request, in milliseconds. */
export async function measureTracking(sql: postgres.Sql): Promise<number> {
  const [family] = await sql<{ reference: string; secret: string }[]>`
    select reference, md5(id::text) as secret from public.requests order by reference offset 500 limit 1`;
  if (!family) throw new Error('city.sql made no requests');
  const claims = await staffOf(sql);
  const times: number[] = [];
  for (let round = 0; round < 45; round += 1) {
    await as(sql, { claims, role: 'authenticated' }, async (tx) => {
      times.push(
        await millisecondsOf(tx, `select public.track_request('${family.reference}', '${family.secret}')`),
      );
    });
  }
  return summary(times.slice(5)).p95;
}
