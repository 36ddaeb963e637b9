export const lookingInvitation = 'Checking your invitation…';
export const invitationCantUsedAny = 'This invitation no longer works';
export const goodSevenDaysOnce =
  'An invitation works once, for seven days. This one has expired, or was used, withdrawn or replaced. Ask the person who invited you for another.';
export const goToSignIn = 'Sign In';
export const signUpCaregiver = 'Sign up as a caregiver';
export const thisInvitationIsFor = 'This invitation is for {address}';
export const signOutGo = 'Sign out and continue';
export const signedSignOutUse =
  'You are signed in as {email}. Sign out to use the invitation with its address.';
export const signedWhenAcceptAccount =
  'You are signed in as {email}. If you accept, this account becomes an admin’s. It will see families, caregivers and documents, and can’t apply for jobs.';
export const accepting = 'Accepting…';
export const acceptInvitation = 'Accept the invitation';

export const openingPages = 'Loading your pages…';
export const invitedJoinStaffAdmin =
  'You are invited to join our team as an admin. Choose a password. Then confirm your address with the link we’ll email you.';
export const makeAccountCaregiverCosts =
  'Create a caregiver account. It is free, and you choose which jobs you apply for.';
export const signUp = 'Sign Up';
export const makingAccount = 'Creating your account…';
export const invitationAddress = 'The invitation is for this address.';
export const signInLink = 'Sign in';
export const accountAlready = 'Have an account already? {link}.';
export const accountToAccept = 'Have an account already? {link}, then accept.';
export const invitationNeedsConnectionOpen =
  'You need a connection to open an invitation. Try again when you are online.';

export const anotherEmailWayIf =
  'If {email} still needs to be confirmed, we’ve sent another email. Only its newest link works.';

export const open = 'Open {name}';
export const cantReachServiceCheck = 'We can’t reach the service. Check your connection and try again.';
export const sending = 'Sending…';

export const almostThere = 'Almost there';
export const confirmToFinish = 'Confirm your email address to finish signing up.';
export const checkInbox = 'Check your inbox';
export const oneStepLeft = 'If you’ve just signed up, there is one more step.';
export const sentEmailTo = 'We sent an email to {email}.';
export const openEmailMinute = 'Open the email from us. It can take a minute.';
export const followLinkPress = 'Open the link in it and press {confirm}.';
export const confirmMyEmailAddress = 'Confirm my email address';
export const signedInPagesOpen =
  'You’ll be signed in. If you open it on another device, you’ll choose your password again.';
export const newTab = '{link} (in a new tab)';
export const openInbox = 'Open your inbox';
export const siteRunsOwnMachine = 'This site runs on your own machine. Find its emails in {link}.';
export const itsMailbox = 'its mailbox';
export const haveConfirmedSignIn = 'Already confirmed? Sign In';
export const noEmail = 'No email?';
export const lookSpamFolder =
  'Look in your spam folder. If you mistyped the address, {signUpAgain}. If the address already has an account, sign in instead.';
export const signUpAgain = 'sign up again';
export const sendEmailAgain = 'Send the email again';
export const canAskOneEmail = 'Wait a minute before you ask again.';
