// bundle: questions
import { asIs, type Given, type Question } from './question.ts';
import { fill } from '../../lib/fill.ts';
import { showTypedPhone } from '../phone.ts';
import * as t from './check.words.ts';

const reachable = ({ contactPhone, contactEmail }: Given) => {
  const [first = '', second = ''] = [
    showTypedPhone(contactPhone).replaceAll(' ', '\u00a0'),
    contactEmail.trim(),
  ].filter(Boolean);
  return second ? fill(t.reachMeAtBoth, { first, second }) : fill(t.reachMeAt, { first });
};

/** The person has checked the number and the address that we will use. */
const contactConfirmed: Question<boolean> = {
  initial: false,
  wording: reachable,
  control: { kind: 'tick' },
  // Staff read the number back to the caller. Families who type their own check it once more.
  fault: (value, _, { byStaff }) => (byStaff || value ? undefined : t.tickIfRight),
};

const consent: Question<boolean> = {
  initial: false,
  wording: t.agreement,
  control: { kind: 'tick' },
  fault: (value) => (value ? undefined : t.tickBoxSayAgree),
  sent: asIs('consent'),
  outlivesErasure: true,
};

/** What is confirmed before sending. */
export const checkQuestions = { contactConfirmed, consent };
