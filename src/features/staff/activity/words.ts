export const enterDayTime = 'Enter the day and the time.';
export const writeSomethingFirst = 'Write something first.';
export const enterTimeWithinLast = 'Enter a time within the last year.';
export const shortenNoteCharacters = 'Shorten the note to {most} characters.';

export const requestReceived = 'Request received';
/** What it is called when one of these statuses begins. */
export const requestSteps = { submitted: 'Reopened', in_review: 'Moved to review', open: 'Opened' } as const;
export const jobSteps = { open: 'Job reopened', filled: 'Job filled', closed: 'Job closed' } as const;
export const offShortlist = 'Removed from the shortlist';
export const applicationSteps = { submitted: 'Application reopened', declined: 'Declined' } as const;
export const profileSteps = { submitted: 'Sent for review' } as const;
export const language = 'language';
export const applicationMessage = 'message';
export const owner = 'owner';
export const contactName = 'contact name';
export const phoneNumber = 'phone number';
export const emailAddress = 'email address';
export const wayReached = 'preferred contact';
export const questionAsked = 'Question asked';
export const questionAnswered = 'Question answered';
export const familyWrote = 'The family wrote';
export const familyAnswered: Readonly<Record<string, string>> = {
  written: 'Family answered in writing',
  phone: 'Family answered by phone',
  none: 'Message read, no answer needed',
};
export const contactRead = 'Contact viewed';
export const arrivalNotesChanged = 'Notes for the caregiver changed';
export const privateLinks: Readonly<Record<string, string>> = {
  sent: 'Private link emailed',
  issued: 'Private link read out',
  made: 'Private link created',
  ended: 'Private link ended',
};
export const linkNamed = '{words}: {which}';
export const links = {
  request: 'given with the request',
  family: 'for the family to share',
  email: 'sent by email',
  staff: 'read out',
} as const;
export const detailsErased = 'Details erased';
export const markedUrgent = 'Marked urgent';
export const noLongerUrgent = 'Urgent flag removed';
export const publishedJob = 'Published as a job';
export const titleJob = 'title';
export const descriptionJob = 'description';
export const documentsAsked = 'documents asked for';
export const whyDocumentsNotAsked = 'why documents are not asked for';
export const applied = 'Applied';
export const mayBeShown = 'families may see the profile';
export const timesConfirmed = 'confirmed times';
export const invited = 'Invited';
export const answers = {
  yes: 'said yes',
  talk: 'wants to talk first',
  no: 'said no',
  well: 'said that it’s going well',
  not_well: 'said that something isn’t right',
} as const;
export const theCaregiver = 'The caregiver';
export const theFamily = 'The family';
export const placed = 'Placed';
export const hourlyRate = 'hourly rate';
export const firstDay = 'first day';
export const lastDay = 'last day';
export const firstDayConfirmed = 'First day confirmed';
export const visitChanges = {
  cannot_come: {
    said: 'The caregiver can’t come on {visit}',
    undone: 'The caregiver can come after all on {visit}',
  },
  not_needed: { said: 'Visit not needed on {visit}', undone: 'Visit needed after all on {visit}' },
  missed: { said: 'Nobody came on {visit}', undone: 'Corrected: someone came on {visit}' },
  moved: { said: 'Visit moved from {visit}, to {to}', undone: 'Visit moved back to {visit}, from {to}' },
} as const;
export const visitChanged = 'Visit changed';
export const termsProposed = 'New terms proposed';
export const termsProposedFrom = 'New terms proposed, from {day}';
export const termsSteps = {
  family_yes_at: 'The family said yes to the terms from {day}',
  caregiver_yes_at: 'The caregiver said yes to the terms from {day}',
  agreed_at: 'Both agreed to the terms from {day}',
  applied_at: 'The terms from {day} started',
  ended_at: 'The terms from {day} were cancelled',
};
export const termsRefused = {
  family: 'The family said no to the terms from {day}',
  caregiver: 'The caregiver said no to the terms from {day}',
};
export const visitCovered = '{name} comes instead on {visit}';
export const coverInvited = '{name} was invited to come instead on {visit}';
export const coverRefused = '{name} said no to coming instead on {visit}';
export const visitOpenAgain = 'Nobody comes instead any more on {visit}';
export const visitSettled = 'Visit settled: {visit}';
export const ended = 'Placement ended';
export const lastDayAgreed = 'Last day agreed';
export const profileCreated = 'Profile created';
export const changesAsked = 'Changes asked for';
export const entriesConfirmed = 'Caregiver confirmed our entries';
export const changesApproved = 'Changes approved';
export const documentAdded = 'Document added';
export const documentRemoved = 'Document removed';
export const documentOpened = 'Document opened';
export const documentVerified = 'Document verified';
export const documentNotAccepted = 'Document not accepted';
export const lastDayDocumentChanged = 'Document’s expiry changed';
export const accountMade = 'Account created';
export const thePerson = 'the user';
export const deactivated = 'Deactivated';
export const reactivated = 'Reactivated';
export const becameAdmin = 'Became an admin';
export const becameCaregiver = 'Became a caregiver';
export const emailAddressConfirmed = 'Email address confirmed';
export const secondFactorSetUp = 'Second factor set up';
export const secondFactorReset = 'Second factor reset';
export const secondFactor = 'Second factor';
export const added = 'Added';
export const askedHowGoes = 'Asked how it’s going';
export const familySaysNotGo = 'The family said that something isn’t right';
export const complaintRaised = 'Complaint raised';
export const complaintSettled = 'Complaint settled';
export const complaintReopened = 'Complaint reopened';
export const familySaysGoesWell = 'The family said that it’s going well';
export const adminInvited = 'Admin invited';
export const invitationRemoved = 'Invitation removed';
export const invitationAccepted = 'Invitation accepted';
export const invitationTakenBack = 'Invitation withdrawn';
export const lists = {
  requests: 'requests',
  caregivers: 'caregivers',
  applications: 'applications',
  placements: 'placements',
  users: 'users',
  audit_log: 'the audit log',
} as const;
export const termsOffered = 'Terms offered';
export const termsOfferedOf = 'Terms offered: {terms}';
export const anHour = '{rate} an hour';
export const fromDay = 'from {day}';
export const untilDay = 'until {day}';
export const yesNoLongerCounts = {
  family: 'The family’s yes no longer counts',
  caregiver: 'The caregiver’s yes no longer counts',
} as const;
export const termsOfferedAgain = 'Terms offered again';
export const offerTakenAway = 'Offer withdrawn';
export const wantsToStop = 'The caregiver wants to stop';
export const staysAfterAll = 'The caregiver doesn’t want to stop after all';
export const daysOffAdded = 'Days off added';
export const daysOffRemoved = 'Days off removed';
export const dayOffOn = '{what}: {from}';
export const daysOffFromTo = '{what}: {from} to {to}';
export const noteGoneWhatAbout = 'Note deleted with its record';
export const callNoted = 'Call added';
export const noteWasAdded = 'Note added';
export const listTakenOut = 'List exported: {list}';
export const ruleDocumentsAdded = 'Document now asked for';
export const ruleDocumentsChanged = 'Documents asked for changed';
export const ruleDocumentsRemoved = 'Document no longer asked for';
export const emailSentAgain = 'Email sent again';
export const stepRefused = 'An action was refused';
export const stepRefusedNamed = 'Refused: {step}';
export const wayInRefused = {
  invalid_credentials: 'Sign-in failed',
  current_password_mismatch: 'The current password was wrong',
  mfa_verification_failed: 'The code of the second factor was wrong',
  otp_expired: 'An emailed link or code had expired',
} as const;
export const timesADay = '{did} ({times} times that day)';
export const whatKeptLongEnough = 'Records deleted';
export const olderRecordMade = 'Legacy record created';
export const olderRecordChanged = 'Legacy record changed';
export const olderRecordRemoved = 'Legacy record removed';

export const yes = 'yes';
export const no = 'no';
export const none = 'none';
export const noTimes = 'no times';
export const ongoing = 'ongoing';
export const relation = 'who needs care';
export const care = 'care';
export const skills = 'skills';
export const languages = 'languages';
export const changedTimes = 'times';
export const anyTimeSuits = 'any time of day';
export const start = 'start';
export const lengthVisit = 'length of a visit';
export const howLong = 'for how long';
export const budget = 'budget';
export const answerBy = 'answer by';
export const place = 'town';
export const description = 'description';
export const recipientName = 'name of the person who needs care';
export const address = 'address';
export const helperName = 'name of the person who asked';
export const helperRelation = 'how the person who asked knows them';
export const helperAgreedBy = 'who agreed';
export const helperPhone = 'phone of the person who asked';
export const helperEmail = 'email of the person who asked';
export const nobody = 'unassigned';
export const answer = 'answer';
export const came = 'came on the first day';
export const fileName = 'file';
export const dateIssued = 'date of issue';
export const expiryDate = 'expiry date';
export const introduction = 'introduction to the family';
export const name = 'name';
export const aboutThem = 'about them';
export const yearBirth = 'year of birth';
export const experience = 'experience';
export const howFarTheyTravel = 'how far they travel';
export const photo = 'photo';
export const aPhoto = 'a photo';
export const role = 'role';
export const calendarAddress = 'private calendar link';
export const calendarAddresses = { made: 'created', replaced: 'replaced', ended: 'ended' };
export const wantsEmails = 'wants emails';
export const document = 'document';

export const about = {
  application: 'on the application',
  placement: 'on the placement',
  request: 'on the request',
} as const;
export const call = 'Call';
export const note = 'Note';
export const deletedAccount = 'A deleted account';
export const writtenOn = 'written on {date}';
export const noLongerKnown = 'No longer known';
export const message = 'Message: {label}';
export const notTold = 'Not emailed: {label}';
export const familyWithin = 'the family';
export const caregiverWithin = 'the caregiver';
export const deliveries = {
  sent: 'emailed to {recipient}',
  waiting: 'email to {recipient} not sent yet',
  failed: 'email to {recipient} failed',
  bell: '{recipient} sees it when they sign in, no email',
  unsent: '{recipient} gets no emails',
} as const;
export const toThe = 'to {recipient}';
export const unreached = {
  unsent: 'This family gets no emails from us',
  failed: 'Our last email to this family did not arrive',
} as const;
export const callFamily = {
  unsent: 'The family gets no emails from us. Call {recipient}.',
  failed: 'Our last email to the family did not arrive. Call {recipient}.',
} as const;
export const them = 'them';
export const callThem = 'Call them with our news: {phone}';
export const callThemNumber = 'Call them with our news. Their number is on {request}.';
export const theirRequest = 'their request';
export const writeThem = 'They left no phone number. They can read our news on their request page.';

export const times = '{title}, {times} times';
export const today = 'Today';

export const now = 'Now';
export const earlier = 'Earlier';
export const callAdded = 'Call added.';
export const noteAdded = 'Note added.';
export const addNote = 'Add a note';
export const onlyAdminsRead = 'Only our team reads this.';
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
export const wholeTrail = 'Audit log of this record';
export const sources = {
  note: 'Notes and calls',
  change: 'Changes',
  message: 'Messages',
  view: 'Views',
} as const;
export const presetSaved = 'Text or view saved';
export const presetChanged = 'Saved text or view changed';
export const presetRemoved = 'Saved text or view removed';
