export const removed = 'Removed';
export const personalDataErased = 'Personal data erased';
export const signedIn = 'Signed in';
export const more = '{count} more';
export const changed = 'Changed: {list}';
export const theSystem = 'The system';
export const somebodyWhoseAccountGone = 'Somebody whose account is gone';
