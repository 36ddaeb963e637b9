export const enterPassword = 'Enter your password.';

export const loadPageAgainEmail = 'Load this page again to have the email sent once more.';
export const openingPages = 'Opening your pages…';
export const caregiversOwnStaff = 'For caregivers and for our own staff.';
export const signGoComeBack = 'Sign in to go on. You come back to where you were; what you typed is kept.';
export const signIn = 'Sign In';
export const signingIn = 'Signing in…';
export const forgottenPassword = 'Forgotten password?';
export const signUpCaregiver = 'Sign up as a caregiver';
export const withoutAccount = 'without an account';
export const noAccountYetFamilies = 'No account yet? {signUp}. Families request care {withoutAccount}.';
