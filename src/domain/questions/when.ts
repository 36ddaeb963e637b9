// bundle: questions
import { describeWeek } from '../availability.ts';
import { formatDate } from '../operator.ts';
import { asIs, type Question } from './question.ts';

const DAYS_AHEAD = 730;

const availability: Question<number> = {
  initial: 0,
  wording: 'Times when someone should be there',
  hint: 'Choose the times of a usual week. A day’s name chooses the whole day.',
  control: { kind: 'week' },
  fault: (week) => (week === 0 ? 'Choose at least one time of the week' : undefined),
  inWords: (week) => describeWeek(week).join('; '),
  sent: asIs('availability'),
  staff: { card: 'care', term: 'Times' },
  outlivesErasure: true,
};

/** yyyy-mm-dd */
const startsOn: Question<string> = {
  initial: '',
  wording: 'First day',
  hint: 'A guess is fine; we agree the exact day with you.',
  control: { kind: 'day' },
  fault: startFault,
  inWords: (day) => (isDay(day) ? formatDate(day) : ''),
  sent: asIs('startsOn'),
  staff: { card: 'care', term: 'Start', inWords: (stored) => formatDate(stored) },
  outlivesErasure: true,
};

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

/** When care is needed. */
export const whenQuestions = { availability, startsOn };
