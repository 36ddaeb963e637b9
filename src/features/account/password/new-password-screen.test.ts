import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../../data/session.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createNewPasswordScreen } from './new-password-screen.ts';
import { fakeStorage } from '../../../state/device/fake-device.ts';
import { recovery } from '../../../state/device/storage.ts';

const $session = atom<Session>({
  state: 'signed-in',
  profile: {
    id: '1',
    email: 'aoife@example.com',
    role: 'caregiver',
    emailVerified: true,
    createdAt: '',
    updatedAt: '',
  },
});
const samePassword = async () => fail({ kind: 'refused', code: 'same_password' } as const);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
});

test('Without a link there is no reason to choose a new password', () => {
  const screen = createNewPasswordScreen({ changePassword: async () => ok(null), $session });
  expect(screen.reason).toBeUndefined();
  expect(screen.$email.get()).toBe('aoife@example.com');
});

test('A new password leads home, and uses up the link', async () => {
  recovery.keep('forgotten');
  const changePassword = vi.fn(async () => ok(null));
  const { form } = createNewPasswordScreen({ changePassword, $session });
  await form.submit();
  expect(form.$state.get().faults.password).toBe('Choose a password.');
  form.change({ password: ' three short words ' });
  expect(await form.submit()).toEqual(ok('/caregiver/dashboard'));
  expect(changePassword).toHaveBeenCalledExactlyOnceWith(' three short words ');
  expect(recovery.read()).toBeUndefined();
});

test('The forgotten password can’t be chosen again', async () => {
  recovery.keep('forgotten');
  const { form } = createNewPasswordScreen({ changePassword: samePassword, $session });
  form.change({ password: 'first-Passw0rd' });
  await form.submit();
  expect(form.$state.get().faults.password).toContain('You already have this password');
  expect(recovery.read()).toBe('forgotten');
});
