export const enterSetupCode = 'Enter the setup code.';

export const signedCodeAccountBecomes =
  'You are signed in as {email}. With the code this account becomes the admin.';
export const setupCode = 'Setup code';
export const npmStartPrintedTerminal =
  'npm start printed it in the terminal. On a hosted project, whoever set it up has it.';
export const checkingCode = 'Checking the code…';
export const finishSetUp = 'Finish set-up';
export const useAnotherAccount = 'Use another account';

export const account = 'Account';
export const email = 'Email';
export const checkingWhetherSetUp = 'Checking whether set-up is open…';
export const setUp = 'Set-up';
export const setUpDone = 'Set-up is done';
export const goDashboard = 'Go to your dashboard';
export const signIn = 'Sign In';
export const serviceAdminOperatorNot =
  'This service has its admin, or its operator has not asked for one. There is nothing left to do here.';
export const makeAccountWillRun =
  'Make the account that will run this service. We send an email to confirm the address; then you enter the setup code.';
export const signUp = 'Sign Up';
export const makingAccount = 'Making your account…';
export const signInWithIt = 'Sign in with it';
export const confirmedAccountAlready = 'Have a confirmed account already? {link}.';
export const checkInbox = 'Check your inbox';
export const sentEmailOpenLink =
  'We sent an email to {email}. Open the link in it and press the button there: you come back here for the last step.';
