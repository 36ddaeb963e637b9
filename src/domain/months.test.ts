import { expect, test } from 'vitest';
import { monthsInWords } from './months.ts';

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [17, '17 months'],
  [36, '3 years'],
])('%i months', (count, words) => expect(monthsInWords(count)).toBe(words));
