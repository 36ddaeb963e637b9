export const keepUpToDate = 'Keep my calendar up to date';
export const notLoaded = 'This needs a connection. Please try again when you’re online.';
export const toMakeOrEnd = 'to make or end the address';
export const lookingUp = 'Looking up your address…';

export const howItWorks =
  'We’ll make a private address for your calendar app. Add it once, and your visits follow every change.';
export const whatItShows =
  'Anyone with the address sees the days, times and towns of your visits. It shows no names, no streets, no phone numbers and nothing about the care.';
export const makeAddress = 'Make a private address';
export const making = 'Making the address…';

export const addressReady = 'Your private address';
export const shownOnce = 'Add it now. We won’t show it again.';
export const copyAddress = 'Copy';
export const copied = 'The address is copied.';
export const notCopied = 'Your browser didn’t allow copying. Please select the address and copy it.';
export const openInApp = 'Open in calendar app';
export const ifNothingOpens =
  'If nothing opens, copy the address. Then add a calendar “from URL” in your calendar’s settings. For Google Calendar, do this on a computer.';
export const howOften =
  'Some calendar apps look for changes only once a day. What you see here is always up to date.';

export const hasSince = 'You have had a private address since {day}. We can’t show it again.';
export const ifLost = 'If you lost it, or if someone else has it, replace it. The old address stops at once.';
export const endsByItself = 'It ends when you change your password or sign out everywhere.';
export const replace = 'Replace it';
export const end = 'End it';
export const done = 'Done';

export const replaceQuestion = 'Replace your private address?';
export const replaceMeans = 'The old address stops at once. Calendars that use it need the new one.';
export const replaceNow = 'Replace the address';
export const endQuestion = 'End your private address?';
export const endMeans = 'It stops at once. Calendars that use it no longer get your visits.';
export const endNow = 'End the address';
export const ending = 'Ending the address…';
export const keep = 'Keep it';
export const ended = 'The address has ended.';
