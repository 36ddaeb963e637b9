// bundle: session
import { left, saidMark } from '../state/device/storage.ts';
import { wipeDevice } from '../state/device/wipe.ts';
import { signOut } from './auth.ts';
import { keptSession } from './client.ts';
import { stopFollowing } from './session.ts';

/** Ends the session and wipes everything personal from this device, with or without a connection. */
export async function leaveDevice(): Promise<void> {
  stopFollowing();
  await signOut();
  await wipeDevice();
  // Whoever signs in next on this device is not to land where this person was.
  left.keep(true);
}

/** Whether something that the signed-in caregiver said waits on this device: logging out removes it, too. */
export async function hasUnsentWords(): Promise<boolean> {
  const owner = keptSession()?.user.id;
  if (!owner || !saidMark.read()) return false;
  const { unsentBy } = await import('../state/device/said.ts');
  return (await unsentBy(owner)).length > 0;
}
