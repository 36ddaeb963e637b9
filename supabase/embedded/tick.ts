import type postgres from 'postgres';
import type { LogFile } from './log-file.ts';
import { errorMessage } from './startup-error.ts';

const EVERY_MS = 60_000;

export type Clock = { stop(): Promise<void> };

/**
 * Runs the due jobs, a batch at a time, each in a transaction of its own (decision 0072). `removeFiles` does
 * the part of the duty `call_file_remover` that the database can't. `sql` is connected as the database's
 * owner.
 */
export async function tick(
  sql: postgres.Sql,
  removeFiles: () => Promise<unknown> = () => Promise.resolve(),
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<void> {
  for (const { duty } of await sql<{ duty: string }[]>`select private.due_duties() as duty`) {
    try {
      if (duty === 'call_file_remover') await removeFiles();
      while ((await sql`select private.run_duty(${duty}) as more`)[0]?.['more']);
    } catch (error) {
      onError(error);
    }
  }
}

/** Runs the due jobs at once and then each minute, never twice at a time. Hosted, pg_cron does (*_tick.sql). */
export async function startClock(options: {
  sql: postgres.Sql;
  log: LogFile;
  removeFiles: () => Promise<unknown>;
}): Promise<Clock> {
  const { sql, log, removeFiles } = options;
  const [found] = await sql`select to_regprocedure('private.due_duties(timestamptz)') is not null as yes`;
  if (!found?.['yes']) return { stop: () => Promise.resolve() };
  const note = (error: unknown) => log.write(`tick: ${errorMessage(error)}`);
  let working: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const run = () => {
    working = working.then(() => (stopped ? undefined : tick(sql, removeFiles, note))).catch(note);
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
