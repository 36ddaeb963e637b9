// bundle: questions
import { contactEmailFault, contactNameFault, phoneFault } from '../contact-faults.ts';
import { currencySign, formatMoney } from '../operator.ts';
import { readAmount } from './amount.ts';
import { plain, type Question, trimmed } from './question.ts';

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

const contactPhone: Question<string> = {
  initial: '',
  wording: 'Phone number',
  hint: 'A phone number or an email address is enough.',
  control: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'medium' },
  fault: (value, _, { contactEmail: email }) => phoneFault(value, email),
  inWords: plain,
  sent: trimmed('contactPhone'),
  staff: { card: 'contact', term: 'Phone', link: 'tel' },
};

const contactEmail: Question<string> = {
  initial: '',
  wording: 'Email address',
  control: { kind: 'text', type: 'email', autoComplete: 'email' },
  fault: contactEmailFault,
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
  wording: 'Anything else we should know?',
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

/** How to reach the family. */
export const contactQuestions = { contactName, contactPhone, contactEmail, hourlyBudget, notes };
