import { clear } from 'idb-keyval';
import { signOut } from './auth.ts';
import { stopFollowing } from './session.ts';

/** Ends the session and wipes everything personal from this device, with or without a connection (design section 7). */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  // A browser that keeps no database for this site has nothing there to wipe.
  await clear().catch(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
}
