import type postgres from 'postgres';
import { staffOf } from './city.ts';
import { as, millisecondsOf, summary } from './measure.ts';

/** The default order of each list. */
const LISTS = {
  requests: 'waiting',
  caregivers: 'updated_at',
  applications: 'submitted_at',
  placements: 'placed_at',
  users: 'created_at',
} as const;

/** Filters of staff's lists. Each is measured on its first page and on the last of two hundred, in both directions. */
const NARROWED = [
  ['requests', { care: 'dementia_care', day: '2' }, 'urgency'],
  ['requests', { skill: 'medication_support', status: 'open' }, 'starts_on'],
  ['requests', { search: 'byrne' }, 'submitted_at'],
  ['caregivers', { care: 'dementia_care', skill: 'driving', day: '5' }, 'full_name'],
  ['caregivers', { search: 'mary byrne' }, 'updated_at'],
  ['applications', { care: 'dementia_care', status: 'submitted' }, 'submitted_at'],
  ['requests', { care: 'dementia_care', skill: 'driving' }, 'urgency'],
  ['requests', { care: 'dementia_care', skill: 'driving', day: '5' }, 'urgency'],
  ['requests', { place: 'dublin', day: '5' }, 'starts_on'],
  ['requests', { has: 'nobody', status: 'submitted' }, 'urgency'],
  ['requests', { search: 'murphy' }, 'urgency'],
  ['caregivers', { has: 'nobody', skill: 'driving' }, 'status'],
  ['caregivers', { place: 'dublin', status: 'submitted' }, 'full_name'],
  ['caregivers', { search: 'ma' }, 'full_name'],
  ['applications', { place: 'dublin', day: '5' }, 'submitted_at'],
  ['applications', { search: 'murphy', status: 'submitted' }, 'submitted_at'],
  ['applications', { search: 'mary', place: 'dublin' }, 'submitted_at'],
  ['placements', { search: 'murphy' }, 'starts_on'],
  ['placements', { state: 'live', place: 'dublin' }, 'starts_on'],
  ['users', { role: 'caregiver', deactivated: 'yes' }, 'email'],
  ['users', { search: 'person12' }, 'role'],
  ['placements', { state: 'live', care: 'dementia_care' }, 'starts_on'],
] as const;

/** Filters of the audit log, which is read by time, without a count. */
const TRAIL = [
  {},
  { kind: 'request' },
  { who: 'nobody' },
  { who: 'nobody', kind: 'user' },
  { thing: 'mary byrne' },
];

/** Searches of staff: whole names, parts, digits, a part of a reference. */
const SEARCHED = ['mary byrne', 'ann mary murphy', 'murphy', 'ma', 'dublin', '0851', 'ABC'];

/** Enough rounds for each of the pool's four connections to cache its plans, which it does from the sixth call on. */
const PLANNING = 40;

export type ListCost = {
  list: string;
  /** p95 of the first page with its count, in milliseconds. */
  p95: number;
  /** How much the access rules add, in percent of the time without them. */
  access: number | undefined;
};

/** The time of staff's lists. */
export async function measureLists(sql: postgres.Sql): Promise<ListCost[]> {
  const claims = await staffOf(sql);
  const costs: ListCost[] = [];
  // The first rounds warm the caches, as any backend in use has them.
  const of = (samples: readonly number[]) => summary(samples.slice(10));
  const opened = (list: string, wanted: object, sort: string, { down = true, page = 1, free = false } = {}) =>
    as(sql, { claims, role: free ? 'postgres' : 'authenticated' }, (tx) =>
      millisecondsOf(
        tx,
        `select * from ${free ? 'free' : 'public'}.list_${list}('${JSON.stringify(wanted)}', '${sort}', ${down}, ${page}, 20)`,
      ),
    );
  await sql`create schema free`;
  for (const [list, sort] of Object.entries(LISTS)) {
    await withoutRules(sql, `list_${list}`);
    const bound: number[] = [];
    const free: number[] = [];
    // In turns, so that other load slows both equally.
    for (let round = 0; round < 200; round += 1) {
      bound.push(await opened(list, {}, sort));
      free.push(await opened(list, {}, sort, { free: true }));
    }
    costs.push({ list, p95: of(bound).p95, access: 100 * (of(bound).p50 / of(free).p50 - 1) });
  }
  for (const [list, wanted, sort] of NARROWED) {
    const words = Object.entries(wanted).map(([what, value]) => `${what} ${value}`);
    for (const page of [1, 10]) {
      const times: number[] = [];
      for (let round = 0; round < 40; round += 1)
        times.push(await opened(list, wanted, sort, { down: round % 2 === 0, page }));
      const where = [...words, ...(page > 1 ? ['tenth page'] : [])].join(', ');
      costs.push({ list: `${list} (${where})`, p95: of(times).p95, access: undefined });
    }
  }
  for (const wanted of TRAIL) {
    const query = `select * from public.list_audit_log('${JSON.stringify(wanted)}')`;
    const times = await timesOf(sql, claims, query, 40);
    const words = Object.entries(wanted).map(([what, value]) => `${what} ${value}`);
    costs.push({
      list: `the audit log (${words.join(', ') || 'all'})`,
      p95: of(times).p95,
      access: undefined,
    });
  }
  return costs;
}

/** The same list in the schema `free`, for the owner of the tables, without access rules. */
async function withoutRules(sql: postgres.Sql, name: string): Promise<void> {
  const [list] = await sql<{ definition: string }[]>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname = ${name}`;
  const guard = /perform private\.(?:require_role|may_list)\([^;]*\);/;
  if (!list || !guard.test(list.definition)) throw new Error(`${name} asks nobody who reads it`);
  await sql.unsafe(list.definition.replace(`private.${name}(`, `free.${name}(`).replace(guard, ''));
}

/** p95 of staff's search, in milliseconds, by what they type. */
export async function measureSearch(sql: postgres.Sql): Promise<{ words: string; p95: number }[]> {
  const claims = await staffOf(sql);
  const costs: { words: string; p95: number }[] = [];
  for (const words of SEARCHED) {
    const times = await timesOf(sql, claims, `select * from public.search_everything('${words}')`, 40);
    costs.push({ words, p95: summary(times.slice(10)).p95 });
  }
  return costs;
}

/** p95 of the dashboard in milliseconds, and the number of pending items, more than any office has. */
export async function measureToday(sql: postgres.Sql): Promise<{ things: number; p95: number }> {
  const claims = await staffOf(sql);
  const [waits] = await sql<
    { things: number }[]
  >`select count(*)::integer as things from private.pending_items`;
  const times = await timesOf(sql, claims, 'select * from public.pending_items()', 80);
  return { things: waits?.things ?? 0, p95: summary(times.slice(PLANNING)).p95 };
}

async function timesOf(sql: postgres.Sql, claims: string, query: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    await as(sql, { claims, role: 'authenticated' }, async (tx) => {
      times.push(await millisecondsOf(tx, query));
    });
  return times;
}

/** p95 of a family's page, in milliseconds. */
export async function measureTracking(sql: postgres.Sql): Promise<number> {
  const [family] = await sql<{ reference: string; secret: string }[]>`
    select reference, md5(id::text) as secret from public.requests order by reference offset 500 limit 1`;
  if (!family) throw new Error('city.sql made no requests');
  const claims = await staffOf(sql);
  const query = `select public.track_request('${family.reference}', '${family.secret}')`;
  const times = await timesOf(sql, claims, query, 80);
  return summary(times.slice(PLANNING)).p95;
}
