import { DAYS, hasSlot, PARTS } from './availability.ts';
import { daysAfter, weekdayOf } from './calendar-day.ts';

/** The first day (yyyy-mm-dd) from a day on which one of these times of the week comes; that day itself where there are none. */
export const firstAgreedDay = (week: number, from: string): string =>
  DAYS.map((_, ahead) => daysAfter(from, ahead)).find((day) =>
    PARTS.some((_, part) => hasSlot(week, weekdayOf(day), part)),
  ) ?? from;
