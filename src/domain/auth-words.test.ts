import { expect, test } from 'vitest';
import {
  CURRENT_PASSWORD,
  EMAIL,
  INVITATION,
  LINK,
  NEW_ADDRESS,
  NEW_PASSWORD,
  readHostedDomains,
  RECOVERY,
  REGISTRATION,
  signInWording,
} from './auth-words.ts';
import { explain, explainOnForm } from './explain.ts';

const plain = 'The email address or the password is not right. Check both, then try again.';
const refused = (code: string) => ({ kind: 'refused', code }) as const;
const signInWords = (code: string, host = 'localhost') =>
  explainOnForm(refused(code), signInWording(host, ['web.app']));

test('Wrong credentials on a foreign domain get the words of the specification', () => {
  expect(signInWords('invalid_credentials', 'care.example.org')).toBe(
    'Authentication failed. Current domain (care.example.org) may not be authorized. Please add this domain to the auth console authorized domains.',
  );
});

test.each(['localhost', 'web.app', 'care.web.app'])('Wrong credentials on %s get plain words', (host) => {
  expect(signInWords('invalid_credentials', host)).toBe(plain);
});

test.each(['notweb.app', 'web.app.evil.org', 'localhost.evil.org', ''])(
  '%s is not taken for a hosted domain',
  (host) => {
    expect(signInWords('invalid_credentials', host)).toContain(`Current domain (${host})`);
  },
);

test('Hosted domains come from a list as people write it, or are the site’s own', () => {
  expect(readHostedDomains(' Web.App, pages.dev,, ', 'https://care.example.org')).toEqual([
    'web.app',
    'pages.dev',
  ]);
  expect(readHostedDomains(undefined, 'https://care.example.org/')).toEqual(['care.example.org']);
});

test('Every refusal has words, even an unknown one', () => {
  for (const wording of [signInWording('localhost', []), REGISTRATION, EMAIL, LINK, RECOVERY, INVITATION]) {
    expect(explain(refused('brand_new_code'), wording)).toContain('Something went wrong on our side');
    expect(explain({ kind: 'offline', code: 'unreachable' }, wording)).toContain('Check your connection');
    expect(explain(refused('over_request_rate_limit'), wording)).toContain('Wait 5 minutes');
  }
});

test.each(['email_not_confirmed', 'user_banned', 'over_request_rate_limit', 'unreachable', 'brand_new_code'])(
  'Off localhost %s does not blame the domain',
  (code) => expect(signInWords(code, 'care.example.org')).not.toContain('domain'),
);

test.each([
  [signInWording('localhost', []), 'email_not_confirmed', 'not confirmed yet'],
  [signInWording('localhost', []), 'user_banned', 'This account is closed'],
  [REGISTRATION, 'over_email_send_rate_limit', 'wait a minute'],
  [REGISTRATION, 'signup_disabled', 'another day'],
  [REGISTRATION, 'admin_registration_closed', 'Ask the person who invited you'],
  [INVITATION, 'invitation_invalid', 'Ask the person who invited you'],
  [EMAIL, 'over_email_send_rate_limit', 'wait a minute'],
  [EMAIL, 'email_address_invalid', 'typing mistakes'],
  [LINK, 'otp_expired', 'more than an hour old'],
  [LINK, 'validation_failed', 'Part of the link is missing'],
  [RECOVERY, 'session_not_found', 'Ask for a new link'],
])('Failures have the words of their screen, case %#', (wording, code, words) => {
  expect(explain(refused(code), wording)).toContain(words);
});

test.each([
  [NEW_ADDRESS, 'user_already_exists', 'Sign in instead'],
  [NEW_ADDRESS, 'email_exists', 'Sign in instead'],
  [NEW_ADDRESS, 'validation_failed', 'typing mistakes'],
  [NEW_PASSWORD, 'weak_password', 'easy to guess'],
  [NEW_PASSWORD, 'same_password', 'already have'],
  [CURRENT_PASSWORD, 'invalid_credentials', 'not your password'],
])('Refusals have their field’s words, case %#', (wording, code, words) => {
  expect(wording[code]).toContain(words);
});
