// bundle: session
import { emptyDatabase } from './database.ts';
import { profile, saidMark, STAY } from './storage.ts';

/** Removes everything personal from this device, as on logging out. */
export async function wipeDevice(): Promise<void> {
  // A browser without a database for this site has nothing to wipe.
  await emptyDatabase().catch(() => undefined);
  // What another account said here stays until that one is back.
  const owner = profile.read()?.id;
  if (owner && saidMark.read())
    await import('./said.ts').then((code) => code.forgetSaidBy(owner)).catch(() => undefined);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!STAY.includes(key)) storage.removeItem(key);
}
