export const untilThen = 'Until then';
export const fromDay = 'From {day}';
export const times = 'Times';
export const pay = 'Pay';
export const anHour = '{amount} an hour';
export const toBeSettled = 'To be settled';

export const headings = {
  asked: 'Terms from {day}, if you agree',
  said: 'You said yes to the new terms',
  agreed: 'New terms from {day}',
} as const;
export const intro = {
  family: 'We propose a change with {caregiver}. Nothing changes until you have both said yes.',
  caregiver: 'We propose a change. Nothing changes until the family and you have both said yes.',
} as const;
export const waiting = {
  family: 'We’ll ask {caregiver}, then tell you.',
  caregiver: 'We’ll ask the family, then tell you.',
} as const;
export const bothSaidYes = 'You have both said yes. Until then everything stays as it is.';
export const asker = {
  family: { family: 'You asked for it.', caregiver: '{caregiver} asked for it.' },
  caregiver: { family: 'The family asked for it.', caregiver: 'You asked for it.' },
} as const;
export const yes = 'Yes, I agree';
export const no = 'No';
export const yesTitle = 'Say yes to the new terms?';
export const yesMeans =
  'You agree to the new times and pay, from {day}. You can’t take your yes back online.';
export const sayYes = 'Say yes';
export const sending = 'Sending your answer…';
export const notYet = 'Not yet';
export const saidYes = 'Thank you. We’ve recorded your yes.';
export const noTitle = 'Say no to the new terms?';
export const noMeans = 'Everything stays as it is. We’ll tell the other side that the change won’t happen.';
export const whatDoesNotSuit = 'What doesn’t suit you?';
export const onlyOurTeam = 'Only our team reads this.';
export const sayNo = 'Say no';
export const saidNo = 'Thank you. We’ve recorded your no.';
export const toAnswer = 'to answer';
export const refusals = {
  change_step_not_allowed: 'This change has been answered or withdrawn.',
  terms_not_possible: 'These terms are no longer possible. Please call us.',
} as const;
