import type { FamilyVisit, TrackedRequest } from '../../../data/tracked-request.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';
import { hoursOnTheirOwn, movedTime } from '../../../domain/visit-hours.ts';
import { fill } from '../../../lib/fill.ts';
import { nameOfVisit } from '../track/name-of-visit.ts';
import * as t from '../track/visits.words.ts';

/** The days on which visits are to come, and on a line each: its time and who comes, or what is different. */
export function visitsInWords(
  { visits = [], caregivers }: Pick<TrackedRequest, 'visits' | 'caregivers'>,
  now = new Date(),
): [day: string, lines: string][] {
  const coming = visits.filter((visit) => visitState(visit, now) !== 'over');
  const days = new Set(coming.map(({ day }) => day));
  const words = (visit: FamilyVisit) => visitInWords(visit, nameOfVisit(visit, caregivers));
  return [...days].map((day) => [
    formatLongDay(day),
    coming
      .filter((visit) => visit.day === day)
      .map(words)
      .join('\n'),
  ]);
}

const visitInWords = (visit: FamilyVisit, name: string) =>
  [
    fill(t.timeAndName, { time: hoursOnTheirOwn(visit), name: whoComes(visit, name) }),
    visit.moved &&
      fill(t.visitMovedFrom, { day: formatLongDay(visit.moved.day), time: movedTime(visit.moved) }),
  ]
    .filter(Boolean)
    .join('. ');

function whoComes({ kind, instead, settled }: FamilyVisit, name: string): string {
  if (kind === 'not_needed') return t.visitNotNeeded;
  if (kind === 'missed') return t.visitMissed;
  if (kind === 'cannot_come' && !instead) return settled ? t.visitNobody : t.visitSearching;
  return instead ?? name;
}
