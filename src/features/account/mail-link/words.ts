export const confirmEmailAddress = 'Confirm your email address';
export const reachNobodySignsUp = 'So that we reach you, and nobody signs up in your name.';
export const onePressAccountReady = 'One press, and your account is ready.';
export const confirmMyEmailAddress = 'Confirm my email address';
export const confirming = 'Confirming…';
export const signInLink = 'sign in';
export const ifConfirmedAddressBefore =
  'If you have confirmed your address before, just {signIn}. If not, we send you a new link.';
export const signIn = 'Sign In';
export const chooseNewPassword = 'Choose a new password';
export const askedWayBackInto = 'You asked us for a way back into your account.';
export const onePressThenChoose = 'One press, then you choose your new password.';
export const goMyNewPassword = 'Go on to my new password';
export const checkingLink = 'Checking the link…';
export const askNewLink = 'Ask for a new link';
export const confirmNewAddress = 'Confirm your new address';
export const fromThenSign = 'From then on you sign in with it.';
export const onePressNewAddress = 'One press, and your new address is the one of your account.';
export const confirmMyNewAddress = 'Confirm my new address';
export const untilLinkWorksOld =
  'Until a link works, your old address stays. Ask for a new link on your account page.';
export const goMyAccount = 'Go to my account';
export const linkNotComplete = 'This link is not complete';
export const partLinkMissing = 'Part of the link is missing';
export const openFromEmailAgain = 'Open it from the email again, or copy all of it into the address bar.';
export const forgottenPassword = 'Forgotten password?';
export const linkNotWorkAny = 'This link does not work any more';
