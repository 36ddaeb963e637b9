import type { TrackedRequest } from '../../../data/tracking.ts';
import { monthsInWords } from '../../../domain/months.ts';
import { formatDateTime, formatLongDay, operator, today } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import type { Tone } from '../../../lib/tone.ts';

type StatusWords = {
  title: string;
  /** Where it stands, in a sentence or two. */
  now: string;
  /** What comes, and from whom. */
  next: string;
  tone: Tone;
  /** How the step is told in the list of what has happened. */
  happened: string;
};

const KEPT = `We keep your details for ${monthsInWords(operator.retention.requestMonths)}, unless you have them erased before.`;

/** Where a request stands, for the family that sent it. */
export const WORDS: Record<RequestStatus, StatusWords> = {
  submitted: {
    title: 'We have your request',
    now: 'It is safe with us. A person at the service centre will read it.',
    next: 'We read it, and call or write to you if something is unclear. No caregiver sees any of it before that.',
    tone: 'info',
    happened: 'We received your request',
  },
  in_review: {
    title: 'We are reading your request',
    now: 'A person at the service centre is looking at what you need.',
    next: 'When everything is clear, we describe the care to suitable caregivers, without your name, address or contact details.',
    tone: 'info',
    happened: 'We began to read it',
  },
  open: {
    title: 'We are looking for a caregiver',
    now: 'Suitable caregivers can read what is needed. They don’t see your name, your address or how to reach you.',
    next: 'We look at who fits best, and tell you who it could be before anyone is placed.',
    tone: 'info',
    happened: 'We began to look for a caregiver',
  },
  matched: {
    title: 'A caregiver is placed with you',
    now: 'The caregiver knows your name, your address and how to reach you.',
    next: 'Get to know each other and settle the first visit. If something is not right, call us.',
    tone: 'success',
    happened: 'A caregiver was placed with you',
  },
  closed: {
    title: 'Your request is closed',
    now: 'We no longer work on it.',
    next: 'There is nothing you need to do. If you need care again, we are here.',
    tone: 'neutral',
    happened: 'The request was closed',
  },
  declined: {
    title: 'We can’t help with this request',
    now: 'We are sorry. We looked for a way and did not find one.',
    next: 'Call us if you want to talk about it. If something has changed, you can send a new request.',
    tone: 'warning',
    happened: 'We had to say no',
  },
  withdrawn: {
    title: 'This request is withdrawn',
    now: 'We have stopped working on it.',
    next: `There is nothing you need to do. ${KEPT}`,
    tone: 'neutral',
    happened: 'The request was withdrawn',
  },
};

export const ERASED = {
  title: 'Your details are erased',
  now: 'Names, address, contact details, notes, answers and questions are gone, and nobody can bring them back.',
  next: 'There is nothing you need to do. For our figures we still know which care was asked for, in which town and when, but not by whom.',
  tone: 'neutral',
  happened: 'Your details were erased',
} as const satisfies StatusWords;

/** While somebody comes at some of the times, and the rest is open. */
const PARTLY_COVERED = {
  title: 'A part of your week is covered',
  now: 'Somebody comes at some of the times that you asked for, and knows your name, your address and how to reach you. Below you see who comes when, and what is still open.',
  next: 'We tell you as soon as there is somebody for the rest. If something is not right, call us.',
  tone: 'info',
} as const;
/** While somebody comes at all of the times, but not for long, and who follows is looked for. */
const LEAVING = {
  title: 'We are looking for who comes next',
  now: 'Suitable caregivers can read what is needed. They don’t see your name, your address or how to reach you.',
} as const;
/** From the first day on. */
const BEGUN =
  'We ask you on this page from time to time how it goes. If something is not right, or has to change, call us.';
/** When the last day is known, and nobody follows. */
const NOBODY_FOLLOWS = 'After that nobody comes. If you need care then, call us.';
/** Whether somebody comes once another has left. */
const follows = (next: Comes, { endsOn }: Comes) => endsOn !== null && next.startsOn > endsOn;
type Comes = Pick<TrackedRequest['caregivers'][number], 'startsOn' | 'endsOn'>;
/** When one caregiver follows another. */
const ONE_AFTER_THE_OTHER = {
  title: 'Your week is covered',
  now: 'They know your name, your address and how to reach you.',
} as const;
/** Once more than one caregiver shares it. */
const SHARED = {
  title: 'Your week is covered',
  now: 'The caregivers who share it know your name, your address and how to reach you.',
} as const;

/** While it is open, and there is somebody to say something about. */
const TO_MEET = {
  title: 'We would like you to meet somebody',
  now: 'We suggest whoever is below. They know what is needed, but not your name, your address or how to reach you.',
  next: 'Tell us what you think. Nobody is placed with you unless you say yes.',
} as const;
/** The same while somebody comes at some of the times. */
const TO_MEET_FOR_REST = {
  ...TO_MEET,
  title: 'We would like you to meet somebody for the rest of your week',
  now: 'Somebody comes at some of the times that you asked for. For the rest we suggest whoever is below, who knows what is needed, but not your name, your address or how to reach you.',
} as const;
const ANSWERED = {
  title: 'You told us what you think',
  now: 'We have your answer about everybody whom we suggest.',
  next: 'We settle the rest with the caregiver and tell you. Until somebody is placed, you can think again.',
} as const;

/**
 * Whether this device shows nobody although somebody waits for the family's word: it keeps nothing about other people
 * for a time without a connection.
 */
export const isWithheld = ({ introductions, turn, can }: TrackedRequest, stale: boolean) =>
  stale && introductions.length === 0 && turn === 'family' && !can.answer;

/** Where it stands, with whom it is about meanwhile; a letter, which others read, says the status alone. */
export function standingOf(request: TrackedRequest, stale: boolean): StatusWords {
  const words = statusWordsOf(request);
  const { introductions } = request;
  if (introductions.some(({ answer }) => !answer) || isWithheld(request, stale))
    return { ...words, ...(request.week?.covered ? TO_MEET_FOR_REST : TO_MEET) };
  if (introductions.some(({ answer }) => answer === 'talk'))
    return {
      ...words,
      ...ANSWERED,
      next: `${talkInWords(request.contact)} about it. Nobody is placed with you unless you say yes.`,
    };
  if (introductions.length === 0) return words;
  const asked = introductions.find(({ offer }) => offer && !offer.accepted);
  return {
    ...words,
    ...ANSWERED,
    ...(asked?.offer && {
      next: `${asked.firstName} can answer our offer until ${formatLongDay(asked.offer.until)}. Then we tell you how it goes on. Until somebody is placed, you can think again.`,
    }),
  };
}

/** A phone number within a sentence. */
export const onOneLine = (phone: string | null = '') => phone?.replaceAll(' ', '\u00a0');

/** What we do where a family would like to talk. */
export const talkInWords = (contact: TrackedRequest['contact']) =>
  wantsCalls(contact) ? `We call you on ${onOneLine(contact?.contactPhone)}` : 'We write to you';

/** Without a number nobody can call; and who would rather read is not called. */
export const wantsCalls = (contact: TrackedRequest['contact']) =>
  Boolean(contact?.contactPhone) && contact?.contactBy !== 'email';

/** While it is open: who still comes, until when, and for what somebody is looked for. */
function openWords(until: string, week: TrackedRequest['week'] | undefined): StatusWords {
  if (!week?.covered) return WORDS.open;
  const words = until && (week.asked & ~week.covered) === 0 ? LEAVING : PARTLY_COVERED;
  return { ...WORDS.open, ...words, now: until + words.now };
}

/** While it waits to be read; unless somebody has read enough of it to ask something. */
function submittedWords(steps: TrackedRequest['steps'], mayAnswer?: boolean): StatusWords {
  const { submitted } = WORDS;
  const since = steps.slice(steps.findLastIndex(({ step }) => step === 'submitted') + 1);
  if (!since.some(({ step }) => step === 'question')) return submitted;
  if (!mayAnswer)
    return {
      ...submitted,
      now: 'A person at the service centre has begun to read it, and goes on with your answer.',
    };
  return {
    ...submitted,
    now: 'A person at the service centre has begun to read it, and asked you something.',
    next: 'We read on as soon as we have your answer. No caregiver sees any of it before that.',
  };
}

/** Once it is withdrawn: whom that reached, and whether it can be taken back. */
function withdrawnWords({ steps, takeBackUntil, can }: Partial<TrackedRequest>): StatusWords {
  const { withdrawn } = WORDS;
  return {
    ...withdrawn,
    now: steps?.some(({ step }) => step === 'open')
      ? 'We have stopped looking, and caregivers who had applied have been told.'
      : `${withdrawn.now} No caregiver has read any of it.`,
    next:
      can?.takeBack && takeBackUntil
        ? `If you need care after all, you can go on with your request on this page until ${formatDateTime(takeBackUntil)}, and we read it again. ${KEPT}`
        : withdrawn.next,
  };
}

/** Where it stands now. */
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
        followers.includes(each) && `from ${formatLongDay(startsOn)}`,
        endsOn && leaves && `until ${formatLongDay(endsOn)}`,
      ].filter(Boolean);
      return days.length > 0 ? `${name.split(' ')[0]} comes ${days.join(' ')}. ` : '';
    })
    .join('');
  if (status === 'open') return openWords(until, week);
  if (status === 'submitted') return submittedWords(steps, can?.answer);
  if (status === 'withdrawn') return withdrawnWords({ steps, takeBackUntil, can });
  if (status !== 'matched') return WORDS[status];
  const several =
    followers.length > 0 && caregivers.length - followers.length < 2 ? ONE_AFTER_THE_OTHER : SHARED;
  const words = { ...WORDS.matched, ...(caregivers.length > 1 ? several : {}) };
  const begun = caregivers.length > 0 && caregivers.every(({ startsOn }) => startsOn <= today());
  const next = until && week?.until.length ? NOBODY_FOLLOWS : begun ? BEGUN : words.next;
  return { ...words, now: until + words.now, next };
}

/**
 * By when the family hears from us, in words; undefined where the next word is not ours. `seenOn` is the day on which the
 * request was read: without a connection nobody knows what has come since.
 */
export function dueWords(
  { due }: Pick<TrackedRequest, 'due'>,
  day: string,
  seenOn = day,
): string | undefined {
  if (!due) return undefined;
  if (due < day && seenOn <= due)
    return `You were to hear from us by ${formatLongDay(due)}. Whether you have shows as soon as there is a connection.`;
  return due < day
    ? `You should have heard from us by ${formatLongDay(due)}. We are sorry that it takes longer; you don’t have to do anything.`
    : `You will hear from us by ${formatLongDay(due)}.`;
}

/** Whether somebody comes at some of the times, but not one caregiver at all of them, or not for long. */
export const isShared = ({ week, caregivers }: Pick<TrackedRequest, 'week' | 'caregivers'>) =>
  week.covered > 0 &&
  (caregivers.length > 1 ||
    (week.asked & ~week.covered) !== 0 ||
    caregivers.some(({ endReason }) => endReason));

/** Whether we still look for care, or care is given. */
export const isUnderWay = ({ status, erasedAt }: Pick<TrackedRequest, 'status' | 'erasedAt'>) =>
  !erasedAt && ['submitted', 'in_review', 'open', 'matched'].includes(status);
