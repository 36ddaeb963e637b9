import { expect, test } from 'vitest';
import { firstDayInWords, stateOf, termsOf } from './placement-facts.ts';
import { placement } from './placement.fixtures.ts';

const DAY = '2026-03-10';
const label = (changes: Parameters<typeof placement>[0]) => stateOf(placement(changes), DAY).label;

test('A placement is future, live, leaving, or ended', () => {
  expect(label({ startsOn: '2026-03-11' })).toBe('Upcoming');
  expect(label({})).toBe('Live');
  expect(label({ endsOn: '2026-03-31' })).toBe('Last day agreed');
  expect(label({ endsOn: DAY, endedAt: '2026-03-10T18:00:00Z' })).toBe('Ended');
  expect(label({ came: false, endedAt: '2026-03-10T18:00:00Z' })).toBe('Missed first visit');
});

test('Terms say what is not agreed on', () => {
  expect(termsOf(placement())).toEqual([
    { term: 'Hourly rate', description: '€24.50' },
    { term: 'First day', description: 'Monday 2 March 2026' },
    { term: 'Last day', description: 'Ongoing' },
  ]);
  expect(termsOf(placement({ hourlyRate: null }))[0]?.description).toBe('');
});

test('A placement that ended at once has that day as its last', () => {
  const ended = placement({ endsOn: null, endedAt: '2026-03-11T00:20:00Z' });
  expect(termsOf(ended)[2]?.description).toBe('Wednesday 11 March 2026');
});

test('A placement that ended before its first day has neither first nor last day', () => {
  const never = placement({ startsOn: DAY, endsOn: DAY, endedAt: '2026-03-08T10:00:00Z' });
  expect(stateOf(never, DAY).label).toBe('Ended before it began');
  expect(termsOf(never).at(-1)?.description).toBe('None. It ended before it began');
  expect(firstDayInWords(never, DAY)).toBe('It ended before it began.');
});

test('Whether the caregiver came is said from the first visit on', () => {
  // Placed on a Tuesday for Monday mornings.
  const mondays = placement({ availability: 1, startsOn: DAY, placedAt: '2026-03-10T10:00:00Z' });
  expect(firstDayInWords(mondays, DAY)).toBe('Still to come.');
  expect(firstDayInWords(placement({ startsOn: '2026-03-11' }), DAY)).toBe('Still to come.');
  expect(firstDayInWords(placement(), DAY)).toBe('Not confirmed yet.');
  expect(firstDayInWords(placement({ firstDayConfirmedAt: '2026-03-02T10:00:00Z' }), DAY)).toContain(
    '2 March 2026',
  );
  expect(firstDayInWords(placement({ came: false }), DAY)).toBe('The caregiver did not come.');
});
