export const changeTermsOf = 'Propose new terms for {caregiverName} with {client}';
export const bothAreAsked =
  'The family and {caregiverName} both read this. Nothing changes until both say yes.';
export const newTermsBegin = 'The new terms begin on';
export const enterDayAfterToday = 'Enter the day on which the new terms begin.';
export const otherTimesStay = 'Ticked times keep their hours unless you change them.';
export const chooseOneTime = 'Choose at least one time in the week.';
export const whoAsksForIt = 'Who asks for it?';
export const askers = { '': 'Our team', family: 'The family', caregiver: 'The caregiver' } as const;
export const stillNeeds = 'The family still needs the unticked times';
export const thenSomeoneElse = 'We’ll look for someone else for these from that day.';
export const whyChange = 'Why';
export const bothReadThis = 'The family and {caregiverName} read this.';
export const familyAgreed = 'Who said yes for the family?';
export const caregiverAgreed = 'Who said yes for the caregiver?';
export const onlyIfByPhone = 'Only if they agreed by phone. Otherwise we’ll ask them.';
export const propose = 'Propose new terms';
export const proposing = 'Proposing…';
export const proposed = 'The new terms are proposed.';
export const bothTold = 'We’ve told the family and the caregiver.';
export const caregiverTold = 'We’ve told the caregiver.';
export const nothingProposed = 'Nothing is proposed yet';

export const hourlyRate = 'Hourly rate';
export const changeFrom = 'New terms from {day}';
export const agreedFrom = 'Agreed: new terms from {day}';
export const askedForBy = {
  family: 'The family asks for it.',
  caregiver: 'The caregiver asks for it.',
} as const;
export const timesNoLongerNeeded = 'The family no longer needs the times left out.';
export const saysYes = {
  family: 'The family said yes on {day}.',
  caregiver: 'The caregiver said yes on {day}.',
} as const;
export const toldUsYes = {
  family: 'The family said yes on {day} (told by {saidBy}).',
  caregiver: 'The caregiver said yes on {day} (told by {saidBy}).',
} as const;
export const notAnswered = {
  family: 'The family has not answered yet.',
  caregiver: 'The caregiver has not answered yet.',
} as const;
export const recordAnswer = {
  family: 'Record the family’s answer',
  caregiver: 'Record the caregiver’s answer',
} as const;
export const answerTitle = {
  family: 'What did the family of {client} say?',
  caregiver: 'What did the caregiver of {client} say?',
} as const;
export const theirAnswer = 'Their answer';
export const yes = 'Yes';
export const no = 'No';
export const noEndsIt = 'The change won’t happen. We’ll tell the other side.';
export const chooseAnswer = 'Choose what they said.';
export const saidBy = 'Who told us?';
export const theirWords = 'In their words';
export const onlyOurTeam = 'Only our team reads this.';
export const writeWhy = 'Write why, in a few words.';
export const record = 'Record answer';
export const recorded = 'The answer is recorded.';
export const withdraw = 'Withdraw';
export const undo = 'Undo this change';
export const undoQuestion = 'Undo what both agreed on for {client}?';
export const withdrawQuestion = 'Withdraw this change for {client}?';
export const withdrawing = 'Withdrawing…';
export const keep = 'Leave it';
export const everythingStays = 'Everything stays as agreed. We’ll tell the family and the caregiver.';
export const withdrawn = 'The change won’t happen.';

export const termsOverTime = 'Terms over time';
export const untilDay = 'Until {day}: {terms}';
export const forDay = 'For {day}: {terms}';
export const timesAtRate = '{times}, {rate} an hour';
export const refused = { family: 'The family said no.', caregiver: 'The caregiver said no.' } as const;
export const refusedBecause = {
  family: 'The family said no: {reason}',
  caregiver: 'The caregiver said no: {reason}',
} as const;
export const didNotHappen = 'Cancelled.';
