export const noNameYet = 'No name yet';
export const deactivated = 'Deactivated';

export const recordChanged = 'Someone has changed this. You now see the latest version.';

export const theCaregiver = 'the caregiver';
export const whose = '{name}’s {thing}';

export const loadingThe = 'Loading the {noun}…';
export const all = 'All {count} {noun}';
export const contact = 'Contact:';
export const byCaregiver = 'caregiver {caregiver}';
export const whatToKnowAbout = '{client}: notes for the caregiver';
