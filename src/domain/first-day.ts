import { DAYS, hasSlot, PARTS } from './availability.ts';

const DAY_MS = 86_400_000;

/** The first day (yyyy-mm-dd) from a day on which one of these times of the week comes; that day itself where there are none. */
export function firstAgreedDay(week: number, from: string): string {
  const start = Date.parse(from);
  if (Number.isNaN(start)) return from;
  const days = DAYS.map((_, ahead) => new Date(start + ahead * DAY_MS));
  const first = days.find((day) => PARTS.some((_, part) => hasSlot(week, (day.getUTCDay() + 6) % 7, part)));
  return first ? first.toISOString().slice(0, 10) : from;
}
