import { useSyncExternalStore } from 'react';
import type { Receipt } from '../../../state/device/storage.ts';
import { readReceipts, RECEIPTS_CHANGE } from '../../../state/receipt.ts';

let shown: Receipt[] = [];

export const useReceipts = (): Receipt[] => useSyncExternalStore(follow, current);

function follow(changed: () => void): () => void {
  addEventListener(RECEIPTS_CHANGE, changed);
  return () => removeEventListener(RECEIPTS_CHANGE, changed);
}

/** The same array while nothing changes, as useSyncExternalStore needs. */
function current(): Receipt[] {
  const receipts = readReceipts();
  if (JSON.stringify(receipts) !== JSON.stringify(shown)) shown = receipts;
  return shown;
}
