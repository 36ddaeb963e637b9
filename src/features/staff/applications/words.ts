export const fromOn = 'from {from} on';
export const fromUntil = 'from {from} until {until}';
export const hasThisJob = '{job} has this job {days}.';
export const offeredElsewhere = 'Offered the job with {client} (“{job}”): {times}, {days}.';
export const placedElsewhere = 'Placed with {client} (“{job}”): {times}, {days}.';

export const noneTimesDayWeek = 'None of the times is on that day of the week. The first day will be {day}.';
export const times = 'Times';
export const setTimes = 'Set times';
export const emptyToBeAgreed = 'Leave empty what is still to be agreed with the family.';
export const hoursOfVisit = 'Hours of each visit';
export const enterHoursOfVisit = 'Enter how long each visit is, in hours from 0.25 to 24';
export const hourlyRate = 'Hourly rate';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const open = 'Open';

export const writeWhoSaid = 'Write who said so.';
export const shorten200Characters = 'Shorten this to 200 characters.';
export const enterDayWhichSaid = 'Enter the day on which it was said: today, or within the last year.';
export const jobPublishedInvitationSent =
  'The job was published, or the invitation sent, on {day}: the {side} can’t have agreed before.';
export const caregiverApplied = 'The caregiver applied on {day}: the {side} can’t have agreed before.';
export const invitedOrApplied =
  'The caregiver was invited or applied on {day}: the {side} can’t have agreed before.';
export const gaveAnotherAnswerWhat =
  'The {side} gave another answer on {day}: what they said before no longer counts.';
export const theseTermsWereOffered =
  'These terms were offered on {day}: the {side} can’t have agreed before.';

export const caregiver = 'Caregiver';
export const job = 'Job';
export const status = 'Status';
export const received = 'Received';
export const applications = 'Applications';
export const rows = { one: 'application', other: 'applications' };
export const caregiversWhoWouldLike = 'Caregivers who would like to take a job.';
export const client = 'Client';
export const clientAndContact = 'Client, contact';
export const contact = 'Contact';
export const searchName = 'Search by client or caregiver';
export const anyStatus = 'Any status';
export const placementEnded = 'Placement ended';
export const due = 'Due';
export const noApplicationsYet = 'No applications yet';
export const seeRequests = 'See requests';
export const publishRequestJobCaregivers = 'Publish a request as a job, and caregivers can apply for it.';

export const chooseWhatSaid = 'Choose what was said.';
export const writeWhyFewWords = 'Write why, in a few words.';
export const shortenCharacters = 'Shorten this to {most} characters.';

export const yes = 'Yes';
export const familyAgreesCaregiver = 'The family agrees to this caregiver.';
export const wantsTalkFirst = 'Wants to talk first';
export const thatIsForUs = 'That is for us to arrange.';
export const no = 'No';
export const applicationGoesBackShortlist = 'The application goes back to the shortlist, without an offer.';
export const caregiverAcceptsOffer = 'The caregiver accepts the offer.';
export const sAnswer = 'The {side}’s answer';
export const answerFor = '{client}: the {side}’s answer';
export const writeDown = 'Record';
export const sAnswerWrittenDown = 'The {side}’s answer is recorded.';
export const whatDidSay = 'What did the {side} say?';
export const saidBy = 'Said by';
export const whoToldPhonePerson = 'Who told us, by phone or in person.';
export const saidOn = 'Said on';
export const theirWords = 'In their words';

export const saidYes = 'said yes on {day}';
export const saidYesBefore = 'That was before these terms were sent, to {terms}.';
export const hourlyFrom = '{times}, {rate} an hour, from {day}';
export const timesFrom = '{times}, from {day}';
export const saidWantsTalkFirst = 'said on {day} that it wants to talk first';
export const saidNo = 'said no on {day}';
export const theFamily = 'The family';
export const theCaregiver = 'The caregiver';
export const askedNotAnsweredYet = '{who} has been asked and has not answered yet.';
export const notAskedYet = '{who} has not been asked yet.';
export const aColleague = 'a colleague';
export const saidTo = '{said} (told us by {saidBy}, recorded by {writtenDownBy}).';
export const termsFirstAgreedThey = 'That was to the terms as first agreed; they were corrected on {date}.';
export const jobNoLongerOpen = 'This job is no longer open: someone was placed, or it was closed.';
export const notEveryRequirementJob = 'Not every requirement of this job is met any more: {requirements}.';

export const agreement = 'Agreement';
export const state = 'State';
export const answerBy = 'Answer by';
export const nothingOfferedYet = 'Nothing is offered yet.';
export const termsFirstAgreed = 'The terms as first agreed';
export const writeDownSAnswer = 'Record the {side}’s answer';
export const callFamily = 'Call the family';

export const compareBoth = 'Compare both';
export const compareBest = 'Compare the best {count}';

export const thisCaregiver = 'this caregiver';
export const cantIntroducedYet = '{name} can’t be introduced to {client} yet';
export const close = 'Close';
export const notAgreedShownFamilies =
  '{name} has not agreed to be shown to families, so the family’s page can’t show anyone.';
export const askAllowApplicationCan =
  'Ask {name} to allow it with this application. You can also call the family, and write down its answer.';
export const introduceName = 'Introduce {name} to the family of {client}';
export const whyCaregiverSuitFamily = 'Why does this caregiver suit the family?';
export const familyReads = 'The family reads this.';
export const introduce = 'Introduce';
export const introducedToFamily = 'The caregiver is introduced.';
export const familyToldCanRead = 'The family is told that it can read about them.';
export const pageFamilyReadsWords =
  'On its page the family reads your words, and of {name} the first name, what the approved profile says, which documents we checked, and the times that fit.';
export const seesNeitherSurnameNor =
  'It sees neither surname nor phone number or address, and the hourly rate only once the job is offered. Then it says what it thinks.';

export const awayFirstWeeks = 'Away in the first weeks';
export const caregiverToldDaysOff =
  'The caregiver has told us days off, and would not come on {named}. See with the family whether someone else is needed then.';

export const chooseLeastOneTimes = 'Choose at least one of the times that the job asks for.';
export const enterFirstDayToday = 'Enter a first day: today at the earliest, and within a year from now.';
export const lastDayFirstOne =
  'The last day is the first one or later, is not past, and lies within ten years.';
export const withClient = '{client} (“{job}”): {times}';
export const alreadyPlacedElsewhereLeave =
  'Already placed with {placements}. Leave these times out, or choose other days.';

export const offerStandsUntilToday =
  'An offer can end today at the earliest, and in three months at the latest.';

export const couldNotCheckWhether = 'We could not check whether these times are taken elsewhere.';
export const theseTimesNotFree = 'These times are not free';
export const nobodyPlacedTwiceSame =
  'Nobody is placed twice at the same time. Leave these times out, or choose other days.';

export const thoseJobAsks = 'Those that the job asks for.';
export const chosen = 'Chosen';
export const askedFor = 'Asked for';

export const change = 'Change {whose} for {client}';
export const offerJobTo = 'Offer {firstName} the job with {client}';
export const jobNotOffered = 'The job was not offered';
export const sendNewOffer = 'Send the new offer';
export const sendOffer = 'Send the offer';
export const offering = 'Offering…';
export const jobOfferedCaregiver = 'The job is offered to the caregiver.';
export const familyToldTerms = 'The family is told that it can read the terms.';
export const yesNoLongerHolds = 'The {side}’s yes was to other terms and no longer holds.';
export const caregiverReadsTheseTerms = 'The caregiver reads these terms and says yes or no to them.';
export const leftEmptyCaregiverWorking = {
  one: 'Left empty, the caregiver has {count} working day to answer.',
  other: 'Left empty, the caregiver has {count} working days to answer.',
};
export const answerMayComeAfter =
  'The answer may come after the first day. Ask for it before {date}, or let care begin later.';
export const otherTermsWhatEither = 'With other terms, what either side has said no longer counts.';

export const jobOfferedSomebodyElse = 'This job is offered to someone else, too';
export const noNameYet = 'No name yet';
export const hasAcceptedIt = '{name} has accepted it.';
export const notAnsweredYet = '{name} has not answered yet.';
export const theirOffersEndPlacement = 'Their offers end with this placement.';
export const somebodyElseWhoApplied = 'Someone else who applied is the better match';
export const withAScoreOf = '{fullName}, with a score of {score}';
export const theirApplicationsEndPlacement = 'Their applications end with this placement.';

export const familyNotSaidYes = 'The family has not said yes yet. Ask them, then write who said so.';
export const caregiverNotSaidYes = 'The caregiver has not said yes yet. Ask, then write who said so.';

export const changeTerms = 'Change the terms';
export const theseTermsNewWhat =
  'These terms are new. What either side has said was about the earlier ones, so both have to say yes again.';

export const notSaidYesThese =
  'The {side} has not said yes to these terms on their own page. If they did so by phone or in person, write who said it, and when.';
export const whoSaidYes = 'Who said yes for the {side}?';
export const whenDidSayYes = 'When did the {side} say yes?';

export const place = 'Place {name} with {client}?';
export const caregiverNotPlaced = 'The caregiver was not placed';
export const placeCaregiver = 'Place caregiver';
export const placing = 'Placing…';
export const whenPlace = 'When you place {name}:';
export const jobCloses = 'the job “{jobName}” closes,';
export const everyoneElseWhoApplied = 'everyone else who applied gets an answer,';
export const familysNamePhoneAddress = 'the family’s name, phone and address are shown to {name}.';

export const shortlisted = 'Shortlisted.';
export const applicationOpenAgain = 'The application is open again.';
export const shortlist = 'Shortlist';
export const introduceToFamily = 'Introduce to the family';
export const changeOffer = 'Change the offer';
export const offerJob = 'Offer the job';
export const takeInvitationBack = 'Withdraw the invitation';
export const decline = 'Decline';
export const considerAgain = 'Consider again';
export const takeBackQuestion = 'Withdraw {whose} for {client}?';
export const declineQuestion = 'Decline {whose} for {client}?';
export const reason = 'Reason';
export const caregiverReads = 'The caregiver reads this.';
export const takeBack = 'Withdraw it';
export const declineApplication = 'Decline application';
export const invitationTakenBack = 'The invitation was taken back.';
export const applicationDeclined = 'The application was declined.';
export const caregiverToldReasonWhile =
  'The caregiver is told so, with your reason. While the job is open, you can invite them again, and they can apply by themselves.';
export const caregiverGetsAnswerReason =
  'It is for “{jobName}”. The caregiver gets this answer with your reason. While the job is open, you can consider the application again.';

export const profileDocuments = 'Profile and documents';
export const phone = 'Phone';
export const experience = 'Experience';
export const about = 'About';

export const matchJob = 'Match with this job';
export const confirmedTimes = 'Confirmed times: {confirmed}';
export const comparing = 'Comparing…';
export const matchScore = 'Match score';
export const away = '{placeName}, {distance} away';
export const notAmongBestMatches =
  'Not among the best matches of this job: a requirement is not met at the moment, or many others fit better.';
export const verifiedCredentials = 'Verified credentials';
export const loadingDocuments = 'Loading the documents…';
export const noDocumentVerifiedNone = 'No document has been verified, or none is in date.';
export const checkedOn = 'Checked on {date}.';
export const expiresOn = 'Expires on {date}.';
export const notExpire = 'Does not expire.';

export const message = 'Message';
export const caregiverWroteNoMessage = 'The caregiver wrote no message.';

export const someoneQuicker = 'Someone was quicker';
export const jobNoLongerOpenNothing = 'This job is no longer open, so nothing was changed.';
export const applicationAlreadyMovedNothing =
  'This application had already moved on, so nothing was changed.';
export const nowSeeHowStands = 'You now see it as it is.';
export const wasPlacedThat = 'was placed; that {end}';
export const jobOpenApplicationCan = 'The job is open, so this application can be taken up again.';
export const noLongerSeesFamilys = '{fullName} no longer sees the family’s contact.';
export const isPlaced = '{fullName} is placed';
export const careStartsJobClosed =
  'Care starts on {day}. The job is closed, everyone else who applied has been answered, and {fullName} can now see the family’s contact.';
export const jobNoLongerOpenDecline =
  'This job is no longer open. Decline the application with a few kind words.';
export const askedApplyNotAnswered =
  '{fullName} is asked to apply and has not answered yet. Until then there is nothing to decide.';
export const openPlacement = 'Open the placement';
export const openRequest = 'Open the request';

export const loadingApplication = 'Loading the application…';
export const application = 'Application';
export const caregiverWithoutNameYet = 'Caregiver without a name yet';
export const theCaregiverWithin = 'the caregiver';
export const you = 'you';
export const start = 'Start';
export const fit = 'Fit';
export const scoreOf = '{score} of 100';
export const thereNoSuchApplication = 'There is no such application';
export const allApplications = 'All applications';
export const offerNoun = 'offer';
export const invitationNoun = 'invitation';
export const applicationNoun = 'application';
