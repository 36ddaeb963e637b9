import type { OwnVisit } from '../../../data/own-visits.ts';
import { said, type SaidOfVisit } from '../../../state/device/said.ts';
import { say, type SayCalls } from '../said/send-said.ts';
import { isOf } from './said-visits.ts';

/**
 * Says that the caregiver can't come to a visit, or can after all. Refusals: those of `cannot_come` and
 * `take_back_visit_change`.
 */
export const sayOfVisit = (visit: OwnVisit, kind: SaidOfVisit['kind'], reason = '', service?: SayCalls) => {
  const wordsOf = (owner: string) => newWords(visit, kind, reason, owner);
  return say(wordsOf, service, (words) => queue(words, visit));
};

function newWords(visit: OwnVisit, kind: SaidOfVisit['kind'], reason: string, owner: string): SaidOfVisit {
  const { placementId, day, opens, closes, job, changeId } = visit;
  const id = crypto.randomUUID();
  const of = kind === 'can_come' && changeId ? changeId : id;
  return {
    ...{ id, owner, kind, changeId: of, placementId, day, opens, closes, job, reason },
    at: Date.now(),
    tries: 0,
  };
}

/** Adds the words to those that wait, or removes unsent words that they cancel. */
async function queue(words: SaidOfVisit, visit: OwnVisit): Promise<'queued' | 'unsaid'> {
  const last = (await said.of(words.owner)).filter(isOf(visit)).findLast(({ problem }) => !problem);
  if (last && last.kind !== words.kind && last.tries === 0) {
    await said.forget(last.id);
    return 'unsaid';
  }
  if (last && words.kind === 'can_come') words.changeId = last.changeId;
  await said.keep(words);
  return 'queued';
}
