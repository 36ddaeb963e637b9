import { atom } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { WaitingService, WaitingThing } from '../waiting/with-waiting.ts';

/** What is decided on one screen, and what of it waits in one queue. */
const QUEUES = {
  request: ['request'],
  profile: ['profile'],
  paper: ['paper'],
  application: ['application', 'introduction', 'offer'],
} as const satisfies Record<string, readonly WaitingThing['kind'][]>;

export type Queue = keyof typeof QUEUES;
export type NextStore = ReturnType<typeof createNextUp>;

export const isOfQueue = (queue: Queue, { kind }: Pick<WaitingThing, 'kind'>) =>
  (QUEUES[queue] as readonly string[]).includes(kind);

/** What waits next for staff, due first, once something was decided here: of the same queue, or else of any. */
export function createNextUp(queue: Queue, own: string, { loadWaiting }: WaitingService) {
  const $next = atom<WaitingThing | null | undefined>(undefined);
  const $first = atom<WaitingThing | undefined>(undefined);
  const ask = async () => {
    const waiting = await loadWaiting();
    // Not to know what is next is nothing that anybody has to be told.
    if (!waiting.ok) return;
    const others = waiting.value.filter(
      ({ turn, subjectId, requestId }) => turn === 'staff' && subjectId !== own && requestId !== own,
    );
    const next = others.find((thing) => isOfQueue(queue, thing)) ?? others[0] ?? null;
    $first.set(others[0] === next ? undefined : others[0]);
    $next.set(next);
  };
  return {
    queue,
    /** Undefined while nothing was decided, null where nothing else waits. */
    $next,
    /** What is due before that, in another queue. */
    $first,
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
