// bundle: questions
import { NOTES_LENGTH, notesFault } from './contact.ts';
import { asIs, plain, type Question, trimmed } from './question.ts';

const priority: Question<boolean> = {
  initial: false,
  wording: 'Urgent',
  hint: 'Marks it in the list of requests.',
  control: { kind: 'tick' },
  inWords: (value) => (value ? 'Yes' : 'No'),
  sent: asIs('priority'),
  outlivesErasure: true,
};

const internalNotes: Question<string> = {
  initial: '',
  wording: 'Notes',
  hint: 'Only admins read these.',
  optional: true,
  control: { kind: 'long-text', longest: NOTES_LENGTH },
  fault: notesFault,
  inWords: plain,
  sent: trimmed('internalNotes'),
};

/** What staff note for themselves; they read and change it on a card of its own. */
export const teamQuestions = { priority, internalNotes };
