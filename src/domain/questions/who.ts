// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { RELATIONS, type Relation } from '../vocabulary.ts';
import { asIs, plain, type Question, trimmed } from './question.ts';
import * as t from './who.words.ts';

const relation: Question<Relation | ''> = {
  initial: '',
  wording: t.theCareIsFor,
  control: { kind: 'one-of', words: RELATIONS },
  fault: (value) => (value === '' ? t.chooseWhoCare : undefined),
  inWords: (value) => value && RELATIONS[value],
  sent: asIs('relation'),
  staff: { card: 'care', term: t.careFor, inWords: (stored) => `“${RELATIONS[stored as Relation]}”` },
  outlivesErasure: true,
};

const recipientName: Question<string> = {
  initial: '',
  wording: (given) => (given.relation === 'self' ? t.fullName : t.fullNamePersonWho),
  control: { kind: 'text', autoComplete: (given) => (given.relation === 'self' ? 'name' : 'off') },
  fault: (value, _, { relation }) =>
    checkText(value, relation === 'self' ? t.yourName : t.namePersonWhoNeeds, {
      max: 120,
    }),
  inWords: plain,
  sent: trimmed('recipientName'),
  staff: { card: 'contact', term: t.whoNeedsCare },
};

/** Who needs care. */
export const whoQuestions = { relation, recipientName };
