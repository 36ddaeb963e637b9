import { expect, test } from 'vitest';
import { toggleSlot } from './availability.ts';
import { shortWeek } from './short-week.ts';

const week = (...slots: [day: number, part: number][]) =>
  slots.reduce((held, [day, part]) => toggleSlot(held, day, part), 0);

test('days of the same times stand together, and in a row as one', () => {
  expect(shortWeek(week([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]))).toBe('Mon–Fri mornings');
  expect(shortWeek(week([1, 1], [3, 1], [5, 0], [5, 1], [5, 2], [5, 3]))).toBe(
    'Tue, Thu afternoons; Sat all day and night',
  );
  expect(shortWeek(week([0, 0], [0, 3], [1, 0], [1, 3]))).toBe('Mon, Tue mornings and nights');
  expect(shortWeek(0)).toBe('');
});
