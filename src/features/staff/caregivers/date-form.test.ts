import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createDateForm } from './date-form.ts';

const reload = { load: async () => ok({ expiresOn: '2030-01-01' }), refresh: async () => undefined };

test('a day that a colleague recorded in the meantime shows, and is replaced only knowingly', async () => {
  const send = vi.fn<Parameters<typeof createDateForm>[1]>(async () => ok(null));
  send.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' }));
  const form = createDateForm(null, send, reload);
  form.change({ expiresOn: '2027-01-01' });
  await form.submit();
  expect(form.$conflict.get()?.now).toEqual({ expiresOn: '2030-01-01', seen: '2030-01-01' });
  form.keepMine();
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('2027-01-01', '2030-01-01');
});

test('a document expires on a day or never, and an impossible day is an error beside the field', async () => {
  const send = vi.fn<Parameters<typeof createDateForm>[1]>(async () => ok(null));
  const form = createDateForm('2026-03-14', send, reload);
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('2026-03-14', '2026-03-14');
  form.change({ expiresOn: '' });
  await form.submit();
  expect(send).toHaveBeenLastCalledWith(null, '2026-03-14');
  send.mockResolvedValue(fail({ kind: 'refused', code: 'expiry_invalid' }));
  await form.submit();
  expect(form.$state.get().faults.expiresOn).toBeTruthy();
});
