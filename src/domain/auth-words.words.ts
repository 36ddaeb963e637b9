export const thereAccountEmailAddress = 'This email address already has an account. Sign in instead.';
export const notPasswordCheckThen = 'This is not your password. Check it, then try again.';
export const newPassword = {
  weak_password: 'This password is too easy to guess. Choose another one.',
  password_too_long: 'Use 72 characters or fewer. Accents and symbols count as more.',
  same_password: 'You already have this password. Choose another one, or sign in with it.',
} as const;
export const invitationCantUsedAnother =
  'This invitation is for another address, was used, or has expired. Ask the person who invited you for a new one.';
export const familyCountsCallEnd =
  'You are placed with a family. Call us to end that placement first, then accept.';
export const sentEmailAddressMoment =
  'We’ve just emailed this address. Look in its inbox and spam folder. If it isn’t there, wait a minute and sign up again.';
export const newAccountsCantMade = 'You can’t create an account now. Please try again another day.';
export const emailSentLessThan =
  'We’ve just sent an email. Look in the inbox and spam folder. If it isn’t there, wait a minute and ask again.';
export const moreThanHourOld = 'It is more than an hour old, was used, or a newer email replaced it.';
export const linkNotCompleteOpen =
  'Part of the link is missing. Open it from the email again, or copy all of it.';
export const timeRunOutAsk = 'This took too long. Ask for a new link, and choose your password again.';
export const emailAddressNotConfirmed =
  'Your email address is not confirmed yet. Open the link in our first email, then sign in.';
export const emailAddressPasswordNot =
  'The email address or the password is not right. Check both, then try again.';
export const authenticationFailedCurrentDomain =
  'Authentication failed. Current domain ({host}) may not be authorized. Please add this domain to the auth console authorized domains.';
