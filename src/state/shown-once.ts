import type { Receipt } from './receipt.ts';

const KEY = 'receipt-once';

/**
 * Hands the receipt of a request from a shared device to the page that comes next in this tab: no other storage has it
 * (decision 0151). False where the browser stores nothing.
 */
export function handOverReceipt(receipt: Receipt): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt));
    return true;
  } catch {
    return false;
  }
}

/** What was handed over; it is in no storage any more then. */
export function takeReceipt(): Receipt | undefined {
  try {
    const handed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Receipt | null;
    sessionStorage.removeItem(KEY);
    return handed ?? undefined;
  } catch {
    return undefined;
  }
}
