import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/result.ts';
import { createEmailForm } from './email-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Within a minute no second email to an address is promised; afterwards it is sent', async () => {
  const send = vi.fn(async () => ok(null));
  const form = createEmailForm(send, 'aoife@example.com');
  await form.submit();
  await form.submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(form.$state.get().failure?.code).toBe('over_email_send_rate_limit');
  form.change({ email: ' other@example.com ' });
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('other@example.com');
  vi.advanceTimersByTime(60_000);
  await form.submit();
  expect(send).toHaveBeenCalledTimes(3);
  expect(form.$state.get().failure).toBeUndefined();
  expect(form.$sent.get()).toBe(3);
});

test('After a refused email there is no wait', async () => {
  const answers = [fail({ kind: 'offline', code: 'unreachable' } as const), ok(null)];
  const form = createEmailForm(async () => answers.shift() ?? ok(null), 'aoife@example.com');
  await form.submit();
  expect(form.$sent.get()).toBe(0);
  await form.submit();
  expect(form.$sent.get()).toBe(1);
});

test('A fault of the address shows beside it', async () => {
  const form = createEmailForm(async () => fail({ kind: 'refused', code: 'email_address_invalid' }));
  await form.submit();
  expect(form.$state.get().faults.email).toBe('Enter your email address.');
  form.change({ email: 'aoife@example.com' });
  await form.submit();
  expect(form.$state.get().faults.email).toContain('typing mistakes');
});

test('Another address can be asked for, starting from the last one', async () => {
  const form = createEmailForm(async () => ok(null), 'aoife@example.com');
  await form.submit();
  await form.submit();
  form.changeAddress();
  expect(form.$sent.get()).toBe(0);
  expect(form.$state.get()).toMatchObject({ values: { email: 'aoife@example.com' }, failure: undefined });
});
