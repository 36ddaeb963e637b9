import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.ts';

test('what a person types stands for itself', () => {
  expect(likePattern(' 50%_a\\b ')).toBe('%50\\%\\_a\\\\b%');
});

test('any apostrophe finds any other', () => {
  expect(likePattern("O'Brien")).toBe('%O_Brien%');
  expect(likePattern('O’Brien')).toBe('%O_Brien%');
});
