import { expect, test } from 'vitest';
import { requestStatus } from './request-status.ts';

test('a request with an open question waits for the family, until it is published', () => {
  expect(requestStatus({ status: 'submitted', asked: true })).toEqual({
    label: 'Waiting for the family',
    tone: 'warning',
  });
  expect(requestStatus({ status: 'in_review', asked: true }).tone).toBe('warning');
  expect(requestStatus({ status: 'submitted', asked: false }).label).toBe('New');
  expect(requestStatus({ status: 'open', asked: true }).label).toBe('Open');
});
