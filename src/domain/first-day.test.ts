import { expect, test } from 'vitest';
import { firstAgreedDay, lastAgreedDay } from './first-day.ts';

test('care begins on the first of its own days', () => {
  const mondayMornings = 1;
  expect(firstAgreedDay(mondayMornings, '2026-11-22')).toBe('2026-11-23');
  expect(firstAgreedDay(mondayMornings, '2026-11-23')).toBe('2026-11-23');
  // Across the night on which clocks change.
  expect(firstAgreedDay(1 << 24, '2026-10-19')).toBe('2026-10-25');
  expect(firstAgreedDay(0, '2026-11-22')).toBe('2026-11-22');
});

test('the last visit was on the last of its own days', () => {
  expect(lastAgreedDay(1, '2026-11-22')).toBe('2026-11-16');
  expect(lastAgreedDay(1, '2026-11-23')).toBe('2026-11-23');
  expect(lastAgreedDay(0, '2026-11-22')).toBe('2026-11-22');
});
