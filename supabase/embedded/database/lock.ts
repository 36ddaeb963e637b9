import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { mainDatabase } from './bootstrap.ts';
import { superuser, type Postgres } from './postgres.ts';

export type Lock = { release(): Promise<void> };

const key = 7236000;
const patienceMs = 1500;

/**
 * Makes this process the only one that uses the data folder. A database session holds the lock, so it ends
 * with the process. Throws `StartupError` if another process holds it, after a moment for a killed one.
 */
export async function lockDatabase(server: Pick<Postgres, 'host' | 'port'>, folder: string): Promise<Lock> {
  const sql = postgres({
    host: server.host,
    port: server.port,
    username: superuser,
    database: mainDatabase,
    max: 1,
    max_lifetime: null,
    connection: { application_name: `process ${process.pid}` },
  });
  for (const until = Date.now() + patienceMs; ;) {
    const [row] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${key}) as locked`;
    if (row?.locked) return { release: () => sql.end({ timeout: 1 }) };
    if (Date.now() > until) break;
    await sleep(150);
  }
  const [holder] = await sql<{ application_name: string }[]>`
    select a.application_name from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.objid = ${key} and l.granted`;
  await sql.end({ timeout: 1 });
  throw new StartupError(
    `The data folder ${folder} is in use by another process${holder ? ` (${holder.application_name})` : ''}.`,
  );
}
