import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOURS } from '../../src/domain/availability.ts';
import { operator } from '../../src/domain/operator.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd(1);
});
afterAll(() => crowd.stop());

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: operator.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What a clock on the wall shows when each visit opens, counted day by day. */
function plainVisits(week: number, began: number, ends: number | null, from: number, to: number): string[] {
  const visits: string[] = [];
  for (let date = Math.max(from, began); date <= Math.min(to, ends ?? to); date += 1) {
    const weekday = (new Date(date * DAY_MS).getUTCDay() + 6) % 7;
    HOURS.forEach(([opens], part) => {
      if ((week >> (weekday * 4 + part)) & 1)
        visits.push(`${day(date)} ${String(opens).padStart(2, '0')}:00`);
    });
  }
  return visits;
}

// A decade with two leap years, in which clocks change twenty times.
const someDay = fc.integer({ min: Date.UTC(2027, 0, 1) / DAY_MS, max: Date.UTC(2036, 11, 31) / DAY_MS });

test('visits are those of the plain reference, at the hour that clocks show', async () => {
  const { sql } = crowd;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2 ** 28 - 1 }),
      someDay,
      fc.option(fc.nat(400)),
      someDay,
      fc.nat(40),
      async (week, began, lasts, from, length) => {
        const ends = lasts === null ? null : began + lasts;
        const found = await sql<{ at: Date }[]>`
          select private.minute_of(v.on_date, v.opens) as at
          from private.visits(jsonb_populate_record(null::public.placements, ${sql.json({
            availability: week,
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
