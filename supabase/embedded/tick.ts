import type postgres from 'postgres';
import type { LogFile } from './log-file.ts';
import { errorMessage } from './startup-error.ts';

const EVERY_MS = 60_000;

export type Clock = { stop(): Promise<void> };

/**
 * Has the database do what time does, at once and then each minute, never twice at a time; hosted, a scheduled job does it
 * (README). `sql` is connected as the database's owner.
 */
export async function startClock({ sql, log }: { sql: postgres.Sql; log: LogFile }): Promise<Clock> {
  const [found] = await sql`select to_regprocedure('private.tick()') is not null as yes`;
  if (!found?.['yes']) return { stop: () => Promise.resolve() };
  let working: Promise<unknown> = Promise.resolve();
  const tick = () => {
    working = working
      .then(() => sql`select private.tick()`)
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
