export const confirmEmailAddress = 'Confirm your email address';
export const reachNobodySignsUp = 'We check that we can reach you, and that nobody else uses your address.';
export const onePressAccountReady = 'Press the button. Then your account is ready.';
export const confirmMyEmailAddress = 'Confirm my email address';
export const confirming = 'Confirming…';
export const signInLink = 'sign in';
export const ifConfirmedAddressBefore =
  'If you’ve confirmed your address before, {signIn}. If not, we’ll send you a new link.';
export const signIn = 'Sign In';
export const chooseNewPassword = 'Choose a new password';
export const askedWayBackInto = 'You asked for a new password.';
export const onePressThenChoose = 'Press the button. Then choose your new password.';
export const goMyNewPassword = 'Choose my new password';
export const checkingLink = 'Checking the link…';
export const askNewLink = 'Ask for a new link';
export const confirmNewAddress = 'Confirm your new address';
export const fromThenSign = 'You’ll sign in with it from now on.';
export const onePressNewAddress = 'Press the button to change your account’s address.';
export const confirmMyNewAddress = 'Confirm my new address';
export const untilLinkWorksOld =
  'Until then, your old address stays. Ask for a new link on your account page.';
export const goMyAccount = 'Go to my account';
export const linkNotComplete = 'This link doesn’t work';
export const partLinkMissing = 'Part of the link is missing';
export const openFromEmailAgain = 'Open it from the email again, or copy all of it into the address bar.';
export const forgottenPassword = 'Forgotten password?';
export const linkNotWorkAny = 'This link no longer works';
