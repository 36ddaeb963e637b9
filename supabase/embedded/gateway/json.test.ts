import { expect, test } from 'vitest';
import { readJson } from './json.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text))?.value;

test('of a character that was cut in half, the text around it arrives', () => {
  expect(read(String.raw`{"notes":["Tea 🫖","Tea \ud83e"],"n":1}`)).toEqual({
    notes: ['Tea 🫖', 'Tea \ufffd'],
    n: 1,
  });
});

test.each([String.raw`{"a\u0000":1}`, String.raw`{"a":"\u0000"}`, String.raw`{"\ud83e":1}`, '{'])(
  '%s is refused',
  (text) => expect(read(text)).toBeUndefined(),
);
