import { superuser } from '../../../supabase/embedded/database/postgres.ts';
import { operator } from '../../../src/domain/operator.ts';
import { letClockRunAhead } from '../clock-ahead.ts';
import type { Crowd } from '../crowd.ts';

/** Lets the test set the database's clock, in the operator's time: `2027-10-14 10:00`. Call it first. */
export async function takeClock(crowd: Crowd): Promise<(at: string) => Promise<void>> {
  await letClockRunAhead(crowd.connectAs(superuser));
  return async (at) => {
    for (const sql of [crowd.sql, crowd.pool])
      await sql`select set_config('clock.ahead', extract(epoch from
        ${at}::text::timestamp at time zone ${operator.timeZone} - transaction_timestamp())::text || ' s', false)`;
    // Everyone has just signed in.
    await crowd.sql`update auth.sessions set created_at = now(), not_after = null where true`;
  };
}
