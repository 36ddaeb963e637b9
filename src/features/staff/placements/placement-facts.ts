import { firstAgreedDay } from '../../../domain/first-day.ts';
import { formatDate, formatFullDay, formatMoney, today } from '../../../domain/operator.ts';
import { endOf, lastDayOf, neverBegan } from '../../../domain/placement-state.ts';
import { PLACEMENT_STATE, type StatusWords, TURN } from '../../../domain/status.ts';
import type { PlacementRecord } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Dates = Pick<PlacementRecord, 'startsOn' | 'endsOn' | 'endedAt' | 'came'>;

/** A placement's status on a day: future, live or ended. */
export function stateOf({ startsOn, endsOn, endedAt, came }: Dates, day = today()): StatusWords {
  const end = endOf({ startsOn, endsOn, endedAt, came });
  if (end) return end;
  if (startsOn > day) return { label: t.toBegin, tone: TURN.done };
  return endsOn ? { label: t.lastDayAgreed, tone: TURN.done } : PLACEMENT_STATE.live;
}

/** The agreed terms without the times, which are drawn. */
export const termsOf = (placement: PlacementRecord) => [
  {
    term: t.hourlyRate,
    description: placement.hourlyRate === null ? '' : formatMoney(placement.hourlyRate),
  },
  { term: t.firstDay, description: formatFullDay(placement.startsOn) },
  { term: t.lastDay, description: lastDayInWords(placement) },
];

function lastDayInWords(placement: PlacementRecord): string {
  if (neverBegan(placement)) return t.noLastDay;
  const day = lastDayOf(placement);
  return day ? formatFullDay(day) : t.ongoing;
}

/** Whether the caregiver came on the first day, as far as either side has said. */
export function firstDayInWords(placement: PlacementRecord, day = today()): string {
  const { firstDayConfirmedAt, came } = placement;
  if (neverBegan(placement)) return t.endedBeforeBegan;
  if (!came) return t.caregiverDidNotCome;
  if (firstDayConfirmedAt) return fill(t.confirmedCaregiver, { date: formatDate(firstDayConfirmedAt) });
  return firstVisitOf(placement) > day ? t.stillCome : t.notConfirmedYet;
}

/** The day of the first visit after the caregiver was placed. */
function firstVisitOf({ availability, startsOn, placedAt }: PlacementRecord): string {
  const placed = today(new Date(placedAt));
  return firstAgreedDay(availability, startsOn > placed ? startsOn : placed);
}
