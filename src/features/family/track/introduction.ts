import type { Introduction } from '../../../data/tracked-request.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';

/** What an answer is about: the offered terms, else what a yes means. */
export const termsRead = ({ terms, meant }: Pick<Introduction, 'terms' | 'meant'>) => terms ?? meant;

export type IntroductionStore = ReturnType<typeof createIntroduction>;

/** A family's answer about an introduced caregiver and the terms they have read. */
export function createIntroduction(
  introduction: Pick<Introduction, 'application' | 'terms' | 'meant'>,
  { answerIntroduction }: Pick<Changes, 'answerIntroduction'>,
) {
  const { application } = introduction;
  const seen = termsRead(introduction);
  return {
    yes: action(() => answerIntroduction(application, 'yes', seen, '')),
    talk: action((reason: string) => answerIntroduction(application, 'talk', seen, reason)),
    no: action((reason: string) => answerIntroduction(application, 'no', seen, reason)),
  };
}
