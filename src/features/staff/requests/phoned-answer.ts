import { formatDate, today } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './question-answer.words.ts';

type PhonedAnswer = { answer: string; saidBy: string; saidOn: string };
export const LONGEST_ANSWER = 4000;

/** An answer to one question, given by phone, usually by the contact. */
export const createPhonedAnswer = (
  questionId: string,
  askedOn: string,
  contact: string,
  record: (id: string, answer: string, saidBy: string, saidOn: string) => Promise<Result<unknown, Failure>>,
) => {
  const dayFault = fill(t.dayBetween, { day: formatDate(askedOn) });
  return createForm<PhonedAnswer, unknown>({
    initial: { answer: '', saidBy: contact, saidOn: today() },
    check: ({ answer, saidBy, saidOn }) => ({
      answer: answer.trim() === '' ? t.writeTheAnswer : undefined,
      saidBy: saidBy.trim() === '' ? t.writeWhoAnswered : undefined,
      saidOn: saidOn >= askedOn && saidOn <= today() ? undefined : dayFault,
    }),
    submit: ({ answer, saidBy, saidOn }) => record(questionId, answer.trim(), saidBy.trim(), saidOn),
    faultsOf: (failure) => (failure.code === 'said_on_invalid' ? { saidOn: dayFault } : {}),
    draft: draftStore<Partial<PhonedAnswer>>(`phoned-answer:${questionId}`),
  });
};
