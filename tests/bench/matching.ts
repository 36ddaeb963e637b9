import type postgres from 'postgres';
import { claimsOf, staffOf } from './city.ts';
import { as, mean, millisecondsOf, pagesOf, summary, type Times } from './measure.ts';

export type Cost = Times & { pages: number };
export type Matching = {
  match: Cost;
  nearMisses: Cost;
  plain: Cost;
  jobs: Cost;
  fitting: Cost;
  openJobs: number;
};

/** The time of matching in a city, for jobs and people from all over it. */
export async function measureMatching(sql: postgres.Sql): Promise<Matching> {
  const staff = await staffOf(sql);
  const jobs = await drawn(sql, `select id from public.jobs where status = 'open'`, 50);
  const people = await drawn(
    sql,
    `select m.user_id as id from private.matchable m join public.users u on u.id = m.user_id where u.role = 'caregiver'`,
    30,
  );
  const [open] = await sql<{ count: number }[]>`select count(*)::integer from private.open_jobs`;
  return {
    match: await cost(jobs, (job) => [staff, `select * from public.match_caregivers('${job}')`], sql),
    nearMisses: await cost(jobs, (job) => [staff, `select * from public.match_near_misses('${job}')`], sql),
    plain: await cost(
      jobs,
      (job) => [staff, `select * from plain.match('${job}', 0, 0, 50)`],
      sql,
      'postgres',
    ),
    jobs: await cost(
      await Promise.all(people.map((person) => claimsOf(sql, person))),
      (claims) => [claims, 'select * from public.match_jobs()'],
      sql,
    ),
    fitting: await cost(people, (person) => [staff, `select * from public.jobs_fitting('${person}')`], sql),
    openJobs: open?.count ?? Number.NaN,
  };
}

async function drawn(sql: postgres.Sql, from: string, count: number): Promise<string[]> {
  const rows = await sql.unsafe<{ id: string }[]>(
    `select id from (${from}) all_of_them order by md5(id::text || 'drawn') limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** Each call runs once before it is timed, as in a backend in use. Stops after half a minute. */
async function cost(
  subjects: readonly string[],
  asks: (subject: string) => [claims: string, query: string],
  sql: postgres.Sql,
  role: 'authenticated' | 'postgres' = 'authenticated',
): Promise<Cost> {
  const times: number[] = [];
  const pages: number[] = [];
  const until = performance.now() + 30_000;
  for (const subject of subjects) {
    const [claims, query] = asks(subject);
    await as(sql, { claims, role }, async (tx) => {
      pages.push(await pagesOf(tx, query));
      times.push(await millisecondsOf(tx, query));
    });
    if (performance.now() > until) break;
  }
  return { ...summary(times), pages: mean(pages) };
}
