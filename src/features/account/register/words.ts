export const lookingInvitation = 'Looking at your invitation…';
export const invitationCantUsedAny = 'This invitation can’t be used any more';
export const goodSevenDaysOnce =
  'It is good for seven days, once, and this one was used, taken back or replaced by a newer one. Ask the person who invited you for another.';
export const goToSignIn = 'Sign In';
export const signUpCaregiver = 'Sign up as a caregiver';
export const thisInvitationIsFor = 'This invitation is for {address}';
export const signOutGo = 'Sign out and go on';
export const signedSignOutUse =
  'You are signed in as {email}. Sign out to use the invitation with its own address.';
export const signedWhenAcceptAccount =
  'You are signed in as {email}. When you accept, this account becomes an admin’s: it sees families, caregivers and their documents, and no longer applies for jobs.';
export const accepting = 'Accepting…';
export const acceptInvitation = 'Accept the invitation';

export const openingPages = 'Opening your pages…';
export const invitedJoinStaffAdmin =
  'You are invited to join the staff as an admin. Choose a password, then confirm your address by the email that we send you.';
export const makeAccountCaregiverCosts =
  'Make an account as a caregiver. It costs nothing, and you decide which jobs you apply for.';
export const signUp = 'Sign Up';
export const makingAccount = 'Making your account…';
export const invitationAddress = 'The invitation is for this address.';
export const signInLink = 'Sign in';
export const accountAlready = 'Have an account already? {link}.';
export const accountToAccept = 'Have an account already? {link} with it, and accept there.';
export const invitationNeedsConnectionOpen =
  'An invitation needs a connection. Open it again once you have one.';

export const anotherEmailWayIf =
  'Another email is on its way to {email}, if it waits to be confirmed. Only the link in the newest email works.';

export const open = 'Open {name}';
export const cantReachServiceCheck = 'We can’t reach the service. Check your connection and try again.';
export const sending = 'Sending…';

export const almostThere = 'Almost there';
export const confirmToFinish = 'Confirm your email address to finish signing up.';
export const checkInbox = 'Check your inbox';
export const oneStepLeft = 'If you have just signed up, one step is left: the link in our email.';
export const sentEmailTo = 'We sent an email to {email}.';
export const openEmailMinute = 'Open the email from us. It can take a minute.';
export const followLinkPress = 'Follow the link in it and press {confirm}.';
export const confirmMyEmailAddress = 'Confirm my email address';
export const signedInPagesOpen = 'You are signed in, and your pages open.';
export const newTab = '{link} (in a new tab)';
export const openInbox = 'Open your inbox';
export const siteRunsOwnMachine = 'This site runs on your own machine: its emails are in {link}.';
export const itsMailbox = 'its mailbox';
export const haveConfirmedSignIn = 'I have confirmed: Sign In';
export const noEmail = 'No email?';
export const lookSpamFolder =
  'Look in the spam folder. If the address has a typing mistake, {signUpAgain}. An address that has an account already gets no email: sign in with it instead.';
export const signUpAgain = 'sign up again';
export const sendEmailAgain = 'Send the email again';
export const canAskOneEmail = 'You can ask for one email a minute, a few times in a row.';
