// bundle: session
import { emptyDatabase } from './database.ts';
import { STAY } from './storage.ts';

/** Removes everything personal from this device, as on logging out. */
export async function wipeDevice(): Promise<void> {
  // A browser without a database for this site has nothing to wipe.
  await emptyDatabase().catch(() => undefined);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!STAY.includes(key)) storage.removeItem(key);
}
