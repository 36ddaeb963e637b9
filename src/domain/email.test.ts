import { expect, test } from 'vitest';
import { emailFault, isSameAddress, MALFORMED_EMAIL } from './email.ts';

test('A missing address is asked for in the form’s words', () => {
  expect(emailFault(' ')).toBe('Enter your email address.');
  expect(emailFault('', 'Enter the email address to invite.')).toBe('Enter the email address to invite.');
});

test.each([
  ...['a', 'a@b', 'a b@c.ie', '@b.ie', 'a@b@c.ie', `${'a'.repeat(250)}@b.ie`],
  ...[
    'a@b.co?bcc=c@d.ie',
    'a@b.co?bcc=c',
    'a?cc=c@b.co',
    'a@b.co,c',
    'a@b.co&bcc=c',
    'a%0A@b.co',
    'a\u200b@b.co',
    '.a@b.co',
    'a..b@b.co',
    'a.@b.co',
  ],
  ...['a@ｂ.co', 'a@b\ufe0f.co', 'a@\u{1d41b}.co', 'a@b.c\u034fo', 'a@b.co。uk', 'a@boẞ.de'],
])('"%s" does not count as an address', (email) => expect(emailFault(email)).toBe(MALFORMED_EMAIL));

test.each([
  'mary.o’brien+care@b.co',
  "o'brien@post.example.ie",
  'me&you@b.co',
  'séamus@gaeilge.éire',
  'a@1-2.b-c.ie',
])('"%s" may be an address', (email) => expect(emailFault(email)).toBeUndefined());

test('Spaces around an address are not a fault', () =>
  expect(emailFault(' aoife@example.com ')).toBeUndefined());

test('Addresses are compared as in the database', () => {
  expect(isSameAddress('New@B.ie', 'new@b.ie')).toBe(true);
  expect(isSameAddress('new@b.ie', 'old@b.ie')).toBe(false);
});
