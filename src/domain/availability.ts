// bundle: answers
import * as t from './availability.words.ts';

/**
 * A week of availability as one integer: 7 days x 4 parts of a day = 28 bits, bit = day * 4 + part.
 * Day 0 is Monday and part 0 the morning; the database counts overlap with one AND (decision 0002).
 */
export const DAYS = [t.monday, t.tuesday, t.wednesday, t.thursday, t.friday, t.saturday, t.sunday] as const;
export const PARTS = [t.morning, t.afternoon, t.evening, t.night] as const;

/** The hours of each part of a day. The night ends on the next day. */
export const HOURS = [
  [6, 12],
  [12, 17],
  [17, 22],
  [22, 30],
] as const;

/** The hours of a part of the day by the clock: “8:00–12:00”. */
export const clockHours = (part: number) => HOURS[part]?.map((hour) => `${hour % 24}:00`).join('–');

const bit = (day: number, part: number) => 1 << (day * PARTS.length + part);

/** Whether the week holds this part of this day. */
export const hasSlot = (week: number, day: number, part: number) => (week & bit(day, part)) !== 0;

/** On which days the week holds any part. */
export const daysIn = (week: number) =>
  [...DAYS.keys()].filter((day) => [...PARTS.keys()].some((part) => hasSlot(week, day, part)));

/** The week with this slot toggled. */
export const toggleSlot = (week: number, day: number, part: number) => week ^ bit(day, part);

/** These parts of these days, as a week. */
export const slotsOf = (days: Iterable<number>, parts: Iterable<number>) => {
  let week = 0;
  for (const day of days) for (const part of parts) week |= bit(day, part);
  return week;
};

/** Whether the week holds all of these slots. */
export const isWhole = (week: number, slots: number) => (week & slots) === slots;

/** How many times of the week it holds. */
export const countTimes = (week: number) => week.toString(2).replaceAll('0', '').length;

/** Whether the week holds one slot at most. */
export const isOneTime = (week: number) => (week & (week - 1)) === 0;
