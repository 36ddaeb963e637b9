export const enterSetupCode = 'Enter the setup code.';

export const signedCodeAccountBecomes =
  'You are signed in as {email}. The code makes this account an admin account.';
export const setupCode = 'Setup code';
export const npmStartPrintedTerminal =
  'npm start printed it in the terminal. On a hosted project, ask the person who set it up.';
export const checkingCode = 'Checking the code…';
export const finishSetUp = 'Finish set-up';
export const useAnotherAccount = 'Use another account';

export const account = 'Account';
export const email = 'Email';
export const checkingWhetherSetUp = 'Checking if set-up is open…';
export const setUp = 'Set-up';
export const setUpDone = 'Set-up is done';
export const goDashboard = 'Go to your dashboard';
export const signIn = 'Sign In';
export const serviceAdminOperatorNot =
  'This service already has an admin, or isn’t waiting for one. There is nothing to do here.';
export const makeAccountWillRun =
  'Create the account that will run this service. Confirm its address with our email. Then enter the setup code.';
export const signUp = 'Sign Up';
export const makingAccount = 'Creating your account…';
export const signInWithIt = 'Sign in with it';
export const confirmedAccountAlready = 'Have a confirmed account already? {link}.';
export const checkInbox = 'Check your inbox';
export const sentEmailOpenLink =
  'We sent an email to {email}. Open the link in it and press the button. You’ll come back here for the last step.';
