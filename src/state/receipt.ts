// bundle: receipt
import type { TrackingKey } from '../domain/tracking-key.ts';
import { type Receipt, receipts, type Seen } from './device/storage.ts';

/** The window's event after the outbox has written receipts. Its detail lists those that no longer wait. */
export const RECEIPTS_CHANGE = 'receiptschange';

const KEPT = 5;

/**
 * Keeps a receipt on this device, replacing an earlier one of the same request. The last five are kept, and every one
 * that is not received yet. False if the browser stores nothing.
 */
export function storeReceipt({
  id,
  reference,
  trackingSecret,
  name,
  status,
  submittedAt,
  savedAt,
  due,
  emailed,
}: Receipt): boolean {
  const known = readReceipts();
  const place = known.findIndex((receipt) => receipt.id === id);
  const earlier = known[place];
  const formerReference = earlier?.reference === reference ? earlier.formerReference : earlier?.reference;
  const seen = earlier?.trackingSecret === trackingSecret ? earlier.seen : undefined;
  let kept: Receipt = {
    id,
    reference,
    trackingSecret,
    name: name ?? earlier?.name,
    status,
    submittedAt,
    savedAt,
    due,
    emailed,
    formerReference,
    seen,
  };
  if (earlier?.status === 'received' && status !== 'received') {
    // Another page may still have the earlier state. Only newer answers correct a received request.
    if (!corrects({ savedAt }, earlier)) return true;
    kept = { ...earlier, correction: status };
  }
  if (earlier) known[place] = kept;
  else known.unshift(kept);
  return receipts.keep(known.filter((receipt, index) => receipt.status !== 'received' || index < KEPT));
}

/** The receipts on this device, newest first; empty if they can't be read. */
export const readReceipts = (): Receipt[] => receipts.read() ?? [];

/** The receipt with this reference; undefined if there is none. */
export const readReceipt = (reference: string): Receipt | undefined =>
  readReceipts().find((receipt) => receipt.reference === reference);

/** Whether answers are newer than a receipt's. */
export const corrects = ({ savedAt = 0 }: { savedAt?: number }, receipt: Receipt): boolean =>
  savedAt > (receipt.savedAt ?? Infinity);

/** Gives up the unsent request with this reference. A request that has arrived keeps its receipt. */
export function forgetUnsent(reference: string): void {
  receipts.keep(
    readReceipts().flatMap((receipt) => {
      if (receipt.reference !== reference) return [receipt];
      return receipt.status === 'received' ? [{ ...receipt, correction: undefined }] : [];
    }),
  );
}

/** Keeps a request's last shown status in its key's receipt, or removes it. Without a receipt nothing is kept. */
export function keepSeen({ reference, trackingSecret }: TrackingKey, seen: Seen | undefined): void {
  const known = readReceipts();
  const receipt = known.find(
    (each) => each.reference === reference && each.trackingSecret === trackingSecret,
  );
  if (!receipt || receipt.seen === seen) return;
  receipt.seen = seen;
  receipts.keep(known);
}

/** Removes the receipt with this reference from this device. */
export function forgetReceipt(reference: string): void {
  receipts.keep(readReceipts().filter((receipt) => receipt.reference !== reference));
}
