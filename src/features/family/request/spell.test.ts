import { expect, test } from 'vitest';
import { makeReference } from '../../../lib/reference.ts';
import { spell } from './spell.ts';

test('a reference is spelled as people say it on the phone', () => {
  expect(spell('K7X')).toEqual(['K as in Kilo', '7', 'X as in X-ray']);
});

test('every letter of a reference has a word', () => {
  for (let nr = 0; nr < 50; nr += 1)
    for (const sign of spell(makeReference())) expect(sign).toMatch(/^(\d|([A-Z]) as in \2[\w-]+)$/);
});
