// bundle: questions
import { checkText } from '../../lib/check-text.ts';
import { plain, type Question, trimmed } from './question.ts';

const helperName: Question<string> = {
  initial: '',
  wording: 'Full name of the helper',
  control: { kind: 'text', autoComplete: 'name' },
  fault: (value) => checkText(value, 'the name of the helper', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperName'),
  staff: { card: 'contact', term: 'Asked on their behalf by', ifGiven: true },
};

const helperRelation: Question<string> = {
  initial: '',
  wording: 'How do you know the family?',
  hint: 'For example: I am her neighbour, or: I am the ward’s social worker',
  control: { kind: 'text' },
  fault: (value) => checkText(value, 'how you know the family', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperRelation'),
  staff: { with: 'helperName' },
};

const helperAgreement: Question<string> = {
  initial: '',
  wording: 'Who in the family knows that you are asking, and agrees?',
  hint: 'For example: Nora herself, or her son Tom. We may ask them.',
  control: { kind: 'text', autoComplete: 'off' },
  fault: (value) => checkText(value, 'who in the family agrees', { max: 120 }),
  inWords: plain,
  sent: trimmed('helperAgreedBy'),
  staff: { card: 'contact', term: 'With the agreement of', ifGiven: true },
};

/** Who asks on a family's behalf. */
export const helperQuestions = { helperName, helperRelation, helperAgreement };
