import { expect, test } from 'vitest';
import {
  readHostedDomains,
  wordLinkError,
  wordMailError,
  wordNewPasswordError,
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

const others = [wordRegistrationError, wordMailError, wordLinkError, wordNewPasswordError];

test('Every refusal has words, also one that the provider has yet to invent', () => {
  for (const words of [...others, (code: string) => wordSignInError(code, 'localhost', [])]) {
    expect(words('brand_new_code')).toContain('Something went wrong on our side');
    expect(words('unreachable')).toContain('Check your connection');
    expect(words('over_request_rate_limit')).toContain('Wait five minutes');
  }
});

test.each([
  ['email_not_confirmed', 'not confirmed yet'],
  ['user_banned', 'This account is closed'],
  ['validation_failed', 'like name@example.com'],
])('Signing in: %s', (code, words) => {
  expect(wordSignInError(code, 'localhost', [])).toContain(words);
});

test.each(['email_not_confirmed', 'user_banned', 'over_request_rate_limit', 'unreachable', 'brand_new_code'])(
  'Off localhost %s is not blamed on the domain',
  (code) => {
    expect(wordSignInError(code, 'care.example.org', [])).not.toContain('domain');
  },
);

test.each([
  ['weak_password', 'easy to guess'],
  ['user_already_exists', 'Sign in instead'],
  ['email_exists', 'Sign in instead'],
  ['over_email_send_rate_limit', 'wait a minute'],
  ['email_address_invalid', 'typing mistakes'],
  ['validation_failed', 'typing mistakes'],
  ['signup_disabled', 'another day'],
  ['admin_registration_closed', 'Ask the person who invited you'],
])('Signing up: %s', (code, words) => {
  expect(wordRegistrationError(code)).toContain(words);
});

test.each([
  [wordMailError, 'over_email_send_rate_limit', 'wait a minute'],
  [wordMailError, 'email_address_invalid', 'typing mistakes'],
  [wordLinkError, 'otp_expired', 'more than an hour old'],
  [wordLinkError, 'validation_failed', 'not complete'],
  [wordNewPasswordError, 'same_password', 'have already'],
  [wordNewPasswordError, 'weak_password', 'easy to guess'],
  [wordNewPasswordError, 'session_not_found', 'Ask for a new link'],
])('Mails, links and passwords, case %#', (word, code, words) => {
  expect(word(code)).toContain(words);
});
