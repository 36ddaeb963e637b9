// bundle: outbox
import type { Delivery } from '../domain/delivery.ts';
import { outbox, type OutboxEntry, type OutboxRecord } from '../state/device/outbox.ts';

export const isUndelivered = (entry: OutboxEntry): entry is OutboxRecord => 'request' in entry;

/** The recipient named in a request. */
export const nameIn = ({ request }: OutboxRecord) => request['recipient_name'] as string | undefined;

export function deliveryOf(entry: OutboxEntry): Delivery {
  if (!isUndelivered(entry)) return 'received';
  return entry.problem ? 'refused' : 'waiting';
}

/** Whether it will be sent automatically. */
export const isWaiting = (entry: OutboxEntry): entry is OutboxRecord => deliveryOf(entry) === 'waiting';

/** Everything in the outbox, oldest first. Rejects if the browser keeps no database for this site. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const entries = await outbox.all();
  const age = (entry: OutboxEntry) => (isUndelivered(entry) ? entry.queuedAt : 0);
  return entries.sort((a, b) => age(a) - age(b));
}

/**
 * Replaces a record, unless it has changed since it was read: a person may have corrected it, or another page may have
 * sent it. Returns whether it did.
 */
export const replaceRecord = (record: OutboxRecord, next: OutboxEntry): Promise<boolean> =>
  outbox.replace(
    record.id,
    next,
    (current) => isUndelivered(current) && version(current) === version(record),
  );

/** Holds back a record, so that the person can change and send it. Returns whether it was still here. */
export async function takeBack(id: string): Promise<boolean> {
  const entry = await outbox.read(id);
  if (!entry || !isWaiting(entry)) return false;
  // The extra try makes it another version, so that a try under way can't overwrite it.
  return replaceRecord(entry, { ...entry, tries: entry.tries + 1, problem: { code: 'taken_back' } });
}

const version = ({ queuedAt, tries }: OutboxRecord) => `${queuedAt}/${tries}`;
