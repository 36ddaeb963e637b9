import { formatDate, today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Side } from './terms.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';

/** What is wrong with who said something, by phone or in person: `private.require_said`, in words. */
export function saidByFault(by: string): string | undefined {
  if (by.trim() === '') return 'Write who said so.';
  return by.trim().length > 200 ? 'Shorten this to 200 characters.' : undefined;
}

/** The same of the day on which it was said, yyyy-mm-dd. */
export const saidOnFault = (on: string, day = today()) =>
  on <= day && on >= daysAfter(day, -366)
    ? undefined
    : 'Enter the day on which it was said: today, or within the last year.';

/** Which side the database says can’t have said so by the day that was typed, and why; undefined for another refusal. */
export function saidTooEarly({ code, detail }: Failure): { side: Side; words: string } | undefined {
  if (code !== 'said_before_asked' || detail === undefined) return undefined;
  const { side, day, since } = JSON.parse(detail) as { side: Side; day: string; since: keyof typeof WHY };
  return { side, words: WHY[since](side, formatDate(day)) };
}

const WHY = {
  published: (side: Side, day: string) =>
    `The job was published, or the invitation sent, on ${day}: the ${side} can’t have agreed before.`,
  applied: (side: Side, day: string) =>
    `The caregiver ${side === 'caregiver' ? 'was invited or ' : ''}applied on ${day}: the ${side} can’t have agreed before.`,
  answered: (side: Side, day: string) =>
    `The ${side} gave another answer on ${day}: what they said before no longer counts.`,
  offered: (side: Side, day: string) =>
    `These terms were offered on ${day}: the ${side} can’t have agreed before.`,
};
