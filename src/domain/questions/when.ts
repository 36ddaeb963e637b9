// bundle: questions
import { HIGHEST_RATE, isHourlyRate, readAmount } from '../amount.ts';
import { currencySign, formatDate, formatMoney } from '../operator.ts';
import { durationInWords, hoursInWords, NOT_SURE } from '../need-words.ts';
import { describeWeek } from '../week-words.ts';
import { type Duration, DURATIONS, type Start, STARTS } from '../vocabulary.ts';
import { asIs, type Given, plain, type Question, trimmed } from './question.ts';

/** Two years, one of them perhaps a leap year. */
const DAYS_AHEAD = 731;
export const NOTES_LENGTH = 4000;

const flexible: Question<boolean> = {
  initial: false,
  wording: 'We are flexible: any time of the day',
  hint: 'Any morning, afternoon or evening suits. For certain times or nights, leave this empty.',
  control: { kind: 'tick' },
  inWords: (value) => (value ? 'Yes' : undefined),
  sent: asIs('flexible'),
  outlivesErasure: true,
};

/** Whoever chose overnight care and names no night is reminded, not refused: they may not know it yet. */
const usualWeek = ({ careTypes }: Given) =>
  careTypes.includes('overnight_care')
    ? 'Choose all that fit a usual week, the nights too. If it is only a night now and then, say so below.'
    : 'Choose all that fit a usual week.';

/** Whom any time suits is not asked for times: the database keeps all mornings, afternoons and evenings. */
const availability: Question<number> = {
  initial: 0,
  wording: 'Times when someone should be there',
  hint: usualWeek,
  control: { kind: 'week' },
  applies: (given) => !given.flexible,
  fault: (week) => (week === 0 ? 'Choose at least one time of the week' : undefined),
  inWords: describeWeek,
  sent: asIs('availability'),
  staff: { card: 'care', term: 'Times' },
  outlivesErasure: true,
};

const notes: Question<string> = {
  initial: '',
  wording: 'What else should we know?',
  hint: 'A night now and then, habits, a pet, stairs, what matters most.',
  optional: true,
  control: { kind: 'long-text', longest: NOTES_LENGTH },
  fault: notesFault,
  inWords: plain,
  sent: trimmed('notes'),
  staff: { card: 'care', term: 'Notes' },
};

/** What is wrong with notes, in words. */
export function notesFault(text: string): string | undefined {
  return text.trim().length > NOTES_LENGTH ? `Shorten the notes to ${NOTES_LENGTH} characters` : undefined;
}

const start: Question<Start> = {
  initial: 'day',
  wording: 'When should care begin?',
  control: { kind: 'one-of', words: STARTS },
  inWords: (value) => STARTS[value],
  sent: asIs('start'),
  staff: {
    card: 'care',
    term: 'Start',
    ifGiven: true,
    inWords: (stored) => (stored === 'day' ? null : STARTS[stored]),
  },
  outlivesErasure: true,
};

/** yyyy-mm-dd */
const startsOn: Question<string, string, string | null> = {
  initial: '',
  wording: 'First day',
  hint: 'A guess is fine; we agree the exact day with you.',
  control: { kind: 'day' },
  applies: (given) => given.start === 'day',
  fault: startFault,
  inWords: (day) => (isDay(day) ? formatDate(day) : ''),
  sent: asIs('startsOn'),
  staff: {
    card: 'care',
    term: 'Start',
    ifGiven: true,
    inWords: (stored) => stored && formatDate(stored),
  },
  outlivesErasure: true,
};

const hoursPerVisit: Question<string, number | null> = {
  initial: '',
  wording: 'Hours a visit',
  hint: 'About how long somebody should stay, from half an hour to 24. Leave it empty if you are not sure.',
  optional: true,
  control: { kind: 'text', inputMode: 'decimal', autoComplete: 'off', width: 'short' },
  fault: hoursFault,
  inWords: (text) => text && hoursInWords(readHours(text)),
  sent: { as: 'hoursPerVisit', value: readHours },
  staff: { card: 'care', term: 'A visit', inWords: hoursInWords },
  outlivesErasure: true,
};

const duration: Question<Duration | '', Duration | null> = {
  initial: '',
  wording: 'For how long is care needed?',
  control: { kind: 'one-of', words: { ...DURATIONS, '': NOT_SURE } },
  inWords: durationInWords,
  sent: { as: 'duration', value: (value) => value || null },
  staff: { card: 'care', term: 'For how long', inWords: durationInWords },
  outlivesErasure: true,
};

const hourlyBudget: Question<string, number | null> = {
  initial: '',
  wording: 'Budget for an hour',
  hint: 'What you could pay. It helps us find someone who fits; you can also leave it open.',
  optional: true,
  control: {
    kind: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    width: 'short',
    prefix: currencySign,
  },
  fault: budgetFault,
  inWords(text) {
    const amount = readAmount(text);
    return amount === null || Number.isNaN(amount) ? '' : formatMoney(amount);
  },
  sent: { as: 'hourlyBudget', value: readAmount },
  staff: {
    card: 'care',
    term: 'Budget',
    inWords: (amount) => (amount === null ? 'Not said' : `${formatMoney(amount)} an hour`),
  },
};

/** Hours as people write them, too: “3 hours”, “2,5 h”, “half an hour”. */
function readHours(text: string): number | null {
  return readAmount(text.replace(/half an hour/i, '0.5').replace(/(\d)\s*h((ou)?rs?)?\.?\s*$/i, '$1'));
}

function hoursFault(text: string): string | undefined {
  const hours = readHours(text);
  if (hours === null || (hours >= 0.5 && hours <= 24)) return undefined;
  if (/\d.*(-|–|to|or|\s).*\d/.test(text)) return 'Enter one number of hours, such as the longer of the two';
  return 'Enter the hours as a number from 0.5 to 24, like 3 or 2.5';
}

function budgetFault(text: string): string | undefined {
  const amount = readAmount(text);
  if (amount === null || isHourlyRate(amount)) return undefined;
  return Number.isNaN(amount) || amount < HIGHEST_RATE
    ? 'Enter the budget as an amount, like 24 or 24.50'
    : `Enter a budget up to ${formatMoney(HIGHEST_RATE)} for an hour`;
}

function startFault(day: string, today: string): string | undefined {
  if (day === '') return 'Choose the first day';
  if (!isDay(day)) return 'Choose a day that is in the calendar';
  // ISO days sort as text.
  if (day < today) return 'Choose today or a later day as the first day';
  if (Date.parse(day) - Date.parse(today) > DAYS_AHEAD * 86_400_000)
    return 'Choose a first day within the next two years';
  return undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** When care is needed, what else there is to know of it, and what an hour of it may cost. */
export const whenQuestions = {
  flexible,
  availability,
  notes,
  start,
  startsOn,
  hoursPerVisit,
  duration,
  hourlyBudget,
};
