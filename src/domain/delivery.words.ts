export const waitingToBeSent = 'Waiting to be sent';
export const isWaiting = 'is waiting to be sent';
export const needsCorrection = 'Needs a correction';
export const needsACorrection = 'needs a correction';
export const received = 'Received';
export const hasReachedUs = 'has reached us';
export const notReachedYetKept =
  'It has not reached us yet. It is saved on this device and will be sent as soon as there is a connection. Until then, please keep using this device and this browser, and don’t clear its data.';
export const willSentSoonThere =
  'It will be sent as soon as there is a connection. You don’t need to fill it in again.';
export const requestSentFirstWhat =
  'We have your request as you sent it first. What you changed since is kept on this device, and will be sent as soon as there is a connection.';
export const sendsItself = 'It goes off by itself: you can close this page.';
export const browserSendsOnlyWhile =
  'This browser sends only while one of our pages is open: open this page again when you have a connection.';
export const sharedDeviceRequestWaits =
  'This is a shared device. Your request waits on it with all its answers until it has reached us, and is removed from it then. It is sent as soon as there is a connection. Write down the reference and copy or print the private link before you leave or reload this page: they can’t be shown here again. If you would rather not leave the request here, remove it now and call us.';
export const sharedDeviceNothingRequest =
  'This is a shared device: nothing of your request stays on it. Write down the reference and copy or print the private link before you leave this page. It can’t be shown here again.';
export const filledHereSharedDevice =
  'It was filled in here with “This is a shared device” ticked, so neither what it says nor its reference is shown any more. It is sent as soon as there is a connection, in some browsers only while this page is open, and is removed from this device then.';
export const reachedNothingLeftDevice = 'It has reached us, and nothing of it is left on this device.';
export const stillCantReachService =
  'We still can’t reach the service. Your request is saved here, and we’ll keep trying.';
export const couldNotTakeNothing =
  'We could not take it as it is. Nothing is lost: your answers are still on this device. Put right what is wrong, and send it again.';
