import type { Introduction } from '../../../data/tracked-request.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';

export type IntroductionStore = ReturnType<typeof createIntroduction>;

/** A family's answer about an introduced caregiver and the terms they have read. */
export function createIntroduction(
  { application, terms }: Pick<Introduction, 'application' | 'terms'>,
  { answerIntroduction }: Pick<Changes, 'answerIntroduction'>,
) {
  const offeredAt = terms?.offeredAt ?? null;
  return {
    yes: action(() => answerIntroduction(application, 'yes', offeredAt, '')),
    talk: action((reason: string) => answerIntroduction(application, 'talk', offeredAt, reason)),
    no: action((reason: string) => answerIntroduction(application, 'no', offeredAt, reason)),
  };
}
