import { expect, test } from 'vitest';
import { weekInWords } from './week-words.ts';

test('what is covered, looked for and left is told apart, and what is not there is left out', () => {
  expect(weekInWords({ asked: 0b111, covered: 0b001, lookedFor: 0b010 })).toEqual([
    { term: 'Somebody comes', description: 'Monday morning' },
    { term: 'We are looking for somebody', description: 'Monday afternoon' },
    { term: 'Nobody yet', description: 'Monday evening' },
  ]);
  expect(weekInWords({ asked: 1, covered: 1, lookedFor: 0 })).toHaveLength(1);
});

test('who leaves and is looked for a successor still comes', () => {
  expect(weekInWords({ asked: 1, covered: 1, lookedFor: 1 }).map(({ term }) => term)).toEqual([
    'Somebody comes',
  ]);
});
