import { expect, test } from 'vitest';
import { fail } from '../../../lib/result.ts';
import { createProofForm } from './proof-form.ts';

test('The password is required; a wrong one or a wrong code shows beside its field, anything else above the form', async () => {
  const answers = ['invalid_credentials', 'mfa_verification_failed', 'last_admin'];
  const form = createProofForm(async () => fail({ kind: 'refused', code: answers.shift() ?? '' }));
  await form.submit();
  expect(form.$state.get().faults.password).toBe('Enter your password.');
  form.change({ password: 'x' });
  await form.submit();
  expect(form.$state.get().faults.password).toContain('This is not your password');
  await form.submit();
  expect(form.$state.get().faults.code).toContain('isn’t right');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'last_admin' } });
});
