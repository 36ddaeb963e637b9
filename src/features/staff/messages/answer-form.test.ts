import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createAnswerForm } from './answer-form.ts';

const answering = () => {
  const answer = vi.fn(async () => ok(null));
  return { answer, form: createAnswerForm('m1', answer) };
};

test('an answer needs a text', async () => {
  const { answer, form } = answering();
  form.change({ answer: '  ' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ answer: 'Write the answer first.' });
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['written', false],
  ['phone', true],
])('%s it is sent as such', async (how, byPhone) => {
  const { answer, form } = answering();
  form.change({ how, answer: ' Yes, from next week. ' });
  await form.submit();
  expect(answer).toHaveBeenCalledWith('m1', 'Yes, from next week.', byPhone);
});
