import { expect, test } from 'vitest';
import { hasBegun, isOver, partInWords, partOf, visitTime } from './visits.ts';

test.each([
  [360, 720, '06–12'],
  [1320, 1800, '22–06'],
  [450, 540, '07:30–09'],
  [0, 65, '00–01:05'],
])('a visit from minute %i to %i is at %s', (opens, closes, words) => {
  expect(visitTime(opens, closes)).toBe(words);
});

test.each([
  [360, 0, 'in the morning, 06–12'],
  [719, 0, 'in the morning, 06–12'],
  [720, 1, 'in the afternoon, 12–17'],
  [1020, 2, 'in the evening, 17–22'],
  [1320, 3, 'at night, 22–06'],
  [90, 3, 'at night, 22–06'],
])('one that opens at minute %i is in part %i: %s', (opens, part, words) => {
  expect(partOf(opens)).toBe(part);
  expect(partInWords(opens)).toBe(words);
});

test.each([
  ['2026-11-24 21:59', false, false],
  ['2026-11-24 22:00', true, false],
  ['2026-11-25 05:59', true, false],
  ['2026-11-25 06:00', true, true],
])('a night at %s: begun %s, over %s', (at, begun, over) => {
  const night = { onDate: '2026-11-24', opens: 1320, closes: 1800 };
  expect([hasBegun(night, at), isOver(night, at)]).toEqual([begun, over]);
});
