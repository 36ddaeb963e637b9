import { useSyncExternalStore } from 'react';
import type { Receipt } from '../../../state/device/storage.ts';
import { readReceipts, RECEIPTS_CHANGE } from '../../../state/receipt.ts';

let shown: Receipt[] = [];

/** The receipts on this device, as they change. */
export const useReceipts = (): Receipt[] => useSyncExternalStore(follow, current);

function follow(changed: () => void): () => void {
  addEventListener(RECEIPTS_CHANGE, changed);
  return () => removeEventListener(RECEIPTS_CHANGE, changed);
}

/** The same list as long as nothing in it is different. */
function current(): Receipt[] {
  const receipts = readReceipts();
  if (JSON.stringify(receipts) !== JSON.stringify(shown)) shown = receipts;
  return shown;
}
