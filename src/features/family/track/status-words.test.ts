import { describe, expect, test } from 'vitest';
import { REQUEST_STATUS, type RequestStatus } from '../../../domain/status.ts';
import { dueWords, happenedTo, isUnderWay, statusWordsOf } from './status-words.ts';

const statuses = Object.keys(REQUEST_STATUS) as RequestStatus[];

describe('How a request stands', () => {
  test.each(statuses)('%s is told in words, with what comes next', (status) => {
    const { title, now, next } = statusWordsOf({ status, erasedAt: null });
    expect([title, now, next].every((words) => words.length > 10)).toBe(true);
    // The database's names are nothing for a family.
    expect(`${title} ${now} ${next}`).not.toMatch(/in_review|submitted|matched|status/i);
  });

  test('each one is told differently', () => {
    const told = statuses.map((status) => statusWordsOf({ status, erasedAt: null }).title);
    expect(new Set(told).size).toBe(statuses.length);
  });

  test('what is erased is told as erased, whatever it was before', () => {
    const erasedAt = '2026-03-12T10:00:00Z';
    for (const status of statuses) {
      expect(statusWordsOf({ status, erasedAt }).title).toBe('Your details are erased');
      expect(isUnderWay({ status, erasedAt })).toBe(false);
    }
  });
});

test('What has happened is told latest first, erasing included', () => {
  const steps = [
    { status: 'submitted', at: '2026-03-10T10:00:00Z' },
    { status: 'withdrawn', at: '2026-03-12T10:00:00Z' },
  ] as const;
  const told = happenedTo({ steps: [...steps], erasedAt: '2026-03-12T10:00:00Z' });
  expect(told.map(({ words }) => words)).toEqual([
    'Your details were erased',
    'The request was withdrawn',
    'We received your request',
  ]);
});

test('The family knows by when it hears from us, also when that day is past', () => {
  expect(dueWords({ due: '2026-11-24' }, '2026-11-24')).toMatch(
    /^You hear from us by Tuesday,? 24 November\.$/,
  );
  expect(dueWords({ due: '2026-11-24' }, '2026-11-25')).toMatch(/^You should have heard from us by/);
  expect(dueWords({ due: null }, '2026-11-25')).toBeUndefined();
});
