import { LONGEST_MESSAGE } from '../../../domain/family-messages.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

type Values = { how: string; answer: string };

/** An answer to a family, in writing or by phone. */
export const createAnswerForm = (
  message: string,
  answer: (message: string, words: string, byPhone: boolean) => Promise<Result<unknown, Failure>>,
) =>
  createForm<Values, unknown>({
    initial: { how: 'written', answer: '' },
    check: (values) => ({ answer: faultOf(values.answer.trim()) }),
    submit: (values) => answer(message, values.answer.trim(), values.how === 'phone'),
    draft: draftStore<Partial<Values>>(`message-answer:${message}`),
  });

function faultOf(answer: string): string | undefined {
  if (answer === '') return t.missing;
  return answer.length > LONGEST_MESSAGE ? fill(t.shorten, { most: LONGEST_MESSAGE }) : undefined;
}
