/** The questions in short, beside their answers. */
export const inShort = {
  relation: 'Care for',
  recipientName: 'Who needs care',
  careTypes: 'Kinds of care',
  skills: 'Skills',
  languages: 'Caregiver speaks',
  availability: 'Times',
  setTimes: 'Set times',
  notes: 'Notes',
  start: 'Start',
  startsOn: 'First day',
  hoursPerVisit: 'Each visit',
  duration: 'For how long',
  hourlyBudget: 'Budget for an hour',
  place: 'Town',
  contactName: 'Who to contact',
  contactBy: 'How to make contact',
  contactPhone: 'Phone',
  contactEmail: 'Email',
  contactLanguage: 'Language',
};
export const change = 'Change {question}';
export const whatKeepHowLong = 'What we keep and how long (opens in a new tab)';
export const notReadOut = '{label} (don’t read this out)';
export const notAnswered = '{none} ({count})';
