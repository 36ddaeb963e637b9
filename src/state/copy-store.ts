import { copies, type Copy } from './device/database.ts';
import { copiesOf } from './device/storage.ts';

/** All copies by key. None if the browser stores nothing for this site. */
export const readCopies = () => copies.all().catch(() => []);

export const readCopy = (key: string) => copies.read(key).catch(() => undefined);

/**
 * Stores a copy if it is `stillTheirs` before and after: the person may sign out, here or in another tab,
 * while it is written.
 */
export async function storeCopy(key: string, copy: Copy, stillTheirs: () => boolean): Promise<void> {
  if (!stillTheirs() || !copiesOf.keep(copy.owner)) return;
  await copies.keep(key, copy);
  if (!stillTheirs()) await forgetCopies();
}

export const dropCopies = (keys: string[]) => copies.forget(...keys);

/** Removes every copy from this device. */
export async function forgetCopies(): Promise<void> {
  await dropCopies((await readCopies()).map(([key]) => key));
  copiesOf.keep(undefined);
}
