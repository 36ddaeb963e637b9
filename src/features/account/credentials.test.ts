import { expect, test } from 'vitest';
import { newPasswordFault } from './credentials.ts';

test('A new password has at least six characters', () => {
  expect(newPasswordFault('')).toBe('Choose a password.');
  expect(newPasswordFault('12345', 'new password')).toBe('The new password needs at least 6 characters.');
  expect(newPasswordFault('123456')).toBeUndefined();
});
