import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createSetupCodeForm } from './setup-code-form.ts';

test('Name and code are required, and sent without the spaces around them', async () => {
  const becomeFirstAdmin = vi.fn(async () => ok(undefined));
  const form = createSetupCodeForm(becomeFirstAdmin);
  await form.submit();
  expect(form.$state.get().faults).toEqual({ name: 'Enter your name.', code: 'Enter the setup code.' });
  form.change({ name: ' Orla Keane ', code: ' c0de ' });
  await form.submit();
  expect(becomeFirstAdmin).toHaveBeenCalledExactlyOnceWith('c0de', 'Orla Keane');
});

test('A wrong code shows beside its field, anything else above the form', async () => {
  const answers = ['wrong_setup_code', 'setup_closed'];
  const form = createSetupCodeForm(async () => fail({ kind: 'refused', code: answers.shift() ?? '' }));
  form.change({ name: 'Orla Keane', code: 'c0de' });
  await form.submit();
  expect(form.$state.get().faults.code).toContain('not the setup code');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'setup_closed' } });
});
