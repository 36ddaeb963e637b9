// bundle: waiting
import { daysAfter } from './calendar-day.ts';
import { clockTime } from './operator-clock.ts';

/** The change of a visit: the caregiver can't come, the family does not need it, or nobody came. */
export type VisitChange = 'cannot_come' | 'not_needed' | 'missed';

/** A visit on a day (yyyy-mm-dd); its minutes are as in domain/visits.ts. */
export type VisitTimes = { day: string; opens: number; closes: number };

/** A moved visit's earlier time, and why it moved. */
export type MovedFrom = {
  day: string;
  opens: number;
  /** Not in copies of earlier versions. */
  closes?: number | null;
  /** How long it was to be. Not in copies of earlier versions. */
  minutes?: number | null;
  reason: string | null;
};

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

/** A minute of a day as `clockTime` writes it. No visit opens or closes in an hour that the clock shows twice. */
function clockAt(day: string, minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const ofDay = minute % DAY_MINUTES;
  return `${daysAfter(day, Math.floor(minute / DAY_MINUTES))} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

const clockIn = (now: Date, ms = 0) => clockTime(new Date(now.getTime() + ms).toISOString());

/** Whether a visit is to come, has begun, or is over. */
export function visitState(
  { day, opens, closes }: VisitTimes,
  now = new Date(),
): 'to_come' | 'begun' | 'over' {
  const clock = clockIn(now);
  if (clockAt(day, opens) > clock) return 'to_come';
  return clockAt(day, closes) > clock ? 'begun' : 'over';
}

/** Whether a visit begins within a day, or has begun. Then an email may be read too late. */
export const isSoon = ({ day, opens }: VisitTimes, now = new Date()): boolean =>
  clockAt(day, opens) <= clockIn(now, DAY_MS);
