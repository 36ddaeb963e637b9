export const keepUpToDate = 'Put my visits in my calendar';
export const notLoaded = 'This needs a connection. Please try again when you’re online.';
export const toMakeOrEnd = 'to make or end the link';
export const lookingUp = 'Loading your link…';

export const howItWorks =
  'We’ll make a private link for the calendar on your phone. Add it once. Your visits then show there and stay up to date.';
export const whatItShows =
  'Anyone with the link sees the days, times and towns of your visits. So does Google, if you add it to Google Calendar. The link shows no names, no streets, no phone numbers and nothing about the care.';
export const makeAddress = 'Make my link';
export const making = 'Making the link…';

export const addressReady = 'Your link is ready';
export const shownOnce = 'Add it now. We won’t show it again.';
export const copyAddress = 'Copy';
export const copied = 'The link is copied.';
export const notCopied = 'Your browser didn’t allow copying. Please select the link and copy it.';
export const openInApp = 'Add it to my calendar';
export const addToGoogle = 'Add to Google Calendar';
export const ifNothingOpens =
  'If nothing opens, copy the link. In your calendar’s settings, add a calendar “from URL”, and paste it. Google Calendar may only take it on a computer. Your visits then also show on your phone.';
export const howOften =
  'Some calendar apps look for changes only once a day. What you see here is always up to date.';

export const hasSince = 'You have had a link since {day}. We can’t show it again.';
export const ifLost = 'If you lost it, or if someone else has it, replace it. The old link stops at once.';
export const endsByItself = 'It ends when you change your password or sign out everywhere.';
export const replace = 'Replace it';
export const end = 'End it';
export const done = 'Done';

export const replaceQuestion = 'Replace your link?';
export const replaceMeans = 'The old link stops at once. Calendars that use it need the new one.';
export const replaceNow = 'Replace the link';
export const endQuestion = 'End your link?';
export const endMeans = 'It stops at once. Calendars that use it no longer get your visits.';
export const endNow = 'End the link';
export const ending = 'Ending the link…';
export const keep = 'Keep it';
export const ended = 'The link has ended.';
