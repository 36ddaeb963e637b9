// bundle: questions
import { HIGHEST_RATE, isHourlyRate, readAmount } from '../amount.ts';
import { currencySign, formatDate, formatFullDay, formatMoney } from '../operator.ts';
import { readHours } from '../hours.ts';
import { durationInWords, hoursInWords, NOT_SURE } from '../need-words.ts';
import { given, type SetTimes, setTimesFault } from '../set-times.ts';
import { timesAsked } from '../week-visits.ts';
import { windowsOf } from '../week-windows.ts';
import { type Duration, DURATIONS, type Start, STARTS } from '../vocabulary.ts';
import { asIs, type Given, plain, type Question, trimmed } from './question.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './when.words.ts';

/** Two years, one of them perhaps a leap year. */
const DAYS_AHEAD = 731;
export const NOTES_LENGTH = 4000;

const flexible: Question<boolean> = {
  initial: false,
  wording: t.flexibleAnyTimeDay,
  hint: t.anyMorningAfternoonEvening,
  control: { kind: 'tick' },
  inWords: (value) => (value ? t.yes : undefined),
  sent: asIs('flexible'),
  outlivesErasure: true,
};

/** A family that chose overnight care without a night is reminded, not refused. They may not know it yet. */
const usualWeek = ({ careTypes }: Given) =>
  careTypes.includes('overnight_care') ? t.chooseAllFitUsual : t.chooseAllFitUsualWeek;

/** If any time suits, no times are asked for. The database keeps all mornings, afternoons and evenings. */
const availability: Question<number> = {
  initial: 0,
  wording: t.timesWhenSomeoneShould,
  hint: usualWeek,
  control: { kind: 'week' },
  applies: (given) => !given.flexible,
  fault: (week) => (week === 0 ? t.chooseLeastOneTime : undefined),
  inWords: (week, { setTimes, hoursPerVisit }) =>
    timesAsked({ visits: windowsOf(week, readHours(hoursPerVisit), setTimes), availability: week }),
  sent: asIs('availability'),
  staff: { card: 'care', term: t.times },
  outlivesErasure: true,
};

/**
 * The time at which a visit has to begin, by the part of the day: {"0": "07:30"}. Its words are part of the
 * week's.
 */
const setTimes: Question<SetTimes, SetTimes | null> = {
  initial: {},
  wording: t.setTimes,
  hint: t.onlyIfSetTimes,
  optional: true,
  control: { kind: 'set-times' },
  applies: (given) => !given.flexible,
  fault: setTimesFault,
  sent: { as: 'setTimes', value: (times) => (Object.values(times).some(Boolean) ? given(times) : null) },
  outlivesErasure: true,
};

const notes: Question<string> = {
  initial: '',
  wording: t.whatElseShouldKnow,
  hint: t.nightNowThenHabits,
  optional: true,
  control: { kind: 'long-text', longest: NOTES_LENGTH },
  fault: notesFault,
  inWords: plain,
  sent: trimmed('notes'),
  staff: { card: 'care', term: t.notes },
};

/** What is wrong with notes, in words. */
export function notesFault(text: string): string | undefined {
  return text.trim().length > NOTES_LENGTH
    ? fill(t.shortenNotesCharacters, { most: NOTES_LENGTH })
    : undefined;
}

const start: Question<Start> = {
  initial: 'soon',
  wording: t.whenShouldCareBegin,
  control: { kind: 'one-of', words: STARTS },
  // A certain day says enough by itself.
  inWords: (value) => (value === 'day' ? undefined : STARTS[value]),
  sent: asIs('start'),
  staff: {
    card: 'care',
    term: t.start,
    ifGiven: true,
    inWords: (stored) => (stored === 'day' ? null : STARTS[stored]),
  },
  outlivesErasure: true,
};

/** yyyy-mm-dd */
const startsOn: Question<string, string, string | null> = {
  initial: '',
  wording: t.firstDay,
  hint: t.guessFineAgreeExact,
  control: { kind: 'day' },
  applies: (given) => given.start === 'day',
  fault: startFault,
  inWords: (day) => (isDay(day) ? formatFullDay(day) : ''),
  sent: asIs('startsOn'),
  staff: {
    card: 'care',
    term: t.start,
    ifGiven: true,
    inWords: (stored) => stored && formatDate(stored),
  },
  outlivesErasure: true,
};

const hoursPerVisit: Question<string, number | null> = {
  initial: '',
  wording: t.hoursVisit,
  hint: t.hoursOfVisit,
  optional: true,
  control: { kind: 'text', inputMode: 'decimal', autoComplete: 'off', width: 'short' },
  fault: hoursFault,
  inWords: (text) => text && hoursInWords(readHours(text)),
  sent: { as: 'hoursPerVisit', value: readHours },
  staff: { card: 'care', term: t.aVisit, inWords: hoursInWords },
  outlivesErasure: true,
};

const duration: Question<Duration | '', Duration | null> = {
  initial: '',
  wording: t.howLongCareNeeded,
  control: { kind: 'one-of', words: { ...DURATIONS, '': NOT_SURE } },
  inWords: durationInWords,
  sent: { as: 'duration', value: (value) => value || null },
  staff: { card: 'care', term: t.howLong, inWords: durationInWords },
  outlivesErasure: true,
};

const hourlyBudget: Question<string, number | null> = {
  initial: '',
  wording: t.budgetHour,
  hint: t.whatCouldPayHelps,
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
    term: t.budget,
    inWords: (amount) => (amount === null ? t.notSaid : fill(t.anHour, { amount: formatMoney(amount) })),
  },
};

function hoursFault(text: string): string | undefined {
  const hours = readHours(text);
  if (hours === null || (hours >= 0.5 && hours <= 24)) return undefined;
  if (/\d.*(-|–|to|or|\s).*\d/.test(text)) return t.enterOneNumberHours;
  return t.enterHoursNumberFrom;
}

function budgetFault(text: string): string | undefined {
  const amount = readAmount(text);
  if (amount === null || isHourlyRate(amount)) return undefined;
  return Number.isNaN(amount) || amount < HIGHEST_RATE
    ? t.enterBudgetAmountLike
    : fill(t.enterBudgetUpHour, { amount: formatMoney(HIGHEST_RATE) });
}

function startFault(day: string, today: string): string | undefined {
  if (day === '') return t.chooseFirstDay;
  if (!isDay(day)) return t.chooseDayCalendar;
  // ISO days sort as text.
  if (day < today) return t.chooseTodayLaterDay;
  if (Date.parse(day) - Date.parse(today) > DAYS_AHEAD * 86_400_000) return t.chooseFirstDayWithin;
  return undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** When care is needed, notes, and the budget. */
export const whenQuestions = {
  flexible,
  availability,
  setTimes,
  notes,
  start,
  startsOn,
  hoursPerVisit,
  duration,
  hourlyBudget,
};
