import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createSetupCodeForm } from './setup-code-form.ts';

test('The code is asked for, and sent without the spaces around it', async () => {
  const becomeFirstAdmin = vi.fn(async () => ok(undefined));
  const form = createSetupCodeForm(becomeFirstAdmin);
  await form.submit();
  expect(form.$state.get().faults.code).toBe('Enter the setup code.');
  form.change({ code: ' c0de ' });
  await form.submit();
  expect(becomeFirstAdmin).toHaveBeenCalledExactlyOnceWith('c0de');
});

test('A wrong code is told beside it, anything else above the form', async () => {
  const answers = ['wrong_setup_code', 'setup_closed'];
  const form = createSetupCodeForm(async () => fail({ kind: 'refused', code: answers.shift() ?? '' }));
  form.change({ code: 'c0de' });
  await form.submit();
  expect(form.$state.get().faults.code).toContain('not the setup code');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'setup_closed' } });
});
