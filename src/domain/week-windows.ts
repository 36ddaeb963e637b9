// bundle: answers
import { DAYS, hasSlot, HOURS, slotsOf } from './availability.ts';
import { minuteOf, type SetTimes } from './set-times.ts';

/**
 * A weekly visit, as the database keeps it (decision 0002). `days` are bits from Monday as 1. The rest are
 * minutes of the operator's day, where `closes` may pass 1440. At a fixed time it lasts from `opens` to
 * `closes`. In a window it lasts `minutes` of that, or null if the length is unknown.
 */
export type WeekVisit = { days: number; opens: number; closes: number; minutes: number | null };

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

/** The visits that lie wholly in these parts of the week (private.visits_in). */
export const visitsIn = (visits: readonly WeekVisit[], week: number): WeekVisit[] =>
  tidy(
    visits
      .flatMap((visit) =>
        ALL_DAYS.filter((day) => visit.days & bitOf(day)).map((day) => ({ ...visit, days: bitOf(day) })),
      )
      .filter((visit) => (partsOf([visit]) & ~week) === 0),
  );

type Chosen = { day: number; opens: number; closes: number };

/**
 * Turns parts of a week into visits: one in each, with this many hours, at the set time for its part of the
 * day or at any time in it (private.windows). If visits without a set time are longer than a part, parts that
 * meet on a day are one window. A visit at a set time may last into the next part, but never past the next
 * set time.
 */
export function windowsOf(week: number, hours: number | null, setTimes: SetTimes | null = null): WeekVisit[] {
  const long = hours ? Math.round(60 * hours) : null;
  const set: Chosen[] = [];
  const windows: Chosen[] = [];
  for (const day of ALL_DAYS) {
    const runs: Chosen[][] = [];
    HOURS.forEach(([from, until], part) => {
      if (!hasSlot(week, day, part)) return;
      const [opens, closes] = [from * 60, until * 60];
      const begins = setTimes?.[part] ? minuteOf(setTimes[part]) : undefined;
      const run = runs.at(-1);
      if (begins !== undefined) set.push({ day, opens: begins < opens ? begins + 1440 : begins, closes });
      else if (run?.at(-1)?.closes === opens) run.push({ day, opens, closes });
      else runs.push([{ day, opens, closes }]);
    });
    for (const run of runs) {
      const joins = hours !== null && run.some(({ opens, closes }) => closes - opens < 60 * hours);
      const [first, last] = [run[0], run.at(-1)];
      windows.push(...(joins && first && last ? [{ ...first, closes: last.closes }] : run));
    }
  }
  const atTimes = set.map(({ day, opens, closes }) => {
    const apart = set.map((later) => (1440 * (later.day - day) + later.opens - opens + 10080) % 10080);
    const free = Math.min(...apart.filter((minutes) => minutes > 0));
    return { day, opens, closes: Math.min(long === null ? closes : opens + long, opens + free) };
  });
  const left = windows.map((window) => {
    const before = atTimes.flatMap(({ day, opens, closes }) => {
      const turn = 1440 * ((window.day - day + 7) % 7);
      const overlaps = turn <= 1440 && opens - turn < window.closes && closes - turn > window.opens;
      return overlaps ? [closes - turn] : [];
    });
    return { ...window, opens: Math.max(window.opens, ...before) };
  });
  return tidy(
    [...atTimes, ...left]
      .filter(({ opens, closes }) => closes - opens >= 15)
      .map(({ day, opens, closes }) => {
        // A night may begin after midnight, on the day after its own.
        const later = Math.floor(opens / 1440);
        return {
          days: bitOf((day + later) % 7),
          opens: opens - 1440 * later,
          closes: closes - 1440 * later,
          minutes: long && Math.min(Math.max(15, long), closes - opens),
        };
      }),
  );
}
