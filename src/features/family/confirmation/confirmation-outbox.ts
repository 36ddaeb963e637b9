import { forgetUnsent } from '../../../state/receipt.ts';
import { dropEntry, takeBack as hold } from '../../../pwa/outbox-store.ts';
import { followOutbox, settleOutbox, syncOutbox } from '../../../pwa/sync.ts';

/** Brings the receipts up to date, and has what waits sent. */
export async function follow(): Promise<void> {
  await settleOutbox();
  followOutbox();
}

/** Holds a request back that waits, to be changed. */
export async function takeBack(id: string): Promise<void> {
  await hold(id);
  await settleOutbox();
}

export const sendNow = () => syncOutbox();

/** Takes what has not been sent off this device; of a correction, only that. */
export async function removeUnsent(id: string, reference: string): Promise<void> {
  await dropEntry(id);
  forgetUnsent(reference);
  await settleOutbox();
}
