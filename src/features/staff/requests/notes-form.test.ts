import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createNotesForm, LONGEST_NOTES } from './notes-form.ts';

const save = vi.fn(async () => ok(null));

test('notes may be empty, but not endless', async () => {
  const form = createNotesForm('1', save);
  form.change({ priority: true });
  await form.submit();
  expect(save).toHaveBeenCalledExactlyOnceWith({ internalNotes: '', priority: true });
  form.change({ internalNotes: 'x'.repeat(LONGEST_NOTES + 1) });
  await form.submit();
  expect(form.$state.get().faults.internalNotes).toContain('Shorten the notes');
  expect(save).toHaveBeenCalledOnce();
});
