import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createChangeEmailForm } from './change-email-form.ts';

const me = { id: '1', email: 'aoife@example.com' };
const changeEmail = vi.fn(async () => ok(null));
const faultsFor = async (newEmail: string, password = 'x') => {
  const form = createChangeEmailForm(me, changeEmail);
  form.change({ newEmail, password });
  await form.submit();
  return form.$state.get().faults;
};

test('A missing answer is named in the form’s words', async () => {
  expect(await faultsFor(' ', '')).toEqual({
    newEmail: 'Enter your new email address.',
    password: 'Enter your password.',
  });
});

test('The current address, however it is written, is not a new one', async () => {
  expect((await faultsFor('AOIFE@example.com ')).newEmail).toBe('This is your current address.');
  expect((await faultsFor('aoife@example')).newEmail).toContain('like name@');
  expect(changeEmail).not.toHaveBeenCalled();
});

test('Spaces around the address are removed, those in a password are not', async () => {
  expect(await faultsFor(' new@example.com ', ' x ')).toEqual({});
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', { password: ' x ', code: '' });
});

test.each([
  ['invalid_credentials', { password: 'This is not your password. Check it, then try again.' }],
  ['email_exists', { newEmail: 'This address already has an account.' }],
  ['validation_failed', { newEmail: 'We can’t send email to this address. Check it for typing mistakes.' }],
  ['over_email_send_rate_limit', {}],
])('A refusal shows beside its field: %s', async (code, faults) => {
  const form = createChangeEmailForm(me, async () => fail({ kind: 'refused', code }));
  form.change({ newEmail: 'new@example.com', password: 'x' });
  await form.submit();
  expect(form.$state.get().faults).toEqual(faults);
});
