import { fill } from '../lib/fill.ts';
import { HOURS, PARTS } from './availability.ts';
import { daysAfter } from './calendar-day.ts';
import { clockTime } from './operator-clock.ts';
import * as t from './visits.words.ts';

/** What may be different on a visit: the caregiver can’t come, the family doesn’t need it, or nobody came. */
export type VisitChange = 'cannot_come' | 'not_needed' | 'missed';

/** Visits open and close at a minute of the operator’s day; a night closes on the next one, past 1440. */
const two = (number: number) => String(number).padStart(2, '0');
const clock = (minute: number): string => {
  const hour = two(Math.floor(minute / 60) % 24);
  return minute % 60 ? `${hour}:${two(minute % 60)}` : hour;
};

/** From when until when by the clock: “06–12”. */
export const visitTime = (opens: number, closes: number): string => `${clock(opens)}–${clock(closes)}`;

/** In which part of the day a visit opens, as in domain/availability.ts. */
export const partOf = (opens: number): number =>
  (HOURS.findLastIndex(([from]) => from * 60 <= opens) + PARTS.length) % PARTS.length;

const IN_PART = [t.inMorning, t.inAfternoon, t.inEvening, t.atNight];

/** The part of the day in which a visit opens, in a sentence: “in the morning, 06–12”. */
export function partInWords(opens: number): string {
  const part = partOf(opens);
  const [from, until] = HOURS[part] ?? [0, 24];
  return fill(IN_PART[part] ?? '', { hours: visitTime(from * 60, until * 60) });
}

const now = () => clockTime(new Date().toISOString());
/** As the operator’s clock shows it: 2026-03-14 09:30. */
const moment = (day: string, minute: number) =>
  `${daysAfter(day, Math.floor(minute / 1440))} ${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** Whether a visit has begun, by the operator’s clock. */
export const hasBegun = ({ onDate, opens }: { onDate: string; opens: number }, at = now()): boolean =>
  moment(onDate, opens) <= at;

/** Whether it is over. */
export const isOver = ({ onDate, closes }: { onDate: string; closes: number }, at = now()): boolean =>
  moment(onDate, closes) <= at;
