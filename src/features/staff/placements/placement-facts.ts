import type { HistoryWords, RecordedEvent } from '../../../domain/history.ts';
import { firstAgreedDay } from '../../../domain/first-day.ts';
import { formatDate, formatFullDay, formatMoney, today } from '../../../domain/operator.ts';
import { endOf, lastDayOf, neverBegan } from '../../../domain/placement-state.ts';
import { PLACEMENT_STATE, type StatusWords, TURN } from '../../../domain/status.ts';
import type { PlacementRecord } from './placement-screen.ts';

type Dates = Pick<PlacementRecord, 'startsOn' | 'endsOn' | 'endedAt' | 'came'>;

/** How a placement stands on a day: whether it is to come, goes on, or has ended. */
export function stateOf({ startsOn, endsOn, endedAt, came }: Dates, day = today()): StatusWords {
  const end = endOf({ startsOn, endsOn, endedAt, came });
  if (end) return end;
  if (startsOn > day) return { label: 'To begin', tone: TURN.done };
  return endsOn ? { label: 'Last day agreed', tone: TURN.done } : PLACEMENT_STATE.live;
}

/** What was agreed, but for the times, which are drawn. */
export const termsOf = (placement: PlacementRecord) => [
  {
    term: 'Hourly rate',
    description: placement.hourlyRate === null ? '' : formatMoney(placement.hourlyRate),
  },
  { term: 'First day', description: formatFullDay(placement.startsOn) },
  { term: 'Last day', description: lastDayInWords(placement) },
];

function lastDayInWords(placement: PlacementRecord): string {
  if (neverBegan(placement)) return 'None: it ended before it began';
  const day = lastDayOf(placement);
  return day ? formatFullDay(day) : 'None agreed';
}

/** Whether the caregiver came on the first day, as far as anybody has said. */
export function firstDayInWords(placement: PlacementRecord, day = today()): string {
  const { firstDayConfirmedAt, came } = placement;
  if (neverBegan(placement)) return 'It ended before it began.';
  if (!came) return 'The caregiver did not come.';
  if (firstDayConfirmedAt) return `Confirmed by the caregiver on ${formatDate(firstDayConfirmedAt)}.`;
  return firstVisitOf(placement) > day ? 'Still to come.' : 'Not confirmed yet.';
}

/** The day of the first visit: of the agreed times the first since it was placed. */
function firstVisitOf({ availability, startsOn, placedAt }: PlacementRecord): string {
  const placed = today(new Date(placedAt));
  return firstAgreedDay(availability, startsOn > placed ? startsOn : placed);
}

/** Whether staff may say that nobody came: from the first visit’s day on, while the caregiver has not said otherwise. */
export const mayReportNoShow = (placement: PlacementRecord, day = today()): boolean =>
  !placement.endedAt && !placement.firstDayConfirmedAt && firstVisitOf(placement) <= day;

/** What a placement's history is told in, once `withEnds` has named its changes. */
export const PLACEMENT_HISTORY: Omit<HistoryWords, 'people'> = {
  created: 'Placed',
  visitor: 'The system',
  statuses: {
    confirmed: { label: 'First day confirmed', tone: 'success' },
    ending: { label: 'Last day agreed', tone: TURN.over },
    absent: { label: 'Did not come on the first day', tone: 'danger' },
    ended: { label: 'Ended', tone: 'neutral' },
  },
  fields: {
    availability: 'times',
    hourly_rate: 'hourly rate',
    starts_on: 'first day',
    ends_on: 'last day',
  },
  tell: ({ subjectType, action }) =>
    subjectType === 'placement_notes' && action === 'insert' ? 'Note for staff' : undefined,
};

/** A placement has no status; its first day and its end are told as if they were one's. */
export const withEnds = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.map((event) => {
    if (event.subjectType === 'placement_notes')
      return { ...event, after: { status_reason: (event.after as { note?: string } | null)?.note } };
    if (event.action !== 'update') return event;
    const row = { ...(event.after as Record<string, unknown> | null) };
    const status = statusOf(row);
    return status ? { ...event, after: { ...row, status } } : event;
  });

function statusOf(row: Record<string, unknown>): string | undefined {
  if (row['first_day_confirmed_at']) return 'confirmed';
  if (row['came'] === false) return 'absent';
  if (row['ended_at']) return 'ended';
  // The trail keeps that a reason was given, and not which.
  return 'end_reason' in row ? 'ending' : undefined;
}
