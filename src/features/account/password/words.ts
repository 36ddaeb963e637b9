export const sendMeLink = 'Send me a link';
export const firstPassword = 'First, open the link we’ll email you. Then choose your password.';
export const signInLink = 'Sign in';
export const rememberedIt = 'Remembered it? {link}.';
export const checkInbox = 'Check your inbox';
export const ifThereAccountEmail =
  'If {email} has an account, we’ve sent a link. It can take a minute. The link works once, for one hour.';
export const noEmailLookSpam = 'No email? Look in your spam folder, and check the address.';
export const useAnotherAddress = 'Use another address';

export const oneMoment = 'One moment…';
export const openLinkEmail = 'Open the link in our email';
export const chooseNewPasswordLink = 'It works once, for one hour. If it no longer works, ask for a new one.';
export const askNewLink = 'Ask for a new link';
export const changeOldPassword = 'Change it with your old password';
export const signIn = 'Sign In';
export const whereverElseSignedWill = 'For {email}. We’ll sign you out on other devices.';
export const addressConfirmedSignedUp =
  'Your address is confirmed. You signed up on another device, so please choose your password again. It can be the same one.';
export const newPassword = 'New password';
export const savingPassword = 'Saving your password…';
export const saveNewPassword = 'Save new password';
