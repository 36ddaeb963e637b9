import type postgres from 'postgres';
import type { LogFile } from './log-file.ts';
import { errorMessage } from './startup-error.ts';

const EVERY_MS = 60_000;
const TICKS_A_DAY = 1440;

export type Clock = { stop(): Promise<void> };

/**
 * Has the database do what time does, at once and then each minute, never twice at a time; `daily` does what the database
 * cannot, at once and then each day. Hosted, scheduled jobs do both (README). `sql` is connected as the database's owner.
 */
export async function startClock(options: {
  sql: postgres.Sql;
  log: LogFile;
  daily: () => Promise<void>;
}): Promise<Clock> {
  const { sql, log, daily } = options;
  const [found] = await sql`select to_regprocedure('private.tick(timestamptz)') is not null as yes`;
  if (!found?.['yes']) return { stop: () => Promise.resolve() };
  let working: Promise<unknown> = Promise.resolve();
  let ticks = 0;
  const tick = () => {
    const isNewDay = ticks++ % TICKS_A_DAY === 0;
    working = working
      .then(() => sql`select private.tick()`)
      .then(() => (isNewDay ? daily() : undefined))
      .catch((error: unknown) => log.write(`tick: ${errorMessage(error)}`));
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
