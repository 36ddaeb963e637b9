import { expect, test, vi } from 'vitest';
import { ok } from '../../lib/result.ts';
import { createReasonForm, LONGEST_REASON } from './reason-form.ts';

const act = vi.fn(async () => ok(null));

test('a reason is required, and sent without the spaces around it', async () => {
  const form = createReasonForm(act, 'decline:1');
  form.change({ reason: '  ' });
  await form.submit();
  expect(form.$state.get().faults.reason).toBe('Write a few words.');
  expect(act).not.toHaveBeenCalled();
  form.change({ reason: ' Nobody is near you. ' });
  await form.submit();
  expect(act).toHaveBeenCalledExactlyOnceWith('Nobody is near you.');
});

test('an optional reason may be left out, and has its limit', async () => {
  const form = createReasonForm(act, 'withdraw:1', true);
  expect((await form.submit())?.ok).toBe(true);
  form.change({ reason: 'x'.repeat(LONGEST_REASON + 1) });
  await form.submit();
  expect(form.$state.get().faults.reason).toContain('Shorten this');
});
