import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createLeaveForm } from './leave-form.ts';

const DAY = '2026-11-26';
const open = (endsOn: string | null, send = vi.fn(async () => ok('told' as const))) => ({
  form: createLeaveForm({ id: 'p1', endsOn }, send, DAY),
  send,
});

test('two weeks of notice are suggested, unless the placement ends before', () => {
  expect(open(null).form.$state.get().values.lastDay).toBe('2026-12-10');
  expect(open('2026-12-01').form.$state.get().values.lastDay).toBe('2026-12-01');
});

test('a last day from today on and a reason are required, a text is not', async () => {
  const { form, send } = open('2026-12-31');
  for (const lastDay of ['', '2026-11-25', '2027-01-01']) {
    form.change({ lastDay });
    await form.submit();
    expect(form.$state.get().faults).toEqual({
      lastDay: expect.stringContaining('Choose a day'),
      why: expect.stringContaining('Choose'),
    });
  }
  expect(send).not.toHaveBeenCalled();
  form.change({ lastDay: DAY, why: 'distance', words: ' Two buses. ' });
  await form.submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ lastDay: DAY, reason: 'distance', words: 'Two buses.' });
});
