import { existsSync } from 'node:fs';
import type { DataFolder } from '../data-folder.ts';
import { lockDatabase } from './lock.ts';
import { clusterData, startPostgres, type Postgres } from './postgres.ts';
import { StartupError } from '../startup-error.ts';

/** Whether the folder has a database. */
export const hasDatabase = (folder: DataFolder): boolean =>
  existsSync(folder.root) && existsSync(clusterData(folder.postgres));

/**
 * Works with the folder's database, beside the server if one runs. If none runs, it locks the folder, and
 * stops the database afterwards. `alone` refuses to work beside a server. Throws `StartupError`.
 */
export async function useDatabase<T>(
  folder: DataFolder,
  work: (server: Postgres) => Promise<T>,
  { alone = false } = {},
): Promise<T> {
  if (!hasDatabase(folder)) throw new StartupError(`There is no data in ${folder.root}.`);
  const server = await startPostgres({ dir: folder.postgres });
  const lock = await lockDatabase(server, folder.root).catch((error: unknown) => {
    if (alone || !(error instanceof StartupError)) throw error;
    return undefined;
  });
  try {
    return await work(server);
  } finally {
    await lock?.release();
    // A database that ran already belongs to the server, or to its next start.
    if (lock && !server.adopted) await server.stop();
  }
}
