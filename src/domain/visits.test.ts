import { expect, test } from 'vitest';
import { HOURS } from './availability.ts';
import { partInWords, partOf, visitTime } from './visits.ts';

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

test('the parts of the day are those of availability', () => {
  for (const [part, [from, until]] of HOURS.entries()) {
    expect(partOf(from * 60)).toBe(part);
    expect(partInWords(from * 60)).toContain(visitTime(from * 60, until * 60));
  }
});
