import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createSignInForm } from './sign-in-form.ts';

test('A missing answer is named in the form’s words', async () => {
  const signIn = vi.fn(async () => ok(null));
  const form = createSignInForm(signIn);
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    email: 'Enter your email address.',
    password: 'Enter your password.',
  });
  expect(signIn).not.toHaveBeenCalled();
});

test('Spaces around an address are removed, those in a password are not; then the page is left', async () => {
  const signIn = vi.fn(async () => ok(null));
  const form = createSignInForm(signIn);
  form.change({ email: ' aoife@example.com ', password: ' 1 ' });
  await form.submit();
  expect(signIn).toHaveBeenCalledExactlyOnceWith('aoife@example.com', ' 1 ');
  expect(form.$state.get().busy).toBe(true);
});

test('An address that the auth server can’t read is named beside its field', async () => {
  const form = createSignInForm(async () => fail({ kind: 'refused', code: 'validation_failed' }));
  form.change({ email: 'a@b.ie', password: '1' });
  await form.submit();
  expect(form.$state.get().faults.email).toContain('like name@example.com');
});
