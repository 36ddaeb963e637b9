import { superuser } from '../../../supabase/embedded/database/postgres.ts';
import { operator } from '../../../src/domain/operator.ts';
import type { Crowd } from '../crowd.ts';

/**
 * Makes the database's clock one that the test sets: `2027-10-14 10:00`, where the operator works. Only plans that are
 * made from now on know of it, so this comes before all else.
 */
export async function takeClock(crowd: Crowd): Promise<(at: string) => Promise<void>> {
  const keeper = crowd.connectAs(superuser);
  // In SQL it becomes part of every statement that asks for it; the one it replaces would be called past the catalog.
  await keeper.unsafe(`
    create or replace function pg_catalog.now() returns timestamptz language sql stable as $$
      select transaction_timestamp() + coalesce(nullif(current_setting('story.ahead', true), ''), '0 s')::interval
    $$`);
  return async (at) => {
    for (const sql of [crowd.sql, crowd.pool])
      await sql`select set_config('story.ahead', extract(epoch from
        ${at}::text::timestamp at time zone ${operator.timeZone} - transaction_timestamp())::text || ' s', false)`;
    // Everyone has just signed in.
    await crowd.sql`update auth.sessions set created_at = now(), not_after = null where true`;
  };
}
