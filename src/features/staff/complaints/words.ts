export const heading = 'Complaints';
export const loading = 'Loading complaints…';
export const none = 'No complaints.';
export const record = 'Record complaint';
export const from = { family: 'From the family', caregiver: 'From the caregiver' };
export const about = 'About {name}';
export const raised = '{from}, {date}';
export const toldBy = 'Told by {who}.';
export const aboutStandIn = 'About {name}, who came on {day}.';
export const standIns = 'Stand-ins in the two weeks before: {visits}.';
export const standIn = '{name} on {day}';
export const noWords = 'No words were given, or we no longer keep them.';
export const open = 'Open';
export const settled = 'Settled';
export const settledOn = 'Settled on {date}. Severity: {severity}. Outcome: {outcome}.';
export const toldTo = 'Told: {people}.';
export const openPlacement = 'Open placement';
export const settle = 'Settle';
export const reopen = 'Reopen';

export const severity = { low: 'Low', medium: 'Medium', high: 'High' };
export const told = {
  family: 'The family',
  caregiver: 'The caregiver',
  management: 'Our management',
  safeguarding: 'Our safeguarding contact',
  authority: 'The authority',
  police: 'The police',
};

export const recordTitle = 'Record a complaint about the care of {client}';
export const recordExplain =
  'Only our team reads this. If the family complains, we’ll tell them that we’ve received it.';
export const whose = 'Who complains?';
export const chooseWhose = 'Choose who complains';
export const theFamily = 'The family';
export const theCaregiver = 'The caregiver';
export const whoTold = 'Who told us?';
export const whatAbout = 'What is it about?';
export const chooseOne = 'Choose one';
export const whatHappened = 'What happened?';
export const recorded = 'Complaint recorded.';
export const safetyFirst = 'Call the safeguarding contact first: {phone}. In an emergency, call {emergency}.';

export const settleTitle = 'Settle the complaint about the care of {client}';
export const settleExplain = 'When you settle this, we’ll send the family the outcome automatically.';
export const familyReads = 'The family reads: “{words}”';
export const howBad = 'How serious was it?';
export const whatCame = 'Outcome';
export const whoWasTold = 'Who have you told so far?';
export const whatDone = 'What was done, and what was agreed';
export const onlyTeam = 'Only our team reads this.';
export const settledNow = 'Complaint settled.';

export const reopenTitle = 'Reopen the complaint about the care of {client}?';
export const reopenExplain = 'It goes to the top of our team’s list. We won’t email anyone.';
export const reopening = 'Reopening…';
export const keepSettled = 'Keep settled';
export const reopened = 'Complaint reopened.';

export const faults = {
  side: 'Choose who complains.',
  kind: 'Choose what it is about.',
  severity: 'Choose how serious it was.',
  outcome: 'Choose an outcome.',
  told: 'Choose who was told.',
  words: 'Write a few words.',
  long: 'Shorten this to {most} characters.',
};
