import { CARE_TYPES, inWords, LANGUAGES, SKILLS } from '../../../../domain/vocabulary.ts';
import { only } from '../../../../lib/check-text.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';

export const care: Step = {
  slug: 'care',
  label: 'Care',
  title: 'What kind of care is needed?',
  fields: ['careTypes', 'skills', 'languages'],
  applies: () => true,
  errors: ({ careTypes }) =>
    only({ careTypes: careTypes.length === 0 ? 'Choose at least one kind of care' : undefined }),
  summary: ({ careTypes, skills, languages }) => [
    { field: 'careTypes', question: QUESTIONS.careTypes, answer: inWords(careTypes, CARE_TYPES) },
    { field: 'skills', question: QUESTIONS.skills, answer: inWords(skills, SKILLS) },
    { field: 'languages', question: QUESTIONS.languages, answer: inWords(languages, LANGUAGES) },
  ],
};
