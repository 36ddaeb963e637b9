// bundle: session
import { left } from '../state/device/storage.ts';
import { wipeDevice } from '../state/device/wipe.ts';
import { signOut } from './auth.ts';
import { keptSession } from './client.ts';
import { stopFollowing } from './session.ts';

/**
 * Whether the signed-in person may sign out. Asks first if anything typed or unsent is on this device, since signing
 * out removes it.
 */
export const mayLeave = async (): Promise<boolean> =>
  import('./may-leave.ts').then((code) => code.mayLeave(keptSession()?.user.id ?? '')).catch(() => true);

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  await wipeDevice();
  // The next person who signs in on this device should not start where this person was.
  left.keep(true);
}
