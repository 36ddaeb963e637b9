import type { TrackedRequest } from '../../../data/tracking.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { CONTACT_WAYS, LANGUAGES } from '../../../domain/vocabulary.ts';
import { CONTACT_QUESTIONS } from './contact-form.ts';

/** How the family is reached now. */
export const contactInWords = (contact: NonNullable<TrackedRequest['contact']>) => [
  { term: 'Name', description: contact.contactName },
  { term: 'Phone', description: contact.contactPhone },
  { term: 'Email', description: contact.contactEmail },
  { term: 'What suits you best', description: CONTACT_WAYS[contact.contactBy] },
  { term: 'Language', description: LANGUAGES[contact.contactLanguage ?? OUR_LANGUAGE] },
];

const contactQuestions: readonly string[] = Object.values(CONTACT_QUESTIONS);

/** All that the family said but its contact, which may have changed since and is shown as it is now. */
export const answersButContact = ({ answers, contact }: Pick<TrackedRequest, 'answers' | 'contact'>) =>
  contact ? answers.filter(({ question }) => !contactQuestions.includes(question)) : answers;
