import { readTrackingLink } from '../../../domain/tracking-link.ts';
import type { Receipt } from '../../../state/device/storage.ts';

/**
 * The receipt to show: the one whose reference is in the address, else the one shown before, else the newest.
 *
 * @param hash the address from the `#` on. If the browser stores nothing, it has the key of the sent request, the day
 * we answer by, and whether we email the key
 */
export function shownReceipt(receipts: Receipt[], hash: string, before?: Receipt): Receipt | undefined {
  const asked = hash.slice(1).split('.')[0];
  return (
    receipts.find(({ reference }) => reference === asked) ??
    unstored(hash) ??
    receipts.find(({ id }) => id === before?.id) ??
    receipts[0]
  );
}

function unstored(hash: string): Receipt | undefined {
  const key = readTrackingLink(hash);
  if (!key) return undefined;
  const [, due, emailed] = hash.split(',');
  return {
    ...key,
    id: '',
    status: 'received',
    submittedAt: new Date().toISOString(),
    due: due && /^\d{4}-\d{2}-\d{2}$/.test(due) ? due : undefined,
    emailed: emailed === 'emailed',
  };
}
