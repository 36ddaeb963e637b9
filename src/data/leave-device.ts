// bundle: session
import { left } from '../state/device/storage.ts';
import { wipeDevice } from '../state/device/wipe.ts';
import { signOut } from './auth.ts';
import { stopFollowing } from './session.ts';

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  await wipeDevice();
  // Whoever signs in next on this device is not to land where this person was.
  left.keep(true);
}
