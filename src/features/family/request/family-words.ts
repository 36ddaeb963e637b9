import type { ComponentType } from 'react';
import type { Question } from '../../../domain/questions/question.ts';
import { type Field, QUESTIONS } from '../../../domain/questions/questions.ts';
import type { Failure } from '../../../lib/failure.ts';
import { SendFailure } from './SendFailure.tsx';
import type { ResumeWords } from './ResumePrompt.tsx';
import * as t from './words.ts';

/** Whose words the wizard asks in. What is kept is in the family's, even if staff typed it. */
export type Words = {
  questions: Record<Field, Question>;
  /** Headings of steps by their slug, where a step's own won't do. */
  titles: Partial<Record<string, string>>;
  send: string;
  again: string;
  /** Above answers that came back with the page. */
  kept: string;
  sending: string;
  Failure: ComponentType<{ error: Failure }>;
  resume?: ResumeWords;
};

export const FAMILY_WORDS: Words = {
  questions: QUESTIONS,
  titles: {},
  send: t.sendRequest,
  again: t.sendAgain,
  kept: t.answersKeptDevice,
  sending: t.sendingRequest,
  Failure: SendFailure,
};
