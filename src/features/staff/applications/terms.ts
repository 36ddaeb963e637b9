import type { AnswersSeen, Terms } from '../../../domain/terms.ts';
import { readAmount } from '../../../domain/amount.ts';
import { daysAfter, weekdayOf } from '../../../domain/calendar-day.ts';
import { firstAgreedDay } from '../../../domain/first-day.ts';
import { formatFullDay, formatMoney, today } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';
import { payAndWeek, visitsOf } from '../../../domain/week-visits.ts';
import { visitsIn, type WeekVisit } from '../../../domain/week-windows.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { timesInWords } from './visit-times.ts';
import * as t from './words.ts';

export type Side = ApplicationRecord['agreements'][number]['side'];
export const SIDES: readonly Side[] = ['family', 'caregiver'];

/** What the first terms of an application come from. */
export type Grounds = Pick<
  ApplicationRecord,
  'offer' | 'job' | 'caregiver' | 'confirmedTimes' | 'introducedRate' | 'status'
>;

/**
 * The current terms. Without them, the job's times that the caregiver confirmed, from the job's first day on, at the
 * rate that the family reads, else the caregiver's.
 */
export function termsOf({ offer, job, caregiver, confirmedTimes, introducedRate, status }: Grounds): Terms {
  if (offer) {
    const { visits, availability, hourlyRate, startsOn, endsOn } = offer;
    return { visits, availability, hourlyRate, startsOn, endsOn };
  }
  // The job's times may have changed since the caregiver confirmed theirs.
  const availability = job.availability & (confirmedTimes ?? job.availability) || job.availability;
  return {
    visits: availability === job.availability ? job.visits : undefined,
    availability,
    hourlyRate: status === 'introduced' ? introducedRate : caregiver.hourlyRate,
    startsOn: firstAgreedDay(
      availability,
      laterOf(job.startsOn, earliestDay(visitsIn(visitsOf(job), availability))),
    ),
    endsOn: null,
  };
}

/** Today, or tomorrow if all of today's visits should have begun already (private.first_day_to_come). */
function earliestDay(visits: readonly WeekVisit[], instant = new Date()): string {
  const day = today(instant);
  const ofToday = visits.filter(({ days }) => (days >> weekdayOf(day)) & 1);
  const begins = ({ closes, minutes }: WeekVisit) => ({ day, opens: closes - (minutes ?? 0), closes });
  const isOver =
    ofToday.length > 0 && ofToday.every((visit) => visitState(begins(visit), instant) !== 'to_come');
  return daysAfter(day, isOver ? 1 : 0);
}

/** Says which first day the database takes if nobody would come on the typed one. */
export function firstDayHint(week: number, typed: string): string | undefined {
  const agreed = firstAgreedDay(week, typed);
  return agreed === typed ? undefined : fill(t.noneTimesDayWeek, { day: formatFullDay(agreed) });
}

/** How a typed rate differs from the job's. */
export function rateHint(typed: string, jobRate: number | null): string | undefined {
  const rate = readAmount(typed);
  if (!rate || !jobRate || rate === jobRate) return undefined;
  return fill(rate < jobRate ? t.lessThanJob : t.moreThanJob, {
    difference: formatMoney(Math.abs(rate - jobRate)),
  });
}

/** The later of two calendar days, yyyy-mm-dd. */
export const laterOf = (one: string, other: string) => (one < other ? other : one);

/** Whether an answer to one is an answer to the other. */
const sameTerms = (one: Terms, other: Terms) =>
  one.availability === other.availability &&
  one.hourlyRate === other.hourlyRate &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn;

/** Whether the terms differ from the current or default ones, so that nobody has answered them yet. */
export const areNew = (terms: Terms, grounds: Grounds) =>
  // Visits are only set if they change.
  terms.visits !== undefined || !sameTerms(terms, termsOf(grounds));

/** A side's latest answer. */
export const answerOf = ({ agreements }: Pick<ApplicationRecord, 'agreements'>, side: Side) =>
  agreements.find((agreement) => agreement.side === side);

/** The version of the offer and answers that was seen, by their times, and the answers in words to compare. */
export type Seen = { version: AnswersSeen; said: Record<Side, string> };
export function seenOf(application: Grounds & Pick<ApplicationRecord, 'agreements'>): Seen {
  const [family, caregiver] = SIDES.map((side) => answerOf(application, side));
  const words = (one: typeof family) =>
    one ? [ANSWERED[one.answer], one.reason].filter(Boolean).join(': ') : '';
  return {
    version: {
      offeredAt: application.offer?.offeredAt ?? null,
      family: family?.givenAt ?? null,
      caregiver: caregiver?.givenAt ?? null,
      hourlyRate: termsOf(application).hourlyRate,
    },
    said: { family: words(family), caregiver: words(caregiver) },
  };
}

const ANSWERED = { yes: t.yes, talk: t.wantsTalkFirst, no: t.no };

/** The sides without a yes to these terms. */
export const missingFor = (terms: Terms, application: Grounds & Pick<ApplicationRecord, 'agreements'>) =>
  SIDES.filter((side) => areNew(terms, application) || answerOf(application, side)?.answer !== 'yes');

/** Terms as a list of facts. */
export const termsInWords = ({ visits, availability, hourlyRate, startsOn, endsOn }: Terms) => [
  { term: t.times, description: timesInWords({ visits, availability }) },
  {
    term: t.hourlyRate,
    description: hourlyRate === null ? null : payAndWeek(formatMoney(hourlyRate), visits, hourlyRate),
  },
  { term: t.firstDay, description: startsOn && formatFullDay(startsOn) },
  { term: t.lastDay, description: endsOn ? formatFullDay(endsOn) : t.ongoing },
];
