// bundle: receipt
import type { Delivery } from '../domain/delivery.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';

/** What this device keeps of a request that was submitted on it: enough to show it and to follow it. */
export type Receipt = TrackingKey & {
  id: string;
  status: Delivery;
  /** ISO; by the server's clock once it is received. */
  submittedAt: string;
  /** The reference that was shown first, if it turned out to be someone else's. */
  formerReference?: string;
};

/** What the window tells when the outbox has written receipts; its detail lists those that waited and don't any more. */
export const RECEIPTS_CHANGE = 'receiptschange';

const KEY = 'receipts';
const KEPT = 5;

/**
 * Keeps a receipt on this device, in place of an earlier one of the same request, and nothing else of it. The last five are
 * kept, and every one that is not received yet. False where the browser stores nothing.
 */
export function storeReceipt({ id, reference, trackingSecret, status, submittedAt }: Receipt): boolean {
  const known = readReceipts();
  const place = known.findIndex((receipt) => receipt.id === id);
  const earlier = known[place];
  // Another page may still have read it as it was.
  if (earlier?.status === 'received' && status !== 'received') return true;
  const formerReference = earlier?.reference === reference ? earlier.formerReference : earlier?.reference;
  const kept = { id, reference, trackingSecret, status, submittedAt, formerReference };
  if (earlier) known[place] = kept;
  else known.unshift(kept);
  return write(known.filter((receipt, index) => receipt.status !== 'received' || index < KEPT));
}

/** The receipts on this device, newest first; none where none can be read. */
export function readReceipts(): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

/** The receipt with this reference; undefined when there is none. */
export const readReceipt = (reference: string): Receipt | undefined =>
  readReceipts().find((receipt) => receipt.reference === reference);

/** Leaves nothing of the receipt with this reference on this device. */
export function forgetReceipt(reference: string): void {
  write(readReceipts().filter((receipt) => receipt.reference !== reference));
}

function write(receipts: Receipt[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(receipts));
    return true;
  } catch {
    return false;
  }
}

function isReceipt(value: unknown): value is Receipt {
  const receipt = value as Partial<Receipt> | null;
  return Boolean(
    receipt?.id && receipt.reference && receipt.trackingSecret && receipt.status && receipt.submittedAt,
  );
}
