import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createChangesForm } from './changes-form.ts';

test('words are asked for; the fields may be left out', async () => {
  const act = vi.fn(async () => ok(null));
  const form = createChangesForm(act, 'changes:1');
  form.change({ fields: ['phone'] });
  await form.submit();
  expect(form.$state.get().faults.reason).toBe('Write a few words.');
  form.change({ reason: ' It has no digits. ' });
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('It has no digits.', ['phone']);
  form.change({ fields: [] });
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('It has no digits.', []);
});
