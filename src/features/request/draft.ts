import { makeReference } from '../../lib/reference.ts';
import { emptyAnswers, type Answers } from './answers.ts';

/** What makes sending again send the same request: made once for a draft and kept with it. */
export type Identity = {
  id: string;
  reference: string;
  /** 128 random bits as 32 hex digits. */
  trackingSecret: string;
};

export type Draft = Identity & {
  answers: Answers;
  /** The slug of the step that was open. */
  step: string;
  /** Milliseconds since 1970; 0 until the first answer. */
  savedAt: number;
};

export const newIdentity = (): Identity => ({
  id: crypto.randomUUID(),
  reference: makeReference(),
  trackingSecret: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
});

export const newDraft = (step: string, byStaff = false): Draft => ({
  ...newIdentity(),
  answers: emptyAnswers(byStaff),
  step,
  savedAt: 0,
});
