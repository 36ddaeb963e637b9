import { expect, test } from 'vitest';
import { readJson } from './json.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text))?.value;

test('the text around a character that was cut in half arrives', () => {
  expect(read(String.raw`{"notes":["Tea 🫖","Tea \ud83e"],"n":1}`)).toEqual({
    notes: ['Tea 🫖', 'Tea \ufffd'],
    n: 1,
  });
});

test('far too many lists are refused before they are built', () => {
  const lists = (count: number) => `[${'[],'.repeat(count)}1]`;
  expect(read(lists(2_000))).toHaveLength(2_001);
  expect(read(lists(3_000))).toBeUndefined();
  expect(read(`${'['.repeat(33)}${']'.repeat(33)}`)).toBeUndefined();
  expect(read(JSON.stringify([']}[{,"\\'.repeat(9_000)]))).toHaveLength(1);
});

test.each([
  String.raw`{"a\u0000":1}`,
  String.raw`{"a":"\u0000"}`,
  String.raw`{"\ud83e":1}`,
  '{',
  '{"a":[1e999999]}',
  '-1E+400',
  '9'.repeat(400),
  `${'9'.repeat(250)}e99`,
])('%s is refused', (text) => expect(read(text)).toBeUndefined());
