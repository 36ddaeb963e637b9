import { expect, test } from 'vitest';
import { addressFault } from './invitations.ts';

test('Only what can be an address is invited', () => {
  expect(addressFault('')).toBe('Enter the e-mail address to invite.');
  expect(addressFault('colleague@care')).toContain('like name@example.com');
  expect(addressFault('colleague@care.example')).toBeUndefined();
});
