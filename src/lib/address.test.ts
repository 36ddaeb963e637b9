import { expect, test } from 'vitest';
import { withParams } from './address.ts';

test.each([
  ['', { kind: 'paper' }, '?kind=paper'],
  ['?weeks=26', { kind: 'paper' }, '?weeks=26&kind=paper'],
  ['?weeks=26&kind=paper', { weeks: '' }, '?kind=paper'],
  ['?kind=paper', { kind: '' }, ''],
])('%s with %o is %s', (before, changes, after) => {
  expect(withParams(before, changes)).toBe(after);
});
