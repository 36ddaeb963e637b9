export const enterDayTime = 'Enter the day and the time.';
export const writeSomethingFirst = 'Write something first.';
export const enterTimeWithinLast = 'Enter a time within the last year, not one to come.';
export const shortenNoteCharacters = 'Shorten the note to {most} characters.';

export const requestReceived = 'Request received';
export const theFamilyWithin = 'the family';
export const urgency = 'urgency';
export const language = 'language';
export const applicationMessage = 'message';
export const placementTimes = 'times';
export const whoHasIt = 'who has it';
export const contactName = 'contact name';
export const phoneNumber = 'phone number';
export const emailAddress = 'email address';
export const wayReached = 'way to be reached';
export const questionAsked = 'Question asked';
export const questionAnswered = 'Question answered';
export const contactRead = 'Contact read';
export const privateLinks: Readonly<Record<string, string>> = {
  sent: 'Private link emailed',
  issued: 'Private link read out',
  made: 'Private link made',
  ended: 'Private link ended',
};
export const detailsErased = 'Details erased';
export const markedUrgent = 'Marked urgent';
export const noLongerUrgent = 'No longer urgent';
export const publishedJob = 'Published as a job';
export const theSystem = 'The system';
export const jobClosed = 'Job closed';
export const titleJob = 'title of the job';
export const descriptionJob = 'description of the job';
export const timesJob = 'times of the job';
export const documentsAsked = 'documents asked for';
export const whyDocumentsNotAsked = 'why documents are not asked for';
export const jobOpenAgain = 'Job open again';
export const jobFilled = 'Job filled';
export const applied = 'Applied';
export const familySystem = 'The family, or the system';
export const whetherFamilyMayTold = 'whether the family may be told';
export const timesConfirmed = 'times confirmed';
export const invited = 'Invited';
export const answers = {
  yes: 'said yes',
  talk: 'wants to talk first',
  no: 'said no',
} as const;
export const theCaregiver = 'The caregiver';
export const theFamily = 'The family';
export const placed = 'Placed';
export const hourlyRate = 'hourly rate';
export const firstDay = 'first day';
export const lastDay = 'last day';
export const firstDayConfirmed = 'First day confirmed';
export const didNotComeFirst = 'Did not come on the first day';
export const ended = 'Ended';
export const lastDayAgreed = 'Last day agreed';
export const profileCreated = 'Profile created';
export const theSystemWithin = 'the system';
export const changesAsked = 'Changes asked for';
export const changesApproved = 'Changes approved';
export const documentAdded = 'Document added';
export const documentRemoved = 'Document removed';
export const documentOpened = 'Document opened';
export const documentVerified = 'Document verified';
export const documentNotAccepted = 'Document not accepted';
export const lastDayDocumentChanged = 'Last day of a document changed';
export const accountMade = 'Account made';
export const thePerson = 'the person';
export const deactivated = 'Deactivated';
export const reactivated = 'Reactivated';
export const becameAdmin = 'Became an admin';
export const becameCaregiver = 'Became a caregiver';
export const emailAddressConfirmed = 'Email address confirmed';
export const added = 'Added';
export const askedHowGoes = 'Asked how it goes';
export const notedWhatDone = 'Noted what was done';
export const familySaysNotGo = 'The family says that it does not go well';
export const familySaysGoesWell = 'The family says that it goes well';
export const adminInvited = 'Admin invited';
export const invitationRemoved = 'Invitation removed';
export const invitationAccepted = 'Invitation accepted';
export const invitationTakenBack = 'Invitation taken back';
export const lists = {
  requests: 'requests',
  caregivers: 'caregivers',
  applications: 'applications',
  placements: 'placements',
  users: 'users',
  trail: 'the audit log',
} as const;
export const termsOffered = 'Terms offered';
export const termsOfferedAgain = 'Terms offered again';
export const offerTakenAway = 'Offer taken away';
export const daysOffAdded = 'Days off added';
export const daysOffRemoved = 'Days off removed';
export const noteGoneWhatAbout = 'Note gone with what it was about';
export const callNoted = 'Call noted';
export const noteWasAdded = 'Note added';
export const listTakenOut = 'List taken out: {list}';
export const ruleDocumentsAdded = 'Rule for documents added';
export const ruleDocumentsChanged = 'Rule for documents changed';
export const ruleDocumentsRemoved = 'Rule for documents removed';
export const emailSentAgain = 'Email sent again';
export const stepRefused = 'A step was refused';
export const whatKeptLongEnough = 'What was kept long enough is gone';
export const olderRecordMade = 'Older record made';
export const olderRecordChanged = 'Older record changed';
export const olderRecordRemoved = 'Older record removed';

export const about = {
  application: 'on the application',
  placement: 'on the placement',
  request: 'on the request',
} as const;
export const call = 'Call';
export const note = 'Note';
export const somebodyWhoseAccountGone = 'Somebody whose account is gone';
export const writtenOn = 'written on {date}';
export const noLongerKnown = 'No longer known';
export const message = 'Message: {label}';
export const toThe = 'to the {subjectType}';

export const times = '{title}, {times} times';
export const today = 'Today';

export const now = 'Now';
export const earlier = 'Earlier';
export const callAdded = 'Call added.';
export const noteAdded = 'Note added.';
export const addNote = 'Add a note';
export const onlyAdminsRead = 'Only admins read it.';
export const whenWasIt = 'When was it?';
export const kind = 'Kind';
export const when = 'When';
export const adding = 'Adding…';
export const add = 'Add';

export const activity = 'Activity';
export const show = 'Show';
export const all = 'All';
export const loadingActivity = 'Loading the activity…';
export const nothingRecordedYet = 'Nothing has been recorded yet.';
export const showEarlier = 'Show earlier';
export const wholeTrail = 'Whole trail';
export const sources = {
  note: 'Notes and calls',
  change: 'Changes',
  message: 'Messages',
  opening: 'Openings',
} as const;
