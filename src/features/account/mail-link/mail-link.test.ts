import { expect, test } from 'vitest';
import { messageOf } from '../../../domain/messages/messages.ts';
import { readMailLink } from './mail-link.ts';

test.each(['signup', 'email', 'recovery', 'email_change'])('A link of type "%s" is read', (type) => {
  expect(readMailLink(`#token_hash=abc&type=${type}`)).toEqual({ tokenHash: 'abc', type, email: '' });
  // In emails of earlier versions.
  expect(readMailLink(`?token_hash=abc&type=${type}`)).toEqual({ tokenHash: 'abc', type, email: '' });
});

test('A sign-up’s link brings its address along', () => {
  const { link } = messageOf('confirmation', 'ann+care@example.org', { token: 'abc' });
  expect(readMailLink(new URL(link.path, 'https://site').hash)).toEqual({
    tokenHash: 'abc',
    type: 'signup',
    email: 'ann+care@example.org',
  });
});

test.each([
  '',
  '#token_hash=abc',
  '#type=signup',
  '#token_hash=&type=signup',
  '#token_hash=abc&type=invite',
  '#token_hash=abc&type=magiclink',
])('A link with "%s" does nothing', (asked) => {
  expect(readMailLink(asked)).toBeUndefined();
});
