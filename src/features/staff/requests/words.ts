export const waitsFamily = 'Waiting on the family';

export const writeQuestionFirst = 'Write the question first.';
export const shortenQuestionCharacters = 'Shorten the question to {most} characters.';

export const careInPlaceAlone = 'Care in {name}';
export const careInPlace = '{first} in {name}';
export const more = '{count} more';
export const careAndOthersIn = '{first} and {others} in {name}';
export const start = 'Start';
export const place = 'Town';

export const reference = 'Reference';
export const client = 'Client';
export const clientAndContact = 'Client, contact';
export const contact = 'Contact';
export const care = 'Care';
export const urgent = 'Urgent';
export const yes = 'Yes';
export const status = 'Status';
export const received = 'Received';
export const owner = 'Owner';
export const newRequest = 'New request';
export const requests = 'Requests';
export const rows = { one: 'request', other: 'requests' };
export const whatFamiliesAsked = 'What families have asked us for.';
export const longestWaiting = 'Longest waiting first';
export const searchReferenceName = 'Search by reference or name';
export const anyStatus = 'Any status';
export const answersRead = 'Answers from families';
export const erased = 'Erased';
export const urgency = 'Urgency';
export const manyAlike = 'Many with this contact';
export const due = 'Due';
export const noRequestsYet = 'No requests yet';
export const whenFamilyAsksCare =
  'New requests from families appear here. You can also enter one for a caller.';

export const answersTheyWereSent = 'The answers as sent';
export const keptUnchangedSincePrivate = 'Unchanged since {time}. Private, like the contact.';
export const whatFamilyChanged = 'What the family changed on {time}';
export const changedWithFamilyOn = 'Changed with the family on {time}';
export const asSaid = 'As {name} said on {day}.';
export const changeWithFamily = 'Change request';
export const untilThenSaid = 'Before that:';

export const whatAsked = 'What is asked for';
export const times = 'Times';
export const needed = 'Needed';

export const emailPrivateLink = 'Email a private link';
export const readOutPrivateLink = 'Read out a private link';
export const thePrivateLink = 'The private link of {client}';
export const emailFamilyLink = 'Email the family of {client} a private link?';
export const readOutFamilyLink = 'Read out a private link to the family of {client}?';
export const done = 'Done';
export const makingLink = 'Creating the link…';
export const makeLink = 'Create link';
export const sendLink = 'Send link';
export const linkIsOnItsWay = 'The link is on its way to the family.';
export const cancel = 'Cancel';
export const linkGoesTo = 'We’ll email it to {email}. The family’s other links still work.';
export const lastEmailFailed = 'Our last email to {email} did not arrive, so read the link out.';
export const linkIsView =
  'First make sure that you are talking to the family. Anyone with this link can change the request. It replaces the last link we read out. The family will see that our team viewed their contact. We’ll also record what is done with this link.';
export const readOutReferencePrivate =
  'Read out the reference and the private code, or copy the link. We won’t show them again.';
export const privateCode = 'Private code';
export const privateLink = 'Private link';

export const familyContact = 'Family contact';
export const otherRequests = 'Other requests with the same email or phone';
export const familyErased = 'The family erased it.';
export const isPrivate = 'Private';
export const onlyAdminsSeeCaregivers =
  'Only our team and placed caregivers see this. The family sees each time someone views it.';

export const careOngoing = 'The care is ongoing.';
export const onceShortTime = 'The care is needed once, or for a short time.';
export const soonPossible = 'as soon as possible';
export const fromDayStillOpen = 'from a day to be agreed';
export const startingOn = 'starting on {date}';
export const flexibleAnyTimeDay = 'flexible, any time of the day';
export const titleOfOne = '{first} in {town}';
export const titleOfTwo = '{first} and {second} in {town}';
export const familyLooking = 'A family in {town} is looking for {care}, {begin}.';
export const timesSentence = 'Times: {times}.';
export const visitTakesAbout = 'A visit takes about {hours}.';
export const whatHelps = 'What helps: {words}.';
export const languagesSentence = 'Languages: {words}.';
export const budgetHour = 'The budget is {amount} an hour.';
export const careInTown = 'Care in {town}';
export const theName = 'the name {name}';
export const theEmail = 'the email {email}';
export const theAddress = 'the address {address}';
export const phoneNumber = 'the phone number {phone}';
export const april = 'April';
export const may = 'May';
export const june = 'June';
export const august = 'August';
export const needsLeastCharacters = 'The {name} needs at least {least} characters.';
export const shortenCharacters = 'Shorten the {name} to {most} characters.';
export const takeOutCaregiversMay = 'Remove {reveal}. Only placed caregivers may see it.';
export const writeWhyNotAsked = 'Write why this is not asked for: {document}.';
export const chooseLeastOneTime = 'Choose at least one time in the week.';

export const requiredCredentials = 'Required documents';
export const onlyCaregiversWhoHold = 'Only caregivers who hold these, verified and in date, can apply.';
export const askedRule = 'Usually asked for';
export const whyNot = 'Why not: {document}';
export const placementTeamAloneStays = 'Only our team reads this.';

export const askedNowTickClose = '“{kind}” is now asked for. Tick it, or reload the page and say why not.';

export const lookingUpWhichDocuments = 'Loading the documents asked for…';
export const leaveOutNamesAddresses =
  'Leave out names, addresses, phone numbers and emails. Only placed caregivers see them.';
export const jobTitle = 'Job title';
export const description = 'Description';
export const caregiversWhoShareWeek = 'To share the week, publish a part now and the rest as another job.';
export const timesGivesUpLeft = 'You can publish the times you remove as another job.';
export const chosen = 'Chosen';
export const whyDocumentsNotAsked = 'Why documents are not asked for';

export const publishJobFor = 'Publish as job for {client}: {titleOf}';
export const everyApprovedCaregiverCan = 'Every approved caregiver can read this.';
export const publishJob = 'Publish job';
export const publishing = 'Publishing…';
export const jobOpenCaregiversCan = 'The job is open. Caregivers can now apply.';

export const covered = 'Covered';
export const looking = 'Advertised';
export const nobodyYet = 'Unassigned';
export const loadingWhoCoversWeek = 'Loading who covers the week…';
export const whoCoversWeek = 'Who covers the week';
export const publishRest = 'Publish the rest';
export const noLongerNeeded = 'No longer needed';
export const theseTimesNoLonger = 'Does {client} no longer need these times?';
export const takeThemOut = 'Remove them';
export const takingThemOut = 'Removing them…';
export const keepThem = 'Keep them';
export const theseTimesNoLongerLooked = 'These times are removed.';
export const familyNeedsNobodyThen =
  '{times}: nobody is needed then. Agree this with the family first. We’ll tell them that their times have changed. We keep what they first asked for.';
export const placement = 'Placement';
export const job = 'Job';
export const fromDay = 'from {date}';
export const since = 'since {date}';
export const fromTo = 'from {from} to {to}';

export const noApplicants = 'no applicants';
export const applicants = { one: '1 applicant', other: '{count} applicants' };

export const jobNr = 'Job {nr}';

export const applications = 'Applications';
export const applicationsNoun = 'applications';
export const noNameYet = 'No name yet';
export const otherApplications = 'Other applications';
export const applicationsForJob = 'Applications for job {nr}';
export const otherApplicationsForJob = 'Other applications for job {nr}';
export const nobodyAppliedYet = 'Nobody has applied yet.';
export const deactivated = 'Deactivated';
export const suspended = 'Suspended';

export const editJob = 'Edit job';
export const editJobFor = 'Edit job for {client}';
export const takeJobBack = 'Withdraw job';
export const everyoneWhoAppliedTold = 'We’ll tell everyone who has applied what changed.';
export const saveJob = 'Save job';
export const saving = 'Saving…';
export const jobSavedNobodyTold = 'Job saved.';
export const jobSavedTold = {
  one: 'Job saved. We’ve told the applicant.',
  other: 'Job saved. We’ve told the {count} applicants.',
};
export const takeBack = 'Withdraw “{title}” for {client}?';
export const reason = 'Reason';
export const everyoneWhoAppliedReads = 'Everyone who has applied reads this.';
export const jobTakenBack = 'Job withdrawn.';
export const caregiversNoLongerSee =
  'Caregivers will no longer see it. We’ll tell those who applied. If the request has no other job or caregiver, it goes back to review. If you publish these times again, their applications count again.';

export const loadingJob = 'Loading the job…';
export const publishedOn = 'Published on {date}';
export const whatCaregiversRead = 'What caregivers read';
export const none = 'None';
export const notAsked = 'Not asked for: {words}';

export const documentExpired = 'Document expired';
export const placementsOnJob = 'Placements on job {nr}';
export const placements = 'Placements';
export const placementsNoun = 'placements';
export const fromDate = 'From {date}';

export const showLess = 'Show less';
export const show = 'Show';
export const showJob = 'Show job {nr}';
export const showLessOfJob = 'Show less of job {nr}';
export const comparingCaregivers = 'Comparing caregivers…';

export const questionAsked = 'Question sent.';
export const familyGetsEmail = 'The family gets an email.';
export const callThemToo = 'Call them too';
export const yourQuestion = 'Your question';
export const familyGetsEmailThere = 'The family gets an email and reads the question on their page.';
export const familyReadsOwnPage = 'The family reads it on their page.';
export const asking = 'Asking…';
export const askFamily = 'Ask the family';

export const questionsFamily = 'Questions to the family';
export const ask = 'Ask';
export const aQuestion = 'a question';
export const nothingAskedYetFamily = 'No questions yet. The family answers on their request page.';
export const markingAnswersRead = 'Marking the answers as read…';
export const markAnswersRead = 'Mark answers as read';

export const theFamily = 'The family';
export const placementFromEndsOnce =
  'The placement of {caregiverName} from {day} ends at once. {firstName} will no longer see the family’s contact.';
export const whatOpenClosedCaregivers = 'We’ll close open jobs and tell the caregivers who applied.';
export const emailReason = {
  one: '{told} gets an email with your reason.',
  other: '{told} get an email with your reason.',
};

export const closeQuestion = 'Close {which}?';
export const familyAndPlacedRead = 'The family and the placed caregiver read this.';
export const familyReads = 'The family reads this.';
export const closeRequestEndCare = 'Close request and end the care';
export const closeRequest = 'Close request';
export const requestClosed = 'The request is closed.';
export const chooseLastDayLook =
  'To choose a last day or look for someone else, end the placement instead: {placements}.';
export const canTakeRequestInto = 'You can review the request again later.';

export const requestReview = 'The request is in review.';
export const theRequestFor = 'the request for {client}';
export const thisRequest = 'this request';
export const publishAsJob = 'Publish as job';
export const decline = 'Decline';
export const startReview = 'Start review';
export const reviewAgain = 'Review again';
export const declineQuestion = 'Decline {which}?';
export const familyReadsSayWhat = 'The family reads this. Say what they could do instead.';
export const declineRequest = 'Decline request';
export const requestDeclined = 'Request declined.';
export const familyToldCantHelp =
  'We’ll tell the family that we can’t help, with your reason. You can review the request again later.';

export const someoneQuicker = 'Someone was quicker';
export const requestAlreadyMovedNothing = 'This request had already changed. You now see it as it is.';
export const familyErasedDetails = 'The family erased their details';
export const namesContactAnswersQuestions =
  'On {date}, names, contact, answers, questions and notes were removed for good. We keep which care was asked for, where and when.';
export const familyWithdrewRequest = 'The family withdrew their request';
export const gaveNoReason = 'They gave no reason.';
export const whyDeclined = 'Why it was declined';
export const whyClosed = 'Why it was closed';

export const notUrgent = 'Remove urgent flag';
export const markUrgent = 'Mark urgent';

export const loadingRequest = 'Loading the request…';
export const request = 'Request';
export const requestReference = 'Request {reference}';
export const you = 'you';
export const manyRequestsNamedContact = 'Many requests with this contact';
export const moreThanTenCame =
  'More than ten came within an hour. Ask the family if they sent this one before you do anything.';
export const thereNoSuchRequest = 'There is no such request';
export const allRequests = 'All requests';
export const placementNoun = 'placement';

export const manyReview = 'Review';
export const manyInReview = 'In review';
export const manyMarked = 'Marked urgent';
export const manyAsk = 'Ask…';
export const manyAsked = 'Question sent';
export const manyAskTitle = { one: 'Ask this family', other: 'Ask these {count} families' };
export const manyAskHint = 'Each family reads this on their request page. Those who get emails get one too.';
export const them = 'them';
export const manyDecline = 'Decline…';
export const manyDeclined = 'Declined';
export const manyDeclineTitle = { one: 'Decline this request?', other: 'Decline these {count} requests?' };
export const manyRefusals = {
  request_step_not_allowed: 'This isn’t possible at its current status.',
  answers_changed: 'The answers have changed. Open this request first.',
};
