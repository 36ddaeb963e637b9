import { daysAfter } from './calendar-day.ts';
import { firstAgreedDay } from './first-day.ts';
import type { Terms } from './terms.ts';

/** Days off, both included (yyyy-mm-dd). */
export type DaysOff = { from: string; to: string };

const LOOKED_AT = 28;

/** The days of the first four weeks on which an agreed time falls into days off, earliest first. */
export function visitsOff(
  { availability, startsOn, endsOn }: Pick<Terms, 'availability' | 'startsOn' | 'endsOn'>,
  daysOff: readonly DaysOff[],
): string[] {
  if (startsOn === '' || availability === 0) return [];
  return Array.from({ length: LOOKED_AT }, (_, ahead) => daysAfter(startsOn, ahead)).filter(
    (day) =>
      (!endsOn || day <= endsOn) &&
      firstAgreedDay(availability, day) === day &&
      daysOff.some(({ from, to }) => from <= day && day <= to),
  );
}
