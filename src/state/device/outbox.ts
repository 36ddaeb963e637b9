// bundle: outbox
import { createStore, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import type { TrackingKey } from '../../domain/tracking-key.ts';
import type { Receipt, Told } from './storage.ts';

/** A request that was submitted on this device and that the server does not have; its id is its place in the outbox (decision 0041). */
export type OutboxRecord = TrackingKey & {
  id: string;
  /** What `submit_request` gets; it bears the same id, reference and tracking secret. */
  request: Record<string, unknown>;
  /** What was typed (features/family/request/draft.ts), so that a refused request can be corrected. */
  draft: unknown;
  /** When it was last changed; milliseconds since 1970, as all times here. */
  savedAt: number;
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
  Told &
  Pick<Receipt, 'id' | 'name' | 'shared'> & { receivedAt: string; savedAt: number };

export type OutboxEntry = OutboxRecord | Arrival;

let opened: UseStore | undefined;
// Asked for in async functions only: some browsers refuse a database by a throw.
const outboxStore = () => (opened ??= createStore('outbox', 'records'));

/** Until it has arrived. It has its own database, so that logging out removes drafts and keeps requests. */
export const outbox = {
  read: async (id: string) => get<OutboxEntry>(id, outboxStore()),
  all: async () => values<OutboxEntry>(outboxStore()),
  keep: async (entry: OutboxEntry) => set(entry.id, entry, outboxStore()),
  forget: async (id: string) => del(id, outboxStore()),
  /** Puts an entry in place of one that still `isSame`; whether it did. */
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
