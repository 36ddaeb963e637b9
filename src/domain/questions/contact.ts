// bundle: questions
import { contactEmailFault, contactNameFault, phoneFault } from '../contact-faults.ts';
import { OUR_LANGUAGE } from '../our-language.ts';
import { CONTACT_WAYS, type ContactWay, type Language, LANGUAGES } from '../vocabulary.ts';
import { asIs, type Given, plain, type Question, trimmed } from './question.ts';

const contactName: Question<string> = {
  initial: '',
  wording: 'Name of the person to contact',
  control: { kind: 'text', autoComplete: 'name' },
  fault: contactNameFault,
  inWords: plain,
  sent: trimmed('contactName'),
  staff: { card: 'contact', term: 'Name' },
};

const contactBy: Question<ContactWay | '', ContactWay> = {
  initial: '',
  wording: 'How shall we reach you?',
  control: { kind: 'one-of', words: CONTACT_WAYS },
  fault: (value) => (value ? undefined : 'Choose how we shall reach you'),
  inWords: (value) => value && CONTACT_WAYS[value],
  sent: { as: 'contactBy', value: (value) => value as ContactWay },
  staff: {
    card: 'contact',
    term: 'Prefers',
    inWords: (stored) => ({ call: 'A call', email: 'An email', either: 'Call or email' })[stored],
  },
};

const isChosen = ({ contactBy: by }: Given) => by !== '';

const contactPhone: Question<string> = {
  initial: '',
  wording: 'Phone number',
  hint: ({ contactBy: by }) =>
    by === 'either'
      ? 'A phone number or an email address is enough.'
      : by === 'email'
        ? 'In case our email does not reach you.'
        : undefined,
  optional: ({ contactBy: by }) => by === 'email',
  applies: isChosen,
  control: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'medium' },
  fault: (value, _, { contactEmail: email, contactBy: by }) => phoneFault(value, email, by),
  inWords: plain,
  sent: trimmed('contactPhone'),
  staff: { card: 'contact', term: 'Phone', link: 'tel' },
};

const contactEmail: Question<string> = {
  initial: '',
  wording: 'Email address',
  hint: ({ contactBy: by }) => (by === 'call' ? 'In case we do not reach you by phone.' : undefined),
  optional: ({ contactBy: by }) => by === 'call',
  applies: isChosen,
  control: { kind: 'text', type: 'email', autoComplete: 'email' },
  fault: (value, _, { contactBy: by }) => contactEmailFault(value, by),
  inWords: plain,
  sent: trimmed('contactEmail'),
  staff: { card: 'contact', term: 'Email', link: 'mailto' },
};

const contactLanguage: Question<Language, Language, Language | null> = {
  initial: OUR_LANGUAGE,
  wording: 'Which language shall we speak?',
  control: {
    kind: 'one-of',
    words: LANGUAGES,
    behind: `We speak ${LANGUAGES[OUR_LANGUAGE]}. Choose another language`,
  },
  inWords: (value) => LANGUAGES[value],
  sent: asIs('contactLanguage'),
  staff: { with: 'contactBy', inWords: (stored) => `in ${LANGUAGES[stored ?? OUR_LANGUAGE]}` },
};

/** Whom we ask for, and how we reach them. */
export const contactQuestions = { contactName, contactBy, contactPhone, contactEmail, contactLanguage };
