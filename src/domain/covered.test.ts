import { expect, test } from 'vitest';
import { coveredInWords } from './covered.ts';

test('only a partly covered week says how many times are covered', () => {
  expect(coveredInWords({ availability: 0b1111, covered: 0b0011 })).toBe('2 of 4 times covered');
  expect(coveredInWords({ availability: 0b0111, covered: 0b1001 })).toBe('1 of 3 times covered');
  for (const covered of [0, 0b1111])
    expect(coveredInWords({ availability: 0b1111, covered })).toBeUndefined();
});
