export const chooseA = 'Choose a {name}.';
export const needsLeastCharacters = 'The {name} needs at least {least} characters.';

export const leastCharactersFewWords =
  'At least {least} characters. A few words in a row are easy to remember.';

export const password = 'Password';
export const yourName = 'Your name';
export const onlyColleaguesRead =
  'Colleagues read it beside what you do. Families and caregivers read “our team”.';
export const enterName = 'Enter your name.';
export const shortenName = 'Shorten the name to 100 characters.';
export const email = 'Email';

export const anotherEmailWayIf =
  'Another email is on its way to {email}, if it has an account here that needs one. Only the link in the newest email works.';
export const sending = 'Sending…';
export const sendEmailAgain = 'Send the email again';
export const canAskOneEmail = 'You can ask for one email a minute, a few times in a row.';

export const gmail = 'Gmail';
export const outlook = 'Outlook';
export const yahooMail = 'Yahoo Mail';
export const icloudMail = 'iCloud Mail';
export const protonMail = 'Proton Mail';

export const open = 'Open {name}';
export const newTab = '{link} (in a new tab)';
export const itsMailbox = 'its mailbox';
export const siteRunsOwnMachine = 'This site runs on your own machine: its emails are in {link}.';

export const couldNotReadProfile = 'We could not read your profile';
export const accountNotActive = 'This account is not active';
export const loadPageAgain = 'Load this page again to go on.';
export const tryAgain = 'Try again';
export const signOut = 'Sign out';
export const mayClosedCallIf = 'It may have been closed. Call us if you think that is a mistake.';

export const sendNewLink = 'Send a new link';
export const checkInbox = 'Check your inbox';
export const ifWaitsConfirmedEmail =
  'If {email} waits to be confirmed, an email with a new link is on its way.';

export const stopOurEmails = 'Stop our emails';
export const stopEmailsTellYou = 'Stop the emails that tell you what happens with a request or an account.';
export const onesTellEachStep = 'The ones that tell you of each step, as it is taken.';
export const whatAskStillComes =
  'What you ask for yourself still comes, such as a new password or a new private link, and so does what you must know to be safe.';
export const withoutEmailsFindEverything =
  'Without emails you find everything where you find it now: with your private link, or once you are signed in. With an account you turn them on again on {itsPage}.';
export const itsPage = 'its page';
export const stopTheseEmails = 'Stop these emails';
export const pleaseWriteStop = 'Please {contact}, and we stop them for you.';
export const writeOrCall = 'write to us or call';
export const linkNotCompleteOpen = 'This link is not complete. Please open it from the email once more.';
export const oneMoment = 'One moment…';
export const doneSendNoMore = 'Done. We send you no more of these emails.';
export const notWorkCheckConnection = 'That did not work. Check your connection and try again.';
