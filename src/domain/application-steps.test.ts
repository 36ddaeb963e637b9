import { expect, test } from 'vitest';
import { stepsTaken } from './application-steps.ts';

test('Every step that was taken is told with its time, oldest first', () => {
  expect(
    stepsTaken({
      submittedAt: '2026-03-01T09:00:00Z',
      shortlistedAt: '2026-03-06T09:00:00Z',
      introducedAt: null,
      offeredAt: null,
      acceptedAt: null,
      placedAt: null,
      declinedAt: '2026-03-05T09:00:00Z',
      withdrawnAt: null,
    }).map(({ status }) => status),
  ).toEqual(['submitted', 'declined', 'shortlisted']);
});
