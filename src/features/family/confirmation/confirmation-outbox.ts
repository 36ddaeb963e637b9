import { outbox } from '../../../state/device/outbox.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { forgetUnsent } from '../../../state/receipt.ts';
import { isWaiting, readOutbox, takeBack as hold } from '../../../pwa/outbox-store.ts';
import {
  arrivalOf,
  followOutbox,
  hasArrivals,
  receiptOf,
  settleOutbox,
  syncOutbox,
} from '../../../pwa/sync.ts';

/** Updates the receipts, and starts sending the requests that wait. */
export async function follow(): Promise<void> {
  await settleOutbox();
  followOutbox();
}

/** The status of a request from a shared device, which has no receipt. What has left the outbox has arrived. */
export async function currentReceipt(shown: Receipt): Promise<Receipt> {
  const entry = await outbox.read(shown.id).catch(() => undefined);
  const now = entry ? receiptOf(entry) : (arrivalOf(shown.id) ?? { ...shown, status: 'received' as const });
  const formerReference = now.reference === shown.reference ? shown.formerReference : shown.reference;
  return { ...now, formerReference };
}

/** Holds back a waiting request, so that the person can change it. */
export async function takeBack(id: string): Promise<void> {
  await hold(id);
  await settleOutbox();
}

export const sendNow = () => syncOutbox();

/** Removes an unsent request from this device, or only the unsent correction of a request. */
export async function removeUnsent(id: string, reference: string): Promise<void> {
  await outbox.forget(id);
  forgetUnsent(reference);
  await settleOutbox();
}

/** Waiting requests from a shared device, whose receipts were shown once. */
const readUnseen = async () =>
  (await readOutbox().catch(() => [])).filter((entry) => entry.shared && isWaiting(entry));

/** Whether such a request waits here, or has gone since this page was opened; undefined if there was none. */
export async function unseenNow(before: Unseen | undefined): Promise<Unseen | undefined> {
  if ((await readUnseen()).length > 0) return 'unseen';
  return before || hasArrivals() ? 'unseen-gone' : undefined;
}

export type Unseen = 'unseen' | 'unseen-gone';

const removals = () => new BroadcastChannel('unseen-removed');

/** A request removed in another tab must not be taken for one that has arrived. */
export const onUnseenRemoved = (act: () => void) => removals().addEventListener('message', act);

export async function removeUnseen(): Promise<void> {
  const channel = removals();
  channel.postMessage(null);
  channel.close();
  for (const { id } of await readUnseen()) await outbox.forget(id);
  await settleOutbox();
}
