export const iWantToStop = 'I want to stop';
export const ofJob = '“{title}”';
export const whatFollows =
  'We’ll talk to you first. We’ll tell the family only when you and we have agreed on your last day. Until then, please come as agreed.';
export const lastDay = 'Your last day';
export const lastDayHint =
  'If you can, give us two weeks to find someone else. If you need to stop sooner, choose an earlier day.';
export const why = 'Why do you want to stop?';
export const chooseOne = 'Choose one';
export const tellUsMore = 'What should we know?';
export const onlyTeamReads = 'Only our team reads this.';
export const send = 'Tell our team';
export const notNow = 'Not now';
export const sending = 'Telling our team…';
export const wasNotSent = 'This was not sent';
export const chooseLastDay = 'Choose a day from today until {last}.';
export const chooseWhy = 'Choose why you want to stop.';
export const shorten = 'Use {most} characters or fewer.';

export const youWantToStop = 'You want to stop';
export const askedFor = 'You asked for {day} as your last day. Why: {reason}.';
export const waitsFor =
  'You want to stop after {day}. We don’t have this yet. It will send automatically when you’re online and this app is open.';
export const familyNotTold = 'The family doesn’t know yet. We’ll talk to you first.';
export const iStay = 'I don’t want to stop after all';
export const takingBack = 'Telling our team…';
export const takenBack = 'Thank you. You stay as agreed.';
export const toTakeBack = 'to change this';
export const notLoaded = 'This needs a connection the first time. Call us if you want to stop.';
