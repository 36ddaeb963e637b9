import type { FamilyStep, HistoryStep, TrackedRequest } from '../../../data/tracked-request.ts';
import { changedInWords } from '../../../domain/changed-terms.ts';
import { formatFullDay, formatLongDay, today } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { timesAndHours } from '../../../domain/week-visits.ts';
import { payInWords } from './pay-in-words.ts';
import { isNews } from './is-news.ts';
import { ERASED, isUnderWay, WORDS } from './status-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './terms.words.ts';

type Happening = Pick<HistoryStep, 'step' | 'who' | 'day' | 'changed'>;

const HAPPENED: Record<FamilyStep, (happening: Happening) => string> = {
  question: () => t.askedSomething,
  answer: () => t.answeredQuestion,
  answer_read: () => t.readAnswer,
  changed: () => t.changedAnswers,
  corrected: ({ who = '', day = '' }) => fill(t.changedAsToldUs, { who, day: formatLongDay(day) }),
  contact_changed: () => t.changedHowReach,
  // Without a name: devices keep this, and nobody agreed to lie there (decision 0096).
  introduced: () => t.introducedSomeone,
  said_yes: () => t.saidYesToCaregiver,
  said_talk: () => t.askedTalkFirstAbout,
  said_no: () => t.saidNoToCaregiver,
  refused_terms: ({ who = t.aCaregiver, day = '' }) =>
    fill(t.saidNoToTerms, { who, day: formatLongDay(day) }),
  agreed_terms: ({ who = t.aCaregiver, day = '' }) => fill(t.agreedOnTerms, { who, day: formatLongDay(day) }),
  part_covered: ({ who = t.aCaregiverStart }) => fill(t.placedPartWeek, { who }),
  covered: () => t.allWeekCovered,
  care_changed: ({ who = t.aCaregiver, changed = [] }) =>
    fill(t.whatAgreedChanged, { who, changed: changedInWords(changed) }),
  care_ending: ({ who = t.aCaregiverStart, day }) =>
    fill(t.toldComesUntil, { who, day: day ? formatLongDay(day) : t.dayCome }),
  care_ended: ({ who = t.aCaregiverStart, day }) =>
    day ? fill(t.endedBeforeBeganCome, { who, day: formatLongDay(day) }) : fill(t.noLongerComes, { who }),
};
const isStatus = (step: HistoryStep['step']): step is RequestStatus => step in WORDS;
export const happened = (happening: Happening) =>
  isStatus(happening.step) ? WORDS[happening.step].happened : HAPPENED[happening.step](happening);

/** The family's recent no to new terms, in the history's words; undefined once others came, or the care is to end. */
export function refusedTerms({
  steps,
  newTerms = [],
  ...request
}: Pick<TrackedRequest, 'steps' | 'newTerms' | 'status' | 'erasedAt'>): string | undefined {
  const last = steps.findLast(({ step }) =>
    ['refused_terms', 'agreed_terms', 'care_changed', 'care_ending', 'care_ended'].includes(step),
  );
  const isOpen = last?.step === 'refused_terms' && newTerms.length === 0 && isUnderWay(request);
  return isOpen && isNews(last.at) ? happened(last) : undefined;
}

/** What was agreed on then, fact by fact. */
const termsInWords = ({ terms }: HistoryStep) =>
  terms && [
    { term: t.times, description: timesAndHours(terms) },
    { term: t.pay, description: payInWords(terms.hourlyRate) },
    { term: t.firstDay, description: formatFullDay(terms.startsOn) },
    ...(terms.endsOn ? [{ term: t.lastDay, description: formatFullDay(terms.endsOn) }] : []),
  ];

type Told = {
  words: string;
  /** ISO. */
  at: string;
  /** What had been promised, and whether it was kept; and why it happened. */
  note?: string;
  /** What was agreed on by it. */
  terms?: { term: string; description: string }[];
};

/** A step that means something else after earlier ones. */
function taken(step: HistoryStep['step'], earlier: HistoryStep[]): string | undefined {
  if (step === 'submitted' && earlier.length > 0) return t.reopenedRequest;
  const statusBefore = earlier.findLast((each) => isStatus(each.step) || each.step === 'covered')?.step;
  const before = statusBefore === 'covered' ? 'matched' : statusBefore;
  if (step === 'covered' && earlier.some((each) => each.step === 'matched')) return t.weekCoveredAgain;
  if (step === 'in_review' && (before === 'open' || before === 'matched')) return t.tookRequestUpAgain;
  if (step !== 'open' || before !== 'matched') return undefined;
  return earlier.at(-1)?.step === 'care_ending' ? t.beganLookWhoComes : t.requestOpenAgain;
}

/** What has happened to it, the latest first. */
export function happenedTo({ steps, erasedAt }: Pick<TrackedRequest, 'steps' | 'erasedAt'>): Told[] {
  const told = steps.map((each, index): Told => {
    const { step, at, promisedBy, reason } = each;
    const promise = promisedBy && promiseWords(promisedBy, today(new Date(at)));
    return {
      words: taken(step, steps.slice(0, index)) ?? happened(each),
      at,
      note:
        [promise, reason && fill(step === 'refused_terms' ? t.youWrote : t.teamWrote, { reason })]
          .filter(Boolean)
          .join(' ') || undefined,
      terms: termsInWords(each),
    };
  });
  if (erasedAt) told.push({ words: ERASED.happened, at: erasedAt });
  return told.reverse();
}

const promiseWords = (promisedBy: string, day: string) =>
  day <= promisedBy
    ? fill(t.promisedBy, { day: formatLongDay(promisedBy) })
    : fill(t.promisedSorryCameLater, { day: formatLongDay(promisedBy) });
