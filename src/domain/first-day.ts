import { DAYS, hasSlot, PARTS } from './availability.ts';
import { daysAfter, weekdayOf } from './calendar-day.ts';

const comesOn = (week: number, day: string) => PARTS.some((_, part) => hasSlot(week, weekdayOf(day), part));

/**
 * The first day (yyyy-mm-dd), from this day on, that has one of these times of the week. Without times, this
 * day itself.
 */
export const firstAgreedDay = (week: number, from: string): string =>
  DAYS.map((_, ahead) => daysAfter(from, ahead)).find((day) => comesOn(week, day)) ?? from;

/** The last such day, up to and including a day. */
export const lastAgreedDay = (week: number, until: string): string =>
  DAYS.map((_, back) => daysAfter(until, -back)).find((day) => comesOn(week, day)) ?? until;
