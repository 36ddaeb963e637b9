import type { FamilyVisit, TrackedRequest } from '../../../data/tracked-request.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';
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

/** Who comes first and when, until the first visit is over. The tab's title has no name. */
export function beginsWords({
  status,
  introductions,
  caregivers: [caregiver, another],
  visits = [],
}: TrackedRequest) {
  if (status !== 'matched' || introductions.length > 0 || !caregiver || another) return undefined;
  const { name, startsOn } = caregiver;
  const [first] = visits;
  const isToCome = first
    ? someoneComes(first) && visitState(first) !== 'over' && first.day <= daysAfter(startsOn, 6)
    : startsOn > today();
  if (!isToCome) return undefined;
  const title = fill(t.comesFrom, {
    firstName: name.split(' ', 1).join(''),
    day: formatLongDay(first?.day ?? startsOn),
  });
  return { title, tab: t.caregiverIsPlaced };
}

/** Whether the visit's caregiver can’t come and we are looking for a stand-in. */
export const isUncovered = (visit: FamilyVisit) =>
  visit.kind === 'cannot_come' && !visit.instead && !visit.settled && visitState(visit) === 'to_come';
