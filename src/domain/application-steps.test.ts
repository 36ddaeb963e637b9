import { expect, test } from 'vitest';
import { stepsTaken } from './application-steps.ts';

test('Every step that was taken is told with its time, oldest first', () => {
  expect(
    stepsTaken({
      hasApplied: true,
      invitedAt: '2026-02-27T09:00:00Z',
      submittedAt: '2026-03-01T09:00:00Z',
      shortlistedAt: '2026-03-06T09:00:00Z',
      introducedAt: null,
      offeredAt: null,
      acceptedAt: null,
      placedAt: null,
      declinedAt: '2026-03-05T09:00:00Z',
      withdrawnAt: null,
    }).map(({ status }) => status),
  ).toEqual(['invited', 'submitted', 'declined', 'shortlisted']);
});

test('An invitation that nobody followed was no application', () => {
  const times = {
    hasApplied: false,
    invitedAt: '2026-03-01T09:00:00Z',
    submittedAt: '2026-03-01T09:00:00Z',
    shortlistedAt: null,
    introducedAt: null,
    offeredAt: null,
    acceptedAt: null,
    placedAt: null,
    declinedAt: null,
    withdrawnAt: '2026-03-02T09:00:00Z',
  };
  expect(stepsTaken(times).map(({ status }) => status)).toEqual(['invited', 'withdrawn']);
});
