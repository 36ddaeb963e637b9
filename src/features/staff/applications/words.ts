export const fromOn = 'from {from}';
export const fromUntil = 'from {from} to {until}';
export const hasThisJob = '{job} has this job {days}.';
export const offeredElsewhere = 'Offered the job with {client} (“{job}”): {times}, {days}.';
export const placedElsewhere = 'Placed with {client} (“{job}”): {times}, {days}.';

export const noneTimesDayWeek = 'No visit is on that day of the week. The first day will be {day}.';
export const times = 'Times';
export const setTimes = 'Set times';
export const emptyToBeAgreed = 'Leave a time empty if it’s still to be agreed with the family.';
export const hoursOfVisit = 'Hours of each visit';
export const enterHoursOfVisit = 'Enter how long each visit is, in hours from 0.25 to 24';
export const hourlyRate = 'Hourly rate';
export const lessThanJob = '{difference} less than the job says.';
export const moreThanJob = '{difference} more than the job says.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const ongoing = 'Ongoing';

export const writeWhoSaid = 'Write who told us.';
export const shorten200Characters = 'Shorten this to 200 characters.';
export const enterDayWhichSaid = 'Enter today, or a day within the last year.';
export const jobPublishedInvitationSent = 'Enter {day} or later. The job or the invitation is from that day.';
export const caregiverApplied = 'Enter {day} or later. The caregiver applied on that day.';
export const invitedOrApplied = 'Enter {day} or later. The caregiver was invited or applied on that day.';
export const gaveAnotherAnswerWhat = 'Enter {day} or later. The {side} gave another answer on that day.';
export const theseTermsWereOffered = 'Enter {day} or later. We offered these terms on that day.';

export const caregiver = 'Caregiver';
export const job = 'Job';
export const status = 'Status';
export const dateOf = 'Date';
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
export const publishRequestJobCaregivers = 'Publish a request as a job. Then caregivers can apply.';

export const chooseWhatSaid = 'Choose what was said.';
export const writeWhyFewWords = 'Write why, in a few words.';
export const shortenCharacters = 'Shorten this to {most} characters.';

export const yes = 'Yes';
export const familyAgreesCaregiver = 'The family agrees to this caregiver.';
export const wantsTalkFirst = 'Wants to talk first';
export const thatIsForUs = 'We’ll arrange it.';
export const no = 'No';
export const applicationGoesBackShortlist = 'The application goes back to the shortlist, without an offer.';
export const caregiverAcceptsOffer = 'The caregiver accepts the offer.';
export const sAnswer = 'The {side}’s answer';
export const familyAnswerFor = 'Record the family’s answer for {client}';
export const caregiverAnswerFrom = 'Record the answer of {name}';
export const writeDown = 'Record answer';
export const sAnswerWrittenDown = 'The {side}’s answer is recorded.';
export const whatDidSay = 'What did the {side} say?';
export const saidBy = 'Who told us?';
export const whoToldPhonePerson = 'By phone or in person.';
export const saidOn = 'When did they tell us?';
export const theirWords = 'In their words';

export const saidYes = 'said yes on {day}';
export const saidYesBefore = 'That was to earlier terms: {terms}.';
export const hourlyFrom = '{times}, {rate} an hour, from {day}';
export const timesFrom = '{times}, from {day}';
export const saidWantsTalkFirst = 'asked on {day} to talk first';
export const saidNo = 'said no on {day}';
export const theFamily = 'The family';
export const theCaregiver = 'The caregiver';
export const askedNotAnsweredYet = '{who} has not answered yet.';
export const notAskedYet = '{who} has not been asked yet.';
export const aColleague = 'a colleague';
export const saidTo = '{said} (told by {saidBy}; recorded by {writtenDownBy}).';
export const termsFirstAgreedThey = 'That was to the first terms. We corrected them on {date}.';
export const jobNoLongerOpen = 'This job is filled or closed.';
export const notEveryRequirementJob = 'These requirements are no longer met: {requirements}.';

export const agreement = 'Agreement';
export const state = 'Status';
export const answerBy = 'Answer by';
export const nothingOfferedYet = 'Nothing is offered yet.';
export const termsFirstAgreed = 'The first terms';
export const writeDownSAnswer = 'Record the {side}’s answer';
export const changeSAnswer = 'Change the {side}’s answer';
export const callFamily = 'Call the family';

export const compareBoth = 'Compare both';
export const leftOutSuspended = 'Not compared, because suspended: {names}.';
export const compareBest = 'Compare top {count}';

export const thisCaregiver = 'this caregiver';
export const cantIntroducedYet = '{name} can’t be introduced to {client} yet';
export const notAgreedShownFamilies = '{name} hasn’t agreed that families may see their profile.';
export const askAllowApplicationCan =
  'Ask {name} to allow it on this application. If they agree by phone, record it here.';
export const whoAndHow = 'Name and how, like “Maeve, by phone”.';
export const recordSharing = 'Record that they agree';
export const sharingRecorded = 'Recorded. {name} can see it on the application.';
export const introduceName = 'Introduce {name} to the family of {client}';
export const whyCaregiverSuitFamily = 'Why does this caregiver suit the family?';
export const familyReads = 'The family reads this.';
export const introduce = 'Introduce';
export const introducedToFamily = 'The caregiver is introduced.';
export const familyToldCanRead = 'We’ll tell the family.';
export const pageFamilyReadsWords =
  'The family reads your words, and {name}’s first name, approved profile and free times.';
export const seesNeitherSurnameNor =
  'They also see the hourly rate, any photo and which documents we checked. They don’t see the surname, phone number or address.';

export const awayFirstWeeks = 'Away in the first weeks';
export const caregiverToldDaysOff =
  'The caregiver has days off on {named}. Ask the family if they need someone else then.';

export const chooseLeastOneTimes = 'Choose at least one of the times that the job asks for.';
export const visitOutsideTimes =
  'A visit would end after the times that the job asks for. Choose an earlier time, or fewer hours.';
export const enterFirstDayToday = 'Choose a first day from today to a year ahead.';
export const lastDayFirstOne =
  'Choose a last day from today on, not before the first day, and within ten years.';
export const withClient = '{client} (“{job}”): {times}';
export const alreadyPlacedElsewhereLeave =
  'Already placed with {placements}. Leave these times out, or choose other days.';

export const offerEndsToday = 'Choose a day from today to three months ahead.';

export const couldNotCheckWhether = 'We couldn’t check if these times are free.';
export const theseTimesNotFree = 'These times are not free';
export const nobodyPlacedTwiceSame =
  'The caregiver is placed elsewhere then. Leave these times out, or choose other days.';

export const thoseJobAsks = 'The times that the job asks for.';
export const chosen = 'Chosen';
export const askedFor = 'Asked for';

export const change = 'Change {whose} for {client}';
export const offerJobTo = 'Offer {firstName} the job with {client}';
export const jobNotOffered = 'The job was not offered';
export const sendNewOffer = 'Send the new offer';
export const sendOffer = 'Send the offer';
export const offering = 'Offering…';
export const jobOfferedCaregiver = 'The job is offered to the caregiver.';
export const familyToldTerms = 'We’ve told the family that they can read the terms.';
export const yesNoLongerHolds = 'The {side}’s yes was to other terms and no longer counts.';
export const caregiverReadsTheseTerms = 'The caregiver reads these terms, then says yes or no.';
export const leftEmptyCaregiverWorking = {
  one: 'If you leave this empty, they have {count} working day to answer, until the first day at the latest.',
  other:
    'If you leave this empty, they have {count} working days to answer, until the first day at the latest.',
};
export const otherTermsWhatEither = 'If you change the terms, earlier answers no longer count.';

export const alsoOffered = 'This job is also offered to someone else';
export const noNameYet = 'No name yet';
export const hasAcceptedIt = '{name} has accepted it.';
export const notAnsweredYet = '{name} has not answered yet.';
export const theirOffersEndPlacement = 'Placing someone ends other offers.';
export const betterApplicant = 'Another applicant is a better match';
export const withAScoreOf = '{fullName}, with a score of {score}';
export const theirApplicationsEndPlacement = 'Placing someone ends other applications.';

export const familyNotSaidYes = 'The family hasn’t said yes yet. Ask them, then write who said yes.';
export const caregiverNotSaidYes = 'The caregiver hasn’t said yes yet. Ask them, then write who said yes.';

export const changeTerms = 'Change the terms';
export const theseTermsNewWhat = 'These terms are new, so both sides have to say yes again.';

export const notSaidYesThese =
  'The {side} hasn’t said yes to these terms online. If they did by phone or in person, write who said it, and when.';
export const whoSaidYes = 'Who said yes for the {side}?';
export const whenDidSayYes = 'When did the {side} say yes?';

export const place = 'Place {name} with {client}?';
export const caregiverNotPlaced = 'The caregiver was not placed';
export const placeCaregiver = 'Place caregiver';
export const placing = 'Placing…';
export const whenPlace = 'When you place {name}:';
export const jobCloses = 'the job “{jobName}” is filled,';
export const everyoneElseWhoApplied = 'we’ll answer everyone else who applied,';
export const familysNamePhoneAddress = '{name} will see the family’s name, phone and address.';

export const shortlisted = 'Shortlisted.';
export const applicationOpenAgain = 'Application reopened.';
export const shortlist = 'Shortlist';
export const introduceToFamily = 'Introduce to the family';
export const changeOffer = 'Change the offer';
export const offerJob = 'Offer the job';
export const takeInvitationBack = 'Withdraw invitation';
export const decline = 'Decline';
export const removeFromShortlist = 'Remove from shortlist';
export const removedFromShortlist = 'Removed from the shortlist.';
export const considerAgain = 'Reopen application';
export const takeBackQuestion = 'Withdraw {whose} for {client}?';
export const declineQuestion = 'Decline {whose} for {client}?';
export const reason = 'Reason';
export const caregiverReads = 'The caregiver reads this.';
export const takeBack = 'Withdraw invitation';
export const declineApplication = 'Decline application';
export const invitationTakenBack = 'Invitation withdrawn.';
export const applicationDeclined = 'Application declined.';
export const caregiverToldReasonWhile =
  'We’ll tell the caregiver your reason. While the job is open, you can invite them again, or they can apply.';
export const caregiverGetsAnswerReason =
  'It is for “{jobName}”. We’ll tell the caregiver your reason. While the job is open, you can reopen the application.';

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
  'Not among the best matches for this job. A requirement is not met, or many others fit better.';
export const suspendedNoMatch = 'The caregiver is suspended, so they match no job.';
export const verifiedCredentials = 'Verified documents';
export const loadingDocuments = 'Loading the documents…';
export const noDocumentVerifiedNone = 'No document is verified and in date.';
export const checkedOn = 'Checked on {date}.';
export const expiresOn = 'Expires on {date}.';
export const notExpire = 'Does not expire.';

export const message = 'Message';
export const caregiverWroteNoMessage = 'The caregiver wrote no message.';

export const someoneQuicker = 'Someone was quicker';
export const jobNoLongerOpenNothing = 'This job is no longer open. Nothing has changed.';
export const applicationAlreadyMovedNothing = 'This application had already changed.';
export const nowSeeAsItIs = 'You now see it as it is.';
export const wasPlacedThat = 'was placed. The placement {end}';
export const jobOpenApplicationCan = 'The job is open, so you can reopen this application.';
export const noLongerSeesFamilys = '{fullName} no longer sees the family’s contact.';
export const isPlaced = '{fullName} is placed';
export const careStartsJobClosed =
  'Care starts on {day}. We’ve answered everyone else who applied. {fullName} can now see the family’s contact.';
export const jobNoLongerOpenDecline = 'This job is no longer open. Please decline the application.';
export const weWrote = 'We wrote: “{words}”';
export const askedApplyNotAnswered = '{fullName} is invited and has not answered yet.';
export const openPlacement = 'Open the placement';
export const openRequest = 'Open the request';

export const loadingApplication = 'Loading the application…';
export const application = 'Application';
export const caregiverWithoutNameYet = 'Caregiver without a name yet';
export const theCaregiverWithin = 'the caregiver';
export const you = 'you';
export const start = 'Start';
export const fit = 'Match';
export const scoreOf = '{score} of 100';
export const thereNoSuchApplication = 'There is no such application';
export const allApplications = 'All applications';
export const offerNoun = 'offer';
export const invitationNoun = 'invitation';
export const applicationNoun = 'application';

export const manyShortlisted = 'On the shortlist';
export const manyDecline = 'Decline…';
export const manyDeclined = 'Declined';
export const manyDeclineTitle = {
  one: 'Decline this application?',
  other: 'Decline these {count} applications?',
};
export const eachCaregiverReads = 'Each caregiver reads this.';
export const manyRefusals = {
  application_step_not_allowed: 'This isn’t possible at its current status.',
  answers_changed: 'The family or caregiver has answered. Open this application first.',
};
