// bundle: questions
import { CARE_HINTS } from '../care-hints.ts';
import {
  CARE_TYPES,
  type CareType,
  inWords,
  LANGUAGES,
  type Language,
  type Skill,
  SKILLS,
} from '../vocabulary.ts';
import { asIs, plain, type Question, trimmed } from './question.ts';

export const NOTES_LENGTH = 4000;

const careTypes: Question<CareType[]> = {
  initial: [],
  wording: 'Kinds of care',
  hint: 'Choose all that would help.',
  control: { kind: 'any-of', words: CARE_TYPES, hints: CARE_HINTS },
  fault: (value) => (value.length === 0 ? 'Choose at least one kind of care' : undefined),
  inWords: (value) => inWords(value, CARE_TYPES),
  sent: asIs('careTypes'),
  staff: { card: 'care', term: 'Care', inWords: (stored) => inWords(stored, CARE_TYPES) },
  outlivesErasure: true,
};

const noneOr = (words: string) => words || 'None in particular';

const skills: Question<Skill[]> = {
  initial: [],
  wording: 'What should the caregiver be able to do?',
  control: { kind: 'any-of', words: SKILLS, behind: 'Add special needs (optional)' },
  inWords: (value) => inWords(value, SKILLS),
  sent: asIs('skills'),
  staff: { card: 'care', term: 'Skills', inWords: (stored) => noneOr(inWords(stored, SKILLS)) },
};

const languages: Question<Language[]> = {
  initial: [],
  wording: 'Which languages should the caregiver speak?',
  control: { kind: 'any-of', words: LANGUAGES, behind: 'Add languages (optional)' },
  inWords: (value) => inWords(value, LANGUAGES),
  sent: asIs('languages'),
  staff: {
    card: 'care',
    term: 'Languages',
    inWords: (stored) => noneOr(inWords(stored, LANGUAGES)),
  },
};

const notes: Question<string> = {
  initial: '',
  wording: 'What else should we know?',
  hint: 'Habits, a pet, stairs, a night now and then, what matters most.',
  optional: true,
  control: { kind: 'long-text', longest: NOTES_LENGTH },
  fault: notesFault,
  inWords: plain,
  sent: trimmed('notes'),
  staff: { card: 'care', term: 'Notes' },
};

/** What is wrong with notes, in words. */
export function notesFault(text: string): string | undefined {
  return text.trim().length > NOTES_LENGTH ? `Shorten the notes to ${NOTES_LENGTH} characters` : undefined;
}

/** What kind of care is needed, and what else there is to know of it. */
export const careQuestions = { careTypes, skills, languages, notes };
