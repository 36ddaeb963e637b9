import { expect, test } from 'vitest';
import { hasBegun, isOver } from './visit-clock.ts';

test.each([
  ['2026-11-24 21:59', false, false],
  ['2026-11-24 22:00', true, false],
  ['2026-11-25 05:59', true, false],
  ['2026-11-25 06:00', true, true],
])('a night at %s: begun %s, over %s', (at, begun, over) => {
  const night = { onDate: '2026-11-24', opens: 1320, closes: 1800 };
  expect([hasBegun(night, at), isOver(night, at)]).toEqual([begun, over]);
});
