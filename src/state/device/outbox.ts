// bundle: outbox
import { createStore, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import type { TrackingKey } from '../../domain/tracking-key.ts';
import type { Receipt, Told } from './storage.ts';

/** A request that was submitted on this device and has not arrived. Its id is its key in the outbox (decision 0041). */
export type OutboxRecord = TrackingKey & {
  id: string;
  /** What `submit_request` gets, with the same id, reference and tracking secret. */
  request: Record<string, unknown>;
  /** What was typed (features/family/request/draft.ts), so that a refused request can be corrected. */
  draft: unknown;
  /** When it was last changed, in milliseconds since 1970, like all times here. */
  savedAt: number;
  queuedAt: number;
  tries: number;
  /** When to try again, or earlier if it may work now. */
  nextTryAt: number;
  /** Never before this time, for which the server asked. 0 if it asked for none. */
  heldUntil: number;
  /** Whether it is from a shared device, which keeps nothing of it once it has arrived (decision 0151). */
  shared?: boolean | undefined;
  /** Why the server refused it. It is not sent again before a person has corrected it. */
  problem?: { code: string; detail?: string };
};

/** What is kept of a received record until a page has written its receipt, since a worker has no localStorage. */
export type Arrival = TrackingKey &
  Told &
  Pick<Receipt, 'id' | 'name' | 'shared'> & { receivedAt: string; savedAt: number };

export type OutboxEntry = OutboxRecord | Arrival;

let opened: UseStore | undefined;
// Used in async functions only, since some browsers throw if the database is refused.
const outboxStore = () => (opened ??= createStore('outbox', 'records'));

/**
 * Requests until they have arrived. In a database of their own, so that signing out removes drafts and keeps
 * requests.
 */
export const outbox = {
  read: async (id: string) => get<OutboxEntry>(id, outboxStore()),
  all: async () => values<OutboxEntry>(outboxStore()),
  keep: async (entry: OutboxEntry) => set(entry.id, entry, outboxStore()),
  forget: async (id: string) => del(id, outboxStore()),
  /** Replaces an entry that still `isSame`. Returns whether it did. */
  replace: async (
    id: string,
    next: OutboxEntry,
    isSame: (current: OutboxEntry) => boolean,
  ): Promise<boolean> =>
    outboxStore()('readwrite', async (records) => {
      const current = (await promisifyRequest(records.get(id))) as OutboxEntry | undefined;
      const same = current !== undefined && isSame(current);
      if (same) records.put(next, id);
      await promisifyRequest(records.transaction);
      return same;
    }),
};
