// bundle: questions
import { asIs, type Given, type Question } from './question.ts';

const reachable = ({ contactPhone, contactEmail }: Given) =>
  `Yes, you can reach me at ${[contactPhone.trim(), contactEmail.trim()].filter(Boolean).join(' and at ')}`;

/** The person looked at the number and the address that we will use, and they are right. */
const contactConfirmed: Question<boolean> = {
  initial: false,
  wording: reachable,
  control: { kind: 'tick' },
  // Staff hear the number said; whoever types their own has to look at it once more.
  fault: (value, _, given) =>
    given.byStaff || value ? undefined : `Tick “${reachable(given)}” if that is right`,
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
