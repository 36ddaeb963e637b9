import { expect, test } from 'vitest';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { canWithdraw, filterOf, readFilter, stepInWords, whatComesNext } from './progress.ts';

const statuses = Object.keys(APPLICATION_STATUS) as ApplicationStatus[];

test('Nobody is left in silence: every state says what happened and what comes next', () => {
  for (const status of statuses) {
    expect(stepInWords(status)).toBeTruthy();
    expect(whatComesNext(status)).toMatch(/\.$/);
  }
});

test('Only what waits for an answer can be taken back', () => {
  expect(statuses.filter(canWithdraw)).toEqual([
    'submitted',
    'shortlisted',
    'introduced',
    'offered',
    'accepted',
  ]);
  expect(statuses.map(filterOf)).toEqual([...Array(5).fill('waiting'), 'placed', 'closed', 'closed']);
});

test('An address may ask for a part of the list, but not invent one', () => {
  expect(readFilter('?status=waiting')).toBe('waiting');
  expect(readFilter('?status=valueOf')).toBeUndefined();
  expect(readFilter('')).toBeUndefined();
});
