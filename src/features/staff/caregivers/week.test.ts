import { expect, test } from 'vitest';
import { takenBy } from './week.ts';

test('times are taken by every placement that has not ended', () => {
  const placements = [
    { availability: 0b0011, endsOn: null },
    { availability: 0b0110, endsOn: '2026-03-10' },
    { availability: 0b1000, endsOn: '2026-03-09' },
  ];
  expect(takenBy(placements, '2026-03-10')).toBe(0b0111);
  expect(takenBy([])).toBe(0);
});
