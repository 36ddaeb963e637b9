// bundle: outbox
import { createStore, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import type { RequestPayload } from '../data/request-payload.ts';
import type { Delivery } from '../domain/delivery.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type { Told } from '../state/receipt.ts';

/** A request that was submitted on this device and that the server does not have; its id is its place in the outbox (decision 0041). */
export type OutboxRecord = TrackingKey & {
  id: string;
  /** What `submit_request` gets; it bears the same id, reference and tracking secret. */
  request: RequestPayload;
  /** What was typed (features/request/draft.ts), so that a refused request can be corrected. */
  draft: unknown;
  /** When it was last changed; records of the first version don't say. */
  savedAt?: number;
  /** Milliseconds since 1970, as all times here. */
  queuedAt: number;
  tries: number;
  /** Not before that, unless something suggests that it would work now. */
  nextTryAt: number;
  /** Not before that at all: the server asked for the pause. 0 when it asked for none. */
  heldUntil: number;
  /** It is sent from a shared device: nothing of it stays once it has arrived (decision 0151). */
  shared?: boolean | undefined;
  /** Why the server refused it. It is not sent again before a person has corrected it. */
  problem?: { code: string; detail?: string };
};

/** What stays of a record that the server took, until a page has written its receipt: a worker has no localStorage. */
export type Arrival = TrackingKey &
  Told & { id: string; receivedAt: string; savedAt?: number; shared?: boolean | undefined };

export type OutboxEntry = OutboxRecord | Arrival;

export const isUndelivered = (entry: OutboxEntry): entry is OutboxRecord => 'request' in entry;

export function deliveryOf(entry: OutboxEntry): Delivery {
  if (!isUndelivered(entry)) return 'received';
  return entry.problem ? 'refused' : 'waiting';
}

/** Whether it is sent without anybody doing anything. */
export const isWaiting = (entry: OutboxEntry): entry is OutboxRecord => deliveryOf(entry) === 'waiting';

let opened: UseStore | undefined;

// Asked for in async functions only: some browsers refuse a database by a throw.
// A database of its own: logging out empties the one that holds everybody's drafts, and no request may go with it.
const store = () => (opened ??= createStore('outbox', 'records'));

/** Everything in the outbox, oldest first. Rejects when the browser keeps no database for this site. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const entries = await values<OutboxEntry>(store());
  const age = (entry: OutboxEntry) => (isUndelivered(entry) ? entry.queuedAt : 0);
  return entries.sort((a, b) => age(a) - age(b));
}

export const readEntry = async (id: string) => get<OutboxEntry>(id, store());

/** Puts a record into the outbox in place of one with its id. Rejects when there is no room, or no database. */
export const keepRecord = async (record: OutboxRecord) => set(record.id, record, store());

export const dropEntry = async (id: string) => del(id, store());

/**
 * Replaces a record by what became of it, unless it has changed since it was read: a person may have corrected it, or
 * another page have sent it. Whether it did.
 */
export const replaceRecord = async (record: OutboxRecord, next: OutboxEntry): Promise<boolean> =>
  store()('readwrite', async (records) => {
    const current = (await promisifyRequest(records.get(record.id))) as OutboxEntry | undefined;
    const isSame = current !== undefined && isUndelivered(current) && version(current) === version(record);
    if (isSame) records.put(next, record.id);
    await promisifyRequest(records.transaction);
    return isSame;
  });

/** Holds a record back, so that it can be changed: it is sent once somebody sends it again. Whether it was still here. */
export async function takeBack(id: string): Promise<boolean> {
  const entry = await readEntry(id);
  if (!entry || !isWaiting(entry)) return false;
  // Another version of it, so that a try that is under way doesn't write over it.
  return replaceRecord(entry, { ...entry, tries: entry.tries + 1, problem: { code: 'taken_back' } });
}

const version = ({ queuedAt, tries }: OutboxRecord) => `${queuedAt}/${tries}`;
