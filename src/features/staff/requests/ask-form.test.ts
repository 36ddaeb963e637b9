import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createAskForm, LONGEST_QUESTION } from './ask-form.ts';

const ask = vi.fn<(question: string) => Promise<Result<unknown, Failure>>>();
beforeEach(() => ask.mockReset().mockResolvedValue(ok(null)));

test('a question is required, has its limit, and is sent without the spaces around it', async () => {
  const form = createAskForm('1', ask);
  form.change({ question: '  ' });
  await form.submit();
  expect(form.$state.get().faults.question).toBe('Write the question first.');
  form.change({ question: 'x'.repeat(LONGEST_QUESTION + 1) });
  await form.submit();
  expect(form.$state.get().faults.question).toContain('Shorten the question');
  expect(ask).not.toHaveBeenCalled();
  form.change({ question: ' Is there a dog? ' });
  await form.submit();
  expect(ask).toHaveBeenCalledExactlyOnceWith('Is there a dog?');
});

test('a refusal about the words shows beside them, any other does not', async () => {
  const form = createAskForm('1', ask);
  form.change({ question: 'One more?' });
  ask.mockResolvedValue(fail({ kind: 'refused', code: 'too_long' }));
  await form.submit();
  expect(form.$state.get().faults.question).toBe('Shorten the text.');
  ask.mockResolvedValue(fail({ kind: 'refused', code: 'too_many_questions' }));
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'too_many_questions' } });
});
