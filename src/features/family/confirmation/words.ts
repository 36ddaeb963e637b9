export const caregiverPlacement = '{title} – Caregiver Placement';

export const callsWrites = 'will call or email you';
export const requestSent = 'Request sent';
export const dear = 'Dear {name},';
export const hello = 'Hello,';
export const youAskFor = '. You ask for {asked}';

export const requestReached = 'Your request has reached us.';
export const sending = 'Sending…';
export const theseChanges = 'these changes';
export const requestAllAnswers = 'this request and all its answers';
export const removeFromDeviceNot = 'Remove {what} from this device? Nothing has been sent yet.';

export const yourRequestForCare = 'Your request for care';
export const requestOfDevice = 'The request for care that was made on this device.';
export const requestSentIfLed = 'If this page opened after you pressed Send request, your request was sent.';
export const yourRequestIs = 'Your request {predicate}';
export const weHaveRequest = 'We have your request';
export const itReachedUs = 'It reached us on {day}{asked}.';
export const willHearBy = 'We’ll contact you by {day}.';
export const ifTooLate = 'If that’s too late, please call us.';
export const oneOfTeam = 'Someone from our team {hear}.';
export const alsoSentEmail = 'We’ve also sent you an email.';
export const yourReference = 'Your reference';
export const referenceChanged = 'Your reference has changed.';
export const formerBelongsAnother =
  'We showed you {former} before, but it belongs to another request. Please note the new one.';
export const sendNow = 'Send now';
export const changeAnswers = 'Change your answers';
export const removeRequest = 'Remove the request';
export const removeChanges = 'Remove the changes';
export const changesWait = 'Your changes are waiting to be sent';
export const changesNotReached = 'Your changes have not reached us';
export const nothingLostAnswers = 'All your answers are still on this device. Your reference stays the same.';
export const correctAnswers = 'Correct the answers';
export const lookAtChanges = 'Look at the changes';

export const whatHappensNext = 'What happens next';
export const personReadsAsks =
  'Someone from our team will read your request. We’ll ask you if something is unclear.';
export const describeCareSuitable =
  'We’ll describe the care to approved caregivers, without your name, address or contact details.';
export const lookWhoFitsTell = 'We’ll suggest caregivers. You decide before anyone is placed.';
export const onlyCaregiverLearns =
  'Only caregivers who come to you learn your name, address and contact details.';
export const haveQuestionReference = 'Questions? Call {phone}, {hours}, and tell us your reference.';
export const withKindRegards = 'With kind regards,';
export const yourPlacementTeam = 'Your placement team';
export const caregiverPlacementName = 'Caregiver Placement';

export const yourPrivateLink = 'Your private link';
export const keepThisLink = 'Keep this link.';
export const onlyWayBack = 'You need it to open your request on another device. We won’t show it again.';
export const inEmailToo = 'It’s also in our email.';
export const withItYouSee =
  'Use it to check, change or withdraw your request. {anyone}, so share it only with people you trust.';
export const anyoneWithLink = 'Anyone with this link can do the same';
export const worksAsSoon = 'It works as soon as your request has reached us.';
export const showLink = 'Show the link';
export const printIt = 'Print this page with the link';
export const printLetter = 'Print this page without the link';
export const otherRequests = 'Other requests from this device';

export const requestOnDevice = 'A request on this device {predicate}';
export const isItYours = 'Don’t want to leave it here? Remove it and call us: {phone}, {hours}.';
export const requestWaitedSent = 'The request that waited here has been sent';
export const haveQuestionName = 'Questions? Call {phone}, {hours}. We’ll find your request by your name.';
export const noRequestHere = 'No request here';
export const noRequestOnDevice = 'This device has no request';
export const ifSentFromAnother =
  'This page shows a request only on the device that sent it. Sent yours from another phone or computer? Open the private link in our email.';
export const findMyRequest = 'Follow your request';
export const whereYourLinkIs = 'This browser keeps nothing';
export const linkIsInEmail =
  'Your private link is in our email, and on the page you saw after sending. Open it to see your request.';
export const requestCareNow = 'Request care';
export const orCall = 'Or call {phone}, {hours}.';
export const pageNotLoaded = 'This page didn’t load completely';
export const requestSafeLoad = 'Your request is safe. Reload the page when you have a connection.';
