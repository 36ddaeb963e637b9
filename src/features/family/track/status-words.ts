import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { showPhone } from '../../../domain/phone.ts';
import { monthsInWords } from '../../../domain/months.ts';
import { formatDateTime, formatList, formatLongDay, operator, today } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { tellTimes } from '../../../domain/week-visits.ts';
import type { Tone } from '../../../lib/tone.ts';
import { fill } from '../../../lib/fill.ts';
import { endedCare } from './ended-care.ts';
import { tasksOf, waitsForFamily } from './tasks.ts';
import { comesNextWords, uncoveredNext } from './visit-headings.ts';
import * as t from './status.words.ts';

type StatusWords = {
  title: string;
  /** What the tab says, where the title names someone. */
  tab?: string;
  /** The status, in a sentence or two. */
  now: string;
  /** What comes next, and who does it. */
  next: string;
  tone: Tone;
  /** A step in the history's words. */
  happened: string;
};

const KEPT = fill(t.keepDetailsUnlessThem, { months: monthsInWords(operator.retention.requestMonths) });

/** The status of a request, for the family who sent it. */
export const WORDS: Record<RequestStatus, StatusWords> = {
  submitted: {
    title: t.weHaveYourRequest,
    now: t.safePersonServiceCentre,
    next: t.readCallWriteIf,
    tone: 'info',
    happened: t.receivedRequest,
  },
  in_review: {
    title: t.readingRequest,
    now: t.personServiceCentreLooking,
    next: t.whenEverythingClearDescribe,
    tone: 'info',
    happened: t.beganRead,
  },
  open: {
    title: t.lookingCaregiver,
    now: t.suitableCaregiversCanRead,
    next: t.lookWhoFitsBest,
    tone: 'info',
    happened: t.beganLookCaregiver,
  },
  matched: {
    title: t.caregiverIsPlaced,
    now: t.caregiverKnowsNameAddress,
    next: t.getKnowEachOther,
    tone: 'success',
    happened: t.caregiverWasPlaced,
  },
  closed: {
    title: t.requestIsClosed,
    now: t.stoppedWorking,
    next: t.thereNothingNeedIf,
    tone: 'neutral',
    happened: t.requestWasClosed,
  },
  declined: {
    title: t.cantHelpRequest,
    now: t.sorryLookedWayDid,
    next: t.callIfWantTalk,
    tone: 'warning',
    happened: t.sayNo,
  },
  withdrawn: {
    title: t.requestIsWithdrawn,
    now: t.stoppedWorking,
    next: `${t.thereNothingNeed} ${KEPT}`,
    tone: 'neutral',
    happened: t.requestWasWithdrawn,
  },
};

export const ERASED = {
  title: t.detailsErased,
  now: t.namesAddressContactDetails,
  next: t.thereNothingNeedFigures,
  tone: 'neutral',
  happened: t.detailsWereErased,
} as const satisfies StatusWords;

/** While some of the times are covered, and the rest is open. */
const PARTLY_COVERED = {
  title: t.partWeekCovered,
  now: t.somebodyComesSomeTimes,
  next: t.tellWhenFound,
  tone: 'info',
} as const;
/** While all of the times are covered, but not for long, and a successor is looked for. */
const LEAVING = {
  title: t.lookingWhoComesNext,
  now: t.suitableCaregiversCanRead,
} as const;
/** From the first day on. */
const BEGUN = t.askPageFromTime;
/** When the last day is known, and nobody follows. */
const NOBODY_FOLLOWS = t.afterNobodyComesIf;
/** Whether another caregiver comes once one has left. */
const follows = (next: Comes, { endsOn }: Comes) => endsOn !== null && next.startsOn > endsOn;
type Comes = Pick<TrackedRequest['caregivers'][number], 'startsOn' | 'endsOn'>;
/** When one caregiver follows another. */
const ONE_AFTER_THE_OTHER = {
  title: t.weekCovered,
  now: t.theyKnowNameAddress,
} as const;
/** Once more than one caregiver shares it. */
const SHARED = {
  title: t.weekCovered,
  now: t.caregiversWhoShareKnow,
} as const;

/** While it is open, and a caregiver waits for the family's answer. */
const TO_MEET = t.toMeet;
/** The same while some of the times are covered. */
const TO_MEET_FOR_REST = {
  ...TO_MEET,
  title: t.meetSomeoneForRest,
  now: t.somebodyComesSomeTimesAsked,
} as const;

/**
 * Whether this device hides an introduction that waits for the family's answer. Without a connection it keeps nothing
 * about other people.
 */
export const isWithheld = ({ introductions, turn, can }: TrackedRequest, stale: boolean) =>
  stale && introductions.length === 0 && turn === 'family' && !can.answer;

/** The status, with the people it is about. A letter, which others read, has the status alone. */
export function currentWords(request: TrackedRequest, stale: boolean): StatusWords {
  const words = statusWordsOf(request);
  const { introductions } = request;
  const waiting = introductions.filter(waitsForFamily);
  if (waiting.some(({ terms }) => terms) && waiting.every(({ terms, answer }) => terms && answer !== 'yes'))
    return { ...words, ...t.toReadTerms };
  if (introductions.some(({ answer }) => !answer) || isWithheld(request, stale))
    return { ...words, ...(request.week?.covered ? TO_MEET_FOR_REST : TO_MEET) };
  const yes = saidYesWords(request);
  const toTalk = introductions.filter(({ answer }) => answer === 'talk');
  if (toTalk.length > 0) {
    const talk = talkInWords(request.contact);
    const others = namesOf(toTalk);
    return {
      ...words,
      now: t.answered.now,
      ...(yes
        ? {
            title: fill(t.yesAndTalk, { yes: yes.title, others }),
            tab: t.askedToTalk,
            next: `${fill(t.talkAbout, { talk, others })} ${yes.next}`,
          }
        : { title: t.askedToTalk, next: fill(t.aboutNobodyPlacedUnless, { talk }) }),
    };
  }
  const uncovered = uncoveredNext(request);
  if (uncovered)
    return {
      ...words,
      title: fill(t.nobodyYetOn, { day: formatLongDay(uncovered.day) }),
      next: t.lookingForThatDay,
      tone: 'warning',
    };
  const comesNext = comesNextWords(request);
  if (comesNext) return { ...words, ...comesNext };
  return yes ? { ...words, ...yes } : words;
}

const namesOf = (introductions: TrackedRequest['introductions']) =>
  formatList(introductions.map(({ firstName }) => firstName));

/** What the family said yes to, and what follows; undefined if to nothing. */
function saidYesWords({ introductions, alsoSaidYesTo = [] }: TrackedRequest) {
  const yes = introductions.filter(({ answer }) => answer === 'yes');
  if (yes.length === 0)
    return alsoSaidYesTo.length > 0
      ? { ...t.yesCounts, title: fill(t.saidYesTo, { names: formatList(alsoSaidYesTo) }) }
      : undefined;
  const asked = yes.find(({ offer }) => offer && !offer.accepted);
  const accepted = yes.find(({ offer }) => offer?.accepted);
  return {
    ...t.answered,
    title: fill(t.saidYesTo, { names: namesOf(yes) }),
    ...(accepted && { next: fill(t.saidYesToo, { firstName: accepted.firstName }) }),
    ...(asked?.offer && {
      next: fill(t.canAnswerOfferUntil, {
        firstName: asked.firstName,
        day: formatLongDay(asked.offer.until),
      }),
    }),
  };
}

/** A caregiver comes, none leaves, and nothing is asked. The visits are below, and the rest is no news. */
export const isSettled = (request: TrackedRequest): boolean =>
  request.caregivers.length > 0 &&
  request.introductions.length === 0 &&
  request.caregivers.every(({ endsOn }) => endsOn === null) &&
  tasksOf(request).length === 0;

/** A phone number within a sentence. */
export const onOneLine = (phone: string | null = '') => showPhone(phone ?? '').replaceAll(' ', '\u00a0');

/** What we do where a family would like to talk; an email's link does not say how we reach them. */
export const talkInWords = (contact: TrackedRequest['contact']) =>
  !contact
    ? t.weContactYou
    : wantsCalls(contact)
      ? fill(t.weCallYouOn, { phone: onOneLine(contact?.contactPhone) })
      : t.weWriteToYou;

/** Without a number nobody can call; and who would rather read is not called. */
export const wantsCalls = (contact: TrackedRequest['contact']) =>
  Boolean(contact?.contactPhone) && contact?.contactBy !== 'email';

/** While it is open: who still comes, until when, and which times have no caregiver. */
function openWords(until: string, week: TrackedRequest['week'] | undefined): StatusWords {
  if (!week?.covered) return WORDS.open;
  const words = until && (week.asked & ~week.covered) === 0 ? LEAVING : PARTLY_COVERED;
  const times = tellTimes({ visits: week.visits, availability: week.covered });
  return { ...WORDS.open, ...words, now: [until, fill(words.now, { times })].filter(Boolean).join(' ') };
}

/** While it waits to be read, unless staff have read enough of it to ask something. */
function submittedWords(steps: TrackedRequest['steps'], mayAnswer?: boolean): StatusWords {
  const since = steps.slice(steps.findLastIndex(({ step }) => step === 'submitted') + 1);
  const changed = since.findLast(({ step }) => step === 'changed');
  const submitted = {
    ...WORDS.submitted,
    ...(changed && { now: fill(t.haveChangedAnswers, { time: formatDateTime(changed.at) }) }),
  };
  if (!since.some(({ step }) => step === 'question')) return submitted;
  if (!mayAnswer)
    return {
      ...submitted,
      now: t.personServiceCentreBegun,
    };
  return {
    ...submitted,
    now: t.personServiceCentreBegunRead,
    next: t.readSoonAnswerNo,
  };
}

/** Once it is withdrawn: who was told, and whether it can be cancelled. */
function withdrawnWords({ steps, takeBackUntil, can }: Partial<TrackedRequest>): StatusWords {
  const { withdrawn } = WORDS;
  return {
    ...withdrawn,
    now: steps?.some(({ step }) => step === 'open')
      ? t.stoppedLookingCaregiversWho
      : `${withdrawn.now} ${t.noCaregiverReadAny}`,
    next:
      can?.takeBack && takeBackUntil
        ? `${fill(t.ifNeedCareAfter, { time: formatDateTime(takeBackUntil) })} ${KEPT}`
        : withdrawn.next,
  };
}

/** Its status now. */
export function statusWordsOf({
  status,
  erasedAt,
  week,
  caregivers = [],
  steps = [],
  takeBackUntil,
  can,
}: Pick<TrackedRequest, 'status' | 'erasedAt'> &
  Partial<Pick<TrackedRequest, 'week' | 'caregivers' | 'steps' | 'takeBackUntil' | 'can'>>): StatusWords {
  if (erasedAt) return ERASED;
  const followers = caregivers.filter((each) => caregivers.some((other) => follows(each, other)));
  const until = caregivers
    .map((each) => {
      const { name, startsOn, endsOn, endReason } = each;
      const leaves = endReason || caregivers.some((other) => follows(other, each));
      const days = [
        followers.includes(each) && fill(t.fromDay, { day: formatLongDay(startsOn) }),
        endsOn && leaves && fill(t.until, { day: formatLongDay(endsOn) }),
      ].filter(Boolean);
      return days.length > 0
        ? fill(t.comes, { firstName: name.split(' ', 1).join(''), days: days.join(' ') })
        : '';
    })
    .filter(Boolean)
    .join(' ');
  if (status === 'open') return openWords(until, week);
  if (status === 'submitted') return submittedWords(steps, can?.answer);
  if (status === 'withdrawn') return withdrawnWords({ steps, takeBackUntil, can });
  if (status === 'closed' || status === 'in_review') return { ...WORDS[status], ...endedCare(steps, status) };
  if (status !== 'matched') return WORDS[status];
  const several =
    followers.length > 0 && caregivers.length - followers.length < 2 ? ONE_AFTER_THE_OTHER : SHARED;
  const words = { ...WORDS.matched, ...(caregivers.length > 1 ? several : {}) };
  const begun = caregivers.length > 0 && caregivers.every(({ startsOn }) => startsOn <= today());
  const next = until && week?.until.length ? NOBODY_FOLLOWS : begun ? BEGUN : words.next;
  // Who only leaves has long known the contact details.
  const now = until && followers.length === 0 ? until : [until, words.now].filter(Boolean).join(' ');
  return { ...words, now, next };
}

/**
 * By when the family hears from us, in words; undefined if the next word is not ours. `seenOn` is the day on which
 * the request was read, since later news is unknown without a connection.
 */
export function dueWords(
  {
    due,
    startsOn = null,
    introductions = [],
    week,
  }: Pick<TrackedRequest, 'due'> & Partial<Pick<TrackedRequest, 'startsOn' | 'introductions' | 'week'>>,
  day: string,
  seenOn = day,
): string | undefined {
  if (!due) return undefined;
  if (due < day && seenOn <= due) return fill(t.wereHearFromWhether, { day: formatLongDay(due) });
  const isOfRest = week?.covered && introductions.length === 0;
  // What was asked for, and what a yes would mean.
  const firstDays = [startsOn, ...introductions.map(({ terms, meant }) => (terms ?? meant)?.startsOn)];
  return due < day
    ? fill(t.shouldHeardFromSorry, { day: formatLongDay(due) })
    : [
        fill(isOfRest ? t.willHearOfRest : t.willHearFrom, { day: formatLongDay(due) }),
        firstDays.some((first) => first && first <= due) && t.ifTooLate,
      ]
        .filter(Boolean)
        .join(' ');
}

/** Whether some of the times are covered, but no caregiver covers all of them, or not for long. */
export const isShared = ({ week, caregivers }: Pick<TrackedRequest, 'week' | 'caregivers'>) =>
  week.covered > 0 &&
  (caregivers.length > 1 ||
    (week.asked & ~week.covered) !== 0 ||
    caregivers.some(({ endReason }) => endReason));

/** Whether each caregiver’s own times and last day say it all. */
export const isSaidByCaregivers = ({ week, caregivers }: Pick<TrackedRequest, 'week' | 'caregivers'>) =>
  (week.asked & ~week.covered) === 0 && (week.until.length === 0 || caregivers.length === 1);

/** Whether we still look for care, or care is given. */
export const isUnderWay = ({ status, erasedAt }: Pick<TrackedRequest, 'status' | 'erasedAt'>) =>
  !erasedAt && ['submitted', 'in_review', 'open', 'matched'].includes(status);
