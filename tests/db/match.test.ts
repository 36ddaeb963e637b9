import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../supabase/embedded/database/test-cluster.ts';
import { createDatabase } from './database.ts';
import { tick } from '../../supabase/embedded/tick.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

const full = process.env['TEST_TIER'] === 'full';

/** A city after many changes. The product's answers are compared with a plain reference. */
let database: TestDatabase;
const rows = async <Row>(statement: string) => [...(await database.sql.unsafe(statement))] as Row[];

beforeAll(async () => {
  database = await liveCity(0.42, full ? 3000 : 600);
}, 600_000);
afterAll(() => database?.drop());

async function liveCity(seed: number, steps: number): Promise<TestDatabase> {
  const city = await createDatabase();
  const { sql } = city;
  await sql.unsafe(read('../../supabase/places.sql'));
  await sql.unsafe(read('../bench/city.sql').replaceAll(':size', '800').replaceAll(':seed', String(seed)));
  await sql.unsafe(read('plain-match.sql'));
  await sql.unsafe(read('match-history.sql'));
  await sql.unsafe(`select setseed(${seed}), plain.live(${steps})`);
  await sql.unsafe('analyze private.matchable');
  return city;
}

const difference = `
  select user_id from (
    select * from private.matchable_now where place_id is not null and radius_km is not null except select * from private.matchable
  ) missing
  union all
  select user_id from (
    select * from private.matchable except select * from private.matchable_now
  ) too_many`;
const asAdmin = `set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000001"}';`;

/** The answers of one of our functions and of the reference, for this many jobs. */
async function bothWays(ours: string, reference: string, jobs: number, city = database) {
  const answers = await city.sql.begin(async (tx) => {
    await tx.unsafe(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'staff@example.test') on conflict do nothing;
      update public.users set role = 'admin' where id = '00000000-0000-4000-8000-000000000001'; ${asAdmin}`);
    return tx.unsafe<{ ours: Found[] | null; reference: Found[] | null }[]>(`
      select (select jsonb_agg(to_jsonb(m) - 'score_version') from ${ours} m) as ours,
        (select jsonb_agg(to_jsonb(m)) from ${reference} m) as reference
      from (select id, status from public.jobs order by status, md5(id::text) limit ${jobs}) j`);
  });
  return [...answers];
}
type Found = {
  caregiver_id: string;
  full_name: string;
  distance_km: number;
  score: number;
  parts: { points: number }[];
};

test('after a long history the match’s table is up to date', async () => {
  expect(await rows(difference)).toEqual([]);
  expect(
    await rows(`select m.user_id from private.matchable m left join private.reaches r using (place_id)
      where (r.radius_km >= m.radius_km) is not true`),
  ).toEqual([]);
  expect(
    await rows(`select j.id from public.jobs j full join private.open_jobs o on o.job_id = j.id
      where (j.status = 'open') <> (o.job_id is not null)
        or o.job_id is not null and private.open_job_row(j) is distinct from o`),
  ).toEqual([]);
  expect(await rows('select from private.matchable where taken > 0 and away is not null')).not.toEqual([]);
});

const MATCH = [
  'private.match_caregivers(j.id)',
  `(select caregiver_id, full_name, place_name, distance_km, score, parts from plain.match(j.id, 0, 0, 50))`,
] as const;

test('the match equals the plain reference, row for row', async () => {
  const answers = await bothWays(...MATCH, full ? 120 : 40);
  expect(answers.map(({ ours }) => ours)).toEqual(answers.map(({ reference }) => reference));
  expect(Math.max(...answers.map(({ ours }) => ours?.length ?? 0))).toBe(50);
});

test('so do the near matches, with the unmet requirement', async () => {
  const answers = await bothWays(
    'private.match_near_misses(j.id)',
    `(select caregiver_id, full_name, place_name, distance_km, score, parts, unmet[1] as unmet from plain.match(j.id, 1, 5, 10))`,
    full ? 30 : 12,
  );
  expect(answers.map(({ ours }) => ours)).toEqual(answers.map(({ reference }) => reference));
});

test('so do the hurdles', async () => {
  const answers = await bothWays(
    `(select private.hurdles(job) from public.jobs job where job.id = j.id)`,
    `(
      with seen as materialized (
        select plain.unmet(counted.p, job, private.job_distance(counted.p, job)) || plain.unmet_times(counted.p, job) as codes
        from public.jobs job, public.caregiver_profiles p, lateral (select plain.as_counted(p, job) as p) counted
        where job.id = j.id and p.place_id is not null and p.radius_km is not null
      ), acting as (
        select * from seen where not 'profile_not_approved' = any (codes)
      ), near as (
        select * from acting where not 'too_far' = any (codes)
      )
      select jsonb_build_object(
        'everyone', (select count(*) from acting), 'inReach', (select count(*) from near),
        'lacking', coalesce((
          select jsonb_agg(jsonb_build_object('code', code, 'people', people) order by people desc, code)
          from (select code, count(*) as people from near, unnest(codes) code group by code) c
        ), '[]')
      ) as hurdles
    )`,
    full ? 12 : 4,
  );
  expect(answers.map(({ ours }) => ours)).toEqual(answers.map(({ reference }) => reference));
});

/**
 * Two pages of caregivers' jobs, and the reference's answers, beginning with caregivers who have placements.
 */
async function shownJobs(people: number, city = database) {
  const answers: { ours: unknown; reference: unknown }[] = [];
  const asked = await city.sql.unsafe<{ id: string }[]>(`
    select p.user_id as id from public.caregiver_profiles p left join private.matchable m using (user_id)
    order by coalesce(m.taken, 0) = 0, md5(user_id::text) limit ${people}`);
  for (const { id } of asked) {
    const [answer] = await city.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      return tx.unsafe<{ ours: unknown; reference: unknown }[]>(`
        select (
            select jsonb_agg(to_jsonb(m) - '{part,score_version,total,on_page}'::text[])
            from generate_series(1, 2) page, public.match_jobs('{}', 'fit', page) m where m.on_page = page
          ) as ours,
          (select jsonb_agg(to_jsonb(m)) from plain.match_jobs('${id}', 100) m) as reference
        where private.my_role() = 'caregiver'`);
    });
    if (answer) answers.push(answer);
  }
  return answers;
}

test('and so does a caregiver’s list of jobs', async () => {
  const answers = await shownJobs(full ? 12 : 6);
  expect(answers.map(({ ours }) => ours)).toEqual(answers.map(({ reference }) => reference));
});

test.skipIf(!full).each([0.1, 0.2, 0.77])(
  'and so does another city (%s)',
  async (seed) => {
    const city = await liveCity(seed, 600);
    const answers = [...(await bothWays(...MATCH, 40, city)), ...(await shownJobs(12, city))];
    expect(answers.map(({ ours }) => ours)).toEqual(answers.map(({ reference }) => reference));
    await city.drop();
  },
  300_000,
);

test('everyone matched may be placed, and both sides see one score', async () => {
  const answers = await bothWays('private.match_caregivers(j.id)', '(select 1)', 40);
  const amiss = await rows(`
    select p.user_id from private.matchable m join public.caregiver_profiles p using (user_id)
    where p.status <> 'approved' or private.role_of(p.user_id) is distinct from 'caregiver'`);
  expect(amiss).toEqual([]);
  for (const { ours } of answers) {
    for (const { parts, score } of ours ?? []) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  }
  const [seen] = await database.sql.begin(async (tx) => {
    await tx.unsafe(asAdmin);
    const [pair] = await tx.unsafe(`
      select j.id as job, m.caregiver_id as person, m.score, m.parts
      from (select id from public.jobs where status = 'open') j cross join lateral private.match_caregivers(j.id) m
      order by m.score desc limit 1`);
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: pair?.['person'] })}, true)`;
    return tx`
      select m.score = ${pair?.['score']} and m.parts = ${tx.json(pair?.['parts'])} as same
      from public.match_jobs() m where m.job_id = ${pair?.['job']}`;
  });
  expect(seen).toEqual({ same: true });
});

test('the order is total and stable', async () => {
  const [once, again] = [
    await bothWays('private.match_caregivers(j.id)', '(select 1)', 20),
    await bothWays('private.match_caregivers(j.id)', '(select 1)', 20),
  ];
  expect(again).toEqual(once);
  for (const { ours } of once) {
    const key = (row: Found) => [100 - row.score, row.distance_km, row.full_name, row.caregiver_id] as const;
    const keys = (ours ?? []).map(key);
    keys.slice(1).forEach((later, index) => {
      const earlier = keys[index];
      if (!earlier) throw new Error('there is always an earlier one');
      const at = later.findIndex((value, place) => value !== earlier[place]);
      expect(at).toBeGreaterThanOrEqual(0);
      expect((earlier[at] ?? 0) < (later[at] ?? 0)).toBe(true);
    });
  }
});

test('a document that expires at midnight no longer counts, and the tick updates the table', async () => {
  const { sql } = database;
  // As if it were the next day: the row is old, and its documents have expired.
  await sql.unsafe(`
    alter table public.documents disable trigger refresh_matchable;
    update public.documents set expires_on = private.today() where status = 'verified';
    alter table public.documents enable trigger refresh_matchable;
    update private.matchable set right_until = private.today();`);
  const demanding = await bothWays(
    'private.match_caregivers(j.id)',
    `(select 1 from public.jobs where id = j.id and cardinality(required_credentials) > 0)`,
    40,
  );
  const matched = demanding.filter(({ reference }) => reference !== null).flatMap(({ ours }) => ours ?? []);
  expect(matched).toEqual([]);
  await tick(sql);
  expect(await rows(difference)).toEqual([]);
  expect(
    await rows(`select failure from private.duties where duty = 'refresh_lapsed' and failure is not null`),
  ).toEqual([]);
});

test('two changes at the same time are both kept', async () => {
  const { sql } = database;
  const [person] = await rows<{ id: string }>(
    'select user_id as id from private.matchable order by user_id limit 1',
  );
  if (!person) throw new Error('there is nobody left');
  await Promise.all([
    sql.begin(async (tx) => {
      await tx`update public.caregiver_profiles set availability = 7 where user_id = ${person.id}`;
      await tx`select pg_sleep(0.3)`;
    }),
    sql.begin(async (tx) => {
      await tx`select pg_sleep(0.1)`;
      await tx`delete from public.placements where caregiver_id = ${person.id}`;
      await tx`insert into public.documents (caregiver_id, kind, file_path, file_name, status)
        values (${person.id}, 'insurance', ${`${person.id}/new.pdf`}, 'new.pdf', 'verified')`;
    }),
  ]);
  expect(await rows(difference)).toEqual([]);
});
