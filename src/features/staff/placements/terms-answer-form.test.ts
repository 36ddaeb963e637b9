import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createTermsAnswerForm } from './terms-answer-form.ts';

test('a phoned answer needs who told us, and a caregiver’s no its reason', async () => {
  const record = vi.fn(async () => ok(null));
  const form = createTermsAnswerForm('t1', 'caregiver', 'Aoife', record);
  expect(form.$state.get().values.saidBy).toBe('Aoife');
  form.change({ saidBy: '' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults).toSorted()).toEqual(['answer', 'saidBy']);
  form.change({ answer: 'no', saidBy: ' Aoife ' });
  await form.submit();
  expect(form.$state.get().faults.reason).toBe('Write why, in a few words.');
  form.change({ reason: 'I have a class.' });
  await form.submit();
  expect(record).toHaveBeenLastCalledWith('t1', 'caregiver', false, 'Aoife', 'I have a class.');
});
