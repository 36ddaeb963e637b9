import { newIdentity, type RequestIdentity } from '../../../domain/request-identity.ts';
import { type Answers, emptyAnswers } from '../../../domain/questions/questions.ts';

export type Draft = RequestIdentity & {
  answers: Answers;
  /** The slug of the step that was open. */
  step: string;
  /** Milliseconds since 1970; 0 until the first answer. */
  savedAt: number;
};

export const newDraft = (step: string, byStaff = false): Draft => ({
  ...newIdentity(),
  answers: emptyAnswers(byStaff),
  step,
  savedAt: 0,
});
