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
import { asIs, type Question } from './question.ts';

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
  control: {
    kind: 'any-of',
    words: SKILLS,
    behind: 'Add what the caregiver should be able to do (optional)',
  },
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

/** What kind of care is needed, and from whom. */
export const careQuestions = { careTypes, skills, languages };
