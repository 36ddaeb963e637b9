import { expect, test } from 'vitest';
import { applicationState, endInPast, endOf, endOfPlaced, lastDayOf, neverBegan } from './placement-state.ts';

const live = { startsOn: '2026-12-01', endsOn: null, endedAt: null, came: true };
const ended = { ...live, endsOn: '2026-12-20', endedAt: '2026-12-21T06:00:00Z' };
const before = { ...live, endsOn: '2026-12-01', endedAt: '2026-11-22T10:00:00Z' };
const absent = { ...ended, came: false };

test('A placement that ended before its first day says so, whatever its last day', () => {
  expect(neverBegan(before)).toBe(true);
  expect(neverBegan({ ...before, endedAt: '2026-12-01T10:00:00Z' })).toBe(false);
  expect([live, ended, before, absent].map((one) => endOf(one)?.label)).toEqual([
    undefined,
    'Ended',
    'Ended before it began',
    'Missed first visit',
  ]);
  expect([live, ended, before, absent].map(endInPast)).toEqual([
    undefined,
    'ended on Sunday 20 December 2026',
    'ended before it began, on Sunday 22 November 2026',
    'did not come on Tuesday 1 December 2026',
  ]);
});

test('An application has its placement’s status, until it is reopened', () => {
  const application = { status: 'placed', hasApplied: true } as const;
  const labels = [live, ended, before, absent].map(
    (placement) => applicationState({ ...application, placement }).label,
  );
  expect(labels).toEqual(['Placed', 'Placement ended', 'Ended before it began', 'Missed first visit']);
  const again = { ...application, status: 'shortlisted', placement: ended } as const;
  expect(applicationState(again).label).toBe('Shortlisted');
  expect(endOfPlaced(again)).toBeUndefined();
});

test('An end has one last day, whatever was agreed and whenever it was recorded', () => {
  const ended = { endedAt: '2026-03-11T00:20:00Z' };
  expect(lastDayOf({ endsOn: '2026-03-10', ...ended })).toBe('2026-03-10');
  expect(lastDayOf({ endsOn: '2026-04-30', ...ended })).toBe('2026-03-11');
  expect(lastDayOf({ endsOn: null, ...ended })).toBe('2026-03-11');
  expect(lastDayOf({ endsOn: '2026-03-10', endedAt: null })).toBe('2026-03-10');
});
