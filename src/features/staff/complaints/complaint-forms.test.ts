import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createRecordForm, createSettleForm } from './complaint-forms.ts';

test('a complaint names who told it, which side and the subject, and sent again is the same', async () => {
  const record = vi.fn(async () => ok(null as unknown));
  const form = createRecordForm('p1', record);
  await form.submit();
  expect(Object.keys(form.$state.get().faults).toSorted()).toEqual(['kind', 'saidBy', 'side', 'words']);
  form.change({ side: 'caregiver', kind: 'conduct', saidBy: ' Una ', words: ' He shouts. ' });
  await form.submit();
  await form.submit();
  const [[first], [second]] = record.mock.calls as unknown as [[{ id: string }], [{ id: string }]];
  expect(first).toMatchObject({ side: 'caregiver', kind: 'conduct', saidBy: 'Una', words: 'He shouts.' });
  expect(second.id).toBe(first.id);
});

const open = {
  id: 'c1',
  kind: 'lateness' as const,
  severity: null,
  outcome: null,
  told: [],
  outcomeWords: null,
};

test('it is settled with severity, outcome, who was told and a note', async () => {
  const settle = vi.fn(async () => ok(null as unknown));
  const form = createSettleForm(open, settle);
  await form.submit();
  expect(Object.keys(form.$state.get().faults).toSorted()).toEqual(['outcome', 'severity', 'told', 'words']);
  form.change({ severity: 'low', outcome: 'explained', told: ['family'], words: ' Called both. ' });
  await form.submit();
  expect(settle).toHaveBeenCalledWith({
    kind: 'lateness',
    severity: 'low',
    outcome: 'explained',
    told: ['family'],
    words: 'Called both.',
  });
});
