import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDistance, formatMoney } from './operator.ts';

test('money shows cents only when there are any', () => {
  expect(formatMoney(24)).toBe('€24');
  expect(formatMoney(24.5)).toBe('€24.50');
});

test('distance is rounded and carries the operator’s unit', () => {
  expect(formatDistance(12.4)).toBe('12 km');
});

test('a calendar day is the same day in every time zone', () => {
  expect(formatDate('2026-03-14')).toBe('14 March 2026');
});

test('a time shows its day and its hour; nonsense throws', () => {
  expect(formatDateTime('2026-03-14T09:30:00')).toBe('14 March 2026 at 09:30');
  expect(formatDate('2026-03-14T09:30:00')).toBe('14 March 2026');
  expect(() => formatDate('soon')).toThrow(RangeError);
});
