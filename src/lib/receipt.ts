/** What this device keeps of the request that was sent last from it: enough to show it and to follow it. */
type StoredReceipt = {
  reference: string;
  /** With the reference it opens the request to whoever holds it. */
  trackingSecret: string;
  status: string;
  submittedAt: string;
};

const KEY = 'receipt';

/** Keeps a receipt on this device, and nothing else of the request. */
export function storeReceipt({ reference, trackingSecret, status, submittedAt }: StoredReceipt): void {
  localStorage.setItem(KEY, JSON.stringify({ reference, trackingSecret, status, submittedAt }));
}

/** The receipt that was kept last; undefined when there is none, or none that can be read. */
export function readReceipt(): StoredReceipt | undefined {
  try {
    const receipt = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredReceipt> | null;
    return receipt?.reference && receipt.trackingSecret && receipt.submittedAt
      ? (receipt as StoredReceipt)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves nothing of the receipt on this device. */
export function forgetReceipt(): void {
  localStorage.removeItem(KEY);
}
