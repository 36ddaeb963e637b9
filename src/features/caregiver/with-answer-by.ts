// bundle: waiting
import { loadOwnPendingItems } from '../../data/pending-items.ts';
import type { Failure } from '../../lib/failure.ts';
import { lastStepInWords } from '../../domain/waiting.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';

export const ownWaitingCalls = { loadOwnPendingItems };
export type OwnPendingItems = ValueOf<typeof loadOwnPendingItems>;

/** The day by which we answer, and what staff last did with it. */
export type Answer = { answerBy: string | null; lastStep: string };

/** The answer to the item that `is` picks; empty if it doesn’t wait, or the day can’t be read. */
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

/** The caregiver’s items, each with the day by which we answer it. */
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
