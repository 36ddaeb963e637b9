import { type Answers, emptyAnswers, type Field } from '../../../domain/questions/questions.ts';
import { newTrackingKey, type TrackingKey } from '../../../domain/tracking-key.ts';

export type Draft = TrackingKey & {
  /** What makes sending it again send the same request. */
  id: string;
  answers: Answers;
  /** The slug of the step that was open. */
  step: string;
  /** It leads to the check: back to the answer that was opened there, where it was one. */
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

/** The draft as another request, if another family's has its reference. */
export const renamed = (draft: Draft): Draft => ({ ...draft, ...newNames() });

const newNames = () => ({ id: crypto.randomUUID(), ...newTrackingKey() });
