// bundle: questions
import { NOTES_LENGTH, notesFault } from './when.ts';
import { asIs, type Question, trimmed } from './question.ts';
import * as t from './team.words.ts';

// What staff read beside these is with their other words, in call-questions.ts. Families never see it.
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

/** What staff note for themselves; they read and change it on a card of its own. */
export const teamQuestions = { priority, internalNotes };
