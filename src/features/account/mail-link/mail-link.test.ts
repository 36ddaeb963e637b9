import { expect, test } from 'vitest';
import { readMailLink } from './mail-link.ts';

test.each(['signup', 'email', 'recovery', 'email_change'])('A link of type "%s" is read', (type) => {
  expect(readMailLink(`#token_hash=abc&type=${type}`)).toEqual({ tokenHash: 'abc', type });
  // As an email from before has it.
  expect(readMailLink(`?token_hash=abc&type=${type}`)).toEqual({ tokenHash: 'abc', type });
});

test.each([
  '',
  '#token_hash=abc',
  '#type=signup',
  '#token_hash=&type=signup',
  '#token_hash=abc&type=invite',
  '#token_hash=abc&type=magiclink',
])('A link that says "%s" is not acted on', (asked) => {
  expect(readMailLink(asked)).toBeUndefined();
});
