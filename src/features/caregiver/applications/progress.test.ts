import { expect, test } from 'vitest';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { canWithdraw, filterOf, historyOf, readFilter, type Steps, whatComesNext } from './progress.ts';

const submitted: Steps = {
  submittedAt: '2026-03-01T09:00:00Z',
  shortlistedAt: null,
  offeredAt: null,
  placedAt: null,
  declinedAt: null,
  withdrawnAt: null,
};
const statuses = Object.keys(APPLICATION_STATUS) as ApplicationStatus[];

test('Every step that was taken is told with its day, oldest first', () => {
  const history = historyOf({
    ...submitted,
    declinedAt: '2026-03-05T09:00:00Z',
    shortlistedAt: '2026-03-02T09:00:00Z',
  });
  expect(history.map(({ label }) => label)).toEqual(['You applied', 'Put on the short list', 'Not chosen']);
});

test('Nobody is left in silence: every state says what comes next', () => {
  for (const status of statuses) expect(whatComesNext(status)).toMatch(/\.$/);
});

test('Only what waits for an answer can be taken back', () => {
  expect(statuses.filter(canWithdraw)).toEqual(['submitted', 'shortlisted', 'offered']);
  expect(statuses.map(filterOf)).toEqual(['waiting', 'waiting', 'waiting', 'placed', 'closed', 'closed']);
});

test('An address may ask for a part of the list, but not invent one', () => {
  expect(readFilter('?status=waiting')).toBe('waiting');
  expect(readFilter('?status=valueOf')).toBeUndefined();
  expect(readFilter('')).toBeUndefined();
});
