export const chooseA = 'Choose a {name}.';
export const needsLeastCharacters = 'The {name} needs at least {least} characters.';

export const leastCharactersFewWords =
  'At least {least} characters. A few words in a row are easy to remember.';

export const password = 'Password';
export const yourName = 'Your name';
export const onlyColleaguesRead =
  'Colleagues see it beside what you do. Families and caregivers see “our team”.';
export const enterName = 'Enter your name.';
export const shortenName = 'Shorten the name to 100 characters.';
export const email = 'Email';

export const anotherEmailWayIf =
  'If {email} has an account, we’ve sent another email. Only its newest link works.';
export const sending = 'Sending…';
export const sendEmailAgain = 'Send the email again';
export const canAskOneEmail = 'Wait a minute before you ask again.';

export const gmail = 'Gmail';
export const outlook = 'Outlook';
export const yahooMail = 'Yahoo Mail';
export const icloudMail = 'iCloud Mail';
export const protonMail = 'Proton Mail';

export const open = 'Open {name}';
export const newTab = '{link} (in a new tab)';
export const itsMailbox = 'its mailbox';
export const siteRunsOwnMachine = 'This site runs on your own machine. Find its emails in {link}.';

export const couldNotReadProfile = 'We couldn’t load your profile';
export const accountNotActive = 'This account is not active';
export const loadPageAgain = 'Reload this page to continue.';
export const tryAgain = 'Try again';
export const signOut = 'Sign out';
export const mayClosedCallIf = 'It may be closed. If you think that is a mistake, call us.';

export const sendNewLink = 'Send a new link';
export const checkInbox = 'Check your inbox';
export const ifWaitsConfirmedEmail = 'If {email} still needs to be confirmed, we’ve sent a new link.';

export const stopOurEmails = 'Stop our emails';
export const stopEmailsTellYou = 'Stop emails about your request or account.';
export const onesTellEachStep =
  'This stops all our emails with news, such as answers, questions and changed visits.';
export const whatAskStillComes =
  'You’ll still get what you ask for, such as a new password or link. You’ll also get what you must know to be safe.';
export const withoutEmailsFindEverything =
  'Families still find everything on their request page, caregivers when they sign in. Have an account? On {itsPage}, you can turn emails on again, or stop only those about new jobs.';
export const itsPage = 'your account page';
export const stopTheseEmails = 'Stop these emails';
export const pleaseWriteStop = 'Please {contact}. We’ll stop them for you.';
export const writeOrCall = 'write to us or call';
export const linkNotCompleteOpen = 'Part of the link is missing. Open it from the email again.';
export const oneMoment = 'One moment…';
export const doneSendNoMore =
  'Done. We’ll no longer email you news, such as answers, job offers or changed visits.';
export const emailsStopped = 'We’ve stopped our emails';
export const notWorkCheckConnection = 'That didn’t work. Check your connection and try again.';
