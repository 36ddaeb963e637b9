import { type Answers, emptyAnswers, type Field } from '../../../domain/questions/questions.ts';
import { newTrackingKey, type TrackingKey } from '../../../domain/tracking-key.ts';

export type Draft = TrackingKey & {
  /** The request's id: sending twice with the same id makes one request. */
  id: string;
  answers: Answers;
  /** The slug of the step last open. */
  step: string;
  /** Continue leads back to the check, to the answer that was being changed if it was one. */
  changing?: Field | boolean;
  /** Milliseconds since 1970; 0 until the first answer. */
  savedAt: number;
};

export const newDraft = (step: string, byStaff = false): Draft => ({
  ...newNames(),
  answers: emptyAnswers(byStaff),
  step,
  savedAt: 0,
});

/** The draft under a new id, reference and secret, if another request already has its reference. */
export const renamed = (draft: Draft): Draft => ({ ...draft, ...newNames() });

const newNames = () => ({ id: crypto.randomUUID(), ...newTrackingKey() });
