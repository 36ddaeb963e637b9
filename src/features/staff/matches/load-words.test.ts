import { expect, test } from 'vitest';
import { factsFixture } from './match.fixtures.ts';
import { loadInWords, reliabilityInWords } from './match-words.ts';

test('a caregiver’s current work, and their missed and cancelled visits, in words', () => {
  const client = { recipient: 'Peg Walsh', contact: 'Nora Walsh' };
  expect(loadInWords(factsFixture())).toBe('With no family');
  expect(loadInWords(factsFixture({ placed: [{ client, times: 1 }], weekMinutes: 750 }))).toBe(
    '1 family, 12.5 h a week',
  );
  const kept = { everPlaced: 2, visitsMissed: 1, visitsCalledOff: 0 };
  expect(reliabilityInWords(factsFixture(kept))).toBe('1 visit missed');
  expect(reliabilityInWords(factsFixture({ ...kept, visitsMissed: 0 }))).toBe('No visit missed or cancelled');
  expect(reliabilityInWords(factsFixture({ ...kept, everPlaced: 0 }))).toBe('Never placed yet');
});
