export const writeAnswerFirst = 'Write an answer first.';
export const tickBoxSayAgree = 'Tick the box to say that you agree.';
export const someAnswersNeedAnother = 'Some answers need another look.';
export const somethingAnswersCouldNot =
  'Something in the answers could not be read. Start again, or call us.';
export const triedManyTimesJust = 'That was tried many times just now. Wait five minutes, then try again.';
export const giveReasonPersonWill = 'Give a reason. The person will read it.';
export const requestCouldNotStored = 'This request could not be stored under its reference. Send it again.';
export const begunReadRequestAnswers =
  'We have begun to read this request, so its answers stay as they are. What you changed is still on this device, and has not reached us: please call us about it.';
export const requestMovedReloadPage = 'This request has moved on. Reload the page to see where it stands.';
export const setUpDoneThere = 'Set-up is done: there is an admin already.';
export const whileSinceSignedEnter =
  'It is a while since you signed in. Enter your password, then try again.';
export const theseAnswersTooLong = 'These answers are too long to send. Shorten the notes.';
export const textTooLong = 'The text is too long.';
export const requestChangedTwentyTimes =
  'This request has been changed twenty times. Please call us about it.';
export const triedManyTimesJustNow =
  'That was tried many times just now. Wait a few minutes, then try again.';
export const accountClosedCallIf = 'This account is closed. Call us if you think that is a mistake.';
export const notSetupCodeCopy =
  'This is not the setup code. Copy it from the place where the server was started.';
export const cantReachServiceCheck = 'We can’t reach the service. Check your connection and try again.';
export const accountMayNot = 'Your account may not do this.';
export const somethingWentWrongSide = 'Something went wrong on our side. Try again in a moment.';
export const nothingTypedLost = '{slice}; nothing you typed is lost.';
