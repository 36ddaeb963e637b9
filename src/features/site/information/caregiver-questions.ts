import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, options } from '../../../domain/vocabulary.ts';
import type { Question } from './question.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const kinds = options(DOCUMENT_KINDS)
  .map(({ label }) => label.toLowerCase())
  .join(', ');

/** Caregivers' questions, by subject. */
export const CAREGIVER_QUESTIONS: readonly { id: string; title: string; questions: readonly Question[] }[] = [
  {
    id: 'start',
    title: t.gettingStarted,
    questions: [
      {
        question: t.whatINeedSign,
        answer: t.emailAddressPasswordSend,
        more: { label: t.signUp, href: href('register') },
      },
      {
        question: t.isThereWork,
        answer: t.seeBeforeSigningUp,
        more: { label: t.whichJobsThereAre, href: `${href('caregiverBenefits')}#jobs` },
      },
      {
        question: t.costAnything,
        answer: t.makingAccountCostsNothing,
      },
      {
        question: t.whenCanIApply,
        answer: t.whenProfileCompleteSent,
      },
      {
        question: t.iOnlyCaredMy,
        answer: t.countsExperienceSomeJobs,
        more: { label: t.whatHelpsLearn, href: href('caregiverTraining') },
      },
    ],
  },
  {
    id: 'documents',
    title: t.documentsChecks,
    questions: [
      {
        question: t.whichDocumentsCanI,
        answer: fill(t.theseKindsPdfJpeg, { kinds }),
      },
      {
        question: t.whoSeesMyDocuments,
        answer: t.placementTeamFamiliesOther,
        more: { label: t.howKeepDetails, href: href('privacy') },
      },
      {
        question: t.whatVerifiedMean,
        answer: t.personStaffLookedDocument,
      },
      {
        question: t.whatHappensWhenDocument,
        answer: t.fromDayNoLonger,
      },
    ],
  },
  {
    id: 'matching',
    title: t.jobsMatching,
    questions: [
      {
        question: t.howWorkedOutHow,
        answer: t.firstComeThingsMust,
      },
      {
        question: t.whoSetsMyRate,
        answer: t.familyMayNameBudget,
        more: { label: t.whoEmploysInsuresPays, href: `${href('terms')}#work` },
      },
      {
        question: t.whatIKnowAbout,
        answer: t.whatCareNeededWhich,
      },
    ],
  },
  {
    id: 'applications',
    title: t.afterApplied,
    questions: [
      {
        question: t.howIHearBack,
        answer: t.underApplicationsSeeEach,
      },
      {
        question: t.whatFamilyLearnAbout,
        answer: t.nothingUnlessAgreeWhen,
      },
      {
        question: t.iTakeJobI,
        answer: t.noOfferSaysWhich,
      },
      {
        question: t.canIWithdraw,
        answer: t.yesAnyTimeUntil,
      },
      {
        question: t.myProfileSuspendedWhat,
        answer: t.reasonDashboardCallTalk,
        more: { label: t.contact, href: href('contact') },
      },
      {
        question: t.howICloseMy,
        answer: t.underAccountWhenSigned,
        more: { label: t.account, href: href('account') },
      },
    ],
  },
];
