import { atom } from 'nanostores';
import { keysOff } from './device/storage.ts';

/** Whether single keys work in the staff's area, as chosen on this device. */
export const $usesKeys = atom(!keysOff.read());

export function chooseKeys(wanted: boolean): void {
  $usesKeys.set(wanted);
  keysOff.keep(!wanted || undefined);
}
