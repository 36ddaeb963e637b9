// bundle: questions
import { contactEmailFault, contactNameFault, phoneFault } from '../contact-faults.ts';
import { OUR_LANGUAGE } from '../our-language.ts';
import { showPhone, showTypedPhone } from '../phone.ts';
import { CONTACT_WAYS, type ContactWay, type Language, LANGUAGES } from '../vocabulary.ts';
import { asIs, type Given, plain, type Question, trimmed } from './question.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './contact.words.ts';

const contactName: Question<string> = {
  initial: '',
  wording: t.namePersonContact,
  control: { kind: 'text', autoComplete: 'name' },
  fault: contactNameFault,
  inWords: plain,
  sent: trimmed('contactName'),
  staff: { card: 'contact', term: t.contact },
};

/** What they enter says how to reach them, unless they choose. Drafts of earlier versions may have no answer. */
const contactBy: Question<ContactWay | '', ContactWay> = {
  initial: 'either',
  wording: t.howShallReach,
  control: { kind: 'one-of', words: CONTACT_WAYS },
  fault: (value) => (value ? undefined : t.chooseHowShallReach),
  inWords: (value) => value && CONTACT_WAYS[value],
  sent: { as: 'contactBy', value: (value) => value as ContactWay },
  staff: {
    card: 'contact',
    term: t.prefers,
    inWords: (stored) => ({ call: t.aCall, email: t.anEmail, either: t.callEmail })[stored],
  },
};

const isChosen = ({ contactBy: by }: Given) => by !== '';

const contactPhone: Question<string> = {
  initial: '',
  wording: t.phoneNumber,
  hint: ({ contactBy: by }) =>
    by === 'either' ? t.phoneNumberEmailAddress : by === 'email' ? t.caseEmailNotReach : undefined,
  optional: ({ contactBy: by }) => by === 'email',
  applies: isChosen,
  control: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'medium' },
  fault: (value, _, { contactEmail: email, contactBy: by }) => phoneFault(value, email, by),
  inWords: showTypedPhone,
  sent: trimmed('contactPhone'),
  staff: { card: 'contact', term: t.phone, inWords: (stored) => stored && showPhone(stored), link: 'tel' },
};

const contactEmail: Question<string> = {
  initial: '',
  wording: t.emailAddress,
  hint: ({ contactBy: by }) => (by === 'call' ? t.caseNotReachPhone : undefined),
  optional: ({ contactBy: by }) => by === 'call',
  applies: isChosen,
  control: { kind: 'text', type: 'email', autoComplete: 'email' },
  fault: (value, _, { contactBy: by }) => contactEmailFault(value, by),
  inWords: plain,
  sent: trimmed('contactEmail'),
  staff: { card: 'contact', term: t.email, link: 'mailto' },
};

const contactLanguage: Question<Language, Language, Language | null> = {
  initial: OUR_LANGUAGE,
  wording: t.whichLanguageShallSpeak,
  control: {
    kind: 'one-of',
    words: LANGUAGES,
    behind: fill(t.speakChooseAnotherLanguage, { language: LANGUAGES[OUR_LANGUAGE] }),
  },
  inWords: (value) => LANGUAGES[value],
  sent: asIs('contactLanguage'),
  staff: {
    with: 'contactBy',
    inWords: (stored) => fill(t.inLanguage, { language: LANGUAGES[stored ?? OUR_LANGUAGE] }),
  },
};

/** The contact's name, and how to reach them. */
export const contactQuestions = { contactName, contactBy, contactPhone, contactEmail, contactLanguage };
