import { daysAfter } from '../../../domain/calendar-day.ts';
import { formatDate, formatFullDay, formatMoney } from '../../../domain/operator.ts';
import { describeTimes, visitsOf } from '../../../domain/week-visits.ts';
import type { WeekVisit } from '../../../domain/week-windows.ts';
import type { VisitsPeriod } from '../../../domain/placement-calendar.ts';
import type { NewTerms } from '../../../domain/terms.ts';
import { fill } from '../../../lib/fill.ts';
import type { Side } from '../applications/terms.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './terms-change.words.ts';

export type TermsChange = PlacementRecord['termsChanges'][number];
type Of = Pick<PlacementRecord, 'visits' | 'hourlyRate' | 'termsChanges'>;

const byDay = (one: TermsChange, other: TermsChange) => (one.fromDay < other.fromDay ? -1 : 1);

/** Changes agreed on for a later day, earliest first. */
const toCome = ({ termsChanges }: Pick<Of, 'termsChanges'>) =>
  termsChanges
    .filter(({ agreedAt, appliedAt, endedAt }) => agreedAt && !appliedAt && !endedAt)
    .toSorted(byDay);

/** The proposed change without an answer. */
export const openChange = ({ termsChanges }: Pick<Of, 'termsChanges'>) =>
  termsChanges.find(({ agreedAt, endedAt }) => !agreedAt && !endedAt);

/** Proposed and coming terms, each beside the terms until then. */
export function changesAhead(placement: Of): (NewTerms & { change: TermsChange })[] {
  const open = openChange(placement);
  let before: NewTerms['before'] = placement;
  return [...toCome(placement), ...(open ? [open] : [])].map((change) => {
    const terms = { ...change, before: { visits: before.visits, hourlyRate: before.hourlyRate }, change };
    before = change;
    return terms;
  });
}

/** The terms last agreed on, in force today or later. */
export function lastTermsOf(placement: Of): { visits: WeekVisit[]; hourlyRate: number | null } {
  const { visits, hourlyRate } = toCome(placement).at(-1) ?? placement;
  return { visits: visitsOf({ visits }), hourlyRate };
}

/** The visits with their days, as in private.visits_over_time; null if they never change. */
export function visitsOverTime({
  startsOn,
  endsOn,
  visits,
  termsChanges,
}: Of & Pick<PlacementRecord, 'startsOn' | 'endsOn'>): VisitsPeriod[] | null {
  const agreed = termsChanges.filter(({ agreedAt, endedAt }) => agreedAt && !endedAt).toSorted(byDay);
  if (agreed.length === 0) return null;
  return [startsOn, ...agreed.map(({ fromDay }) => fromDay)].map((fromDay, nth) => {
    const [own, next] = [agreed[nth - 1], agreed[nth]];
    const sinceThen = own && !own.appliedAt ? own.visits : visits;
    return {
      fromDay,
      untilDay: next ? daysAfter(next.fromDay, -1) : endsOn,
      visits: next?.appliedAt ? next.earlierVisits : sinceThen,
    };
  });
}

/** A side's answer to proposed terms. */
export function answerInWords(change: TermsChange, side: Side): string {
  const { [`${side}YesAt` as const]: yesAt, [`${side}SaidBy` as const]: saidBy } = change;
  if (!yesAt) return t.notAnswered[side];
  const day = formatDate(yesAt);
  return saidBy ? fill(t.toldUsYes[side], { day, saidBy }) : fill(t.saysYes[side], { day });
}

const termsInWords = (visits: unknown, hourlyRate: number | null) => {
  const times = describeTimes({ visits });
  return hourlyRate === null ? times : fill(t.timesAtRate, { times, rate: formatMoney(hourlyRate) });
};

/** Earlier terms, and changes that did not happen, latest first. */
export function earlierTerms({ termsChanges }: Pick<Of, 'termsChanges'>): { key: string; words: string }[] {
  return termsChanges
    .filter(({ appliedAt, endedAt }) => appliedAt || endedAt)
    .toSorted(byDay)
    .toReversed()
    .map((change) => {
      const { id, fromDay, visits, hourlyRate, earlierVisits, earlierRate, appliedAt } = change;
      if (appliedAt)
        return {
          key: id,
          words: fill(t.untilDay, {
            day: formatFullDay(daysAfter(fromDay, -1)),
            terms: termsInWords(earlierVisits, earlierRate),
          }),
        };
      const terms = termsInWords(visits, hourlyRate);
      return {
        key: id,
        words: `${fill(t.forDay, { day: formatFullDay(fromDay), terms })}. ${whyNot(change)}`,
      };
    });
}

function whyNot({ refusedBy, reason }: TermsChange): string {
  if (!refusedBy) return t.didNotHappen;
  return reason ? fill(t.refusedBecause[refusedBy], { reason }) : t.refused[refusedBy];
}
