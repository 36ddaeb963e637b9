export const careFor = 'For';
export const care = 'Care';
export const place = 'Place';
export const times = 'Times';
export const firstDay = 'First day';
export const howLong = 'For how long';

export const contactQuestions = {
  contactName: 'Name of the person to contact',
  contactPhone: 'Phone number',
  contactEmail: 'Email address',
  contactBy: 'How should we contact you?',
  contactLanguage: 'Which language should we use?',
} as const;
/** How earlier requests asked. Their answers keep the question’s words. */
export const earlierContactQuestions = ['How shall we reach you?', 'Which language shall we speak?'];

export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const whatSuitsBest = 'What suits you best';
export const language = 'Language';

export const keepDetailsUnlessThem = 'We keep your details for {months}, unless you erase them first.';
export const weHaveYourRequest = 'We have your request';
export const safePersonServiceCentre = 'Someone from our team will read it.';
export const readCallWriteIf = 'We’ll call or email you if something is unclear. No caregiver sees it yet.';
export const receivedRequest = 'We received your request';
export const readingRequest = 'We’re reviewing your request';
export const personServiceCentreLooking = 'Someone from our team is looking at what you need.';
export const whenEverythingClearDescribe =
  'Next, we’ll describe the care to suitable caregivers, without your name, address or contact details.';
export const beganRead = 'We started reviewing it';
export const lookingCaregiver = 'We’re looking for a caregiver';
export const suitableCaregiversCanRead =
  'Suitable caregivers can read what is needed. They don’t see your name, address or contact details.';
export const lookWhoFitsBest = 'We’ll suggest caregivers. You decide before anyone is placed.';
export const beganLookCaregiver = 'We started looking for a caregiver';
export const nobodyYetOn = 'Nobody comes yet on {day}';
export const caregiverIsPlaced = 'A caregiver is placed with you';
export const caregiverKnowsNameAddress = 'The caregiver knows your name, address and contact details.';
export const getKnowEachOther = 'You can now talk about the first visit. If something isn’t right, call us.';
export const caregiverWasPlaced = 'A caregiver was placed with you';
export const requestIsClosed = 'Your request is closed';
export const noLongerWork = 'We’ve stopped working on it.';
export const thereNothingNeedIf = 'You don’t have to do anything. If you need care again, we’re here.';
export const requestWasClosed = 'The request was closed';
export const careHasEnded = 'Your care has ended';
export const noLongerCome = {
  one: '{names} no longer comes, and your request is closed.',
  other: '{names} no longer come, and your request is closed.',
} as const;
export const cantHelpRequest = 'We can’t help with this request';
export const sorryLookedWayDid = 'We’re sorry. We looked for a way but didn’t find one.';
export const callIfWantTalk =
  'Call us if you want to talk about it. If something has changed, you can send a new request.';
export const sayNo = 'We had to say no';
export const requestIsWithdrawn = 'This request is withdrawn';
export const stoppedWorking = 'We’ve stopped working on it.';
export const thereNothingNeed = 'You don’t have to do anything.';
export const requestWasWithdrawn = 'The request was withdrawn';
export const detailsErased = 'Your details are erased';
export const namesAddressContactDetails =
  'Names, address, contact details, notes, answers and questions are gone. Nobody can bring them back.';
export const thereNothingNeedFigures =
  'You don’t have to do anything. For our figures we keep which care was asked for, in which town and when, but no names.';
export const detailsWereErased = 'Your details were erased';
export const partWeekCovered = 'Some of your times are covered';
export const somebodyComesSomeTimes =
  'Covered: {times}. The caregivers who come then know your name, address and contact details. See the whole week below.';
export const tellWhenFound =
  'We’ll tell you when we have someone for the rest. If something isn’t right, call us.';
export const lookingWhoComesNext = 'We’re looking for the next caregiver';
export const askPageFromTime =
  'We’ll ask you here from time to time how it’s going. If something isn’t right or must change, call us.';
export const afterNobodyComesIf = 'After that nobody comes. If you need care then, call us.';
export const weekCovered = 'Your week is covered';
export const theyKnowNameAddress = 'They know your name, address and contact details.';
export const caregiversWhoShareKnow =
  'The caregivers who share it know your name, address and contact details.';
export const toMeet = {
  title: 'We’d like you to meet someone',
  now: 'Read about who we suggest below. They don’t have your name, address or contact details.',
  next: 'Tell us what you think. Nobody is placed with you unless you say yes.',
} as const;
export const meetSomeoneForRest = 'We’d like you to meet someone for the rest of your week';
export const somebodyComesSomeTimesAsked =
  'Some of your times are covered. Read about who we suggest below for the rest. They don’t have your name, address or contact details.';
export const saidYesTo = 'You said yes to {names}';
export const askedToTalk = 'You asked to talk first';
export const answered = {
  now: 'Thank you. We have your answer.',
  next: 'We’ll ask the caregiver, then tell you what happens next. You can change your mind until someone is placed.',
} as const;
export const aboutNobodyPlacedUnless = '{talk} about it. Nobody is placed with you unless you say yes.';
export const canAnswerOfferUntil =
  '{firstName} can answer our offer until {day}. Then we’ll tell you what happens next. You can change your mind until someone is placed.';
export const weCallYouOn = 'We’ll call you on {phone}';
export const weWriteToYou = 'We’ll email you';
export const weContactYou = 'We’ll contact you';
export const personServiceCentreBegun = 'We’re reviewing it, and will continue once you answer.';
export const personServiceCentreBegunRead = 'We’ve started reviewing it, and have a question for you.';
export const readSoonAnswerNo =
  'We’ll continue when we have your answer. No caregiver sees your request before that.';
export const stoppedLookingCaregiversWho = 'We’ve stopped looking, and told the caregivers who applied.';
export const noCaregiverReadAny = 'No caregiver has read any of it.';
export const ifNeedCareAfter =
  'If you need care after all, you can reopen your request here until {time}. We’ll review it again.';
export const fromDay = 'from {day}';
export const until = 'until {day}';
export const comes = '{firstName} comes {days}.';
export const wereHearFromWhether = 'We said we’d contact you by {day}. Go online to see if we have.';
export const shouldHeardFromSorry =
  'You should have heard from us by {day}. We’re sorry. You don’t have to do anything.';
export const willHearFrom = 'We’ll contact you by {day}.';

export const askedSomething = 'We asked you something';
export const answeredQuestion = 'You answered our question';
export const readAnswer = 'We read your answer';
export const changedAnswers = 'You changed your answers';
export const changedAsToldUs = 'We changed your request, as {who} told us on {day}';
export const changedHowReach = 'You changed how we reach you';
export const introducedSomeone = 'We introduced someone to you';
export const saidYesToCaregiver = 'You said yes to a caregiver we introduced';
export const askedTalkFirstAbout = 'You asked to talk first about a caregiver we introduced';
export const saidNoToCaregiver = 'You said no to a caregiver we introduced';
export const aCaregiverStart = 'A caregiver';
export const placedPartWeek = '{who} was placed with you, for a part of your week';
export const allWeekCovered = 'All of your week is covered';
export const aCaregiver = 'a caregiver';
export const whatAgreedChanged = 'What was agreed with {who} changed: {changed}';
export const dayCome = 'a later day';
export const toldComesUntil = 'We told you that {who} comes until {day}';
export const endedBeforeBeganCome = '{who} will not come from {day} after all';
export const noLongerComes = '{who} no longer comes';
export const reopenedRequest = 'You reopened your request';
export const weekCoveredAgain = 'Your week is covered again';
export const tookRequestUpAgain = 'We’re working on your request again';
export const beganLookWhoComes = 'We started looking for the next caregiver';
export const requestOpenAgain = 'Your request was open again';
export const promisedBy = 'We promised this by {day}.';
export const promisedSorryCameLater = 'We promised this by {day}. We’re sorry it was late.';

export const toBeSettledWith = 'To be agreed';
export const anHour = '{amount} an hour';

export const someoneComes = 'Someone comes';
export const somebodyComesUntilLook = 'Someone comes until {day}. We’re looking for the next caregiver';
export const somebodyComesUntil = 'Someone comes until {day}';
export const lookingForSomeone = 'We’re looking for someone';
export const nobodyYet = 'Nobody yet';

export const findNoRequestReference = 'We can’t find that request';
export const compareBothWhatWrote =
  'Check the reference and the private code, letter by letter. Or open your whole private link.';
export const linkNotComplete = 'This link doesn’t work';
export const partLostWayOpen =
  'Part of it is missing. Open it again from where you got it, or enter the private code.';
export const deviceNotKnowRequest = 'This device does not know your request yet';
export const openPrivateLinkWere =
  'Open the private link that you saved, or the one in our first email. If you can’t find it, we’ll email you a new one. The private code below is the end of that link.';
export const linkEnded = 'This link has ended';
export const linkEndedAskNew =
  'It came with an email more than two weeks ago, or someone ended it. Your request is safe. Ask for a new link, or open your private link.';
export const statusNeedsConnection = 'The status needs a connection';
export const cantReachServiceFrom = 'We can’t reach the service from here. Try again when you have a signal.';
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

export const privateLinkOpensPage =
  'The private link opens this page on any device. Anyone with it can change your request, so share it only with people you trust.';
export const deviceForgetsRequestWhen = 'Is this device yours alone?';
export const deviceNowKeepsKey = 'This device now keeps the key to your request.';
export const keepDevice = 'Keep my request on it';

export const writeAnswerFirst = 'Write your answer first';
export const shortenAnswerCharacters = 'Shorten your answer to {most} characters';

export const answerNotSent = 'Your answer has not been sent';
export const thankAnswer = 'Thank you. We have your answer.';
export const yourAnswer = 'Your answer';
export const sendAnswerWhatWrite = 'to send your answer; what you write stays on this device until then';
export const sendingAnswer = 'Sending your answer…';
export const sendAnswer = 'Send answer';

export const askedOn = 'Asked on {time}';

export const questionsAnswered = 'Questions you answered';
export const yourAnswerOf = 'Your answer from {time}';

export const browserNotLetCarry = 'Your browser can’t copy your answers. Please call us.';
export const whatAsked = 'What you asked for';
export const allAnswers = 'All your answers';
export const toChangeAnswers = 'to change the answers';
export const changeAnswers = 'Change the answers';

export const yourCaregivers = 'Your caregivers';
export const yourCaregiver = 'Your caregiver';
export const whatIsAgreed = 'Times, pay and documents';
export const whatAgreedThen = 'What was agreed';
export const documentsWeChecked = 'Documents we checked';
export const documentsChecked = { one: '1 document checked', other: '{count} documents checked' };
export const lastDay = 'Last day';
export const whyEnds = 'Why it ends';
export const pay = 'Pay';
export const careOf = 'Care: {name}';

export const thankGoodHear = 'Thank you. That is good to hear.';
export const onlyTeamReadsAnswer = 'Only our team reads your answer, never {caregiver}.';
export const toAnswer = 'to answer';
export const goesWell = 'It’s going well';
export const notGoWell = 'Something isn’t right';
export const thankTellingLookInto = 'Thank you for telling us. We’ll look into it.';
export const saidGoesWell = 'You said on {on} that it’s going well';
export const gladIfChangesTell = 'We’re glad. If that changes, tell us here.';

export const nothingChanged = 'Nothing has been changed';
export const contactDetailsChanged = 'Your contact details are changed.';
export const phoneNumberEmailAddress = 'A phone number or an email address is enough.';
export const saveUntilThenStays = 'to save this; until then it stays on this device';
export const saving = 'Saving…';
export const saveChanges = 'Save changes';
export const cancel = 'Cancel';

export const writeEachStep = 'We’ll email you about every step.';
export const sendNoMoreEmails = 'We’ll no longer email you about every step.';
export const writeMeEmailEach = 'Email me about every step';
export const newPrivateLinkAlways = 'You can always ask for a new private link.';
export const yourChoiceIsAs = 'Your choice hasn’t changed.';

export const whatCaregiverShouldKnow = 'Notes for your caregiver';
export const writeWhatToKnow = 'How to get in, what to watch out for, and what helps.';
export const whoReadsNotes =
  'Our team and the caregiver placed with you can read this. So can someone who comes instead, until that day is over.';
export const keepsCopy =
  'Your caregiver’s phone keeps a copy of this, your address and your phone number until the placement ends.';
export const changeNotes = 'to change the notes';

export const howReach = 'How we reach you';
export const changeContact = 'Change contact details';
export const changeHowReach = 'to change how we reach you';
export const whoRead = 'Who has read it';
export const placementTeam = 'the placement team';
export const byKnownLink = 'by a link that our team may have seen';

export const yourDetails = 'Your details';
export const callUs = 'Call us';
export const whileCaregiverCountsRequest =
  'A caregiver is placed with you, so you can’t withdraw or erase the request online. {link}.';
export const ifNoLongerNeed = 'If you no longer need us';
export const withdrawingStopsSearch = 'Withdrawing stops the search.';
export const toWithdraw = 'to withdraw';
export const withdrawRequest = 'Withdraw request';
export const withdrawQuestion = 'Withdraw your request?';
export const why = 'Why?';
export const helpsBetterOnlyStaff = 'It helps us do better. Only our staff read it.';
export const yourRequestWithdrawn = 'Your request is withdrawn.';
export const stopLookingTellCaregivers = 'We’ll stop looking, and tell the caregivers who have applied.';
export const canReopenSevenDays =
  'If you need care after all, you can reopen your request here for seven days. After that you need a new request.';
export const wouldRequestAgain = 'If you need care after all, please request it again.';

export const canThemRemovedGood = 'You can have them removed for good.';
export const eraseThem = 'to erase them';
export const eraseMyDetails = 'Erase my details';
export const eraseDetails = 'Erase your details?';
export const eraseGood = 'Erase for good';
export const erasingDetails = 'Erasing your details…';
export const detailsErasedToast = 'Your details are erased.';
export const whatGoes = 'What goes:';
export const withdrawnWithIt = 'This also withdraws the request.';
export const namesAddressPhoneNumber =
  'names, address, phone number, email address, notes, all your answers and our questions. They also leave our record of changes, and this device.';
export const whatStays = 'What stays:';
export const referenceWhichCareAsked =
  'the reference, which care was asked for, in which town and when, and the steps with their dates. Nobody can undo this.';

export const yourData = 'Your data';
export const everythingKeepAboutRequest = 'Everything we keep about this request, in one file.';
export const toDownloadIt = 'to download it';
export const downloadMyData = 'Download my data';

export const followAnotherRequest = 'Follow another request';

export const earlierSteps = '{count} earlier steps';

export const timeAsked = 'time you asked for';
export const oneTimePartWeek = 'one time of this part of your week';
export const notFree = { one: 'Free at the {time}', other: 'Not free at the {time}' };
export const youAskedFor = 'you asked for';
export const ofPartOfWeek = 'of this part of your week';
export const freeTimes = 'Free for {fit} of {asked} times {which}';
export const meet = 'Meet {firstName}';
export const aPartOfYourWeek = 'a part of your week';
export const meetFor = 'Meet {firstName} for {times}';
export const saidYes = 'You said yes to {firstName} on {on}';
export const tellWhatHappensNext = 'Then we’ll tell you what happens next.';
export const askedTalkFirst = 'On {on} you asked to talk first';
export const aboutIt = '{talk} about it.';
export const weAsk = 'We’ll ask {firstName}.';
export const saidYesToo = '{firstName} has said yes too.';
export const askedWhoCanAnswer = 'We’ve asked {firstName}, who can answer until {day}.';
export const ifWouldLikeTalk =
  'If you’d like to talk first, we’ll call you on {phone}. Wrong number? Change it under “How we reach you”.';
export const ifWouldLikeTalkFirst =
  'If you’d like to talk first, we’ll email you. For a call, change that under “How we reach you”.';

export const ifWouldLikeTalkPart = 'If you’d like to talk first, we’ll call or email you.';

export const thoughtAgain = 'Changed your mind?';
export const thankYes = 'Thank you. We’ve recorded your yes.';
export const yesPlease = 'Yes, please';
export const thankYou = 'Thank you. {talk}.';
export const wouldLikeTalkFirst = 'We’d like to talk first';
export const noThank = 'No, thank you';
export const not = 'Not {firstName}?';
export const helpsFindSomeone = 'It helps us find someone who suits you. Only our staff read it.';
export const thankYouStillLooking = 'Thank you for telling us. We’ll keep looking.';
export const noLongerSuggest =
  'We no longer suggest {firstName}, and we’ll keep looking for someone who suits you better.';

export const whyThink = 'Why we suggest {firstName}';
export const free = 'Free';
export const askedFor = 'Asked for';
export const timesCompared = 'Your times and theirs';
export const whatWouldAgreed = 'The terms';
export const aboutPerson = 'About {firstName}';
export const noneAgreed = 'None agreed';

export const linksHere = 'Links to this page';
export const linkExplained =
  'Anyone with one of these links can see, change and withdraw your request. Give each person a link of their own. You can end one without the others.';
export const linkMadeBy = {
  request: 'The device that sent the request',
  family: 'A link that you made',
  email: 'Sent by email',
  staff: 'Read out by our team',
} as const;
export const givenByPhone = 'Given on the phone';
export const linkForPart = {
  status: 'Emails about your request',
  visit: 'Email about a visit',
  question: 'Email with a question',
  introduction: 'Email about a caregiver',
  check_in: 'Email about how it is going',
  terms: 'Email about new terms',
  take_back: 'Email about your withdrawal',
} as const;
export const linkUsed = 'Made {made}, last opened {used}';
export const linkNotUsed = 'Made {made}, never opened';
export const linkUntil = 'Works until {day}';
export const linkKnownToStaff = 'Our team may have seen it';
export const knownLinkExplained =
  'Our team may have seen some of these links, for example to read one out to you. We record what is done with those.';
export const linksInEmails = { one: '1 link in our emails', other: '{count} links in our emails' } as const;
export const thisLink = 'You are using this link';
export const endLink = 'End this link';
export const endLinkNamed = 'End the link “{name}”?';
export const endLinkNow = 'End it';
export const endingLink = 'Ending the link…';
export const linkStopsWorking = 'It will stop working at once. Your other links stay as they are.';
export const linkIsEnded = 'The link has ended.';
export const linkName = 'Who is the link for?';
export const linkNameHint = 'A name that you will recognise, like “Anna’s phone”.';
export const enterLinkName = 'Enter a name for the link';
export const shortenLinkName = 'Shorten the name to {most} characters';
export const makeLink = 'Make a link';
export const makeAnotherLink = 'Make another link';
export const makingLink = 'Making the link…';
export const linkReady = 'The link “{name}” is ready';
export const linkShownOnce = 'Copy it now. We won’t show it again.';
export const tooManyLinks = 'You have 20 links. End one before you make another.';
export const toMakeOrEnd = 'to make or end a link';

export const linkOpensPart = 'This link shows only a part of your request';
export const forTheRestYourLink =
  'To see all of it, change something or keep it on this device, open your private link. If you can’t find it, we’ll email you one.';
export const emailMyPrivateLink = 'Email me a private link';
export const nothingToAnswerHere = 'There is nothing to answer here any more. Thank you.';

export const linkCode = 'Link and code';
export const reference = 'Reference';
export const privateCode = 'Private code';
export const privateLink = 'Private link';
export const deviceKeepsKeyRequest = 'This device keeps the key to your request. Do others use it too?';
export const forgetDevice = 'Forget it on this device';
export const forgetRequestDevice = 'Forget this request on this device?';
export const forgetHere = 'Forget it here';
export const forgetting = 'Forgetting…';
export const deviceNoLongerKnows = 'This device no longer knows your request.';
export const requestStaysSeeAgain =
  'We keep your request as it is. To see it again, you need the private link or the private code. Save one of them somewhere else first.';

export const newPrivateLink = 'A new private link';
export const sendNewOneEmail =
  'We’ll send one to the email address that you gave us. Your other links still work.';
export const noEmailCall = 'If we don’t have your email address, call us: {link}';
export const checkEmail = 'Check your email';
export const ifReferenceEmailAddress =
  'If this reference and this email address belong together, a new link is on its way.';
export const referenceRequest = 'Reference of your request';
export const emailAddress = 'Your email address';
export const sending = 'Sending…';
export const sendMeNewLink = 'Send me a new link';

export const oneMoment = 'One moment…';
export const lostLink = 'Lost your link?';
export const newLinkNeedsConnection = 'A new link needs a connection. You can also call us: {link}';

export const followRequest = 'Follow your request';
export const lookingUpRequest = 'Looking up your request…';
export const tryAgain = 'Try again';
export const whatDeviceKnows = 'What this device knows';
export const sent = 'Sent';
export const state = 'State';

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
export const noEmailAddressFind =
  'Didn’t give us an email address? {callUs}. We’ll find your request by your name or its reference, and give you a new link. Not sent a request yet? {requestCare}.';
export const whatTypedStaysHere = 'What you typed stays here.';

export const weHaveQuestionsFor = { one: 'We have a question for you', other: 'We have questions for you' };
export const needsNoAnswerAny = 'You don’t need to answer it any more.';

export const loadingQuestion = 'Loading our question…';
export const howGoing = 'How is it going?';
export const questionDidNotArrive =
  'We couldn’t load our question. Reload the page when you have a good connection.';

export const loadingWhoWeSuggest = 'Loading who we suggest…';
export const whoWeSuggest = 'Who we suggest';
export const newTerms = 'New terms';
export const partPageDidNot = 'We couldn’t load this part. Reload the page when you have a good connection.';

export const isReopened = 'Your request is open again.';
export const toReopen = 'to reopen your request';
export const reopenRequest = 'Reopen my request';

export const yourRequest = 'Your request {reference}';
export const reasonGave = 'The reason you gave';
export const theReason = 'The reason';
export const whatHappensNext = 'What happens next';
export const requestCareAgain = 'Request care again';
export const beginsWithAnswers = 'It begins with the answers you gave. You can change them.';
export const questionsCall = 'Questions? Call us';
export const howToReachUs = 'How to reach us';

export const yourWeek = 'Your week';
export const seeWeek = 'See the whole week';
export const covered = 'Covered';
export const needed = 'Needed';

export const noLongerSuggestCaregiver = 'We no longer suggest this caregiver for you';
export const whatWouldAgreedChanged = 'The terms have changed';
export const whatHappened = 'What has happened';
export const refresh = 'Refresh';
export const asOf = 'As of {seenAt}';
export const requestHadChanged = 'Your request had already changed';
export const answerNotSentNow = 'Your answer was not sent. Read the terms again, then answer.';
export const nothingChangedNowSee = 'Nothing was changed. You now see it as it is.';
export const howDeviceLastSaw =
  'This is your request as this device last saw it. It will update when you’re online.';
export const asItWasOn = 'You see it as it was on {seenAt}.';
export const whatTellAboutOther =
  'This device keeps nothing about other people. You’ll see it again when you’re online.';

export const moreAboutRequest = 'More about this request';
export const moreOrWithdraw = 'Print it, get your data, withdraw';

export const requestState = 'Your request {predicate}';
export const couldNotTaken = 'We couldn’t accept it as it is';
export const seeWhatWrong = 'See what is wrong';
export const stillDevice = 'It is still on this device';
export const lookingWhetherArrived = 'Checking if it has arrived…';
export const hasItArrived = 'Has it arrived?';
export const finished = 'Finished';

export const thankChangedAnswers = 'Thank you. We have your changed answers.';

export const whoComesWhen = 'Who comes when';
export const loadingVisits = 'Loading who comes when…';
export const otherVisits = 'Other visits';
export const othersChanged = { one: 'One has changed', other: '{count} have changed' };
export const nobodyComesToOthers = {
  one: 'Nobody comes yet to one of them',
  other: 'Nobody comes yet to {count} of them',
};
export const weekBefore = 'Visits since last week';
export const dayToday = 'Today, {day}';
export const timeAndName = '{time}: {name}';
export const yourCaregiverInList = 'Your caregiver';
export const reasonSaid = 'Reason: “{reason}”';
export const visitSearching = 'Looking for someone';
export const visitSearchingWords = '{name} can’t come. We’re looking for someone to come instead.';
export const visitSearchingSoon =
  '{name} can’t come. We’re looking for someone to come instead. Do you need help before then? Call us: {phone}. In an emergency, call {emergency}.';
export const visitNobody = 'Nobody comes';
export const visitNobodyWords =
  '{name} can’t come, and we’re no longer looking for someone. If you need this visit, call us: {phone}';
export const visitCovered = 'Someone else comes';
export const visitCoveredWords = '{name} can’t come. {instead} comes instead.';
export const visitCoveredReach = '{name} can’t come. {instead} comes instead: {phone}';
export const visitMoved = 'Another time';
export const visitMovedFrom = 'Moved from {day}, {time}.';
export const visitNotNeeded = 'Not needed';
export const visitNotNeededWords = 'We’ve told {name} that nobody has to come.';
export const visitMissed = 'Nobody came';
export const visitMissedNew = 'Nobody came. We’ll call you.';
export const visitMissedSettled =
  'Our team has dealt with this. If something still isn’t right, call us: {phone}';
export const visitMissedWords =
  'Our team knows and will call you. Do you need help now? Call us: {phone}. In an emergency, call {emergency}.';
export const dontNeedVisit = 'We don’t need this visit';
export const nobodyCame = 'Nobody came';
export const needAfterAll = 'We need it after all';
export const someoneDidCome = 'Someone did come';
export const aboutVisit = 'on {day}, {time}';
export const whichVisit = '{day}, {time}: {name}.';
export const whichVisitOnly = '{day}, {time}.';
export const dontNeedExplained = 'We’ll tell {name}. All other visits stay as agreed.';
export const dontNeedAnyone = 'We’ll stop looking for someone. All other visits stay as agreed.';
export const stoppedLooking = 'Thank you. We’ve stopped looking for someone.';
export const dontNeedSoon = 'Please also call {name} now: {phone}';
export const nobodyCameExplained = 'Our team sees this at once and will call you. We’ll also ask {name}.';
export const helpNow = 'Do you need help now? Call us: {phone}. In an emergency, call {emergency}.';
export const whatHappenedThen = 'What happened?';
export const caregiverAndTeamRead = '{name} and our team read this.';
export const visitTold = 'Thank you. We’ve told {name}.';
export const nobodyCameTold = 'Thank you for telling us. We’ll call you.';
export const visitIsBack = 'This visit takes place as agreed.';
export const visitNeededAgain = 'Thank you. We’re looking for someone again.';
export const missedIsBack = 'Thank you. We’ve corrected it.';
export const toChangeVisit = 'to change a visit';
export const otherVisitCall = 'Is it about an earlier visit, or another time? Call us: {phone}';
export const visitsDidNotArrive =
  'We couldn’t load who comes when. Reload the page when you have a good connection.';
export const visitHadChanged = 'This visit had already changed';
export const saidCameFirstDay = 'Your caregiver told us that they came that day. Call us if that is wrong.';
export const visitRefusals = {
  visit_over: 'This visit is over. Call us if something went wrong.',
  visit_to_come: 'This visit has not begun yet.',
  visit_times_changed: 'The time of this visit has changed. Reload the page to see who comes when.',
  no_visit_then: 'Nobody comes at this time any more. Reload the page to see who comes when.',
  visit_step_not_allowed: 'Someone else comes to this visit now. Call us to change it.',
} as const;

export const tabTitle = '{title} – Caregiver Placement';
export const readTerms = 'Please read the terms';
export const readAbout = 'Please read about {names}';
export const readAboutSomeone = 'Please read about a caregiver';
export const readNewTerms = 'Please read the new terms';
export const howGoingWith = 'How is it going with {caregiver}?';
export const alsoHere = 'Also on this page: {tasks}';
export const ourQuestions = { one: 'Our question', other: 'Our questions' };
export const firstTime = {
  week: 'Your first week with {caregiver}',
  month: 'Your first month with {caregiver}',
} as const;
export const newTermsFrom = 'New terms from {day}';
export const yourComplaint = 'What you told us';
export const ourAnswer = 'We’ve answered your message';
export const yourAnswerWell = 'Your answer: it’s going well';
export const yourAnswerYes = 'Your answer: yes';
export const yourAnswerTalk = 'Your answer: talk first';

export const youAsked = 'What you asked for';
export const noBudgetNamed = 'You gave no budget';
export const notOffered = 'Not offered: {times}.';
export const beginsLater = 'It begins later than you asked.';
export const earlierYes =
  'If you said yes to {firstName} before, it was not to these terms. Please answer again.';
export const yesMeans = 'Your yes is to: {terms}. If anything of this changes, we’ll ask you again.';
export const yesCounts = 'Your yes counts for these terms too. You don’t have to answer again.';

export const careForName = 'Care for {name}';
export const seenLast = '{reference} · {state}';
