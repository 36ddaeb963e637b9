// bundle: receipt
import type { Delivery } from '../domain/delivery.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';

/** What this device keeps of a request that was submitted on it: enough to show it and to follow it. */
export type Receipt = TrackingKey &
  Told & {
    id: string;
    status: Delivery;
    /** ISO; by the server's clock once it is received. */
    submittedAt: string;
    /** When the answers that were sent were last changed, in milliseconds by this device's clock. */
    savedAt?: number;
    /** Newer answers than those that have arrived are on their way, or were refused. */
    correction?: Exclude<Delivery, 'received'>;
    /** The reference that was shown first, if it turned out to be someone else's. */
    formerReference?: string;
    /** It was sent from a shared device, which keeps no receipt of it (decision 0151). */
    shared?: boolean | undefined;
    /** How the service last showed the request. It lies here so that it can't outlive the key (decision 0087). */
    seen?: Seen;
  };

/** What the service said on receiving it: by which day, yyyy-mm-dd, the family hears from us, and whether an email says so. */
export type Told = { due?: string; emailed?: boolean };

/** A request as it was shown, in the form that a version of this site gave it; when, in milliseconds by this device's clock. */
export type Seen = { at: number; shape: number; request: unknown };

/** What the window tells when the outbox has written receipts; its detail lists those that waited and don't any more. */
export const RECEIPTS_CHANGE = 'receiptschange';

const KEY = 'receipts';
const KEPT = 5;

/**
 * Keeps a receipt on this device, in place of an earlier one of the same request, and nothing else of it. The last five are
 * kept, and every one that is not received yet. False where the browser stores nothing.
 */
export function storeReceipt({
  id,
  reference,
  trackingSecret,
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

/** Whether answers are newer than those that a receipt is for. */
export const corrects = ({ savedAt = 0 }: { savedAt?: number }, receipt: Receipt): boolean =>
  savedAt > (receipt.savedAt ?? Infinity);

/** What was to be sent under this reference is given up: what has arrived stays, all else of it is forgotten. */
export function forgetUnsent(reference: string): void {
  write(
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
  write(known);
}

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
