import type { Answers, Errors, Field } from './answers.ts';

/** A question as the person read it, and the answer in words; empty when it was left out. */
export type QuestionAndAnswer = { field: Field; question: string; answer: string };

/** One screen of the wizard, as data: the island only renders it. */
export type Step = {
  /** Its place in the address, after the `#`. */
  slug: string;
  /** Its name in the progress bar. */
  label: string;
  /** The heading. */
  title: string;
  /** Only the team reads it: it is not among the frozen answers. */
  internal?: true;
  /** Whether these answers call for it at all. */
  applies(answers: Answers): boolean;
  /** What is wrong with its answers; `today` is yyyy-mm-dd. */
  errors(answers: Answers, today: string): Errors;
  /** What the last step shows of it, and what is kept with the request. */
  summary(answers: Answers): QuestionAndAnswer[];
  /** Every field it asks for. */
  fields: readonly Field[];
};
