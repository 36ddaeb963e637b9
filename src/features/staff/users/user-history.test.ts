import { expect, test } from 'vitest';
import { historyInWords } from '../../../domain/history.ts';
import { withStatuses, USER_HISTORY } from './user-history.ts';

const told = (after: object, action = 'update') =>
  historyInWords(
    withStatuses([{ id: 1, occurredAt: '2026-01-01', actorId: 'me', action, before: {}, after }]),
    {
      ...USER_HISTORY,
      people: { me: 'you' },
    },
  ).map(({ title, note, by }) => [title, note, by].filter(Boolean).join(' / '));

test('Changes of role and access are told as what they mean', () => {
  expect(told({ role: 'admin' })).toEqual(['Became an admin / you']);
  expect(told({ deactivated_at: '2026-01-01', deactivated_reason: 'Left us' })).toEqual([
    'Deactivated / Left us / you',
  ]);
  expect(told({ deactivated_at: null, deactivated_reason: null })).toEqual(['Reactivated / you']);
});

test('A confirmation is told apart from a change of address', () => {
  expect(told({ email_verified: true })).toEqual(['Email address confirmed / you']);
  expect(told({ email: 'new@example.com', email_verified: true })).toEqual(['Changed: email address / you']);
});

test('A new account is one, whatever its role', () => {
  expect(told({ role: 'admin', email: 'a@b.ie' }, 'insert')).toEqual(['Account made / you']);
});
