import { expect, test } from 'vitest';
import { newPasswordFault } from './credentials.ts';

test('A new password has at least twelve characters', async () => {
  expect(await newPasswordFault('')).toBe('Choose a password.');
  expect(await newPasswordFault('three words', { name: 'new password' })).toBe(
    'The new password needs at least 12 characters.',
  );
  expect(await newPasswordFault('three  words')).toBeUndefined();
  expect(await newPasswordFault('demo-Passw0rd')).toBeUndefined();
});

test.each(['passwordpassword', 'Password1234', '123456789012'])(
  '%s is long enough, but one of the first guesses',
  async (password) => {
    expect(await newPasswordFault(password)).toContain('easy to guess');
  },
);

test('A new password has at most 72 bytes, and letters that need more than one are explained', async () => {
  expect(await newPasswordFault('a long one! '.repeat(6))).toBeUndefined();
  expect(await newPasswordFault('é'.repeat(37))).toContain('72 characters or fewer');
});
