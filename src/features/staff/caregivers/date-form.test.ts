import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createDateForm } from './date-form.ts';

test('a document is dated, or does not run out, and a day that can’t be stands beside the field', async () => {
  const send = vi.fn<Parameters<typeof createDateForm>[1]>(async () => ok(null));
  const form = createDateForm('2026-03-14', send);
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('2026-03-14');
  form.change({ expiresOn: '' });
  await form.submit();
  expect(send).toHaveBeenLastCalledWith(null);
  send.mockResolvedValue(fail({ kind: 'refused', code: 'expiry_invalid' }));
  await form.submit();
  expect(form.$state.get().faults.expiresOn).toBeTruthy();
});
