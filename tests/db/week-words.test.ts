import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellWeek } from '../../src/domain/week-words.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

test('the database and the screens say a week in the same words', async () => {
  // Each day for itself, days and parts in rows, and any others.
  const days = fc.constantFrom<number[]>(0, 15, 0b0001, 0b0011, 0b1000, 0b0111);
  const likely = fc
    .array(days, { minLength: 7, maxLength: 7 })
    .map((week) => week.reduce((bits, day, index) => bits | (day << (index * 4)), 0));
  const weeks = fc.sample(fc.oneof(likely, fc.integer({ min: 0, max: 2 ** 28 - 1 })), 1000);
  const rows = await crowd.sql<{ words: string }[]>`
    select private.week_in_words(week) as words from unnest(${weeks}::integer[]) with ordinality w (week, n) order by n`;
  expect(rows.map(({ words }) => words)).toEqual(weeks.map(tellWeek));
});
