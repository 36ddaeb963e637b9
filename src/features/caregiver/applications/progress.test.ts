import { expect, test } from 'vitest';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { stillStands } from './offer-words.ts';
import {
  canChooseToBeShown,
  canWithdraw,
  endInWords,
  filterOf,
  readFilter,
  stepInWords,
  whatComesNext,
} from './progress.ts';

const statuses = Object.keys(APPLICATION_STATUS) as ApplicationStatus[];

test('Nobody is left in silence: every state says what happened and what comes next', () => {
  for (const status of statuses) {
    expect(stepInWords(status)).toBeTruthy();
    expect(whatComesNext(status)).toMatch(/\.$/);
    expect(whatComesNext(status, false)).toMatch(/\.$/);
  }
});

test('Whoever was invited and has not applied did not withdraw, and was not turned down', () => {
  expect(stepInWords('withdrawn', false)).toBe('You said no, thank you');
  expect(stepInWords('declined', false)).toBe('The invitation ended');
  expect(stepInWords('invited', false)).toBe('We invited you');
});

test('Only what waits for an answer can be taken back', () => {
  expect(statuses.filter(canWithdraw)).toEqual([
    'submitted',
    'shortlisted',
    'introduced',
    'offered',
    'accepted',
  ]);
  expect(statuses.map(filterOf)).toEqual([...Array(6).fill('waiting'), 'placed', 'closed', 'closed']);
});

test('A placement says when it ends or has ended; one that ended early has no last day to come', () => {
  const ended = '2026-11-22T10:00:00Z';
  expect(endInWords({ endsOn: '2026-11-30', endedAt: null })).toBe(
    'This placement ends on 30 November 2026.',
  );
  expect(endInWords({ endsOn: '2026-11-20', endedAt: ended })).toContain('ended on 20 November 2026');
  expect(endInWords({ endsOn: '2026-12-24', endedAt: ended })).toContain('ended on 22 November 2026');
  expect(endInWords({ endsOn: null, endedAt: ended })).toContain('ended on 22 November 2026');
});

test('Being shown is a choice until the family has been told', () => {
  expect(statuses.filter(canChooseToBeShown)).toEqual(['submitted', 'shortlisted']);
});

test('An offer stands until the end of its last day', () => {
  expect(stillStands({ standsUntil: '2026-11-24' }, '2026-11-24')).toBe(true);
  expect(stillStands({ standsUntil: '2026-11-24' }, '2026-11-25')).toBe(false);
});

test('An address may ask for a part of the list, but not invent one', () => {
  expect(readFilter('?status=waiting')).toBe('waiting');
  expect(readFilter('?status=valueOf')).toBeUndefined();
  expect(readFilter('')).toBeUndefined();
});
