import { delMany, entries, get, set } from 'idb-keyval';
import { COPIES_FLAG } from './copied.ts';

/** What the service once answered, as it came, and when (milliseconds). */
export type Copy = { owner: string; at: number; body: string; headers: [string, string][] };

// In the database of the drafts, so that signing out, which empties that, can't forget them.
const PREFIX = 'copy:';

/** All that is kept, by its key. None where a browser keeps nothing for this site. */
export async function readCopies(): Promise<[key: string, copy: Copy][]> {
  const kept = await entries<string, Copy>().catch(() => []);
  return kept.flatMap(([name, copy]) =>
    String(name).startsWith(PREFIX) ? [[name.slice(PREFIX.length), copy]] : [],
  );
}

export const readCopy = (key: string): Promise<Copy | undefined> =>
  get<Copy>(PREFIX + key).catch(() => undefined);

/** Keeps a copy for as long as `stillTheirs`: somebody may log out, here or in another tab, while it is written. */
export async function storeCopy(key: string, copy: Copy, stillTheirs: () => boolean): Promise<void> {
  if (!stillTheirs()) return;
  localStorage.setItem(COPIES_FLAG, copy.owner);
  await set(PREFIX + key, copy);
  if (!stillTheirs()) await forgetCopies();
}

export const dropCopies = (keys: string[]) => delMany(keys.map((key) => PREFIX + key));

/** Removes every copy from this device. */
export async function forgetCopies(): Promise<void> {
  await dropCopies((await readCopies()).map(([key]) => key));
  localStorage.removeItem(COPIES_FLAG);
}
