import { daysAfter } from '../../../domain/calendar-day.ts';
import { formatList, formatNearDay, today } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import type { Complaint } from './complaints.ts';
import * as t from './words.ts';

/** How many days before a complaint staff read of stand-ins. */
const DAYS = 14;

/**
 * The stand-in that a family’s complaint is about. If they chose none, who came instead of the caregiver in the two weeks
 * before; empty if nobody did.
 */
export function standInsOf({
  side,
  changeId,
  raisedAt,
  changes,
}: Pick<Complaint, 'side' | 'changeId' | 'raisedAt' | 'changes'>): string {
  const about = changes.find(({ id }) => id === changeId);
  if (about?.coveredName)
    return fill(t.aboutStandIn, { name: about.coveredName, day: formatNearDay(about.onDate) });
  const day = today(new Date(raisedAt));
  const visits = changes
    .filter(({ onDate, undoneAt }) => !undoneAt && onDate <= day && onDate >= daysAfter(day, -DAYS))
    .toSorted((one, other) => one.onDate.localeCompare(other.onDate))
    .flatMap(({ onDate, coveredName }) =>
      coveredName ? [fill(t.standIn, { name: coveredName, day: formatNearDay(onDate) })] : [],
    );
  return side === 'family' && visits.length > 0 ? fill(t.standIns, { visits: formatList(visits) }) : '';
}
