// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { plain, type Question, trimmed } from './question.ts';

const helperName: Question<string> = {
  initial: '',
  wording: 'Your full name',
  control: { kind: 'text', autoComplete: 'name' },
  fault: (value) => checkText(value, 'your name', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperName'),
  staff: { card: 'contact', term: 'Asked on their behalf by', ifGiven: true },
};

const helperRelation: Question<string> = {
  initial: '',
  wording: 'How do you know them?',
  hint: 'For example: I am the ward’s social worker, or: a cousin’s husband',
  control: { kind: 'text' },
  // A friend or neighbour has said it.
  applies: ({ relation }) => relation === 'other',
  fault: (value) => checkText(value, 'how you know them', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperRelation'),
  staff: { with: 'helperName' },
};

const helperAgreement: Question<string> = {
  initial: '',
  wording: 'Who knows that you are asking, and agrees?',
  hint: 'The person who needs care, or their family. For example: Nora herself, or her son Tom. We may ask them.',
  control: { kind: 'text', autoComplete: 'off' },
  fault: (value) => checkText(value, 'who agrees', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperAgreedBy'),
  staff: { card: 'contact', term: 'With the agreement of', ifGiven: true },
};

/** Who asks on a family's behalf. */
export const helperQuestions = { helperName, helperRelation, helperAgreement };
