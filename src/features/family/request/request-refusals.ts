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

/** The faults that the database found in the answers, in words, by field. */
export const requestRefusals = (failure: Failure, asked = QUESTIONS): Faults =>
  refusedAnswers<Field>(failure, (name) => {
    const field = FIELDS.find((candidate) => asked[candidate].sent?.as === name);
    return field && { field, question: wordingOf(field, emptyAnswers(), asked) };
  });
