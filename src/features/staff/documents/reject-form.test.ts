import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { createRejectForm } from './reject-form.ts';

test('rejecting needs a choice or a text, and sends both', async () => {
  const reject = vi.fn(async (...told: [reason: string, seen: string | null]) => ok(told as never));
  const form = createRejectForm('one', {
    reject: action(reject),
    seen: null,
    reload: { load: vi.fn(), refresh: vi.fn() },
  });
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({ chosen: expect.any(String) });
  form.change({ chosen: ['It has expired.'], words: ' Thank you. ' });
  await form.submit();
  expect(reject).toHaveBeenCalledWith('It has expired. Thank you.', null);
});
