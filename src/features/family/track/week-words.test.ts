import { expect, test } from 'vitest';
import { weekInWords } from './week-words.ts';

test('covered, open and unassigned times are listed, and empty parts are left out', () => {
  expect(weekInWords({ asked: 0b111, covered: 0b001, lookedFor: 0b010, until: [] })).toEqual([
    { term: 'Someone comes', description: 'Monday mornings' },
    { term: 'We’re looking for someone', description: 'Monday afternoons' },
    { term: 'Nobody comes, and we aren’t looking yet', description: 'Monday evenings' },
  ]);
  expect(weekInWords({ asked: 1, covered: 1, lookedFor: 0, until: [] })).toHaveLength(1);
});

test('a leaving caregiver comes until the last day, with or without a search for a successor', () => {
  const until = [{ times: 1, day: '2026-11-25' }];
  const [searched, ...others] = weekInWords({ asked: 1, covered: 1, lookedFor: 1, until });
  expect(searched?.term).toMatch(
    /^Someone comes until Wednesday,? 25 November\. We’re looking for the next caregiver$/,
  );
  expect(others).toEqual([]);
  const [ending] = weekInWords({ asked: 1, covered: 1, lookedFor: 0, until });
  expect(ending?.term).toMatch(/^Someone comes until Wednesday,? 25 November$/);
});
