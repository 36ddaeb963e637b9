import { expect, test } from 'vitest';
import { requestStanding } from './request-standing.ts';

test('a request about which the family was asked waits for it, until it is published', () => {
  expect(requestStanding({ status: 'submitted', asked: true })).toEqual({
    label: 'Waiting for the family',
    tone: 'warning',
  });
  expect(requestStanding({ status: 'in_review', asked: true }).tone).toBe('warning');
  expect(requestStanding({ status: 'submitted', asked: false }).label).toBe('New');
  expect(requestStanding({ status: 'open', asked: true }).label).toBe('Open');
});
