import { expect, test } from 'vitest';
import { readMailLink } from './confirm-screen.ts';

test('The link of a confirmation mail is read', () => {
  expect(readMailLink('?token_hash=abc&type=signup')).toEqual({
    kind: 'confirm',
    tokenHash: 'abc',
    type: 'signup',
  });
  expect(readMailLink('?token_hash=abc&type=email')).toEqual({
    kind: 'confirm',
    tokenHash: 'abc',
    type: 'email',
  });
});

test('A link for a new password is told apart', () => {
  expect(readMailLink('?token_hash=abc&type=recovery')).toEqual({ kind: 'password' });
});

test.each(['', '?token_hash=abc', '?type=signup', '?token_hash=&type=signup', '?token_hash=abc&type=invite'])(
  'A link that says "%s" is not acted on',
  (search) => {
    expect(readMailLink(search)).toEqual({ kind: 'unknown' });
  },
);
