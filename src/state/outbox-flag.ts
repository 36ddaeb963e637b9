// bundle: chrome
/** Set in localStorage while the outbox of this device may hold requests, so that a page looks for one only then. */
export const OUTBOX_FLAG = 'outbox';

export function mayHoldRequests(): boolean {
  try {
    return localStorage.getItem(OUTBOX_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Set before something is put into the outbox, so that no page misses it. */
export function markOutbox(holdsRequests: boolean): void {
  try {
    if (holdsRequests) localStorage.setItem(OUTBOX_FLAG, '1');
    else localStorage.removeItem(OUTBOX_FLAG);
  } catch {
    // Without the mark the pages don't look by themselves; the worker still does.
  }
}
