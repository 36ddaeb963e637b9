import { expect, test } from 'vitest';
import { clientInWords, clientName, contactOf, together } from './client.ts';

const asked = { recipient: 'Peg Walsh', contact: 'Nora Walsh' };

test('the recipient comes first, then the contact', () => {
  expect(clientName(asked)).toBe('Peg Walsh');
  expect(contactOf(asked)).toBe('Contact: Nora Walsh');
  expect(clientInWords(asked)).toBe('Peg Walsh (contact: Nora Walsh)');
  expect(together(asked, 'Mary Byrne')).toBe('Peg Walsh\u00a0· Mary Byrne');
});

test('a person who asks for themselves is named once', () => {
  expect(clientInWords({ recipient: 'Peg Walsh', contact: 'Peg Walsh' })).toBe('Peg Walsh');
});

test('an erased request says so', () => {
  expect(clientInWords(null)).toBe('Erased');
  expect(together(null, 'Mary Byrne')).toBe('Erased\u00a0· Mary Byrne');
});
