export const sendMeLink = 'Send me a link';
export const signInLink = 'Sign in';
export const rememberedIt = 'Remembered it? {link}.';
export const checkInbox = 'Check your inbox';
export const ifThereAccountEmail =
  'If there is an account for {email}, an email with a link is on its way. It can take a minute. The link works once, for one hour.';
export const noEmailLookSpam =
  'No email? Look in the spam folder, and check the address for typing mistakes.';
export const useAnotherAddress = 'Use another address';

export const oneMoment = 'One moment…';
export const openLinkEmail = 'Open the link in our email';
export const chooseNewPasswordLink =
  'You choose a new password with a link that we send you by email. It works once, for one hour: if yours no longer works, ask for a new one.';
export const askNewLink = 'Ask for a new link';
export const changeOldPassword = 'Change it with your old password';
export const signIn = 'Sign In';
export const whereverElseSignedWill = 'For {email}. Wherever else you are signed in, you will be signed out.';
export const addressConfirmedSignedUp =
  'Your address is confirmed. You signed up on another device, so choose your password here once more, the same or a new one. It makes sure that nobody else’s is left.';
export const newPassword = 'New password';
export const savingPassword = 'Saving your password…';
export const saveNewPassword = 'Save new password';
