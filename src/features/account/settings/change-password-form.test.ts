import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createChangePasswordForm } from './change-password-form.ts';

test('A new password has twelve characters and differs; the current one is not checked', async () => {
  const replacePassword = vi.fn(async () => ok(null));
  const form = createChangePasswordForm(replacePassword);
  const faultsFor = async (password: string, next: string) => {
    form.change({ password, next });
    await form.submit();
    return form.$state.get().faults;
  };
  expect(await faultsFor('', '')).toEqual({
    password: 'Enter your current password.',
    next: 'Choose a new password.',
  });
  expect((await faultsFor('1', '12345')).next).toContain('at least 12');
  expect((await faultsFor('the same again', 'the same again')).next).toContain('differs');
  expect(replacePassword).not.toHaveBeenCalled();
  expect(await faultsFor('1', 'three short words')).toEqual({});
  expect(replacePassword).toHaveBeenCalledExactlyOnceWith('three short words', { password: '1', code: '' });
});

test.each([
  ['invalid_credentials', 'password', 'This is not your password.'],
  ['same_password', 'next', 'differs'],
  ['weak_password', 'next', 'easy to guess'],
] as const)('A refusal shows beside its field: %s', async (code, field, words) => {
  const form = createChangePasswordForm(async () => fail({ kind: 'refused', code }));
  form.change({ password: '1', next: 'three short words' });
  await form.submit();
  expect(form.$state.get().faults[field]).toContain(words);
});
