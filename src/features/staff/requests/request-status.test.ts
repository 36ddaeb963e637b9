import { expect, test } from 'vitest';
import { isUrgent, requestStatus } from './request-status.ts';

test('a request with an open question waits for the family, until it is published', () => {
  expect(requestStatus({ status: 'submitted', asked: true })).toEqual({
    label: 'Waiting on the family',
    tone: 'warning',
  });
  expect(requestStatus({ status: 'in_review', asked: true }).tone).toBe('warning');
  expect(requestStatus({ status: 'submitted', asked: false }).label).toBe('New');
  expect(requestStatus({ status: 'open', asked: true }).label).toBe('Open');
});

test('a matched or closed request is not urgent', () => {
  expect(isUrgent({ priority: true, status: 'open' })).toBe(true);
  expect(isUrgent({ priority: false, status: 'open' })).toBe(false);
  for (const status of ['matched', 'declined', 'closed', 'withdrawn'] as const)
    expect(isUrgent({ priority: true, status })).toBe(false);
});
