import { expect, test } from 'vitest';
import { covered, nobody, open } from './coverage.fixtures.ts';
import { isShared, timesOf } from './coverage.ts';

test('times of one kind are one week', () => {
  const parts = [covered({ availability: 1 }), covered({ availability: 16 }), open(), nobody()];
  expect(timesOf(parts, 'covered')).toBe(17);
  expect(timesOf([], 'nobody')).toBe(0);
});

test('a week that one job or one caregiver has is not shared', () => {
  expect(isShared([open()])).toBe(false);
  expect(isShared([covered()])).toBe(false);
  expect(isShared([covered(), nobody()])).toBe(true);
});
