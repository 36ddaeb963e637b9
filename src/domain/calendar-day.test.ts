import { expect, test } from 'vitest';
import { daysAfter, weekdayOf } from './calendar-day.ts';

test('days are counted across months, years and clock changes', () => {
  expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysAfter('2026-11-22', -366)).toBe('2025-11-21');
  expect(daysAfter('', 3)).toBe('');
});

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-22')).toBe(6);
});
