import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createAnswerForm } from './answer-form.ts';

const record = vi.fn(async () => ok(null as unknown));

test('an answer by phone names who gave it, and is of today unless said otherwise', async () => {
  const form = createAnswerForm('1', 'family', record);
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['answer', 'saidBy']);
  form.change({ answer: 'talk', saidBy: ' Peg Walsh ', reason: 'About the dog.' });
  await form.submit();
  expect(record).toHaveBeenLastCalledWith(
    'family',
    'talk',
    { by: 'Peg Walsh', on: today() },
    'About the dog.',
  );
});

test('only a caregiver’s no needs a reason', async () => {
  const no = { answer: 'no', saidBy: 'Una' } as const;
  const caregiver = createAnswerForm('1', 'caregiver', record);
  caregiver.change(no);
  await caregiver.submit();
  expect(caregiver.$state.get().faults).toHaveProperty('reason');
  const family = createAnswerForm('1', 'family', record);
  family.change(no);
  expect((await family.submit())?.ok).toBe(true);
});

test('nothing is said in the days to come', async () => {
  const form = createAnswerForm('1', 'family', record);
  form.change({ answer: 'yes', saidBy: 'Peg', saidOn: '2999-01-01' });
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('saidOn');
});

test('what a refusal says is shown where it belongs', async () => {
  const form = createAnswerForm('1', 'family', async () =>
    fail({ kind: 'refused', code: 'said_by_missing' }),
  );
  form.change({ answer: 'yes', saidBy: 'Peg' });
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('saidBy');
});
