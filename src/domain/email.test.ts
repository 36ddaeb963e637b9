import { expect, test } from 'vitest';
import { emailFault, MALFORMED_EMAIL } from './email.ts';

test('What is missing is asked for, in the words of the form', () => {
  expect(emailFault(' ')).toBe('Enter your email address.');
  expect(emailFault('', 'Enter the email address to invite.')).toBe('Enter the email address to invite.');
});

test.each(['a', 'a@b', 'a b@c.ie', '@b.ie', 'a@b@c.ie', `${'a'.repeat(250)}@b.ie`])(
  '"%s" is not taken for an address',
  (email) => expect(emailFault(email)).toBe(MALFORMED_EMAIL),
);

test('Spaces around an address are no fault', () =>
  expect(emailFault(' aoife@example.com ')).toBeUndefined());
