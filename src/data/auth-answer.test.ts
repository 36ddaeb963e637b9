import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { fail, ok } from '../lib/result.ts';
import { authFailure, settled } from './auth-answer.ts';
import { asked } from './auth-links.ts';

const answered = (status: number, code?: string) => authFailure(new AuthApiError('no', status, code));

test('Without an answer the service counts as not reached', () => {
  expect(authFailure(new AuthRetryableFetchError('no', 0))).toEqual({ kind: 'offline', code: 'unreachable' });
});

test.each([
  [400, 'invalid_credentials'],
  [403, 'otp_expired'],
  [403, 'admin_registration_closed'],
  [422, 'weak_password'],
  [429, 'over_request_rate_limit'],
])('A refusal keeps the auth server’s code: %d %s', (status, code) => {
  expect(answered(status, code)).toEqual({ kind: 'refused', code });
});

test('An ended session is not a refusal', () => {
  expect(answered(401).kind).toBe('signed-out');
  expect(answered(403, 'session_not_found').kind).toBe('signed-out');
  expect(authFailure(new AuthSessionMissingError()).kind).toBe('signed-out');
});

test('Any other failure is the server’s', () => {
  expect(answered(500, 'unexpected_failure').kind).toBe('server');
  expect(answered(400).kind).toBe('server');
});

test('Unused data is left out', () => {
  expect(settled({ error: null })).toEqual(ok(null));
  expect(settled({ error: new AuthApiError('no', 400, 'user_banned') })).toEqual(
    fail({ kind: 'refused', code: 'user_banned' }),
  );
});

test('A password over 72 bytes, a malformed field for hosted Supabase, has its own code', () => {
  const words = 'Password cannot be longer than 72 characters';
  expect(authFailure(new AuthApiError(words, 400, 'validation_failed')).code).toBe('password_too_long');
  expect(answered(400, 'validation_failed').code).toBe('validation_failed');
});

test('An address that was emailed just now gets the same answer as one without an account', () => {
  const limited = (words: string) =>
    asked({ error: new AuthApiError(words, 429, 'over_email_send_rate_limit') });
  const before = 'For security purposes, you can only request this after 41 seconds.';
  expect(limited(before)).toEqual(ok(null));
  expect(limited('email rate limit exceeded').ok).toBe(false);
  expect(asked({ error: null })).toEqual(ok(null));
});
