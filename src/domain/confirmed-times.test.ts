import { expect, test } from 'vitest';
import { confirmedInWords } from './confirmed-times.ts';

const [monday, tuesday] = [0b0001, 0b0001_0000];

test.each([
  ['nothing was asked', null, monday, undefined],
  ['all', monday | tuesday, monday | tuesday, 'All the times the job asks for'],
  ['a part', monday, monday | tuesday, 'Monday mornings, but not Tuesday mornings'],
  ['more than the job asks for now', monday | tuesday, monday, 'All the times the job asks for'],
  ['none of what it asks for now', monday, tuesday, 'None of those that the job asks for now'],
])('%s', (_, confirmed, asked, words) => {
  expect(confirmedInWords(confirmed, { availability: asked })).toBe(words);
});
