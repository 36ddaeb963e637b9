// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { plain, type Question, trimmed } from './question.ts';
import * as t from './helper.words.ts';

const helperName: Question<string> = {
  initial: '',
  wording: t.fullName,
  control: { kind: 'text', autoComplete: 'name' },
  fault: (value) => checkText(value, t.yourName, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperName'),
  staff: { card: 'contact', term: t.askedTheirBehalf, ifGiven: true },
};

const helperRelation: Question<string> = {
  initial: '',
  wording: t.howKnowThem,
  hint: t.exampleIAmWards,
  control: { kind: 'text' },
  // A friend or neighbour has said it.
  applies: ({ relation }) => relation === 'other',
  fault: (value) => checkText(value, t.howYouKnowThem, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperRelation'),
  staff: { with: 'helperName' },
};

const helperAgreement: Question<string> = {
  initial: '',
  wording: t.whoKnowsAskingAgrees,
  hint: t.personWhoNeedsCare,
  control: { kind: 'text', autoComplete: 'off' },
  fault: (value) => checkText(value, t.whoAgrees, { max: 120 }),
  inWords: plain,
  sent: trimmed('helperAgreedBy'),
  staff: { card: 'contact', term: t.withTheAgreementOf, ifGiven: true },
};

/** Who asks on a family's behalf. */
export const helperQuestions = { helperName, helperRelation, helperAgreement };
