/** What the confirmation page says about the request that was sent last from this device. */
export type StoredReceipt = { reference: string; status: string; submittedAt: string };

const KEY = 'receipt';

/** Keeps a receipt on this device for the confirmation page. */
export function storeReceipt({ reference, status, submittedAt }: StoredReceipt): void {
  localStorage.setItem(KEY, JSON.stringify({ reference, status, submittedAt }));
}

/** The receipt that was kept last; undefined when there is none, or none that can be read. */
export function readReceipt(): StoredReceipt | undefined {
  try {
    const receipt = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredReceipt> | null;
    return receipt?.reference && receipt.submittedAt ? (receipt as StoredReceipt) : undefined;
  } catch {
    return undefined;
  }
}
