import { expect, test } from 'vitest';
import { checkInWords } from './check-in-words.ts';

const asked = {
  id: 'c1',
  occasion: 'week' as const,
  askedAt: '2026-03-09T09:00:00Z',
  answer: null,
  answeredAt: null,
};
const answeredAt = '2026-03-10T09:00:00Z';

test('staff read whether the family has answered, and what', () => {
  expect(checkInWords(asked)).toBe('Asked on 9 March 2026, not answered.');
  expect(checkInWords({ ...asked, answer: 'well', answeredAt })).toMatch(
    /10 March 2026 that it’s going well/,
  );
  expect(checkInWords({ ...asked, answer: 'not_well', answeredAt })).toMatch(/that something isn’t right/);
});
