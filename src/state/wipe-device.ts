// bundle: session
import { clear } from 'idb-keyval';
import { OUTBOX_FLAG } from './outbox-flag.ts';

/** In sessionStorage, in a tab in which somebody logged out, until somebody signs in there. */
export const LEFT_FLAG = 'left';

/** Removes everything personal from this device. */
export async function wipeDevice(): Promise<void> {
  try {
    await clear();
  } catch {
    // A browser without a database for this site has nothing to wipe.
  }
  // Submitted requests that have not arrived are in a database of their own (pwa/outbox-store.ts) and stay there, with
  // the flag that makes pages send them: nothing that a person typed may be lost, and it is removed once it is sent.
  const flag = localStorage.getItem(OUTBOX_FLAG);
  localStorage.clear();
  if (flag) localStorage.setItem(OUTBOX_FLAG, flag);
  sessionStorage.clear();
}
