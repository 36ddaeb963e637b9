// bundle: waiting
import { fill } from '../lib/fill.ts';
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

/** At which minute each part of the day opens, as in domain/availability.ts, which no message of a visit need load. */
const OPENS = [360, 720, 1020, 1320];

/** In which part of the day a visit opens; before the morning it is still night. */
export const partOf = (opens: number): number => (OPENS.findLastIndex((from) => from <= opens) + 4) % 4;

const IN_PART = [t.inMorning, t.inAfternoon, t.inEvening, t.atNight];

/** The part of the day in which a visit opens, in a sentence: “in the morning, 06–12”. */
export function partInWords(opens: number): string {
  const part = partOf(opens);
  const [from = 0, until = 0] = [OPENS[part], OPENS[(part + 1) % 4]];
  return fill(IN_PART[part] ?? '', { hours: visitTime(from, until) });
}
