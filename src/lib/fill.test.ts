import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values replace their names everywhere', () => {
  expect(fill('Hello {name}, {name}!', { name: 'Nora' })).toBe('Hello Nora, Nora!');
});

test('typed text is inserted unchanged', () => {
  expect(fill('{first} and {second}', { first: '{second}', second: '$&' })).toBe('{second} and $&');
});

test('a count chooses the plural form', () => {
  const days = { one: '{count} day of {all}', other: '{count} days of {all}' };
  expect([0, 1, 2].map((count) => fill(days, { count, all: 7 }))).toEqual([
    '0 days of 7',
    '1 day of 7',
    '2 days of 7',
  ]);
});
