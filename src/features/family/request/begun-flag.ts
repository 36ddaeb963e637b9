/** Set in localStorage while a family's draft may lie on this device, for who must know before the database answers. */
export const BEGUN_FLAG = 'request-begun';

export function markBegun(begun: boolean): void {
  try {
    if (begun) localStorage.setItem(BEGUN_FLAG, '1');
    else localStorage.removeItem(BEGUN_FLAG);
  } catch {
    // Nothing is kept, so that nobody comes back to it.
  }
}
