export const keepDetailsUnlessThem = 'We keep your details for {months}, unless you erase them first.';
export const weHaveYourRequest = 'We have your request';
export const safePersonServiceCentre = 'Someone from our team will read it.';
export const haveChangedAnswers =
  'We have the changes you sent on {time}. Someone from our team will read them.';
export const readCallWriteIf = 'We’ll call or email you if something is unclear. No caregiver sees it yet.';
export const receivedRequest = 'We received your request';
export const readingRequest = 'We’re reviewing your request';
export const personServiceCentreLooking = 'Someone from our team is looking at what you need.';
export const whenEverythingClearDescribe =
  'Next, we’ll describe the care to approved caregivers, without your name, address or contact details.';
export const beganRead = 'We started reviewing it';
export const lookingCaregiver = 'We’re looking for a caregiver';
export const suitableCaregiversCanRead =
  'Approved caregivers can read what is needed. They don’t see your name, address or contact details.';
export const lookWhoFitsBest = 'We’ll suggest caregivers. You decide before anyone is placed.';
export const beganLookCaregiver = 'We started looking for a caregiver';
export const nobodyYetOn = 'No caregiver yet for {day}';
export const lookingForThatDay =
  'We’re looking for someone to come instead. We’ll tell you when we have found someone.';
export const comesFrom = '{firstName} comes from {day}';
export const comesUntil = '{firstName} comes until {day}';
export const whyItEnds = 'Why this ends: “{reason}”';
export const careChangesFrom = 'Your care changes from {day}';
export const termsChanged = 'Your terms have changed';
export const comesOn = '{firstName} comes on {day}';
export const comesToday = '{firstName} comes today, {time}';
export const caregiverIsPlaced = 'A caregiver is placed with you';
export const caregiverKnowsNameAddress = 'The caregiver knows your name, address and contact details.';
export const getKnowEachOther = 'You can now talk about the first visit. If something isn’t right, call us.';
export const caregiverWasPlaced = 'A caregiver was placed with you';
export const requestIsClosed = 'Your request is closed';
export const thereNothingNeedIf = 'You don’t have to do anything. If you need care again, we’re here.';
export const requestWasClosed = 'The request was closed';
export const careHasEnded = 'Your care has ended';
export const workingAgain = 'We’re working on your request again';
export const noLongerCome = {
  one: '{names} no longer comes.',
  other: '{names} no longer come.',
} as const;
export const closedToo = '{who} Your request is closed.';
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
export const partWeekCovered = 'Some of your times are not covered yet';
export const somebodyComesSomeTimes =
  'Covered: {times}. Only the caregivers who come know your name, address and contact details.';
export const tellWhenFound =
  'We’ll tell you when we have someone for the rest. If something isn’t right, call us.';
export const lookingWhoComesNext = 'We’re looking for the next caregiver';
export const askPageFromTime =
  'We’ll ask you on your request page how it’s going. If something isn’t right or needs to change, write to us or call us.';
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
export const toReadTerms = {
  title: 'Please read the terms',
  now: 'You’ll find them below. Then say yes or no.',
  next: 'Nobody is placed with you unless you say yes.',
} as const;
export const meetSomeoneForRest = 'We’d like you to meet someone for the rest of your week';
export const somebodyComesSomeTimesAsked =
  'Some of your times are covered. For the rest, read about who we suggest below. They don’t have your name, address or contact details.';
export const saidYesTo = 'You said yes to {names}';
export const yesCounts = {
  now: 'Your yes still counts.',
  next: 'We’ll tell you what happens next. You can change your mind until someone is placed.',
} as const;
export const askedToTalk = 'You asked to talk first';
export const answered = {
  now: 'Thank you. We have your answer.',
  next: 'We’ll ask the caregiver, then tell you what happens next. You can change your mind until someone is placed.',
} as const;
export const yesAndTalk = '{yes}, and asked to talk first about {others}';
export const talkAbout = '{talk} about {others}.';
export const aboutNobodyPlacedUnless = '{talk} about it. Nobody is placed with you unless you say yes.';
export const canAnswerOfferUntil =
  '{firstName} can answer our offer until {day}. We’ll tell you what happens next. You can change your mind until someone is placed.';
export const saidYesToo =
  '{firstName} has said yes too. We’ll tell you what happens next. You can change your mind until someone is placed.';
export const weCallYouOn = 'We’ll call you on {phone}';
export const weWriteToYou = 'We’ll email you';
export const weContactYou = 'We’ll contact you';
export const personServiceCentreBegun = 'We’ve started reviewing it.';
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
export const wereHearFromWhether = 'We said we’d contact you by {day}. This page may be out of date.';
export const shouldHeardFromSorry =
  'You should have heard from us by {day}. We’re sorry. You don’t have to do anything.';
export const willHearOfRest = 'We’ll contact you about your other times by {day}.';
export const willHearFrom = 'We’ll contact you by {day}.';
export const ifTooLate = 'If that’s too late, please call us.';
export const someoneComes = 'Someone comes';
export const somebodyComesUntilLook = 'Someone comes until {day}. We’re looking for the next caregiver';
export const somebodyComesUntil = 'Someone comes until {day}';
export const lookingForSomeone = 'We’re looking for someone';
export const nobodyYet = 'Nobody comes, and we aren’t looking yet';
