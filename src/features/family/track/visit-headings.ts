import type { FamilyVisit, TrackedRequest } from '../../../data/tracked-request.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import { fill } from '../../../lib/fill.ts';
import { someoneComes } from './visit-order.ts';
import * as t from './status.words.ts';

/**
 * The next visit without a caregiver, if it is before the next covered one or within two days. The list has later ones.
 */
export function uncoveredNext({ visits = [] }: TrackedRequest): FamilyVisit | undefined {
  const at = visits.findIndex(isUncovered);
  const uncovered = visits[at];
  const next = visits.findIndex((visit) => someoneComes(visit) && visitState(visit) !== 'over');
  const isNear = next === -1 || at < next || (uncovered && uncovered.day <= daysAfter(today(), 2));
  return isNear ? uncovered : undefined;
}

/** Who comes next and when, or from which day on. The tab's title has no name. */
export function comesNextWords({
  status,
  introductions,
  caregivers: [caregiver, another],
  visits = [],
}: TrackedRequest) {
  if (status !== 'matched' || introductions.length > 0 || !caregiver || another) return undefined;
  const { startsOn } = caregiver;
  const next = visits.find((visit) => someoneComes(visit) && visitState(visit) !== 'over');
  if (!next && (visits.length > 0 || startsOn <= today())) return undefined;
  const { day, instead } = next ?? { day: startsOn };
  const firstName = instead ?? caregiver.name.split(' ', 1).join('');
  const begins = next === visits[0] && !instead && day <= daysAfter(startsOn, 6);
  const title =
    next && day <= today()
      ? fill(t.comesToday, { firstName, time: visitHours(next) })
      : fill(begins ? t.comesFrom : t.comesOn, { firstName, day: formatLongDay(day) });
  return { title, tab: t.caregiverIsPlaced };
}

/** Whether the visit's caregiver can’t come and we are looking for a stand-in. */
export const isUncovered = (visit: FamilyVisit) =>
  visit.kind === 'cannot_come' && !visit.instead && !visit.settled && visitState(visit) === 'to_come';
