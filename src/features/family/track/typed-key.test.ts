import { expect, test } from 'vitest';
import { showPrivateCode } from '../../../domain/private-code.ts';
import { makeReference, showReference } from '../../../lib/reference.ts';
import { keyOf, typedKeyFaults } from './typed-key.ts';

const reference = makeReference();
const code = '0123456789abcdef0123456789abcdef';

test.each([
  [reference, code],
  [showReference(reference), showPrivateCode(code)],
  [` ${showReference(reference).toLowerCase()} `, showPrivateCode(code).toUpperCase()],
  [reference.replace(/(.)/g, '$1 '), code.replace(/(.{8})/g, '$1–')],
])('is read whatever its spacing: %j, %j', (typedReference, typedCode) => {
  const typed = { reference: typedReference, code: typedCode };
  expect(typedKeyFaults(typed)).toEqual({});
  expect(keyOf(typed)).toEqual({ reference, trackingSecret: code });
});

test.each([
  ['', /Enter the reference/],
  [reference.slice(1), /This one has 8/],
  [`${reference.slice(1)}O`, /no 0, 1, I, L or O/],
  [(reference.startsWith('K') ? 'M' : 'K') + reference.slice(1), /a mistake in the reference/],
])('a typo in the reference is found before anything is sent: %j', (typed, words) => {
  expect(typedKeyFaults({ reference: typed, code })).toEqual({ reference: expect.stringMatching(words) });
});

test.each([
  ['', /Enter the private code/],
  [code.slice(1), /This one has 31/],
  [`${code.slice(1)}o`, /only digits and the letters a to f/],
])('a typo in the code is found as far as possible: %j', (typed, words) => {
  expect(typedKeyFaults({ reference, code: typed })).toEqual({ code: expect.stringMatching(words) });
});
