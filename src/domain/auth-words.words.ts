export const thereAccountEmailAddress =
  'There is an account with this email address already. Sign in instead.';
export const notPasswordCheckThen = 'This is not your password. Check it, then try again.';
export const newPassword = {
  weak_password: 'This password is too easy to guess. Choose another one.',
  password_too_long:
    'This password is too long: at most 72 letters, and accents and other signs count for more.',
  same_password: 'This is the password that you have already. Choose another one, or sign in with it.',
} as const;
export const invitationCantUsedAnother =
  'This invitation can’t be used: it is for another address, was used, or is too old. Ask the person who invited you for a new one.';
export const familyCountsCallEnd =
  'A family counts on you. Call us to end that placement first, then accept.';
export const sentEmailAddressMoment =
  'We sent an email to this address a moment ago. Look in its inbox, and in the spam folder; if it isn’t there, wait a minute and sign up again.';
export const newAccountsCantMade = 'New accounts can’t be made at the moment. Please try again another day.';
export const emailSentLessThan =
  'An email was sent less than a minute ago. Look in the inbox, and in the spam folder; if it isn’t there, wait a minute and ask again.';
export const moreThanHourOld =
  'It is more than an hour old, was used already, or a newer email took its place.';
export const linkNotCompleteOpen =
  'This link is not complete. Open it from the email again, or copy all of it.';
export const timeRunOutAsk =
  'The time for this has run out. Ask for a new link, and choose your password again.';
export const emailAddressNotConfirmed =
  'Your email address is not confirmed yet. Open the link in the email that we sent when you signed up, then sign in.';
export const emailAddressPasswordNot =
  'The email address or the password is not right. Check both, then try again.';
export const authenticationFailedCurrentDomain =
  'Authentication failed. Current domain ({host}) may not be authorized. Please add this domain to the auth console authorized domains.';
