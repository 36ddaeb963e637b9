import { expect, test } from 'vitest';
import {
  readHostedDomains,
  wordConfirmationError,
  wordRegistrationError,
  wordSignInError,
} from './auth-words.ts';

const plain = 'The e-mail address or the password is not right. Check both, then try again.';

test('Wrong credentials on a foreign domain get the words of the specification', () => {
  expect(wordSignInError('invalid_credentials', 'care.example.org', ['web.app'])).toBe(
    'Authentication failed. Current domain (care.example.org) may not be authorized. Please add this domain to the auth console authorized domains.',
  );
});

test.each(['localhost', 'web.app', 'care.web.app'])('Wrong credentials on %s get plain words', (host) => {
  expect(wordSignInError('invalid_credentials', host, ['web.app'])).toBe(plain);
});

test.each(['notweb.app', 'web.app.evil.org', 'localhost.evil.org', ''])(
  '%s is not taken for a hosted domain',
  (host) => {
    expect(wordSignInError('invalid_credentials', host, ['web.app'])).toContain(`Current domain (${host})`);
  },
);

test('Hosted domains are read from a list as people write it', () => {
  expect(readHostedDomains(' Web.App, pages.dev,, ')).toEqual(['web.app', 'pages.dev']);
  expect(readHostedDomains(undefined)).toEqual([]);
});

test('Every refusal has words, also one that the provider has yet to invent', () => {
  for (const words of [wordRegistrationError, wordConfirmationError]) {
    expect(words('brand_new_code')).toContain('Something went wrong on our side');
    expect(words('unreachable')).toContain('Check your connection');
  }
  expect(wordSignInError('email_not_confirmed', 'localhost', [])).toContain('not confirmed yet');
  expect(wordSignInError('over_request_rate_limit', 'localhost', [])).toContain('Wait five minutes');
});
