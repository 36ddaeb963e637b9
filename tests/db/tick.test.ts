import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCluster } from '../../supabase/embedded/database/test-cluster.ts';
import { startCluster } from './cluster.ts';

/** What only connections of their own can show of what time does; the rest is in supabase/tests/160_tick.sql. */

let cluster: TestCluster;
let sql: postgres.Sql;
beforeAll(async () => {
  cluster = await startCluster();
  ({ sql } = await cluster.createDatabase());
});
afterAll(() => cluster?.stop());

const lastTick = async () =>
  (await sql<{ at: Date | null }[]>`select max(ran_at) as at from private.duties`)[0]?.at?.getTime() ?? 0;

test('of two ticks at once one does everything and the other nothing, without waiting', async () => {
  const [first, second] = [await sql.reserve(), await sql.reserve()];
  await first`begin`;
  await first`select private.tick()`;
  await second`select private.tick(now() + interval '1 hour')`;
  await first`commit`;
  const kept = await lastTick();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(Date.now() + 60_000);
  await second`select private.tick(now() + interval '1 hour')`;
  expect(await lastTick()).toBeGreaterThan(kept);
  first.release();
  second.release();
});

test('who is erased waits for no log, which is read once a day for everybody', async () => {
  const account = 'aaaaaaaa-0000-4000-8000-000000000001';
  const session = await sql.reserve();
  await session`insert into auth.users (id, email) values (${account}, 'leaves@example.test')`;
  await session`
    insert into auth.audit_log_entries (id, payload, created_at)
    values (gen_random_uuid(), jsonb_build_object('actor_id', ${account}::text), now())`;
  const scans = async () => {
    await session`select pg_stat_force_next_flush()`;
    const [row] = await session`
      select seq_scan::int as scans from pg_stat_user_tables where relname = 'audit_log_entries'`;
    return row?.['scans'] as number;
  };
  const before = await scans();
  await session`select private.erase_account(${account})`;
  expect(await scans()).toBe(before);
  await session`select private.expire_auth_log(now() + interval '1 day')`;
  expect(await scans()).toBe(before + 1);
  expect(await session`select from auth.audit_log_entries`).toHaveLength(0);
  expect(await session`select from private.erased_accounts`).toHaveLength(0);
  session.release();
});
