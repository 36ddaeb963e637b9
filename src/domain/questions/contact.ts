// bundle: questions
import { contactEmailFault, contactNameFault, phoneFault } from '../contact-faults.ts';
import { currencySign, formatMoney } from '../operator.ts';
import { OUR_LANGUAGE } from '../our-language.ts';
import { CONTACT_WAYS, type ContactWay, type Language, LANGUAGES } from '../vocabulary.ts';
import { readAmount } from './amount.ts';
import { asIs, type Given, plain, type Question, trimmed } from './question.ts';

export const NOTES_LENGTH = 4000;
const HIGHEST_BUDGET = 500;

const contactName: Question<string> = {
  initial: '',
  wording: 'Name of the person to contact',
  control: { kind: 'text', autoComplete: 'name' },
  fault: contactNameFault,
  inWords: plain,
  sent: trimmed('contactName'),
  staff: { card: 'contact', term: 'Name' },
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

const hourlyBudget: Question<string, number | null> = {
  initial: '',
  wording: 'Budget for an hour',
  hint: 'What you could pay. It helps us find someone who fits; you can also leave it open.',
  optional: true,
  control: {
    kind: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    width: 'short',
    prefix: currencySign,
  },
  fault: budgetFault,
  inWords(text) {
    const amount = readAmount(text);
    return amount === null || Number.isNaN(amount) ? '' : formatMoney(amount);
  },
  sent: { as: 'hourlyBudget', value: readAmount },
  staff: {
    card: 'care',
    term: 'Budget',
    inWords: (amount) => (amount === null ? 'Not said' : `${formatMoney(amount)} an hour`),
  },
};

const notes: Question<string> = {
  initial: '',
  wording: 'What else should we know?',
  hint: 'Habits, a pet, stairs, what matters most.',
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

function budgetFault(text: string): string | undefined {
  const amount = readAmount(text);
  if (amount === null || (amount >= 0 && amount <= HIGHEST_BUDGET)) return undefined;
  return Number.isNaN(amount)
    ? 'Enter the budget as an amount, like 24 or 24.50'
    : `Enter a budget up to ${formatMoney(HIGHEST_BUDGET)} for an hour`;
}

/** Whom we ask for, how we reach them, and what else they say. */
export const contactQuestions = {
  contactName,
  contactLanguage,
  contactBy,
  contactPhone,
  contactEmail,
  hourlyBudget,
  notes,
};
