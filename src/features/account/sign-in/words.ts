export const enterPassword = 'Enter your password.';

export const loadPageAgainEmail = 'Reload this page to send the email again.';
export const signedOutEverywhere = 'You’re signed out on every device.';
export const openingPages = 'Loading your pages…';
export const caregiversOwnStaff = 'For caregivers and for our team.';
export const signInToOpen =
  'Sign in to open “{page}”. If you typed anything there on this device, we’ve kept it.';
export const signIn = 'Sign In';
export const signingIn = 'Signing in…';
export const forgottenPassword = 'Forgotten password?';
export const signUpCaregiver = 'Sign up as a caregiver';
export const withoutAccount = 'without an account';
export const askedForCare = 'Did you ask for care? {seeRequest}.';
export const seeYourRequest = 'Follow your request';
export const noAccountYetFamilies = 'No account yet? {signUp}. Families request care {withoutAccount}.';
