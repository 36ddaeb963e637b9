import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createPhonedAnswer } from './phoned-answer.ts';

test('an answer by phone has a text, a person and a day, which can’t be before the question', async () => {
  const record = vi.fn();
  const form = createPhonedAnswer('q', today(), 'Nora', record);
  expect(form.$state.get().values.saidBy).toBe('Nora');
  form.change({ saidBy: '', saidOn: '2020-01-01' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['answer', 'saidBy', 'saidOn']);
  form.change({ answer: ' Yes, five. ', saidBy: ' Nora Walsh ', saidOn: today() });
  record
    .mockResolvedValueOnce(fail({ kind: 'refused', code: 'said_on_invalid' } as const))
    .mockResolvedValueOnce(ok(null));
  await form.submit();
  expect(form.$state.get().faults.saidOn).toMatch(/^Enter a day from /);
  expect((await form.submit())?.ok).toBe(true);
  expect(record).toHaveBeenLastCalledWith('q', 'Yes, five.', 'Nora Walsh', today());
});
