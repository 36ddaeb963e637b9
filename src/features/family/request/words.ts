export const callers = {
  self: 'The caller',
  partner: 'The caller’s partner',
  parent: 'The caller’s parent',
  grandparent: 'The caller’s grandparent',
  child: 'The caller’s child',
  relative: 'Another relative of the caller',
  friend: 'A friend or neighbour of the caller',
  other: 'Someone the caller helps in their work, or someone else',
} as const;
export const callersFullName = 'The caller’s full name';
export const fullNamePersonWho = 'Full name of the person who needs care';
export const callersName = 'the caller’s name';
export const namePersonWhoNeeds = 'the name of the person who needs care';
export const fullNameCaller = 'Full name of the caller';
export const nameCaller = 'the name of the caller';
export const phoneOfCaller = 'Phone number of the caller';
export const onlyTeamAndFamily = 'For our team and the family. Caregivers don’t see it.';
export const enterPhoneOfCaller = 'Enter the phone number of the caller';
export const emailOfCaller = 'Email address of the caller';
export const receiptWithoutFamily = 'They get a receipt, without the family’s details.';
export const howCallerKnowThem = 'How does the caller know them?';
export const exampleWardsSocialWorker = 'For example: the ward’s social worker, or a cousin’s husband';
export const howCallerKnowsThem = 'how the caller knows them';
export const whoKnowsCallAgrees = 'Who has agreed to this request?';
export const exampleNoraHerselfHer = 'For example: Nora herself, or her son Tom. Say that we may ask them.';
export const chooseAllCallerNames = 'Choose all that the caller names.';
export const whichLanguagesShouldCaregiver = 'Which languages should the caregiver speak?';
export const askWhichLanguagePerson = 'Ask which language the person who needs care speaks best.';
export const whatElseCallerSay = 'What else does the caller say?';
export const nightNowThenHabits =
  'For example: a night now and then, habits, a pet, stairs, what matters most. The family reads this too.';
export const familyFlexibleAnyTime = 'Any time of day suits the family';
export const leaveUntickedSetTimes = 'Leave unticked if they need set times, or nights.';
export const guessFineSayAgree = 'A guess is fine. Say that we’ll agree the exact day with the family.';
export const hoursOfVisit =
  'In hours, like 1.5. If visits vary, enter the longest. Leave it empty if the caller is not sure.';
export const whatFamilyCouldPay =
  'What the family could pay. It helps us find someone who fits. Caregivers see this.';
export const houseStreetSayOnly =
  'House and street. Say that only our team and the caregivers who come see it.';
export const askWhoToCall = 'Ask who we should call: the caller, or someone else in the family.';
export const howContactFamily = 'How should we contact the family?';
export const aCall = 'A call';
export const anEmail = 'An email';
export const eitherFine = 'Either is fine';
export const chooseHowReachFamily = 'Choose how we reach the family';
export const phoneNumberCallBack = 'Phone number to call back';
export const askWhichNumberBest = 'Ask which number is best, and read it back.';
export const enterPhoneOrEmail = 'Enter a phone number or an email address, so that we can reach the family';
export const spellBackOneFamily = 'Spell it back. With one, the family gets a link to follow the request.';
export const whichLanguageTheyWant = 'Which language should we use?';
export const marksListRequests = 'Marks it in the list of requests.';
export const yes = 'Yes';
export const no = 'No';
export const onlyAdminsReadThese = 'Only our team reads these.';
export const readAgreementOutTick = 'Read the agreement out, and tick the box when the caller agrees';

export const requestNotSent = 'Your request has not been sent';
export const cantReachServiceBrowser =
  'We can’t connect, and this browser can’t save your request. Keep this page open and send again when you’re online.';
export const answersSavedDeviceCheck =
  'Your answers are saved on this device. Check the connection and press Send again.';
export const answersSavedDevice = 'Your answers are saved on this device.';

export const changedRequest = 'You have changed a request';
export const startedRequest = 'You have started a request';
export const answersStillDevice = 'Your answers from {moment} are saved on this device.';
export const theyNotSentYet = 'They have not been sent yet.';
export const nothingSentYet = 'Nothing has been sent yet.';
export const continueWhereStopped = 'Continue where you stopped';
export const startAgainQuestion = 'Start again?';
export const answersGaveFarWill = 'Your answers will be removed from this device.';
export const removeMyAnswers = 'Remove my answers';
export const startAgain = 'Start again';
export const keepThem = 'Keep them';

export const sendRequest = 'Send request';
export const sendAgain = 'Send again';
export const answersKeptDevice = 'Your answers are kept on this device.';
export const sendingRequest = 'Sending your request…';

export const whoCallingFamily = 'Who is calling for the family?';
export const whatShouldTeamKnow = 'What should the team know?';
export const readBackCaller = 'Read it back to the caller';
export const saveRequest = 'Save request';
export const saveAgain = 'Save again';
export const whatCallerSaidKept = 'What the caller said is kept on this device.';
export const savingRequest = 'Saving the request…';
export const requestNotFinished = 'A request is not finished';
export const whatCallerSaidUntil = 'What a caller said until {moment} is still on this device.';
export const notSavedYet = 'It has not been saved yet.';
export const continueIt = 'Continue it';
export const removeIt = 'Remove it';
export const removeWhatCallerSaid = 'Remove what this caller said?';
export const answersCallWillRemoved = 'The answers of this call will be removed from this device.';
export const requestNotSaved = 'The request has not been saved';
export const answersDeviceTakeCallers =
  'The answers are on this device. Take the caller’s number, check the connection and press Save again.';
export const answersDevice = 'The answers are on this device.';

export const alfaBravoCharlieDelta =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu';
export const asIn = '{sign} as in {word}';

export const beforeHangUpCaregiver = 'Before you hang up – Caregiver Placement';
export const beforeHangUp = 'Before you hang up';
export const requestSavedTellCaller = 'The request for {client} is saved. Tell the caller this.';
export const referenceWriteDown = 'The reference, to write down';
export const spelled = 'Spelled';
export const whatHappensNext = 'What happens next';
export const by = 'by {day}';
export const withinFewDays = 'within a few days';
export const readRequest = 'We’ll read the request and {callBack} {when}.';
export const thenLookCaregiversWho =
  'Then we’ll look for caregivers, and tell {name} who they are before anyone comes.';
export const quoteReference =
  'They can call us on {phone} with this reference. Nobody outside our team sees the address until someone is placed.';
export const emailWayLinkFollow =
  'An email is on its way to {contactEmail}, with a link to follow, change or withdraw the request.';
export const theyWantFollowOnline = 'They want to follow it online';
export const referenceCodeShownOnce =
  'At {host}{href}, with the reference and this code. We show it only once. Anyone who has it can read and change everything.';
export const privateCode = 'Private code';
export const openRequest = 'Open the request';
export const nextCall = 'Next call';
export const callAt = 'call {name} at {phone}';
export const callAtIn = 'call {name} at {phone} in {language}';
export const callOrWrite = 'call {name} at {phone} or email {email}';
export const callOrWriteIn = 'call {name} at {phone} or email {email}, in {language},';
export const writeToAt = 'email {name} at {email}';
export const writeToAtIn = 'email {name} at {email} in {language}';

export const askedAtTimes = '{asked}. Times: {times}';
export const hear = {
  call: 'will call you',
  email: 'will email you',
  either: 'will call or email you',
} as const;

export const yourRequest = 'Your request {predicate}';
export const yourReference = 'Your reference';
export const sendNow = 'Send now';

export const singleDays = 'Single days';
export const singleDaysUsualWeek = 'Single days of a usual week';
export const pressDayOrPart = 'Choose a day or a part of the day to fill the whole line.';

export const noPlaceNameTry = 'No town or area has that name. Try the nearest town.';
export const noPostcode = 'We don’t need a postcode. Type the town or area.';

export const iAgreeServiceCentre =
  'I agree that Caregiver Placement keeps these answers to find a caregiver. Only its team and the caregivers who come to us will see names, address and contact details.';
export const iReadOutCaller =
  'I have read this out, and the caller agrees: “We keep these answers to find a caregiver. Only our team and the caregivers who come to you will see names, address and contact details.”';

export const who = 'Who';
export const whoNeedsCare = 'Who needs care?';
export const check = 'Check';
export const checkAnswers = 'Check your answers';
export const helper = 'Helper';
export const aboutYou = 'About you';
export const care = 'Care';
export const whatKindCareNeeded = 'What kind of care is needed?';
export const when = 'When';
export const whenCareNeeded = 'When is care needed?';
export const start = 'Start';
export const startLengthBudget = 'Start, length and budget';
export const where = 'Where';
export const whereCareNeeded = 'Where is care needed?';
export const contact = 'Contact';
export const whoShouldContactHow = 'Who should we contact, and how?';
export const team = 'Team';

export const notAnswered = 'Not answered';

export const caregiverPlacement = '{title} – Caregiver Placement';
export const sharedDevice = 'This is a shared device';
export const libraryHospitalExampleNothing =
  'In a library or a hospital, for example. We won’t save your answers on this device. If you leave or reload, you’ll lose them. If you send your request offline, it waits on this device until you’re online.';
export const saveGoBack = 'Save and go back';
export const continueOn = 'Continue';
export const back = 'Back';

export const tookBackChangeNot = 'You stopped it before it was sent, to make a change.';
export const linkEndedHere =
  'The link on this device has ended, so you can’t change the request here. Open another private link, or call us.';

export const changingRequestSent = 'You are changing a request that you have sent';
export const keepsReferenceChangesReach =
  'It keeps its reference. Your changes reach us when you send it again.';

export const requestNotSentYet = 'This request has not been sent yet';
export const changesNotReached = 'Your changes have not reached us';
export const requestCouldNotTaken = 'We couldn’t accept this request yet';
export const changeWhatNeededThen = 'Make your changes, then send it again. It keeps its reference.';

export const dontNeedFillAgain = 'You don’t need to fill it in again. This form is for another request.';
export const request = 'Request {reference} {predicate}';
export const seeRequest = 'See the request';

export const earlierAnswersHere = 'Your earlier answers are filled in';
export const changeWhatDiffers = 'Check each step, and change what is different now.';
export const changingRequest = 'You are changing your request';
export const keepsReferenceChangesReachWhen =
  'It keeps its reference. Your changes reach us when you send them.';
export const cancelChanges = 'Cancel';
export const sendChanges = 'Send changes';
export const sendingChanges = 'Sending your changes…';

export const whateverTypedHereBefore = 'We haven’t kept what was typed here before.';

export const getReferenceAtOnce = 'You get a reference at once, and the day by which we’ll answer.';
export const personReadsLook = 'A person reads your request, and we look for a caregiver who fits.';
export const hearWhoItCould = 'We suggest someone. You say yes or no.';
export const fillFormWithYou = 'We’ll fill in the form with you.';
export const howItWorks = 'How it works';
export const whoSeesWhat = 'Who sees what';
export const caregiversReadWhatNeeded =
  'Caregivers read what is needed, without names, address or contact details. Only caregivers who come to you see these.';
export const whatChecked = 'What is checked';
export const proofIdentitySeen =
  'Our team checks proof of identity, qualifications and the other documents that a job needs.';
export const alreadyAsked = 'Already requested care? {follow}';
export const followRequest = 'Follow your request';

export const ifAskForSomeone = 'If you are not family';
export const requestCare = 'Request care';
export const leaveOutPostCall =
  'Leave out what doesn’t apply. Post it to {address}, or call us on {phone} ({hours}) and read it out.';
export const optional = '{wording} (optional)';
export const orExactlyTimes = 'Or exactly these times:';
export const yourAgreement = 'Your agreement';
export const dayAndSignature = 'Day and signature';
export const choiceHint = '{choice} ({hint})';

export const loadingAnswers = 'Loading the answers…';
export const changeRequestFor = 'Change the request for {client}';
export const familyIsToldWhatChanged =
  'Agree each change with the family first. Their page shows what changed, and we’ll email them if they get emails. The earlier version is kept.';
export const whoSaysSo = 'Who asked for this?';
export const whenSaid = 'When did they ask?';
export const requestIsChanged = 'The request is changed.';
