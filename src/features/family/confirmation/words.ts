export const caregiverPlacement = '{title} – Caregiver Placement';

export const browserNotAllowCopying = 'Your browser does not allow copying. Please write it down.';
export const copied = 'Copied';
export const requestCare = 'Our request for care';

export const callsWrites = 'calls or writes to you';
export const requestSent = 'Request sent';
export const dear = 'Dear {name},';
export const hello = 'Hello,';
export const youAskFor = '. You ask for {asked}';

export const requestReached = 'Your request has reached us.';
export const sending = 'Sending…';
export const theseChanges = 'these changes';
export const requestAllAnswers = 'this request and all its answers';
export const removeFromDeviceNot = 'Remove {what} from this device? That has not been sent.';

export const yourRequestForCare = 'Your request for care';
export const whereRequestStands = 'The request for care that was made on this device.';
export const requestSentIfLed =
  'Your request was sent if you were led to this page after pressing Send request.';
export const yourRequestIs = 'Your request {predicate}';
export const weHaveRequest = 'We have your request';
export const itReachedUs = 'It reached us on {day}{asked}.';
export const willHearBy = 'You will hear from us by {day}.';
export const oneOfTeam = 'One of our placement team {hear}.';
export const alsoSentEmail = 'We have also sent you an email with your private link.';
export const yourReference = 'Your reference';
export const referenceChanged = 'Your reference has changed.';
export const formerBelongsAnother =
  'The one that we showed you before, {former}, belongs to another request. Please note the new one.';
export const sendNow = 'Send now';
export const changeAnswers = 'Change the answers';
export const removeRequest = 'Remove the request';
export const removeChanges = 'Remove the changes';
export const changesWait = 'Your changes wait to be sent';
export const changesNotReached = 'Your changes have not reached us';
export const nothingLostAnswers =
  'Nothing is lost: all your answers are still on this device, and your reference stays the same.';
export const correctAnswers = 'Correct the answers';
export const lookAtChanges = 'Look at the changes';

export const whatHappensNext = 'What happens next';
export const personReadsAsks =
  'A person at the service centre reads your request, and asks you if something is unclear.';
export const describeCareSuitable =
  'We describe the care to suitable caregivers, without your name, address or contact details.';
export const lookWhoFitsTell = 'We look at who fits best and tell you who it could be.';
export const onlyCaregiverLearns =
  'Only the caregiver who comes learns the names, the address and how to reach you.';
export const haveQuestionReference =
  'Do you have a question? Call {phone}, {hours}, and tell us your reference.';
export const withKindRegards = 'With kind regards,';
export const yourPlacementTeam = 'Your placement team';
export const caregiverPlacementName = 'Caregiver Placement';

export const yourPrivateLink = 'Your private link';
export const keepThisLink = 'Keep this link.';
export const onlyWayBack =
  'It is the only way back to your request from another device, and shown only here.';
export const inEmailToo = 'It is in the email that we sent you, too.';
export const withItYouSee =
  'Use it to check, change or withdraw your request, and to answer our questions. {anyone}: give it only to people you trust.';
export const anyoneWithLink = 'Anyone with this link can do the same';
export const worksAsSoon = 'It works as soon as your request has reached us.';
export const copyLink = 'Copy the link';
export const shareIt = 'Share it';
export const printIt = 'Print it';
export const thisLetter = 'This letter';
export const linkNotPrinted = 'Your private link is not printed with it.';
export const printLetter = 'Print the letter';
export const copyReference = 'Copy the reference';
export const otherRequests = 'Other requests from this device';

export const requestOnDevice = 'A request on this device {predicate}';
export const isItYours =
  'Is it yours, and would you rather not leave it here? Remove it, and call us at {phone}, {hours}.';
export const requestWaitedSent = 'The request that waited here has been sent';
export const haveQuestionName =
  'Do you have a question? Call {phone}, {hours}: we find your request by your name.';
export const noRequestSent = 'No request sent';
export const noRequestFromDevice = 'No request was sent from this device';
export const ifSentFromAnother =
  'If you sent one from another phone or computer, you find its reference there. If you did not, you can request care now. It takes a few minutes.';
export const whereYourLinkIs = 'This browser keeps nothing';
export const linkIsInEmail =
  'Your private link is in the email that we sent you, and on the page that you saw after sending. Open it to see where your request is.';
export const requestCareNow = 'Request care';
export const orCall = 'Or call {phone}, {hours}.';
export const pageNotLoaded = 'This page did not load in full';
export const requestSafeLoad = 'Your request is safe. Load the page again when you have a connection.';
