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
    // A browser that keeps no database for this site has nothing there to wipe.
  }
  // What a family submitted and has not arrived lies in a database of its own (pwa/outbox-store.ts) and stays there, with
  // the mark that has pages look for it: nothing that a person typed may be lost, and it is removed once it is sent.
  const flag = localStorage.getItem(OUTBOX_FLAG);
  localStorage.clear();
  if (flag) localStorage.setItem(OUTBOX_FLAG, flag);
  sessionStorage.clear();
}
