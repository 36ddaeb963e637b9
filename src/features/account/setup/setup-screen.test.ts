import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../../data/session.ts';
import { ok } from '../../../lib/result.ts';
import { createSetupScreen } from './setup-screen.ts';

const profile = {
  id: '1',
  email: 'a@b.ie',
  role: 'caregiver',
  emailVerified: true,
  createdAt: '',
  updatedAt: '',
} as const;

test('Set-up leads from the account to its email, and then to the code', async () => {
  const $session = atom<Session>({ state: 'signed-out' });
  const register = vi.fn(async () => ok({ signedIn: false }));
  const screen = createSetupScreen({
    setupIsOpen: async () => ok(true),
    register,
    becomeFirstAdmin: async () => ok(undefined),
    $session,
  });
  expect(screen.$step.get()).toBe('account');
  screen.signUp.change({ email: ' a@b.ie ', password: 'first-Passw0rd' });
  await screen.signUp.submit();
  expect(register).toHaveBeenCalledExactlyOnceWith('a@b.ie', 'first-Passw0rd');
  expect(screen.$step.get()).toBe('email');
  expect(screen.$emailedTo.get()).toBe('a@b.ie');
  $session.set({ state: 'signed-in', profile });
  expect(screen.$step.get()).toBe('code');
});
