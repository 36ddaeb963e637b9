import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReference, makeReference, showReference } from './reference.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const reference = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => makeReference(() => stream.next().value ?? 0));
const position = fc.nat(8);

test('a reference made on the device is valid', () => {
  expect(isReference(makeReference())).toBe(true);
  fc.assert(fc.property(reference, (made) => isReference(made)));
});

test('any single wrong letter is found', () => {
  fc.assert(
    fc.property(reference, position, fc.constantFrom(...LETTERS), (made, at, letter) => {
      fc.pre(made[at] !== letter);
      return !isReference(made.slice(0, at) + letter + made.slice(at + 1));
    }),
  );
});

test('any two swapped letters are found', () => {
  fc.assert(
    fc.property(reference, position, position, (made, a, b) => {
      fc.pre(made[a] !== made[b]);
      const letters = [...made];
      [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
      return !isReference(letters.join(''));
    }),
  );
});

test('anything else is not a reference', () => {
  for (const text of ['', '222222222 ', 'abcdefghj', 'O0O0O0O0O', '22222222', '2222222222']) {
    expect(isReference(text)).toBe(false);
  }
});

test('it is shown in groups of three', () => {
  expect(showReference('K7QM4RT9X')).toBe('K7Q-M4R-T9X');
});
