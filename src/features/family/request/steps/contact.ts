import { only } from '../../../../lib/check-text.ts';
import { contactFaults } from '../../../../domain/contact-faults.ts';
import { formatMoney } from '../../../../domain/operator.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';

export const NOTES_LENGTH = 4000;
const HIGHEST_BUDGET = 500;

export const contact: Step = {
  slug: 'contact',
  label: 'Contact',
  title: 'How can we reach you?',
  fields: ['contactName', 'contactPhone', 'contactEmail', 'hourlyBudget', 'notes'],
  applies: () => true,
  errors: (answers) =>
    only({
      ...contactFaults(answers),
      hourlyBudget: budgetFault(answers.hourlyBudget),
      notes:
        answers.notes.trim().length > NOTES_LENGTH
          ? `Shorten the notes to ${NOTES_LENGTH} characters`
          : undefined,
    }),
  summary: (answers) => [
    { field: 'contactName', question: QUESTIONS.contactName, answer: answers.contactName.trim() },
    { field: 'contactPhone', question: QUESTIONS.contactPhone, answer: answers.contactPhone.trim() },
    { field: 'contactEmail', question: QUESTIONS.contactEmail, answer: answers.contactEmail.trim() },
    { field: 'hourlyBudget', question: QUESTIONS.hourlyBudget, answer: budgetInWords(answers.hourlyBudget) },
    { field: 'notes', question: QUESTIONS.notes, answer: answers.notes.trim() },
  ],
};

/** The budget as a number, cents after a point or a comma; null when none was given, NaN when it is no number. */
export function readBudget(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^[^\d-]+/, '')
    .replace(',', '.');
  if (text.trim() === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

function budgetFault(text: string): string | undefined {
  const amount = readBudget(text);
  if (amount === null || (amount >= 0 && amount <= HIGHEST_BUDGET)) return undefined;
  return Number.isNaN(amount)
    ? 'Enter the budget as an amount, like 24 or 24.50'
    : `Enter a budget up to ${formatMoney(HIGHEST_BUDGET)} for an hour`;
}

function budgetInWords(text: string): string {
  const amount = readBudget(text);
  return amount === null || Number.isNaN(amount) ? '' : formatMoney(amount);
}
