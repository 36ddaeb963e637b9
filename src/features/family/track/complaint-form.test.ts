import { expect, test, vi } from 'vitest';
import { LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { ok } from '../../../lib/result.ts';
import { createComplaintForm, nameOf } from './complaint-form.ts';

test('A complaint names its subject, and the caregiver if there are several; a text is optional', async () => {
  const send = vi.fn(async () => ok(null as unknown));
  const others = [
    { placement: 'p1', caregiver: 'Ciara' },
    { placement: 'p2', caregiver: 'Noel' },
  ];
  const form = createComplaintForm(others, 'complaint:one', send);
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(expect.arrayContaining(['placement', 'kind']));
  form.change({ placement: 'p2', kind: 'lateness', reason: 'x'.repeat(LONGEST_COMPLAINT + 1) });
  await form.submit();
  expect(form.$state.get().faults.reason).toMatch('4000');
  form.change({ reason: '' });
  await form.submit();
  expect(send.mock.calls).toEqual([[others[1], 'lateness', '']]);
});

test('It can be about a stand-in of the same placement', async () => {
  const send = vi.fn(async () => ok(null as unknown));
  const careBy = [
    { placement: 'p1', caregiver: 'Ciara' },
    { placement: 'p1', caregiver: 'Aoife', change: 'v1', day: '2026-11-30' },
  ];
  expect(careBy.map(nameOf)).toEqual(['Ciara', 'Aoife, on Mon 30 Nov']);
  const form = createComplaintForm(careBy, 'complaint:three', send);
  form.change({ placement: 'v1', kind: 'conduct' });
  await form.submit();
  expect(send.mock.calls).toEqual([[careBy[1], 'conduct', '']]);
});

test('With only one caregiver, it is about them', async () => {
  const send = vi.fn(async () => ok(null as unknown));
  const only = { placement: 'p1', caregiver: 'Ciara' };
  const form = createComplaintForm([only], 'complaint:two', send);
  // What was typed while there was a stand-in to choose.
  form.change({ placement: 'v1', kind: 'safety', reason: ' She fell. ' });
  await form.submit();
  expect(send.mock.calls).toEqual([[only, 'safety', 'She fell.']]);
});
