// bundle: waiting
import { clockInWords } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import * as t from './visits.words.ts';

/** What may be different on a visit: the caregiver can’t come, the family doesn’t need it, or nobody came. */
export type VisitChange = 'cannot_come' | 'not_needed' | 'missed';

/** Visits open and close at a minute of the operator’s day; a night closes on the next one, past 1440. */
/** Its start and end by the clock: “7:30–9:00”. */
export const visitTime = (opens: number, closes: number): string =>
  `${clockInWords(opens)}–${clockInWords(closes)}`;

/**
 * The minute at which each part of the day opens, as in domain/availability.ts, which messages about visits
 * don't load.
 */
const OPENS = [360, 720, 1020, 1320];

/** The part of the day in which a visit opens. Before the morning it is still night. */
export const partOf = (opens: number): number => (OPENS.findLastIndex((from) => from <= opens) + 4) % 4;

/**
 * Whether a visit may begin at any minute of a window or a part of the day. Unknown for visits of earlier
 * versions, which kept no minutes.
 */
export const isStartOpen = (visit: { opens: number; closes: number; minutes?: number | null }): boolean =>
  visit.minutes !== undefined &&
  visit.minutes !== visit.closes - visit.opens &&
  (visit.minutes !== null || OPENS.includes(visit.opens));

const IN_PART = [t.inMorning, t.inAfternoon, t.inEvening, t.atNight];

/**
 * A visit's time in a sentence: “7:30–9:00”, or “in the morning, 6:00–12:00” if only the part of the day is
 * agreed. Without an end, “at 7:30”.
 */
export function partInWords(opens: number, closes?: number): string {
  const part = partOf(opens);
  const [from = 0, until = 0] = [OPENS[part], OPENS[(part + 1) % 4]];
  if (from !== opens || (closes !== undefined && closes % 1440 !== until))
    return closes === undefined ? fill(t.atTime, { time: clockInWords(opens) }) : visitTime(opens, closes);
  return fill(IN_PART[part] ?? '', { hours: visitTime(from, until) });
}
