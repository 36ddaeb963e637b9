import { atom } from 'nanostores';

const KEY = 'single-keys';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Whether single keys do something in the staff's area, as chosen on this device (WCAG 2.1.4). */
export const $usesKeys = atom(kept());

export function chooseKeys(wanted: boolean): void {
  $usesKeys.set(wanted);
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A device that keeps nothing follows the choice until the page is left.
  }
}
