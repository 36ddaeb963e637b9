// bundle: session
import { clear } from 'idb-keyval';
import { OUTBOX_FLAG } from '../state/outbox-flag.ts';
import { signOut } from './auth.ts';
import { stopFollowing } from './session.ts';

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
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
