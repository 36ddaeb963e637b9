import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tick } from '../../supabase/embedded/tick.ts';
import { createDatabase } from './database.ts';

/** Tests of scheduled jobs that need several connections. The others are in supabase/tests/160_tick.sql. */

let sql: postgres.Sql;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ sql, drop } = await createDatabase());
});
afterAll(() => drop?.());

const ranAt = async (duty: string) =>
  (
    await sql<{ at: Date | null }[]>`select ran_at as at from private.duties where duty = ${duty}`
  )[0]?.at?.getTime() ?? 0;

test('if two run a duty at once, one does it and the other does nothing, without waiting', async () => {
  const [first, second] = [await sql.reserve(), await sql.reserve()];
  await first`begin`;
  await first`select private.run_duty('seal_events')`;
  await second`select private.run_duty('seal_events', now() + interval '1 hour')`;
  await first`commit`;
  const kept = await ranAt('seal_events');
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(Date.now() + 60_000);
  await second`select private.run_duty('seal_events', now() + interval '1 hour')`;
  expect(await ranAt('seal_events')).toBeGreaterThan(kept);
  first.release();
  second.release();
});

test('a duty that waits for a lock gives up and runs again later, and all others run', async () => {
  await sql`update private.duties set ran_at = null where true`;
  const other = await sql.reserve();
  await other`begin`;
  await other`lock table public.staff in access exclusive mode`;
  await tick(sql);
  expect(
    await sql`select duty, failure from private.duties where ran_at is null or failure is not null`,
  ).toEqual([{ duty: 'expire_staff', failure: 'canceling statement due to lock timeout' }]);
  await other`commit`;
  other.release();
  expect(await sql`select d from private.due_duties() d where d = 'expire_staff'`).toHaveLength(1);
  await tick(sql);
  expect(await sql`select from private.duties where failure is not null`).toEqual([]);
});

test('each batch has its own transaction, until one is not full', async () => {
  await sql.unsafe(`
    create table private.batches (done xid8 default pg_current_xact_id());
    create function private.take_three(moment timestamptz, batch integer) returns bigint language sql as $$
      insert into private.batches default values;
      select case when count(*) < 3 then batch else 0 end from private.batches
    $$;
    insert into private.duties (place, duty, every, batch) values (99, 'take_three', '1 hour', 5)`);
  await tick(sql);
  expect(await sql`select count(distinct done)::int as batches from private.batches`).toEqual([
    { batches: 3 },
  ]);
});

test('an erasure doesn’t wait for the auth log, which is cleared once a day', async () => {
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
