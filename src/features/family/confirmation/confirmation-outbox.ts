import { forgetReceipt } from '../../../state/receipt.ts';
import { dropEntry } from '../../../pwa/outbox-store.ts';
import { followOutbox, settleOutbox, syncOutbox } from '../../../pwa/sync.ts';

/** Brings the receipts up to date, and has what waits sent. */
export async function follow(): Promise<void> {
  await settleOutbox();
  followOutbox();
}

export const sendNow = () => syncOutbox();

/** Takes a refused request off this device; the server has nothing of it. */
export async function removeRefused(id: string, reference: string): Promise<void> {
  await dropEntry(id);
  forgetReceipt(reference);
  await settleOutbox();
}
