import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOURS } from '../../src/domain/availability.ts';
import { operator } from '../../src/domain/operator.ts';
import { windowsOf } from '../../src/domain/week-windows.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd(1);
});
afterAll(() => crowd.stop());

const DAY_MS = 86_400_000;
const WEEK = 7 * 1440;
const day = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: operator.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const two = (number: number) => String(number).padStart(2, '0');

type Visit = { days: number; opens: number; closes: number; minutes: number | null };
const daysOf = ({ days }: Visit) => [0, 1, 2, 3, 4, 5, 6].filter((weekday) => (days >> weekday) & 1);

/** At a set time or in a window, with a length or without. */
const someVisit: fc.Arbitrary<Visit> = fc
  .record({
    days: fc.integer({ min: 1, max: 127 }),
    opens: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    lasts: fc.integer({ min: 1, max: 40 }).map((quarter) => quarter * 15),
    slack: fc.option(fc.integer({ min: 0, max: 24 }).map((quarter) => quarter * 15)),
  })
  .map(({ days, opens, lasts, slack }) => ({
    days,
    opens,
    closes: opens + Math.min(1440, lasts + (slack ?? 0)),
    minutes: slack === null ? null : lasts,
  }));

/** Visits of a week that don't overlap, as terms have them. */
const someWeek = fc.array(someVisit, { minLength: 1, maxLength: 4 }).map((visits) =>
  visits.reduce<Visit[]>((kept, visit) => {
    const days = kept.reduce((free, other) => free & ~daysAtOnce(visit, other), visit.days);
    return days ? [...kept, { ...visit, days }] : kept;
  }, []),
);

/** The days on which a visit would overlap with another one, of the same or a neighbouring day. */
function daysAtOnce(visit: Visit, other: Visit): number {
  return [-1, 0, 1]
    .filter(
      (beside) => visit.opens < other.closes + beside * 1440 && other.opens + beside * 1440 < visit.closes,
    )
    .reduce((days, beside) => {
      const turn = (beside + 7) % 7;
      return days | (other.days >> turn) | (other.days << (7 - turn));
    }, 0);
}

/** The local time when each visit opens, counted day by day. */
function plainVisits(week: Visit[], began: number, ends: number | null, from: number, to: number): string[] {
  const visits: string[] = [];
  for (let date = Math.max(from, began); date <= Math.min(to, ends ?? to); date += 1) {
    const weekday = (new Date(date * DAY_MS).getUTCDay() + 6) % 7;
    week
      .filter(({ days }) => (days >> weekday) & 1)
      .map(({ opens }) => opens)
      .sort((a, b) => a - b)
      .forEach((opens) => visits.push(`${day(date)} ${two(Math.floor(opens / 60))}:${two(opens % 60)}`));
  }
  return visits;
}

// A decade with two leap years, in which clocks change twenty times.
const someDay = fc.integer({ min: Date.UTC(2027, 0, 1) / DAY_MS, max: Date.UTC(2036, 11, 31) / DAY_MS });
/** The hour that clocks skip in spring and show twice in autumn. */
const isOfTheChange = (opens: number) => opens >= 60 && opens < 180;

test('visits equal the plain reference, at the minute that clocks show', async () => {
  const { sql } = crowd;
  await fc.assert(
    fc.asyncProperty(
      someWeek.filter((week) => !week.some(({ opens }) => isOfTheChange(opens))),
      someDay,
      fc.option(fc.nat(400)),
      someDay,
      fc.nat(40),
      async (week, began, lasts, from, length) => {
        const ends = lasts === null ? null : began + lasts;
        const found = await sql<{ at: Date }[]>`
          select private.minute_of(v.on_date, v.opens) as at
          from private.visits(jsonb_populate_record(null::public.placements, ${sql.json({
            visits: week,
            starts_on: day(began),
            ends_on: ends === null ? null : day(ends),
            placed_at: `${day(began - 1)}T12:00:00Z`,
          })}), ${day(from)}, ${day(from + length)}) v order by 1`;
        expect(found.map(({ at }) => clock.format(at))).toEqual(
          plainVisits(week, began, ends, from, from + length),
        );
      },
    ),
    { numRuns: 200 },
  );
});

const someMove = fc.record({
  nth: fc.nat(30),
  days: fc.integer({ min: -7, max: 7 }),
  opens: fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => quarter * 15)
    .filter((opens) => !isOfTheChange(opens)),
});

test('moved visits are at the minute that clocks show on their new day', async () => {
  const { sql } = crowd;
  const at = (date: number, opens: number) =>
    `${day(date)} ${two(Math.floor(opens / 60))}:${two(opens % 60)}`;
  const dayOf = (visit: string) => Date.parse(`${visit.slice(0, 10)}T00:00Z`) / DAY_MS;
  const minuteOf = (visit: string) => 60 * Number(visit.slice(11, 13)) + Number(visit.slice(14));
  // For a placement that doesn't exist.
  await sql`alter table public.visit_changes disable trigger user, drop constraint visit_changes_placement_id_fkey`;
  await fc.assert(
    fc.asyncProperty(
      someWeek.filter((week) => !week.some(({ opens }) => isOfTheChange(opens))),
      someDay,
      fc.array(someMove, { minLength: 1, maxLength: 4 }),
      async (week, began, chosen) => {
        const agreed = plainVisits(week, began, null, began, began + 30);
        const moves = new Map<string, string>();
        for (const { nth, days, opens } of chosen) {
          const from = agreed[nth % agreed.length] ?? '';
          const to = at(dayOf(from) + days, opens);
          if (!agreed.includes(to) && ![...moves.values()].includes(to)) moves.set(from, to);
        }
        const found = await crowd.sql.begin(async (tx) => {
          const id = '00000000-0000-4000-8000-000000000000';
          for (const [from, to] of moves)
            await tx`
              insert into public.visit_changes (
                id, placement_id, on_date, opens, kind, moved_to, moved_opens, moved_minutes
              ) values (
                gen_random_uuid(), ${id}, ${day(dayOf(from))}, ${minuteOf(from)}, 'moved', ${day(dayOf(to))},
                ${minuteOf(to)}, 15
              )`;
          const visits = await tx<{ at: Date }[]>`
            select private.minute_of(v.on_date, v.opens) as at
            from private.visits(jsonb_populate_record(null::public.placements, ${sql.json({
              ...{ id, visits: week, starts_on: day(began), placed_at: `${day(began - 1)}T12:00:00Z` },
            })}), ${day(began - 9)}, ${day(began + 30)}) v order by 1`;
          await tx`delete from public.visit_changes where placement_id = ${id}`;
          return visits;
        });
        const first = agreed[0]?.slice(0, 10) ?? '';
        expect(found.map(({ at: moment }) => clock.format(moment))).toEqual(
          agreed
            .map((visit) => moves.get(visit) ?? visit)
            .filter((visit) => visit >= first && visit < at(began + 31, 0))
            .sort(),
        );
      },
    ),
    { numRuns: 60 },
  );
});

/** The parts of the week that a visit of a day touches, minute by minute. */
function partsTouched(weekday: number, { opens, closes }: Visit): number {
  let parts = 0;
  for (let minute = opens; minute < closes; minute += 15) {
    const at = (weekday * 1440 + minute - 360 + WEEK) % WEEK;
    const ofDay = (at % 1440) + 360;
    parts |= 1 << (4 * Math.floor(at / 1440) + HOURS.findLastIndex(([from]) => from * 60 <= ofDay));
  }
  return parts;
}

/** Whether one person can make both visits, with the gap between them. */
function fitTogether(a: Visit, b: Visit, later: number): boolean {
  const apart = a.minutes === null || b.minutes === null ? 0 : 30;
  const [first, second] = [a.minutes ?? a.closes - a.opens, b.minutes ?? b.closes - b.opens];
  for (let from = a.opens; from + first <= a.closes; from += 15)
    for (let other = b.opens + later; other + second <= b.closes + later; other += 15)
      if (from + first + apart <= other || other + second + apart <= from) return true;
  return false;
}

test('collisions and full parts of the day equal the plain reference', async () => {
  const { sql } = crowd;
  await fc.assert(
    fc.asyncProperty(someWeek, someWeek, async (asked, busy) => {
      const [found] = await sql`
        select private.parts_of(${sql.json(asked)}) as parts, private.is_visits(${sql.json(asked)}) as sound,
          private.colliding_parts(${sql.json(asked)}, ${sql.json(busy)}, 30) as colliding,
          private.full_parts(${sql.json(busy)}, 30) as full,
          private.visits_in(${sql.json(asked)}, private.parts_of(${sql.json(asked)}))
            = private.tidy_visits(${sql.json(asked)}) as kept`;
      let [parts, colliding] = [0, 0];
      for (const visit of asked)
        for (const weekday of daysOf(visit)) {
          const touched = partsTouched(weekday, visit);
          parts |= touched;
          const isInTheWay = busy.some((other) =>
            daysOf(other).some((day) =>
              [-WEEK, 0, WEEK].some((weeks) => !fitTogether(visit, other, (day - weekday) * 1440 + weeks)),
            ),
          );
          if (isInTheWay) colliding |= touched;
        }
      expect({ ...found }).toEqual({ parts, sound: true, colliding, full: fullParts(busy), kept: true });
    }),
    { numRuns: 150 },
  );
});

test('browser and database turn parts of the week into the same visits', async () => {
  const { sql } = crowd;
  const someHours = fc.option(fc.integer({ min: 2, max: 96 }).map((quarters) => quarters / 4));
  const someSetTimes = fc
    .tuple(...HOURS.map(([from, until]) => fc.option(fc.integer({ min: from * 4, max: until * 4 - 1 }))))
    .map((quarters) =>
      Object.fromEntries(
        quarters.flatMap((quarter, part) =>
          quarter === null ? [] : [[part, `${two(Math.floor(quarter / 4) % 24)}:${two((quarter % 4) * 15)}`]],
        ),
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.nat(2 ** 28 - 1), someHours, someSetTimes, async (week, hours, times) => {
      const [found] =
        await sql`select private.windows(${week}, ${hours}::numeric, ${sql.json(times)}::jsonb) as windows`;
      expect(found?.['windows']).toEqual(windowsOf(week, hours, times));
    }),
    { numRuns: 100 },
  );
});

/** The parts of the week that visits with a set time fill completely, gaps included. */
function fullParts(busy: Visit[]): number {
  const taken = new Set<number>();
  for (const visit of busy.filter(
    ({ minutes, opens, closes }) => (minutes ?? closes - opens) === closes - opens,
  ))
    for (const weekday of daysOf(visit)) {
      const apart = visit.minutes === null ? 0 : 30;
      for (let minute = visit.opens - apart; minute < visit.closes + apart; minute += 15)
        taken.add((weekday * 1440 + minute - 360 + 2 * WEEK) % WEEK);
    }
  let full = 0;
  for (let slot = 0; slot < 28; slot += 1) {
    const [from, until] = HOURS[slot % 4] ?? [0, 0];
    const start = Math.floor(slot / 4) * 1440 + from * 60 - 360;
    const lasts = ((until - from + 24) % 24) * 60;
    let isFull = true;
    for (let minute = 0; minute < lasts; minute += 15) isFull &&= taken.has(start + minute);
    if (isFull) full |= 1 << slot;
  }
  return full;
}
