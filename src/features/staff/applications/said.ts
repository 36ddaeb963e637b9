import { formatDate, today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Side } from './terms.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The fault of who said something by phone or in person: `private.require_said`, in words. */
export function saidByFault(by: string): string | undefined {
  if (by.trim() === '') return t.writeWhoSaid;
  return by.trim().length > 200 ? t.shorten200Characters : undefined;
}

/** The fault of the day on which it was said, yyyy-mm-dd. */
export const saidOnFault = (on: string, day = today()) =>
  on <= day && on >= daysAfter(day, -366) ? undefined : t.enterDayWhichSaid;

/**
 * The side that can’t have said so by the typed day, and why, by the database's refusal; undefined for other refusals.
 */
export function saidTooEarly({ code, detail }: Failure): { side: Side; words: string } | undefined {
  if (code !== 'said_before_asked' || detail === undefined) return undefined;
  const { side, day, since } = JSON.parse(detail) as { side: Side; day: string; since: keyof typeof WHY };
  return { side, words: WHY[since](side, formatDate(day)) };
}

const WHY = {
  published: (_: Side, day: string) => fill(t.jobPublishedInvitationSent, { day }),
  applied: (side: Side, day: string) =>
    fill(side === 'caregiver' ? t.invitedOrApplied : t.caregiverApplied, { day }),
  answered: (side: Side, day: string) => fill(t.gaveAnotherAnswerWhat, { side, day }),
  offered: (_: Side, day: string) => fill(t.theseTermsWereOffered, { day }),
};
