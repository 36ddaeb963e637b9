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
import * as t from './care.words.ts';

const careTypes: Question<CareType[]> = {
  initial: [],
  wording: t.kindsCare,
  hint: t.chooseAllWouldHelp,
  control: { kind: 'any-of', words: CARE_TYPES, hints: CARE_HINTS },
  fault: (value) => (value.length === 0 ? t.chooseLeastOneKind : undefined),
  inWords: (value) => inWords(value, CARE_TYPES),
  sent: asIs('careTypes'),
  staff: { card: 'care', term: t.care, inWords: (stored) => inWords(stored, CARE_TYPES) },
  outlivesErasure: true,
};

const noneOr = (words: string) => words || t.noneParticular;

const skills: Question<Skill[]> = {
  initial: [],
  wording: t.whatShouldCaregiverAble,
  control: {
    kind: 'any-of',
    words: SKILLS,
    behind: t.addWhatCaregiverShould,
  },
  inWords: (value) => inWords(value, SKILLS),
  sent: asIs('skills'),
  staff: { card: 'care', term: t.skills, inWords: (stored) => noneOr(inWords(stored, SKILLS)) },
};

const languages: Question<Language[]> = {
  initial: [],
  wording: t.whichLanguagesShouldCaregiver,
  control: { kind: 'any-of', words: LANGUAGES, behind: t.addLanguagesOptional },
  inWords: (value) => inWords(value, LANGUAGES),
  sent: asIs('languages'),
  staff: {
    card: 'care',
    term: t.languages,
    inWords: (stored) => noneOr(inWords(stored, LANGUAGES)),
  },
};

/** What kind of care is needed, and who should give it. */
export const careQuestions = { careTypes, skills, languages };
