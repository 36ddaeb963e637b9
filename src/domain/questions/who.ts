// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { RELATIONS, type Relation } from '../vocabulary.ts';
import { asIs, plain, type Question, trimmed } from './question.ts';

const relation: Question<Relation | ''> = {
  initial: '',
  wording: 'The care is for',
  control: { kind: 'one-of', words: RELATIONS },
  fault: (value) => (value === '' ? 'Choose who the care is for' : undefined),
  inWords: (value) => value && RELATIONS[value],
  sent: asIs('relation'),
  staff: { card: 'care', term: 'Care for', inWords: (stored) => `“${RELATIONS[stored as Relation]}”` },
  outlivesErasure: true,
};

const recipientName: Question<string> = {
  initial: '',
  wording: (given) =>
    given.relation === 'self' ? 'Your full name' : 'Full name of the person who needs care',
  control: { kind: 'text', autoComplete: (given) => (given.relation === 'self' ? 'name' : 'off') },
  fault: (value, _, { relation }) =>
    checkText(value, relation === 'self' ? 'your name' : 'the name of the person who needs care', {
      max: 120,
    }),
  inWords: plain,
  sent: trimmed('recipientName'),
  staff: { card: 'contact', term: 'Who needs care' },
};

/** Who needs care. */
export const whoQuestions = { relation, recipientName };
