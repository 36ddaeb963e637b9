import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS, PARTS, slotsOf } from './availability.ts';
import { describeWeek, tellWeek } from './week-words.ts';

const ALL_DAYS = [...DAYS.keys()];
const ALL_PARTS = [...PARTS.keys()];
const WEEKDAYS = [0, 1, 2, 3, 4];

test.each<[string, number]>([
  ['every morning', slotsOf(ALL_DAYS, [0])],
  ['every morning, afternoon and evening', slotsOf(ALL_DAYS, [0, 1, 2])],
  ['weekday mornings and evenings', slotsOf(WEEKDAYS, [0, 2])],
  ['every morning; weekday evenings', slotsOf(ALL_DAYS, [0]) | slotsOf(WEEKDAYS, [2])],
  ['Monday and Wednesday afternoons; every night', slotsOf([0, 2], [1]) | slotsOf(ALL_DAYS, [3])],
  ['Monday to Thursday and Saturday evenings', slotsOf([0, 1, 2, 3, 5], [2])],
  ['Monday mornings', 1],
  ['weekday mornings; weekends round the clock', slotsOf(WEEKDAYS, [0]) | slotsOf([5, 6], ALL_PARTS)],
  ['Sunday round the clock', slotsOf([6], ALL_PARTS)],
  ['round the clock', 2 ** 28 - 1],
  ['', 0],
])('people say: %s', (words, week) => {
  expect(tellWeek(week)).toBe(words);
});

test('a week on its own begins with a capital', () => {
  expect(describeWeek(slotsOf(WEEKDAYS, [3]))).toBe('Weekday nights');
  expect(describeWeek(0)).toBe('');
});

test('no two weeks have the same words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 28 - 1 }), (week) => {
      expect(readBack(tellWeek(week))).toBe(week);
    }),
    { numRuns: 2000 },
  );
});

/** The week that a reader understands from the words. */
function readBack(words: string): number {
  return words
    .split('; ')
    .filter(Boolean)
    .reduce((week, clause) => week | clauseRead(clause), 0);
}

function clauseRead(clause: string): number {
  if (clause === 'round the clock') return slotsOf(ALL_DAYS, ALL_PARTS);
  const [, days = '', parts = ''] =
    /^(.*?) ((?:round the clock)|(?:morning|afternoon|evening|night).*)$/.exec(clause) ?? [];
  return slotsOf(daysRead(days), parts === 'round the clock' ? ALL_PARTS : listRead(parts).map(partRead));
}

const listRead = (words: string) => words.split(/, | and /);
const partRead = (word: string) => PARTS.findIndex((part) => part.toLowerCase() === word.replace(/s$/, ''));
const dayRead = (word: string) => DAYS.findIndex((day) => day === word);

function daysRead(words: string): number[] {
  if (words === 'every') return ALL_DAYS;
  if (/^weekdays?$/.test(words)) return WEEKDAYS;
  if (/^weekends?$/.test(words)) return [5, 6];
  return listRead(words).flatMap((run) => {
    const [first = '', last = first] = run.split(' to ');
    return ALL_DAYS.slice(dayRead(first), dayRead(last) + 1);
  });
}
