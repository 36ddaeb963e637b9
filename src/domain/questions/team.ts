// bundle: questions
import { NOTES_LENGTH, notesFault } from './when.ts';
import { asIs, type Question, trimmed } from './question.ts';
import * as t from './team.words.ts';

// Their words for staff are in call-questions.ts. Families never see these questions.
const priority: Question<boolean> = {
  initial: false,
  wording: t.urgent,
  control: { kind: 'tick' },
  sent: asIs('priority'),
  outlivesErasure: true,
};

const internalNotes: Question<string> = {
  initial: '',
  wording: t.notes,
  control: { kind: 'long-text', longest: NOTES_LENGTH },
  fault: notesFault,
  sent: trimmed('internalNotes'),
};

/** Staff's own notes. */
export const teamQuestions = { priority, internalNotes };
