import { href } from '../../../domain/routes.ts';
import type { Question } from './question.ts';
import * as t from './words.ts';

/** What families ask before they request care. */
export const FAMILY_QUESTIONS: readonly Question[] = [
  {
    question: t.iNeedAccount,
    answer: t.noFillFormSend,
  },
  {
    question: t.whatCost,
    answer: t.requestingCareHereCosts,
    more: { label: t.whoEmploysInsuresPays, href: `${href('terms')}#work` },
  },
  {
    question: t.howSoonWillSomeone,
    answer: t.cantPromiseDayDepends,
    more: { label: t.howRequestBecomesPlacement, href: `${href('about')}#how` },
  },
  {
    question: t.whoReadsWhatI,
    answer: t.staffCaregiversReadDescription,
    more: { label: t.whatHappensDetails, href: href('privacy') },
  },
  {
    question: t.canIAskForSomeone,
    answer: t.yesTheirAgreementDaughter,
  },
  {
    question: t.whatIfIStop,
    answer: t.whatTypedStaysDevice,
  },
  {
    question: t.howISeeHow,
    answer: t.openPrivateLinkShows,
    more: { label: t.followRequest, href: href('track') },
  },
  {
    question: t.canIChangeWithdraw,
    answer: t.yesPageRequestChange,
    more: { label: t.followRequest, href: href('track') },
  },
  {
    question: t.whatCaregiverWhatNot,
    answer: t.fromCompanyHouseworkCare,
    more: { label: t.allKindsCare, href: href('services') },
  },
];
