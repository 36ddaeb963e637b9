import type { FamilyStep, HistoryStep, TrackedRequest } from '../../../data/tracking.ts';
import { changedInWords } from '../../../domain/changed-terms.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { ERASED, WORDS } from './status-words.ts';

type Happening = Pick<HistoryStep, 'step' | 'who' | 'day' | 'changed'>;

const HAPPENED: Record<FamilyStep, (happening: Happening) => string> = {
  question: () => 'We asked you something',
  answer: () => 'You answered our question',
  answer_read: () => 'We read your answer',
  changed: () => 'You changed your answers',
  contact_changed: () => 'You changed how we reach you',
  // Without a name: devices keep this, and nobody agreed to lie there (decision 0096).
  introduced: () => 'We introduced somebody to you',
  said_yes: () => 'You said yes to somebody whom we introduced',
  said_talk: () => 'You asked to talk first about somebody whom we introduced',
  said_no: () => 'You said no to somebody whom we introduced',
  part_covered: ({ who = 'A caregiver' }) => `${who} was placed with you, for a part of your week`,
  covered: () => 'All of your week is covered',
  care_changed: ({ who = 'a caregiver', changed = [] }) =>
    `What was agreed with ${who} changed: ${changedInWords(changed)}`,
  care_ending: ({ who = 'A caregiver', day }) =>
    `We told you that ${who} comes until ${day ? formatLongDay(day) : 'a day to come'}`,
  care_ended: ({ who = 'A caregiver', day }) =>
    day
      ? `It ended before it began: ${who} was to come from ${formatLongDay(day)}`
      : `${who} no longer comes`,
};
const isStatus = (step: HistoryStep['step']): step is RequestStatus => step in WORDS;
const happened = (happening: Happening) =>
  isStatus(happening.step) ? WORDS[happening.step].happened : HAPPENED[happening.step](happening);

type Told = {
  words: string;
  /** ISO. */
  at: string;
  /** What had been promised, and whether it was kept; and why it happened. */
  note?: string;
};

/** A step that means something else after earlier ones. */
function taken(step: HistoryStep['step'], earlier: HistoryStep[]): string | undefined {
  if (step === 'submitted' && earlier.length > 0) return 'You decided to go on with your request';
  const stands = earlier.findLast((each) => isStatus(each.step) || each.step === 'covered')?.step;
  const before = stands === 'covered' ? 'matched' : stands;
  if (step === 'covered' && earlier.some((each) => each.step === 'matched'))
    return 'Your week is covered again';
  if (step === 'in_review' && (before === 'open' || before === 'matched'))
    return 'We took your request up again';
  if (step !== 'open' || before !== 'matched') return undefined;
  return earlier.at(-1)?.step === 'care_ending'
    ? 'We began to look for who comes next'
    : 'Your request was open again';
}

/** What has happened to it, the latest first. */
export function happenedTo({ steps, erasedAt }: Pick<TrackedRequest, 'steps' | 'erasedAt'>): Told[] {
  const told = steps.map((each, index): Told => {
    const { step, at, promisedBy, reason } = each;
    const promise = promisedBy && promiseWords(promisedBy, today(new Date(at)));
    return {
      words: taken(step, steps.slice(0, index)) ?? happened(each),
      at,
      note: [promise, reason && `“${reason}”`].filter(Boolean).join(' ') || undefined,
    };
  });
  if (erasedAt) told.push({ words: ERASED.happened, at: erasedAt });
  return told.reverse();
}

const promiseWords = (promisedBy: string, day: string) =>
  day <= promisedBy
    ? `Promised by ${formatLongDay(promisedBy)}.`
    : `Promised by ${formatLongDay(promisedBy)}. We are sorry that it came later.`;

/** What staff did last, in words; undefined before they did anything. */
export const lastStaffStep = ({
  lastStaffStep: last,
  steps,
}: Pick<TrackedRequest, 'lastStaffStep' | 'steps'>) => {
  if (!last) return undefined;
  const place = steps.findIndex(({ step, at }) => step === last.step && at === last.at);
  return { words: taken(last.step, steps.slice(0, Math.max(0, place))) ?? happened(last), at: last.at };
};
