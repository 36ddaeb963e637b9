// bundle: receipt
import type { TrackingKey } from '../domain/tracking-key.ts';
import { type Receipt, receipts, type Seen } from './device/storage.ts';

/** What the window tells when the outbox has written receipts; its detail lists those that waited and don't any more. */
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
    // Another page may still have read it as it was; only newer answers correct what has arrived.
    if (!corrects({ savedAt }, earlier)) return true;
    kept = { ...earlier, correction: status };
  }
  if (earlier) known[place] = kept;
  else known.unshift(kept);
  return receipts.keep(known.filter((receipt, index) => receipt.status !== 'received' || index < KEPT));
}

/** The receipts on this device, newest first; none where none can be read. */
export const readReceipts = (): Receipt[] => receipts.read() ?? [];

/** The receipt with this reference; undefined when there is none. */
export const readReceipt = (reference: string): Receipt | undefined =>
  readReceipts().find((receipt) => receipt.reference === reference);

/** Whether answers are newer than those that a receipt is for. */
export const corrects = ({ savedAt = 0 }: { savedAt?: number }, receipt: Receipt): boolean =>
  savedAt > (receipt.savedAt ?? Infinity);

/** Gives up the unsent request under this reference. What has arrived stays, the rest is forgotten. */
export function forgetUnsent(reference: string): void {
  receipts.keep(
    readReceipts().flatMap((receipt) => {
      if (receipt.reference !== reference) return [receipt];
      return receipt.status === 'received' ? [{ ...receipt, correction: undefined }] : [];
    }),
  );
}

/** Keeps how a request was last shown, or nothing of that, with the receipt of its key; without one, nothing is kept. */
export function keepSeen({ reference, trackingSecret }: TrackingKey, seen: Seen | undefined): void {
  const known = readReceipts();
  const receipt = known.find(
    (each) => each.reference === reference && each.trackingSecret === trackingSecret,
  );
  if (!receipt || receipt.seen === seen) return;
  receipt.seen = seen;
  receipts.keep(known);
}

/** Leaves nothing of the receipt with this reference on this device. */
export function forgetReceipt(reference: string): void {
  receipts.keep(readReceipts().filter((receipt) => receipt.reference !== reference));
}
