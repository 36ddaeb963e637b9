import { expect, test } from 'vitest';
import { sizeInWords } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [1536, '2 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
  [10 * 1024 * 1024 + 1, '10.1 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
