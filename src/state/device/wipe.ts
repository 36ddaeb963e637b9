// bundle: session
import { emptyDatabase } from './database.ts';
import { profile, saidMark, STAY } from './storage.ts';

/** Removes everything personal from this device, as on signing out. */
export async function wipeDevice(): Promise<void> {
  // The browser may have no database for this site.
  await emptyDatabase().catch(() => undefined);
  // Unsent entries of other accounts stay until these sign in again.
  const owner = profile.read()?.id;
  if (owner && saidMark.read())
    await import('./said.ts').then((code) => code.forgetSaidBy(owner)).catch(() => undefined);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!STAY.includes(key)) storage.removeItem(key);
}
