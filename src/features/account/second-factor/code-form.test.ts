import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createCodeForm } from './code-form.ts';

test('Six digits are required, and sent as the app makes them, however they were typed', async () => {
  const send = vi.fn(async () => ok(null));
  const form = createCodeForm(send);
  form.change({ code: '12345' });
  await form.submit();
  expect(form.$state.get().faults.code).toContain('6 digits');
  expect(send).not.toHaveBeenCalled();
  form.change({ code: ' 123 456' });
  await form.submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('123456');
});

test('A wrong code shows beside its field, anything else above the form', async () => {
  const answers = ['mfa_verification_failed', 'over_request_rate_limit'];
  const form = createCodeForm(async () => fail({ kind: 'refused', code: answers.shift() ?? '' }));
  form.change({ code: '123456' });
  await form.submit();
  expect(form.$state.get().faults.code).toContain('isn’t right');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'over_request_rate_limit' } });
});
