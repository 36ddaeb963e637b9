import { DAYS, hasSlot, PARTS } from './availability.ts';

/** A week in one line: days of the same times together, as in “Mon–Fri mornings; Sat all day and night”; empty where it has none. */
export function shortWeek(week: number): string {
  const byTimes = new Map<string, number[]>();
  for (const day of DAYS.keys()) {
    const parts = PARTS.filter((_, part) => hasSlot(week, day, part)).map((part) => `${part.toLowerCase()}s`);
    if (parts.length === 0) continue;
    const words =
      parts.length === PARTS.length ? 'all day and night' : new Intl.ListFormat('en-IE').format(parts);
    byTimes.set(words, [...(byTimes.get(words) ?? []), day]);
  }
  return [...byTimes].map(([words, days]) => `${dayRuns(days)} ${words}`).join('; ');
}

/** Three days or more in a row by their first and last, any others one by one. */
function dayRuns(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const short = (day: number | undefined) => (DAYS[day ?? 0] ?? '').slice(0, 3);
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}–${short(run.at(-1))}`] : run.map(short)))
    .join(', ');
}
