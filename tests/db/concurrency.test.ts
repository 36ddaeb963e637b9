import type postgres from 'postgres';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticator, connect } from '../../supabase/embedded/bootstrap.ts';
import type { TestCluster, TestDatabase } from '../../supabase/embedded/database.ts';
import { startCluster } from './cluster.ts';

const fixtures = path.resolve(import.meta.dirname, '../../supabase/tests/fixtures.psql');

let cluster: TestCluster;
let database: TestDatabase;
let pool: postgres.Sql;

beforeAll(async () => {
  cluster = await startCluster();
  database = await cluster.createDatabase();
  const words = await readFile(fixtures, 'utf8');
  await database.sql
    .unsafe(
      `${words}
      grant usage on schema tests to ${authenticator};
      grant execute on all functions in schema tests to ${authenticator};`,
    )
    .simple();
  pool = connect(cluster.server, { role: authenticator, database: database.name, max: 50 });
});
afterAll(async () => {
  await pool?.end({ timeout: 1 });
  await cluster?.stop();
});

/**
 * Sends one statement for each person from connections of their own, all in the same moment, as the API server would.
 * Answers with the first value that each got, or the name of the error.
 */
async function atOnce(people: string[], statement: string | ((index: number) => string)): Promise<unknown[]> {
  let waiting = people.length;
  let open: () => void = () => undefined;
  const everyoneIsReady = new Promise<void>((resolve) => (open = resolve));
  return Promise.all(
    people.map((person, index) =>
      pool
        .begin(async (tx) => {
          await tx`select tests.be(${person})`;
          if (--waiting === 0) open();
          await everyoneIsReady;
          const [row] = await tx.unsafe(typeof statement === 'string' ? statement : statement(index));
          return Object.values(row ?? {})[0];
        })
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    ),
  );
}

const times = (count: number, person: string) => Array.from({ length: count }, () => person);
const counted = async (rows: string) =>
  Number((await database.sql.unsafe(`select count(*) from ${rows}`))[0]?.['count']);
const refused = (answers: unknown[], name: string) => answers.filter((answer) => answer === name).length;

test('a request that is sent twenty times at once is kept once, and answered alike', async () => {
  const answers = await atOnce(
    times(20, 'anon'),
    `select reference || ' ' || status || ' ' || submitted_at from public.submit_request(tests.payload('walsh'))`,
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^[2-9A-Z]{9} submitted /);
  expect(await counted(`public.requests where id = tests.id('walsh')`)).toBe(1);
  expect(await counted(`public.events where subject_type = 'requests'`)).toBe(1);
});

test('a limit holds for many at once', async () => {
  const answers = await atOnce(
    times(30, 'anon'),
    (index) =>
      `select reference from public.submit_request(tests.payload('flood${index}', '{"contact_email": "a@b.test"}'))`,
  );
  expect(refused(answers, 'too_many_requests')).toBe(20);
  expect(await counted(`public.request_contacts where contact_email = 'a@b.test'`)).toBe(10);
});

test('a request that two admins publish at once becomes one job', async () => {
  const answers = await atOnce(
    times(10, 'admin'),
    `select public.publish_job(tests.id('walsh'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`,
  );
  expect(refused(answers, 'already_published')).toBe(9);
  expect(await counted('public.jobs')).toBe(1);
});

test('a caregiver who applies twenty times at once has one application', async () => {
  const answers = await atOnce(times(20, 'caregiver'), `select public.apply_to_job(tests.job('walsh'))`);
  expect(refused(answers, 'already_applied')).toBe(19);
  expect(await counted('public.applications')).toBe(1);
});

test('when two admins place two applicants at once, one is placed and the other answered', async () => {
  await atOnce(['stranger'], `select public.apply_to_job(tests.job('walsh'))`);
  const applicants = ['caregiver', 'stranger'];
  const answers = await atOnce(
    times(10, 'admin'),
    (index) => `select public.place_caregiver(tests.application('walsh', '${applicants[index % 2]}'))`,
  );
  expect(refused(answers, 'job_not_open')).toBe(9);
  expect(await counted('public.placements')).toBe(1);
  expect(await counted(`public.applications where status = 'placed'`)).toBe(1);
  expect(await counted(`public.applications where status = 'declined' and status_reason <> ''`)).toBe(1);
});

test('nobody is both withdrawn and placed', async () => {
  await database.sql.unsafe(`select tests.add_job('daly'), tests.add_application('daly', 'caregiver')`);
  const answers = await atOnce(['admin', 'caregiver'], (index) =>
    index === 0
      ? `select public.place_caregiver(tests.application('daly', 'caregiver'))`
      : `select public.withdraw_application(tests.application('daly', 'caregiver'))`,
  );
  expect(refused(answers, 'application_step_not_allowed')).toBe(1);
  const placed = await counted(`public.placements where request_id = tests.id('daly')`);
  expect(await counted(`public.applications where job_id = tests.job('daly') and status = 'placed'`)).toBe(
    placed,
  );
});

test('of fifty who become the first admin at once, one does', async () => {
  const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
  await database.sql
    .unsafe(
      `
    delete from public.users where role = 'admin';
    select tests.sign_up('person' || n) from generate_series(0, 49) n;`,
    )
    .simple();
  const [issued] = await database.sql<{ code: string }[]>`select private.issue_setup_code() as code`;
  const answers = await atOnce(people, `select public.become_first_admin('${issued?.code}')`);
  expect(refused(answers, 'setup_closed')).toBe(49);
  expect(await counted(`public.users where role = 'admin'`)).toBe(1);
});
