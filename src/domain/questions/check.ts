// bundle: questions
import { asIs, type Question } from './question.ts';

/** The person looked at the number and the address that we will use, and they are right. */
const contactConfirmed: Question<boolean> = {
  initial: false,
  wording: ({ contactPhone, contactEmail }) =>
    `Yes, you can reach me at ${[contactPhone.trim(), contactEmail.trim()].filter(Boolean).join(' and at ')}`,
  control: { kind: 'tick' },
  // Staff hear the number said; whoever types their own has to look at it once more.
  fault: (value, _, { byStaff }) =>
    byStaff || value ? undefined : 'Tick the box to say that we reach you there',
};

const consent: Question<boolean> = {
  initial: false,
  wording: 'Agreement',
  control: { kind: 'tick' },
  fault: (value) => (value ? undefined : 'Tick the box to say that you agree'),
  sent: asIs('consent'),
  outlivesErasure: true,
};

/** What is confirmed before sending. */
export const checkQuestions = { contactConfirmed, consent };
