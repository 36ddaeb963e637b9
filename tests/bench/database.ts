import { startCluster } from '../db/cluster.ts';
import { buildCity } from './city.ts';
import { measureFigures } from './figures.ts';
import { measureLists, measureSearch, measureToday, measureTracking } from './lists.ts';
import { measureMatching, type Cost, type Matching } from './matching.ts';
import { atMost, noted, type Row } from './row.ts';
import { CITY, measureVisits, type Visits } from './visits.ts';

/** The most that a match may take at each size, in milliseconds. */
const BUDGETS = new Map([
  [100_000, 25],
  [1_000_000, 100],
]);

/** Measures the database's calls in cities of these sizes, against docs/specification.md, Budgets. */
export async function measureDatabase(sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  const costs = new Map<number, Matching>();
  // As in a backend in use: everything is in memory, and no parallel workers. Autovacuum would block
  // buildCity's vacuum while it reads an earlier table.
  const cluster = await startCluster({
    settings: ['shared_buffers=1GB', 'max_parallel_workers_per_gather=0', 'autovacuum=off'],
  });
  try {
    const city = await buildCity(cluster, CITY);
    rows.push(...visitRows(await measureVisits(city.sql)));
    await city.drop();
    for (const size of sizes) {
      const { sql, drop } = await buildCity(cluster, size);
      const cost = await measureMatching(sql);
      costs.set(size, cost);
      rows.push(...matchingRows(size, cost));
      if (size === 100_000) rows.push(...(await listRows(sql)));
      await drop();
    }
  } finally {
    await cluster.stop();
  }
  const [many, most] = [costs.get(100_000), costs.get(1_000_000)];
  if (many && most) {
    rows.push(
      atMost(
        'pages of a match at 1,000,000 against 100,000',
        most.match.pages / many.match.pages,
        2.5,
        'times',
      ),
    );
  }
  return rows;
}

function matchingRows(size: number, { match, nearMisses, plain, jobs, fitting, openJobs }: Matching): Row[] {
  const at = `at ${size.toLocaleString('en')}`;
  const budget = BUDGETS.get(size);
  const row = (what: string, cost: Cost, limit: number | undefined): Row[] => [
    limit ? atMost(`${what}, p95`, cost.p95, limit, 'ms') : noted(`${what}, p95`, milliseconds(cost.p95)),
    noted('… p50, pages read', `${milliseconds(cost.p50)}, ${Math.round(cost.pages).toLocaleString('en')}`),
  ];
  return [
    ...row(`match_caregivers ${at}`, match, budget),
    ...row(`the plain reference ${at}`, plain, undefined),
    ...row(`match_near_misses ${at}`, nearMisses, budget),
    ...row(
      `match_jobs, ${openJobs.toLocaleString('en')} open jobs`,
      jobs,
      openJobs === 25_000 ? 50 : undefined,
    ),
    ...row(
      `jobs_fitting, ${openJobs.toLocaleString('en')} open jobs`,
      fitting,
      openJobs === 25_000 ? 50 : undefined,
    ),
  ];
}

async function listRows(sql: Parameters<typeof measureLists>[0]): Promise<Row[]> {
  const today = await measureToday(sql);
  return [
    atMost('a family’s request at 100,000, p95', await measureTracking(sql), 5, 'ms'),
    atMost('all figures of a dashboard at 100,000, p95', (await measureFigures(sql)).p95, 50, 'ms'),
    atMost(`Today, with ${today.things.toLocaleString('en')} things waiting, p95`, today.p95, 50, 'ms'),
    ...(await measureSearch(sql)).map(({ words, p95 }) =>
      atMost(`search for “${words}” at 100,000, p95`, p95, 20, 'ms'),
    ),
    ...(await measureLists(sql)).flatMap(({ list, p95, access }) => [
      atMost(`list of ${list} at 100,000 rows, p95`, p95, 20, 'ms'),
      ...(access === undefined ? [] : [atMost('… what the rules of access add to it', access, 20, '%')]),
    ]),
  ];
}

function visitRows({ placements, boards, own, family }: Visits): Row[] {
  const among = `of ${placements.toLocaleString('en')} live placements`;
  return [
    ...boards.map(({ wanted, p95 }) => atMost(`staff’s week ${among} (${wanted}), p95`, p95, 50, 'ms')),
    atMost('a caregiver’s visits of three weeks, p95', own, 10, 'ms'),
    atMost('a placed family’s request, with two weeks of visits, p95', family, 20, 'ms'),
  ];
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
