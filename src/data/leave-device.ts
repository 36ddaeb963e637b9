// bundle: session
import { left, saidMark } from '../state/device/storage.ts';
import { wipeDevice } from '../state/device/wipe.ts';
import { signOut } from './auth.ts';
import { keptSession } from './client.ts';
import { stopFollowing } from './session.ts';

/** Whether the caregiver who is signed in may leave: asks where what they said waits here, since logging out removes it. */
export const mayLeave = async (): Promise<boolean> =>
  !saidMark.read() ||
  import('./may-leave.ts').then((code) => code.mayLeave(keptSession()?.user.id ?? '')).catch(() => true);

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  await wipeDevice();
  // Whoever signs in next on this device is not to land where this person was.
  left.keep(true);
}
