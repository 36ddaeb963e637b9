export const couldNotReadProfile = 'We couldn’t load your profile';
export const tryAgain = 'Try again';
export const youAreSignedIn = 'You are signed in as {email}.';

export const pageNeedsConnection = 'We can’t reach the service';
export const screenCouldNotShown = 'We couldn’t show this page';
export const loadPageAgain = 'Reload the page';
export const opensItselfOnceThere = 'Check your connection. This page will open when we can reach it.';
export const thereMayNewerVersion = 'There may be a newer version.';
export const whatTypedKept = 'We’ve kept what you typed.';

export const caregiverPlacement = '{title} – Caregiver Placement';

export const listKeysCouldNot =
  'We couldn’t load the keyboard shortcuts. Check your connection, then try again.';

export const searchCouldNotLoaded = 'We couldn’t load the search. Check your connection, then try again.';
