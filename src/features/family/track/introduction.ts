import type { Introduction } from '../../../data/tracking.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';

export type IntroductionStore = ReturnType<typeof createIntroduction>;

/** What a family says about one whom staff introduce. */
export const createIntroduction = (
  { application }: Pick<Introduction, 'application'>,
  { answerIntroduction }: Pick<Changes, 'answerIntroduction'>,
) => ({
  yes: action(() => answerIntroduction(application, 'yes', '')),
  talk: action(() => answerIntroduction(application, 'talk', '')),
  no: action((reason: string) => answerIntroduction(application, 'no', reason)),
});
