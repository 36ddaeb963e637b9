import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../../data/session.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createRegisterScreen } from './register-screen.ts';

const carry = vi.fn();
const register = vi.fn(async () => ok({ signedIn: false }));
const invitedAddress = vi.fn(async () => ok<string | null>('new@b.ie'));
const $session = atom<Session>({ state: 'signed-out' });
const formOf = (search: string, invited?: string) => {
  const form = createRegisterScreen(search, { register, invitedAddress, $session }).signUpForm(invited);
  form.change({ password: 'first-Passw0rd', name: 'Orla Keane' });
  if (!invited) form.change({ email: 'a@b.ie' });
  return form;
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: carry });
  $session.set({ state: 'signed-out' });
});

test('A caregiver continues to the confirmation page, which gets the address', async () => {
  const form = formOf('');
  expect(await form.submit()).toEqual(ok('/registration/confirmation'));
  expect(register).toHaveBeenCalledExactlyOnceWith('a@b.ie', 'first-Passw0rd', undefined);
  expect(carry).toHaveBeenCalledWith('email', 'a@b.ie');
  expect(form.$state.get().busy).toBe(true);
});

test('An invited admin signs up with the address of the invitation', async () => {
  register.mockResolvedValueOnce(ok({ signedIn: true }));
  expect(await formOf('#invitation=t0ken', 'new@b.ie').submit()).toEqual(ok('/admin/dashboard'));
  expect(register).toHaveBeenLastCalledWith('new@b.ie', 'first-Passw0rd', {
    token: 't0ken',
    name: 'Orla Keane',
  });
});

test('A refusal stays on the page', async () => {
  register.mockResolvedValueOnce(fail({ kind: 'refused', code: 'weak_password' }) as never);
  const form = formOf('');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ busy: false, faults: { password: expect.any(String) } });
});

test.each([
  ['was used, or taken back', 'new@b.ie', null, 'admin_registration_closed'],
  ['is for another address', 'new@b.ie', 'other@b.ie', 'admin_registration_closed'],
  ['is good', 'new@b.ie', 'NEW@b.ie', 'unexpected_failure'],
])(
  'If the auth server only says that it failed, the invitation says why: it %s',
  async (_, typed, invited, code) => {
    register.mockResolvedValueOnce(fail({ kind: 'server', code: 'unexpected_failure' }) as never);
    invitedAddress.mockResolvedValueOnce(ok(invited));
    const form = formOf('#invitation=t0ken', typed);
    await form.submit();
    expect(form.$state.get().failure?.code).toBe(code);
  },
);

test('Someone who is signed in goes home, unless there is an invitation to accept', () => {
  const profile = {
    id: '1',
    email: 'a@b.ie',
    role: 'caregiver',
    emailVerified: true,
    createdAt: '',
    updatedAt: '',
  } as const;
  $session.set({ state: 'signed-in', profile });
  const nextOf = (search: string) =>
    createRegisterScreen(search, { register, invitedAddress, $session }).$next.get();
  expect(nextOf('')).toBe('/caregiver/dashboard');
  expect(nextOf('#invitation=t0ken')).toBeUndefined();
  // In emails of earlier versions.
  expect(nextOf('?invitation=t0ken')).toBeUndefined();
});
