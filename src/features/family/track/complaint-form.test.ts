import { expect, test, vi } from 'vitest';
import { LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { ok } from '../../../lib/result.ts';
import { createComplaintForm } from './complaint-form.ts';

test('A complaint names its subject, and the caregiver if there are several; a text is optional', async () => {
  const send = vi.fn(async () => ok(null as unknown));
  const form = createComplaintForm(['p1', 'p2'], 'complaint:one', send);
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(expect.arrayContaining(['placement', 'kind']));
  form.change({ placement: 'p2', kind: 'lateness', reason: 'x'.repeat(LONGEST_COMPLAINT + 1) });
  await form.submit();
  expect(form.$state.get().faults.reason).toMatch('4000');
  form.change({ reason: '' });
  await form.submit();
  expect(send.mock.calls).toEqual([['p2', 'lateness', '']]);
});

test('With only one caregiver, it is about them', async () => {
  const send = vi.fn(async () => ok(null as unknown));
  const form = createComplaintForm(['p1'], 'complaint:two', send);
  form.change({ kind: 'safety', reason: ' She fell. ' });
  await form.submit();
  expect(send.mock.calls).toEqual([['p1', 'safety', 'She fell.']]);
});
