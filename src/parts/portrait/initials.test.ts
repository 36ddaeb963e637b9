import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Nora Byrne', 'NB'],
  ['Nora Mary Byrne-Walsh', 'NB'],
  ['aoife', 'A'],
  ['  Élodie   ó Briain ', 'ÉB'],
  ['', ''],
])('%j is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
