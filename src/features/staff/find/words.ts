export const deactivated = 'Deactivated';
export const caregiver = 'Caregiver';
export const noNameYet = 'No name yet';
export const request = 'Request';
export const job = 'Job';
export const user = 'User';
export const screen = 'Screen';
export const admin = 'Admin';

/** What people also call a screen, by its route, in small letters. */
export const otherNames: Readonly<Record<string, string>> = {
  adminDashboard: 'today tasks messages',
  adminEmails: 'messages mail',
  adminReports: 'figures statistics',
  adminRequestNew: 'call',
  adminUsers: 'settings staff invitations',
  adminVisits: 'week calendar',
};

export const search = 'Search';
export const searching = 'Searching…';
export const nothingFound = 'Nothing found for “{words}”.';
export const foundCount = '{count} found';
export const searchLabel = 'Name, reference, job, town, phone or email';
export const searchHint =
  'Enter at least two letters, or four digits of a caregiver’s phone number. Enter a family’s number or email in full. You can also enter the name of a screen.';
export const tryAgain = 'Try again';
export const checkSpellingTryPart = 'Check the spelling, or try a part of the name or the reference.';
export const found = 'Found';
export const onlyFirstShownOne = 'Only the first {most} {kinds} are shown. Add a word to find fewer.';
