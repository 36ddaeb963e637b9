// bundle: waiting
import { loadOwnPendingItems } from '../../data/pending-items.ts';
import type { Failure } from '../../lib/failure.ts';
import { lastStepInWords } from '../../domain/waiting.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';

export const ownWaitingCalls = { loadOwnPendingItems };
export type OwnPendingItems = ValueOf<typeof loadOwnPendingItems>;

/** For something that waits for us: the day by which we answer, and what a staff member did with it last. */
export type Answer = { answerBy: string | null; lastStep: string };

/** What there is to say of what waits by `is`; nothing where it doesn’t wait, or that can’t be asked. */
export function answerOf(
  waiting: Result<OwnPendingItems, Failure>,
  is: (thing: OwnPendingItems[number]) => boolean,
): Answer {
  const found = waiting.ok ? waiting.value.find(is) : undefined;
  return {
    answerBy: found?.due ?? null,
    lastStep: lastStepInWords(found?.lastStep ?? null, found?.lastStepAt ?? null),
  };
}

/** Things of the caregiver’s, each with what there is to say of our answer. */
export async function withAnswerBy<T extends { id: string }>(
  load: () => Promise<Result<T[], Failure>>,
  { loadOwnPendingItems }: typeof ownWaitingCalls,
): Promise<Result<(T & Answer)[], Failure>> {
  const [things, waiting] = await Promise.all([load(), loadOwnPendingItems()]);
  if (!things.ok) return things;
  return ok(
    things.value.map((thing) => ({
      ...thing,
      ...answerOf(waiting, ({ subjectId }) => subjectId === thing.id),
    })),
  );
}
