import { checkText } from '../../../lib/check-text.ts';
import { type Field, QUESTIONS } from '../../../domain/questions/questions.ts';
import { plain, type Question } from '../../../domain/questions/question.ts';
import { LANGUAGES, type Relation, type RELATIONS } from '../../../domain/vocabulary.ts';

const CALLERS: Record<keyof typeof RELATIONS, string> = {
  self: 'The caller',
  partner: 'The caller’s partner',
  parent: 'The caller’s parent',
  grandparent: 'The caller’s grandparent',
  child: 'The caller’s child',
  relative: 'Another relative of the caller',
  friend: 'A friend or neighbour of the caller',
  other: 'Someone whom the caller helps at work, or someone else',
};

/** A text field into which the browser must not put the name or address of whoever types. */
const typed = (field: Field): Pick<Question, 'control'> => ({
  control: { ...QUESTIONS[field].control, autoComplete: 'off' } as Question['control'],
});

/** What is asked of the caller as it is asked of a family, in words about the caller. */
const ABOUT_THE_CALLER: Partial<Record<Field, Partial<Question>>> = {
  relation: {
    control: { kind: 'one-of', words: CALLERS },
    inWords: (value) => value && CALLERS[value as Relation],
  } as Partial<Question>,
  recipientName: {
    ...typed('recipientName'),
    wording: ({ relation }) =>
      relation === 'self' ? 'The caller’s full name' : 'Full name of the person who needs care',
    fault: (value, _, { relation }) =>
      checkText(
        value as string,
        relation === 'self' ? 'the caller’s name' : 'the name of the person who needs care',
        { max: 120 },
      ),
  },
  helperName: {
    ...typed('helperName'),
    wording: 'Full name of the caller',
    fault: (value) => checkText(value as string, 'the name of the caller', { max: 120 }),
  },
  helperRelation: {
    wording: 'How does the caller know them?',
    hint: 'For example: the ward’s social worker, or: a cousin’s husband',
    fault: (value) => checkText(value as string, 'how the caller knows them', { max: 120 }),
  },
  helperAgreement: {
    wording: 'Who knows of this call, and agrees?',
    hint: 'For example: Nora herself, or her son Tom. Say that we may ask them.',
  },
  careTypes: { hint: 'Choose all that the caller names.' },
  languages: {
    wording: 'Which languages should the caregiver speak?',
    hint: 'Ask in which language the person who needs care is at home.',
    control: { kind: 'any-of', words: LANGUAGES },
  },
  notes: {
    wording: 'What else does the caller say?',
    hint: 'A night now and then, habits, a pet, stairs, what matters most. The family reads this, too.',
  },
  flexible: { wording: 'The family is flexible: any time of the day' },
  startsOn: { hint: 'A guess is fine. Say that we agree the exact day with the family.' },
  hoursPerVisit: {
    hint: 'About how long somebody should stay, 0.5 to 24. Leave it empty if the caller is not sure.',
  },
  hourlyBudget: {
    hint: 'What the family could pay. It helps us find someone who fits; it can also be left open.',
  },
  address: {
    ...typed('address'),
    hint: 'House and street. Say that only staff and the caregivers placed with the family see it.',
  },
  contactName: {
    ...typed('contactName'),
    hint: 'Ask whom we should call: the caller, or somebody else in the family.',
  },
  contactBy: {
    wording: 'How shall we reach the family?',
    control: { kind: 'one-of', words: { call: 'A call', email: 'An email', either: 'Either is fine' } },
    fault: (value) => (value ? undefined : 'Choose how we reach the family'),
  },
  contactPhone: {
    ...typed('contactPhone'),
    wording: 'Phone number to call back',
    hint: 'Ask which number is best, and read it back.',
    fault: phoneFault,
  },
  contactEmail: {
    ...typed('contactEmail'),
    hint: 'Spell it back. With one, the family gets a link to follow the request.',
  },
  contactLanguage: { wording: 'Which language do they want us to speak?' },
  priority: {
    hint: 'Marks it in the list of requests.',
    inWords: (value) => (value ? 'Yes' : 'No'),
  },
  internalNotes: {
    hint: 'Only admins read these.',
    optional: true,
    inWords: (value) => plain(value as string),
  },
  consent: {
    fault: (value) => (value ? undefined : 'Read the agreement out, and tick the box when the caller agrees'),
  },
};

function phoneFault(...asked: Parameters<NonNullable<Question['fault']>>): string | undefined {
  const found = QUESTIONS.contactPhone.fault?.(...asked);
  return found?.replace('so that we can reach you', 'so that we can reach the family');
}

/** Every question of a request as staff ask it of whoever calls; what is sent is the same. */
export const CALL_QUESTIONS = Object.fromEntries(
  Object.entries(QUESTIONS).map(([field, question]) => [
    field,
    { ...question, ...ABOUT_THE_CALLER[field as Field] },
  ]),
) as Record<Field, Question>;
