import { expect, test } from 'vitest';
import { rateFault, readAmount } from './amount.ts';

test.each([
  ['24', 24],
  [' 24,50 ', 24.5],
  ['€ 24.5', 24.5],
  ['', null],
  [' ', null],
])('an amount is read as people type it: “%s”', (text, amount) => expect(readAmount(text)).toBe(amount));

test.each(['much', '.5', '-1', '24.505', '1e2', '24 or so'])('“%s” is not an amount', (text) =>
  expect(readAmount(text)).toBeNaN(),
);

test('an hourly rate is between 1 and 1,000, or empty if it is optional', () => {
  expect(['1', '24,50', '1000'].map((text) => rateFault(text))).toEqual([undefined, undefined, undefined]);
  for (const text of ['0', '0.99', '1000.01', 'much', ''])
    expect(rateFault(text)).toContain('from 1 to 1,000');
  expect(rateFault('', { optional: true })).toBeUndefined();
  expect(rateFault('0', { optional: true })).toContain('or leave it empty');
});
