export const couldNotReadProfile = 'We could not read your profile';
export const tryAgain = 'Try again';
export const youAreSignedIn = 'You are signed in as {email}.';

export const pageNeedsConnection = 'This page needs a connection';
export const screenCouldNotShown = 'This screen could not be shown';
export const loadPageAgain = 'Load the page again';
export const opensItselfOnceThere = 'It opens by itself once there is one.';
export const thereMayNewerVersion = 'There may be a newer version.';
export const whatTypedKept = 'What you typed is kept.';

export const caregiverPlacement = '{title} – Caregiver Placement';

export const listKeysCouldNot =
  'The list of keys could not be loaded. Check your connection, then try again.';

export const searchCouldNotLoaded = 'The search could not be loaded. Check your connection, then try again.';
