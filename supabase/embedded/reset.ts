import { existsSync, rmSync } from 'node:fs';
import { draftOf } from './backup/swap.ts';
import { openDataFolder, wipeDataFolder, type DataFolder } from './data-folder.ts';
import { lockDatabase } from './database/lock.ts';
import { clusterData, startPostgres } from './database/postgres.ts';

/** Removes all data of the folder, after making sure that nobody uses it. Throws `StartupError` when someone does. */
export async function wipeData(dataDir: string): Promise<void> {
  const folder = openDataFolder(dataDir);
  const data = clusterData(folder.postgres);
  if (existsSync(data)) {
    const server = await startPostgres({ dir: folder.postgres });
    const lock = await lockDatabase(server, folder.root);
    await lock.release();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  wipeDataFolder(folder);
  await removeDraft(folder);
}

/** Removes what a restore that failed or was killed left behind; its database may still run. Throws `StartupError`. */
export async function removeDraft(folder: DataFolder): Promise<void> {
  const draft = draftOf(folder);
  if (!existsSync(draft.root)) return;
  await wipeData(draft.root);
  rmSync(draft.root, { recursive: true, force: true });
}
