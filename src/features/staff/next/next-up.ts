import { atom } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import { released } from '../../../lib/released.ts';
import type { Result } from '../../../lib/result.ts';
import { waitingCalls, type PendingItem } from '../waiting/with-waiting.ts';

/** For each kind of decision, the pending items of its queue. */
const QUEUES = {
  request: ['request'],
  profile: ['profile'],
  document: ['document'],
  application: ['application', 'introduction', 'offer'],
  complaint: ['complaint'],
} as const satisfies Record<string, readonly PendingItem['kind'][]>;

export type Queue = keyof typeof QUEUES;
export type NextStore = ReturnType<typeof createNextUp>;

export const isOfQueue = (queue: Queue, { kind }: Pick<PendingItem, 'kind'>) =>
  (QUEUES[queue] as readonly string[]).includes(kind);

/**
 * The profile that waits only for approval, among everything pending about a caregiver: no document is left to ask for
 * or to check.
 */
const approvalIn = (things: readonly PendingItem[]) =>
  things.some(({ kind, turn }) => kind === 'document' && turn === 'staff')
    ? undefined
    : things.find(({ kind, turn, status, detail }) => {
        return kind === 'profile' && turn === 'staff' && status === 'submitted' && !detail;
      });

type After = {
  /** The caregiver whose document was checked. */
  caregiver?: string;
  /** The record itself has a next step, which comes first. */
  stays?: boolean;
};

/** The next task after a decision: the first of the dashboard’s list, or one of the same queue if it is as urgent. */
export function createNextUp(queue: Queue, own: string, { loadPendingItems } = waitingCalls) {
  const $next = atom<PendingItem | null | undefined>(undefined);
  const $alike = atom<PendingItem | undefined>(undefined);
  const $approval = atom<PendingItem | undefined>(undefined);
  const $stays = atom(false);
  let latest = 0;
  const ask = async ({ caregiver, stays = false }: After) => {
    const question = ++latest;
    const [waiting, theirs] = await Promise.all([
      loadPendingItems(),
      caregiver ? loadPendingItems([caregiver]) : undefined,
    ]);
    await released();
    // A later decision has asked since.
    if (question !== latest) return;
    $approval.set(theirs?.ok ? approvalIn(theirs.value) : undefined);
    // If the next task can't be loaded, none is offered.
    if (!waiting.ok) return;
    const others = waiting.value.filter(
      ({ turn, subjectId, requestId }) => turn === 'staff' && subjectId !== own && requestId !== own,
    );
    const [first] = others;
    const alike = others.find((thing) => isOfQueue(queue, thing));
    const next = alike?.harm === first?.harm && alike?.due === first?.due ? (alike ?? first) : first;
    $alike.set(alike === next ? undefined : alike);
    $stays.set(stays);
    $next.set(next ?? null);
  };
  return {
    queue,
    /** Undefined before a decision, null if nothing else waits. */
    $next,
    /** The next item of the same queue, if something else is due earlier. */
    $alike,
    /** The profile of the caregiver whose last document was checked, which can be approved now. */
    $approval,
    /** Whether the last decision was followed by a step of the same record. */
    $stays,
    /**
     * Takes a decision about a record, or a caregiver’s document, and then looks for the next task. The decision's
     * result does not wait for that.
     */
    after:
      <Args extends unknown[], T>(
        decide: (...args: Args) => Promise<Result<T, Failure>>,
        followed: After = {},
      ) =>
      async (...args: Args): Promise<Result<T, Failure>> => {
        $stays.set(false);
        const decided = await decide(...args);
        if (decided.ok) void ask(followed);
        return decided;
      },
  };
}
