import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_QUESTION = 1000;

/** A question to the family of a request. */
export const createAskForm = (
  requestId: string,
  ask: (question: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm({
    initial: { question: '' },
    check: ({ question }) => ({ question: faultOf(question.trim()) }),
    submit: ({ question }) => ask(question.trim()),
    faultsOf: (failure) => ({ question: isAboutWords(failure) ? explain(failure) : undefined }),
    draft: draftStore<Partial<{ question: string }>>(`question:${requestId}`),
  });

function faultOf(question: string): string | undefined {
  if (question === '') return t.writeQuestionFirst;
  return question.length > LONGEST_QUESTION
    ? fill(t.shortenQuestionCharacters, { most: LONGEST_QUESTION })
    : undefined;
}

const isAboutWords = ({ kind, code }: Failure) =>
  kind === 'refused' && (code === 'question_missing' || code === 'too_long');
