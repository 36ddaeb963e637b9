// bundle: outbox
import { outbox, type OutboxEntry, type OutboxRecord } from '../state/device/outbox.ts';
import { outboxMark, type Receipt } from '../state/device/storage.ts';
import { forgetReceipt, readReceipts, RECEIPTS_CHANGE, storeReceipt } from '../state/receipt.ts';
import { flushOutbox, notBefore, OUTBOX } from './outbox.ts';
import { deliveryOf, isUndelivered, isWaiting, nameIn, readOutbox } from './outbox-store.ts';

const SYNC_TAG = 'background-sync';
const SOONEST_MS = 1000;

/** For browsers that send without an open page once there is a connection. */
type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

let following = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the outbox now and whenever it may work, while this page is open. */
export function followOutbox(): void {
  if (following) return;
  following = true;
  new BroadcastChannel(OUTBOX).addEventListener('message', () => void settleOutbox());
  addEventListener('online', () => void syncOutbox());
  const look = () => document.visibilityState === 'visible' && void syncOutbox({ urgent: false });
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  void syncOutbox();
}

/** Tries to send what waits, and updates the receipts. If this page closes first, the worker continues. */
export async function syncOutbox({ urgent = true } = {}): Promise<void> {
  const isDue = (record: OutboxRecord) => urgent || notBefore(record) <= Date.now();
  if ((await entries()).filter(isWaiting).some(isDue)) {
    void askWorker();
    await flushOutbox({ urgent }).catch(() => undefined);
  }
  const waiting = (await settleOutbox()).filter(isWaiting);
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(notBefore)) - Date.now();
  timer = setTimeout(() => void syncOutbox({ urgent: false }), Math.max(SOONEST_MS, next));
}

/** Writes the receipts of everything in the outbox, and removes what has arrived. Returns the records that are left. */
export async function settleOutbox(): Promise<OutboxRecord[]> {
  const found = await entries();
  const known = readReceipts();
  const stored = found.filter(settleReceipt);
  for (const { id } of stored.filter((entry) => !isUndelivered(entry))) await outbox.forget(id);
  const undelivered = found.filter(isUndelivered);
  outboxMark.keep(undelivered.length > 0 || undefined);
  const waited = known.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  const news = found.filter((entry) => !isWaiting(entry) && waited.includes(entry.id)).map(receiptOf);
  dispatchEvent(new CustomEvent(RECEIPTS_CHANGE, { detail: news }));
  return undelivered;
}

/** What arrived from a shared device while this page was open. It is not stored. */
const arrived = new Map<string, Receipt>();
export const arrivalOf = (id: string) => arrived.get(id);
export const hasArrivals = () => arrived.size > 0;

/**
 * A request from a shared device has a receipt only while the person has to correct it. Returns whether it is settled.
 */
function settleReceipt(entry: OutboxEntry): boolean {
  const receipt = receiptOf(entry);
  if (!entry.shared || receipt.status === 'refused') return storeReceipt(receipt);
  if (receipt.status === 'received') arrived.set(entry.id, receipt);
  if (readReceipts().some(({ id }) => id === entry.id)) forgetReceipt(entry.reference);
  return true;
}

const entries = () => readOutbox().catch((): OutboxEntry[] => []);

/** What this device keeps of an entry for the person. */
export function receiptOf(entry: OutboxEntry): Receipt {
  const { id, reference, trackingSecret, savedAt, shared } = entry;
  const submittedAt = isUndelivered(entry) ? new Date(entry.queuedAt).toISOString() : entry.receivedAt;
  const told = isUndelivered(entry)
    ? { name: nameIn(entry) }
    : { name: entry.name, due: entry.due, emailed: entry.emailed };
  return { id, reference, trackingSecret, status: deliveryOf(entry), submittedAt, savedAt, shared, ...told };
}

/** Asks the worker to send: at once and, if the browser can, once there is a connection, even without an open page. */
async function askWorker(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined;
  registration?.active?.postMessage({ type: 'SYNC_DATA', timestamp: Date.now() });
  // A person may have forbidden it. The page and the message above don't need it.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
