// bundle: session
import { LEFT_FLAG, wipeDevice } from '../state/wipe-device.ts';
import { signOut } from './auth.ts';
import { stopFollowing } from './session.ts';

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  await wipeDevice();
  // Whoever signs in next on this device is not to land where this person was.
  sessionStorage.setItem(LEFT_FLAG, 'yes');
}
