import { atom } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { WaitingService, WaitingThing } from '../waiting/with-waiting.ts';

export type NextStore = ReturnType<typeof createNextUp>;

/** What of the same kind waits next for staff, due first, once something was decided here. */
export function createNextUp(
  kind: 'request' | 'profile' | 'application',
  own: string,
  { loadWaiting }: WaitingService,
) {
  const $next = atom<WaitingThing | null | undefined>(undefined);
  const ask = async () => {
    const waiting = await loadWaiting();
    // Not to know what is next is nothing that anybody has to be told.
    if (!waiting.ok) return;
    const isNext = (thing: WaitingThing) =>
      thing.kind === kind && thing.turn === 'staff' && thing.subjectId !== own;
    $next.set(waiting.value.find(isNext) ?? null);
  };
  return {
    kind,
    /** Undefined while nothing was decided, null where nothing else waits. */
    $next,
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
