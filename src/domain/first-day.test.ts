import { expect, test } from 'vitest';
import { firstAgreedDay, lastAgreedDay } from './first-day.ts';

test('care begins on the first of its weekdays', () => {
  const mondayMornings = 1;
  expect(firstAgreedDay(mondayMornings, '2026-11-22')).toBe('2026-11-23');
  expect(firstAgreedDay(mondayMornings, '2026-11-23')).toBe('2026-11-23');
  // Across a clock change.
  expect(firstAgreedDay(1 << 24, '2026-10-19')).toBe('2026-10-25');
  expect(firstAgreedDay(0, '2026-11-22')).toBe('2026-11-22');
});

test('the last visit is on the last of its weekdays', () => {
  expect(lastAgreedDay(1, '2026-11-22')).toBe('2026-11-16');
  expect(lastAgreedDay(1, '2026-11-23')).toBe('2026-11-23');
  expect(lastAgreedDay(0, '2026-11-22')).toBe('2026-11-22');
});
