// bundle: waiting
/** Calendar days, yyyy-mm-dd, without a time zone. domain/operator.ts says which one is today. */

const DAY_MS = 86_400_000;

/** The day this many days after another. If the text is no day, it stays as it is. */
export function daysAfter(day: string, days: number): string {
  const start = Date.parse(day);
  return Number.isNaN(start) ? day : new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}

/** From Monday as 0, as in domain/availability.ts. NaN if it is no day. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
