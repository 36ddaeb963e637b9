import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createAnswerForm, LONGEST_ANSWER } from './answer-form.ts';

const send = vi.fn(async () => ok(null));

test.each([
  ['nothing', ' ', 'Write your answer first'],
  ['too much', 'x'.repeat(LONGEST_ANSWER + 1), `Shorten your answer to ${LONGEST_ANSWER} characters`],
])('%s is not sent', async (_, answer, words) => {
  const form = createAnswerForm({ send });
  form.change({ answer });
  await form.submit();
  expect(form.$state.get().faults.answer).toBe(words);
  expect(send).not.toHaveBeenCalled();
});

test('an answer is sent once, without the spaces around it', async () => {
  const form = createAnswerForm({ send });
  form.change({ answer: ` ${'x'.repeat(LONGEST_ANSWER)} ` });
  await form.submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('x'.repeat(LONGEST_ANSWER));
  send.mockClear();
  form.change({ answer: ' Yes, a small one. ' });
  await Promise.all([form.submit(), form.submit()]);
  expect(send).toHaveBeenCalledExactlyOnceWith('Yes, a small one.');
});
