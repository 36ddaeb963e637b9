export const findNoRequestReference = 'We can’t find that request';
export const compareBothWhatWrote =
  'Check the reference and the private code, letter by letter. Or open your whole private link.';
export const linkNotComplete = 'This link doesn’t work';
export const partLostWayOpen =
  'Part of it is missing. Open it again from where you got it, or enter the private code.';
export const deviceNotKnowRequest = 'This device doesn’t know your request yet';
export const openPrivateLinkWere =
  'Open the private link that you saved, or the one in our first email. If you can’t find it, we’ll email you a new one. The private code below is the end of that link.';
export const linkEnded = 'This link has ended';
export const linkEndedAskNew =
  'It came with an email more than two weeks ago, or someone ended it. Your request is safe. Ask for a new link, or open your private link.';
export const statusNeedsConnection = 'We can’t show your request now';
export const cantReachServiceFrom = 'Check your connection, then try again.';
export const triedManyTimesJust = 'Too many tries';
export const keepStrangersFromGuessing = 'Wait a few minutes, then try again.';
export const cantLookUpRight = 'We can’t look it up right now';
export const faultSideNothingHappens = 'The fault is ours, and your request is safe. Try again in a moment.';
export const enterReference = 'Enter the reference';
export const reference9LettersDigits = 'A reference has 9 letters and digits. This one has {count}';
export const referenceHasNo = 'A reference has no 0, 1, I, L or O. Check each letter';
export const thereSlipReferenceCheck = 'There is a mistake in the reference. Check each letter';
export const enterPrivateCode = 'Enter the private code';
export const privateCodeOnlyDigits =
  'The private code has only digits and the letters a to f. Check each one';
export const privateCodeCharactersOne = 'The private code has {most} characters. This one has {count}';
export const linkCode = 'Link and code';
export const reference = 'Reference';
export const privateCode = 'Private code';
export const privateLink = 'Private link';
export const deviceKeepsKeyRequest = 'This device keeps your private code. Do others use it too?';
export const forgetDevice = 'Forget it on this device';
export const forgetRequestDevice = 'Forget this request on this device?';
export const forgetHere = 'Forget it here';
export const forgetting = 'Forgetting…';
export const deviceNoLongerKnows = 'This device no longer knows your request.';
export const requestStaysSeeAgain =
  'We keep your request as it is. To see it again, you need the private link or the private code. Save one of them somewhere else first.';
export const newPrivateLink = 'A new private link';
export const sendNewOneEmail = 'We’ll send one to the email address that you gave us.';
export const noEmailCall = 'If we don’t have your email address, call us: {link}';
export const checkEmail = 'Check your email';
export const useAnotherAddress = 'Use another address';
export const ifReferenceEmailAddress =
  'If this reference and this email address belong together, a new link is on its way.';
export const referenceRequest = 'Reference of your request';
export const referenceInFirstEmail = 'It is in our first email.';
export const emailAddress = 'Your email address';
export const sending = 'Sending…';
export const sendMeNewLink = 'Send me a new link';
export const oneMoment = 'One moment…';
export const lostLink = 'Lost your link?';
export const newLinkNeedsConnection = 'A new link needs a connection. You can also call us: {link}';
export const followRequest = 'Follow your request';
export const lookingUpRequest = 'Loading your request…';
export const tryAgain = 'Try again';
export const whatDeviceKnows = 'What this device has saved';
export const sent = 'Sent';
export const state = 'Status';
export const onThisDevice = 'On this device';
export const showRequest = 'Show request {reference}';
export const show = 'Show';
export const checkYourRequest =
  'Check your request, answer our questions, change or withdraw it. Your private link opens it directly. Without the link you need the reference and the private code.';
export const exampleReference = 'K7Q-M4R-T9N';
export const nineLettersDigitsSuch = 'Nine letters and digits, such as {example}.';
export const privateCodeHint =
  'The 32 letters and digits at the end of your private link, after the dot. You can also paste the whole link.';
export const showMyRequest = 'Show my request';
export const requestCare = 'Request care';
export const notSentYet = 'Not sent a request yet? {requestCare}.';
export const whatTypedStaysHere = 'What you typed stays here.';
export const requestState = 'Your request {predicate}';
export const couldNotTaken = 'We couldn’t accept it as it is';
export const seeWhatWrong = 'See what is wrong';
export const stillDevice = 'It is still on this device';
export const lookingWhetherArrived = 'Checking if it has arrived…';
export const hasItArrived = 'Has it arrived?';
export const finished = 'Finished';
export const thankChangedAnswers = 'Thank you. We have your changed answers.';
export const careForName = 'Care for {name}';
export const seenLast = '{reference} · {state}';
