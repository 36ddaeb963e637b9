// bundle: questions
import {
  emptyAnswers,
  type Faults,
  type Field,
  FIELDS,
  QUESTIONS,
  wordingOf,
} from '../../../domain/questions/questions.ts';
import { refusedAnswers } from '../../../domain/refused-answers.ts';
import type { Failure } from '../../../lib/failure.ts';

/** What the database found wrong with the answers of a request, by field, in words. */
export const requestRefusals = (failure: Failure): Faults => refusedAnswers<Field>(failure, askedAs);

function askedAs(name: string) {
  const field = FIELDS.find((candidate) => QUESTIONS[candidate].sent?.as === name);
  return field && { field, question: wordingOf(field, emptyAnswers()) };
}
