import { atom } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { waitingCalls, type PendingItem } from '../waiting/with-waiting.ts';

/** What is decided on one screen, and what of it waits in one queue. */
const QUEUES = {
  request: ['request'],
  profile: ['profile'],
  document: ['document'],
  application: ['application', 'introduction', 'offer'],
} as const satisfies Record<string, readonly PendingItem['kind'][]>;

export type Queue = keyof typeof QUEUES;
export type NextStore = ReturnType<typeof createNextUp>;

export const isOfQueue = (queue: Queue, { kind }: Pick<PendingItem, 'kind'>) =>
  (QUEUES[queue] as readonly string[]).includes(kind);

/** What waits next for staff once something was decided here: what is due first of all, or of the same queue where that is due as soon. */
export function createNextUp(queue: Queue, own: string, { loadPendingItems } = waitingCalls) {
  const $next = atom<PendingItem | null | undefined>(undefined);
  const $alike = atom<PendingItem | undefined>(undefined);
  const ask = async () => {
    const waiting = await loadPendingItems();
    // Not to know what is next is nothing that anybody has to be told.
    if (!waiting.ok) return;
    const others = waiting.value.filter(
      ({ turn, subjectId, requestId }) => turn === 'staff' && subjectId !== own && requestId !== own,
    );
    const [first] = others;
    const alike = others.find((thing) => isOfQueue(queue, thing));
    const next = alike?.due === first?.due ? (alike ?? first) : first;
    $alike.set(alike === next ? undefined : alike);
    $next.set(next ?? null);
  };
  return {
    queue,
    /** Undefined while nothing was decided, null where nothing else waits. */
    $next,
    /** What waits next of the same queue, where something else is due before. */
    $alike,
    /** A decision, after which the next one is looked for; nobody waits for that. */
    after:
      <Args extends unknown[], T>(decide: (...args: Args) => Promise<Result<T, Failure>>) =>
      async (...args: Args): Promise<Result<T, Failure>> => {
        const decided = await decide(...args);
        if (decided.ok) void ask();
        return decided;
      },
  };
}
