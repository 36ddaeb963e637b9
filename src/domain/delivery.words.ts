export const waitingToBeSent = 'Waiting to be sent';
export const isWaiting = 'is waiting to be sent';
export const needsCorrection = 'Needs a correction';
export const needsACorrection = 'needs a correction';
export const received = 'Received';
export const hasReachedUs = 'has reached us';
export const notReachedYetKept =
  'It is saved on this device and will send when you’re online. Until then, please keep using this device and this browser, and don’t clear its data.';
export const willSentSoonThere = 'It will send when you’re online. You don’t need to fill it in again.';
export const requestSentFirstWhat =
  'We have your first request. Your changes are saved on this device and will send when you’re online.';
export const sendsItself = 'It will send automatically. You can close this page.';
export const browserSendsOnlyWhile =
  'This browser sends only while one of our pages is open. Open this page again when you’re online.';
export const sharedDeviceRequestWaits =
  'This is a shared device. Your request waits on it until you’re online, then it is sent and removed. Before you leave or reload this page, write down the reference and copy the private link. We can’t show them again. Don’t want to leave the request here? Remove it now and call us.';
export const sharedDeviceNothingRequest =
  'This is a shared device, so it keeps nothing of your request. Before you leave this page, write down the reference and copy the private link. We can’t show them again.';
export const filledHereSharedDevice =
  'This is a shared device, so we don’t show what it says or its reference. It will send when you’re online and this page is open. Then we’ll remove it from this device.';
export const reachedNothingLeftDevice = 'We have the request. This device keeps nothing of it.';
export const stillCantReachService =
  'We still can’t reach the service. Your request is saved here, and we’ll keep trying.';
export const couldNotTakeNothing =
  'We couldn’t accept your request yet. Your answers are still on this device. Correct what is wrong, then send it again.';
