import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createChangesForm } from './changes-form.ts';

const reload = {
  load: async () => ok({ changesReason: 'Which diploma?', changesFields: ['about' as const] }),
  refresh: async () => undefined,
};

test('a reason is required, and fields are optional', async () => {
  const act = vi.fn(async () => ok(null));
  const form = createChangesForm(act, 'changes:1', null, reload);
  form.change({ fields: ['phone'] });
  await form.submit();
  expect(form.$state.get().faults.reason).toBe('Write a few words.');
  form.change({ reason: ' It has no digits. ' });
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('It has no digits.', ['phone'], null);
  form.change({ fields: [] });
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('It has no digits.', [], null);
});

test('what a colleague asked for in the meantime shows, and can be kept', async () => {
  const act = vi.fn(async () => fail({ kind: 'refused', code: 'changed_meanwhile' } as const));
  const form = createChangesForm(act, 'changes:2', null, reload);
  form.change({ reason: 'It has no digits.' });
  await form.submit();
  expect(form.$state.get().values.reason).toBe('It has no digits.');
  form.takeTheirs();
  expect(form.$state.get().values).toEqual({
    reason: 'Which diploma?',
    fields: ['about'],
    seen: 'Which diploma?',
  });
});
