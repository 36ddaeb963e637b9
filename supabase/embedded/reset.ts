import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDataFolder, wipeDataFolder } from './data-folder.ts';
import { lockDatabase } from './database/lock.ts';
import { startPostgres } from './database/postgres.ts';

/** Removes all data of the folder, after making sure that nobody uses it. Throws `StartupError` when someone does. */
export async function wipeData(dataDir: string): Promise<void> {
  const folder = openDataFolder(dataDir);
  if (existsSync(path.join(folder.postgres, 'data'))) {
    const server = await startPostgres({ dir: folder.postgres });
    const lock = await lockDatabase(server, folder.root);
    await lock.release();
    await server.stop();
  }
  wipeDataFolder(folder);
}
