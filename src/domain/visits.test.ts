import { expect, test } from 'vitest';
import { clockHours, HOURS } from './availability.ts';
import { isStartOpen, partInWords, partOf, visitTime } from './visits.ts';

test.each([
  [360, 720, '6:00–12:00'],
  [1320, 1800, '22:00–6:00'],
  [450, 540, '7:30–9:00'],
  [0, 65, '0:00–1:05'],
])('a visit from minute %i to %i is at %s', (opens, closes, words) => {
  expect(visitTime(opens, closes)).toBe(words);
});

test.each([
  [360, 720, 0, 'in the morning, 6:00–12:00'],
  [720, 1020, 1, 'in the afternoon, 12:00–17:00'],
  [1020, 1320, 2, 'in the evening, 17:00–22:00'],
  [1320, 1800, 3, 'at night, 22:00–6:00'],
  [450, 540, 0, '7:30–9:00'],
  [720, 765, 1, '12:00–12:45'],
  [90, 120, 3, '1:30–2:00'],
])('one from minute %i to %i opens in part %i, and is %s', (opens, closes, part, words) => {
  expect(partOf(opens)).toBe(part);
  expect(partInWords(opens, closes)).toBe(words);
});

test('a visit with only a start is in a part of the day, or at its time', () => {
  expect(partInWords(360)).toBe('in the morning, 6:00–12:00');
  expect(partInWords(719)).toBe('at 11:59');
});

test('the parts of the day are those of availability', () => {
  for (const [part, [from, until]] of HOURS.entries()) {
    expect(partOf(from * 60)).toBe(part);
    expect(partInWords(from * 60, until * 60)).toContain(clockHours(part));
  }
});

test('a start is open in a part of the day or a window, but not at a fixed time', () => {
  const open = (opens: number, closes: number, minutes?: number | null) =>
    isStartOpen({ opens, closes, ...(minutes !== undefined && { minutes }) });
  expect([open(720, 1020, null), open(720, 1020, 60), open(540, 720, 60)]).toEqual([true, true, true]);
  expect([open(720, 1020, 300), open(540, 720, null), open(720, 1020)]).toEqual([false, false, false]);
});
