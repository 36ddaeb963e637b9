import { expect, test } from 'vitest';
import { withParams } from './address.ts';

test.each([
  ['', { kind: 'document' }, '?kind=document'],
  ['?weeks=26', { kind: 'document' }, '?weeks=26&kind=document'],
  ['?weeks=26&kind=document', { weeks: '' }, '?kind=document'],
  ['?kind=document', { kind: '' }, ''],
])('%s with %o is %s', (before, changes, after) => {
  expect(withParams(before, changes)).toBe(after);
});
