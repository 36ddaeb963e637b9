/** Set in this tab's sessionStorage while the device is called a shared one: a reload forgets the answers, but not that. */
export const SHARED_FLAG = 'shared-device';

export const isShared = () => sessionStorage.getItem(SHARED_FLAG) !== null;

export function markShared(shared: boolean): void {
  try {
    if (shared) sessionStorage.setItem(SHARED_FLAG, '1');
    else sessionStorage.removeItem(SHARED_FLAG);
  } catch {
    // It is asked anew.
  }
}
