import type * as data from '../../data/waiting.ts';
import type { Failure } from '../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';

export type OwnWaitingService = Pick<typeof data, 'loadOwnWaiting'>;
export type OwnWaiting = ValueOf<OwnWaitingService['loadOwnWaiting']>;

/** Things of the caregiver’s, each with the day by which we answer it; null where it doesn’t wait, or that can’t be asked. */
export async function withAnswerBy<T extends { id: string }>(
  load: () => Promise<Result<T[], Failure>>,
  { loadOwnWaiting }: OwnWaitingService,
): Promise<Result<(T & { answerBy: string | null })[], Failure>> {
  const [things, waiting] = await Promise.all([load(), loadOwnWaiting()]);
  if (!things.ok) return things;
  const answerBy = (id: string) =>
    (waiting.ok && waiting.value.find(({ subjectId }) => subjectId === id)?.due) || null;
  return ok(things.value.map((thing) => ({ ...thing, answerBy: answerBy(thing.id) })));
}
