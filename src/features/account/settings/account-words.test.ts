import { expect, test } from 'vitest';
import { fieldAtFault, wordAccountError } from './account-words.ts';

const refused = (code: string) => ({ kind: 'refused', code }) as const;

test('A refusal is shown at the field that it is about', () => {
  expect(fieldAtFault(refused('invalid_credentials'))?.field).toBe('password');
  expect(fieldAtFault(refused('email_exists'))?.field).toBe('newEmail');
  expect(fieldAtFault(refused('same_password'))?.field).toBe('next');
  expect(fieldAtFault(refused('last_admin'))).toBeUndefined();
  expect(fieldAtFault({ kind: 'server', code: 'weak_password' })).toBeUndefined();
});

test('Whatever is about no field has words, too', () => {
  expect(wordAccountError(refused('over_request_rate_limit'))).toContain('five minutes');
  expect(wordAccountError(refused('last_admin'))).toContain('only admin');
  expect(wordAccountError({ kind: 'offline', code: 'unreachable' })).toContain('nothing you typed is lost');
  expect(wordAccountError(refused('never_heard_of'))).toContain('went wrong');
});
