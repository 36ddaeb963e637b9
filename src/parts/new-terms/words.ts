export const now = 'Now: {before}';
export const staysTheSame = 'Nothing else changes. {facts}';
export const times = 'Times';
export const pay = 'Pay';
export const anHour = '{amount} an hour';
export const toBeSettled = 'To be agreed';

export const headings = {
  asked: 'Terms from {day}, if you agree',
  said: 'You said yes to the new terms',
  agreed: 'New terms from {day}',
} as const;
export const intro = 'Nothing changes unless you say yes.';
export const waiting = {
  family: 'Nothing changes unless {caregiver} says yes too. We’ll tell you.',
  caregiver: 'Nothing changes unless the family says yes too. We’ll tell you.',
} as const;
export const bothSaidYes = 'Everyone said yes. Nothing changes before that day.';
export const asker = {
  family: { family: 'You asked for this change.', caregiver: '{caregiver} asked for this change.' },
  caregiver: { family: 'The family asked for this change.', caregiver: 'You asked for this change.' },
} as const;
export const teamWrote = 'Our team: “{words}”';
export const yes = 'Yes, I agree';
export const no = 'No';
export const yesTitle = 'Say yes to the new terms?';
export const yesMeans = 'You agree to these terms, from {day}. You can’t change your answer online.';
export const sayYes = 'Say yes';
export const sending = 'Sending your answer…';
export const notYet = 'Not yet';
export const saidYes = 'Thank you. We’ve recorded your yes.';
export const noTitle = 'Say no to the new terms?';
export const noMeans = {
  family: 'Nothing changes. We’ll tell your caregiver.',
  caregiver: 'Nothing changes. We’ll tell the family.',
} as const;
export const whatDoesNotSuit = 'What doesn’t suit you?';
export const onlyOurTeam = 'Only our team reads this.';
export const sayNo = 'Say no';
export const saidNo = 'Thank you. We’ve recorded your no.';
export const toAnswer = 'to answer';
export const refusals = {
  change_step_not_allowed: 'This change has been answered or withdrawn.',
  terms_not_possible: 'These terms are no longer possible. Please call us.',
} as const;
