import { expect, test } from 'vitest';
import { unmetOf } from './apply-screen.ts';

const refused = (detail?: string) => ({ kind: 'refused', code: 'not_qualified', detail }) as const;

test('A refusal names everything that is still missing', () => {
  expect(unmetOf(refused('["too_far","credential:first_aid"]')).map(({ words }) => words)).toEqual([
    'Your profile does not say that you travel this far.',
    'Add a first aid certificate to match.',
  ]);
});

test('Any other refusal names nothing', () => {
  expect(unmetOf(refused())).toEqual([]);
  expect(unmetOf({ kind: 'refused', code: 'job_not_open' })).toEqual([]);
  expect(unmetOf({ kind: 'offline', code: 'unreachable' })).toEqual([]);
});
