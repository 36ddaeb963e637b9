import type { Answers, Errors } from './answers.ts';

/** What the fields of a step get. */
export type StepFieldsProps = {
  answers: Answers;
  errors: Errors;
  answer: (changed: Partial<Answers>) => void;
};
