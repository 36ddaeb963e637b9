import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('A short text stays, on one line; a long one ends after a word', () => {
  expect(firstWords('Yes,\n from next week. ')).toBe('Yes, from next week.');
  expect(firstWords('Yes, of course. I have told Declan.', 20)).toBe('Yes, of course. I…');
  expect(firstWords('A'.repeat(30), 20)).toBe(`${'A'.repeat(20)}…`);
});
