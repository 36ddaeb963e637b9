// bundle: chrome
/** Set in localStorage while this device may hold an unsent request, so that a page looks for one only then. */
export const OUTBOX_FLAG = 'outbox';

export function mayHoldUnsent(): boolean {
  try {
    return localStorage.getItem(OUTBOX_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Set before something unsent is kept, so that no page misses it. */
export function markUnsent(unsent: boolean): void {
  try {
    if (unsent) localStorage.setItem(OUTBOX_FLAG, '1');
    else localStorage.removeItem(OUTBOX_FLAG);
  } catch {
    // Without the mark the pages don't look by themselves; the worker still does.
  }
}
