import type { Answers, Field } from './answers.ts';

/** The questions, once: the fields show them, the last step repeats them, and the request keeps them. */
export function questionOf(field: Field, answers: Answers): string {
  return answers.relation === 'self' && field === 'recipientName' ? 'Your full name' : QUESTIONS[field];
}

export const QUESTIONS: Record<Field, string> = {
  relation: 'The care is for',
  recipientName: 'Full name of the person who needs care',
  hasHelper: 'I am helping a family that is not my own',
  helperName: 'Full name of the helper',
  helperRelation: 'How do you know the family?',
  helperAgreement: 'Who in the family knows that you are asking, and agrees?',
  careTypes: 'Kinds of care',
  skills: 'What should the caregiver be able to do?',
  languages: 'Which languages should the caregiver speak?',
  availability: 'Times when someone should be there',
  startsOn: 'First day',
  place: 'Town or area',
  address: 'Address',
  contactName: 'Name of the person to contact',
  contactPhone: 'Phone number',
  contactEmail: 'E-mail address',
  hourlyBudget: 'Budget for an hour',
  notes: 'Anything else we should know?',
  priority: 'Urgent',
  internalNotes: 'Notes',
  contactConfirmed: 'Where we reach you',
  consent: 'Agreement',
};
