import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/result.ts';
import { createSignUpForm } from './sign-up-form.ts';

const refused = (code: string) => fail({ kind: 'refused', code } as const);

test('An account is requested only with both fields right', async () => {
  const submit = vi.fn(async () => ok('made'));
  const form = createSignUpForm({ submit });
  form.change({ email: 'aoife@example', password: '12345' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    email: 'Enter an email address like name@example.com.',
    password: 'The password needs at least 12 characters.',
  });
  form.change({ email: ' aoife@example.com ', password: ' three short words ' });
  expect(await form.submit()).toEqual(ok('made'));
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    name: '',
    email: 'aoife@example.com',
    password: ' three short words ',
  });
});

test.each([
  ['email_exists', { email: 'This email address already has an account. Sign in instead.' }],
  ['validation_failed', { email: 'We can’t send email to this address. Check it for typing mistakes.' }],
  ['weak_password', { password: 'This password is too easy to guess. Choose another one.' }],
])('What the auth server says about a field shows beside it: %s', async (code, faults) => {
  const form = createSignUpForm({ submit: async () => refused(code), email: 'aoife@example.com' });
  form.change({ password: 'first-Passw0rd' });
  await form.submit();
  expect(form.$state.get().faults).toEqual(faults);
});

test('What it says about neither shows above them', async () => {
  const form = createSignUpForm({ submit: async () => refused('signup_disabled'), email: 'a@example.com' });
  form.change({ password: 'first-Passw0rd' });
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'signup_disabled' } });
});
