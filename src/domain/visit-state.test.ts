import { expect, test } from 'vitest';
import { isSoon, visitState } from './visit-state.ts';

// In Dublin: an hour after UTC until 25 October 2026.
test.each([
  ['a morning before six', 360, 720, '2026-07-14T04:59:00Z', 'to_come'],
  ['a morning from six', 360, 720, '2026-07-14T05:00:00Z', 'begun'],
  ['a morning at noon', 360, 720, '2026-07-14T11:00:00Z', 'over'],
  ['a night before midnight', 1320, 1800, '2026-07-14T22:00:00Z', 'begun'],
  ['a night after midnight', 1320, 1800, '2026-07-15T04:59:00Z', 'begun'],
  ['a night on the next morning', 1320, 1800, '2026-07-15T05:00:00Z', 'over'],
])('%s', (_, opens, closes, now, state) => {
  expect(visitState({ day: '2026-07-14', opens, closes }, new Date(now))).toBe(state);
});

test('across a clock change, clock time counts', () => {
  const night = { day: '2026-10-24', opens: 1320, closes: 1800 };
  expect(visitState(night, new Date('2026-10-25T05:59:00Z'))).toBe('begun');
  expect(visitState(night, new Date('2026-10-25T06:00:00Z'))).toBe('over');
});

test('a visit is soon from a day before', () => {
  const morning = { day: '2026-07-15', opens: 360, closes: 720 };
  expect(isSoon(morning, new Date('2026-07-14T04:59:00Z'))).toBe(false);
  expect(isSoon(morning, new Date('2026-07-14T05:00:00Z'))).toBe(true);
});
