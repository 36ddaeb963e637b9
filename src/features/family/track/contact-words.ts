import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { showPhone } from '../../../domain/phone.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { CONTACT_WAYS, LANGUAGES } from '../../../domain/vocabulary.ts';
import { CONTACT_QUESTIONS } from './contact-form.ts';
import * as t from './contact.words.ts';

/** How the family is reached now. */
export const contactInWords = (contact: NonNullable<TrackedRequest['contact']>) => [
  { term: t.name, description: contact.contactName },
  { term: t.phone, description: contact.contactPhone && showPhone(contact.contactPhone) },
  { term: t.email, description: contact.contactEmail },
  { term: t.whatSuitsBest, description: CONTACT_WAYS[contact.contactBy] },
  { term: t.language, description: LANGUAGES[contact.contactLanguage ?? OUR_LANGUAGE] },
];

const contactQuestions: readonly string[] = [
  ...Object.values(CONTACT_QUESTIONS),
  ...t.earlierContactQuestions,
];

/** All that the family said except their contact, which may have changed since and is shown as it is now. */
export const answersButContact = ({ answers, contact }: Pick<TrackedRequest, 'answers' | 'contact'>) =>
  contact ? answers.filter(({ question }) => !contactQuestions.includes(question)) : answers;
