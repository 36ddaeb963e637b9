import { DAYS, hasSlot, HOURS, slotsOf } from './availability.ts';
import type { WeekVisit } from './week-visits.ts';

const ALL_DAYS = [...DAYS.keys()];
const bitOf = (day: number) => 1 << day;

/** Visits of one time in one entry, the earliest first, as private.tidy_visits keeps them. */
function tidy(visits: readonly WeekVisit[]): WeekVisit[] {
  const byTime = new Map<string, WeekVisit>();
  for (const visit of visits) {
    const key = [visit.opens, visit.closes, visit.minutes].join();
    byTime.set(key, { ...visit, days: visit.days | (byTime.get(key)?.days ?? 0) });
  }
  return [...byTime.values()].toSorted(
    (a, b) =>
      a.opens - b.opens ||
      a.closes - b.closes ||
      (a.minutes ?? Infinity) - (b.minutes ?? Infinity) ||
      a.days - b.days,
  );
}

/** The parts of the week that visits touch (private.parts_of). */
export function partsOf(visits: readonly WeekVisit[]): number {
  let week = 0;
  for (const { days, opens, closes } of visits)
    for (const day of ALL_DAYS.filter((each) => days & bitOf(each)))
      for (const beside of [-1, 0, 1])
        HOURS.forEach(([from, until], part) => {
          const begins = beside * 1440;
          if (begins + from * 60 < closes && begins + until * 60 > opens)
            week |= slotsOf([(day + beside + 7) % 7], [part]);
        });
  return week;
}

/**
 * The visits that the parts of a week stand for: one in each, of so many hours. Where that is longer than one of them, those that
 * meet on a day are one window (private.windows).
 */
export function windowsOf(week: number, hours: number | null): WeekVisit[] {
  const wanted = hours ? Math.max(15, Math.round(60 * hours)) : null;
  const found = ALL_DAYS.flatMap((day) => {
    const runs: [number, number][][] = [];
    HOURS.forEach(([from, until], part) => {
      if (!hasSlot(week, day, part)) return;
      if (part > 0 && hasSlot(week, day, part - 1)) runs.at(-1)?.push([from * 60, until * 60]);
      else runs.push([[from * 60, until * 60]]);
    });
    return runs
      .flatMap((run): [number, number][] => {
        const joins = wanted !== null && run.some(([opens, closes]) => closes - opens < 60 * (hours ?? 0));
        return joins ? [[run[0]?.[0] ?? 0, run.at(-1)?.[1] ?? 0]] : run;
      })
      .map(([opens, closes]) => ({
        days: bitOf(day),
        opens,
        closes,
        minutes: wanted && Math.min(wanted, closes - opens),
      }));
  });
  return tidy(found);
}
