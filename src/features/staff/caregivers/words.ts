export const name = 'Name';
export const place = 'Town';
export const careOffered = 'Care offered';
export const yearsExperience = 'Years of experience';
export const status = 'Status';
export const lastChange = 'Last change';
export const owner = 'Owner';
export const caregivers = 'Caregivers';
export const rows = { one: 'caregiver', other: 'caregivers' };
export const everyoneWhoGivesCare = 'Everyone who gives care through us, or would like to.';
export const searchName = 'Search by name';
export const anyStatus = 'Any status';
export const changesReview = 'Changes to review';
export const documentsCheck = 'Documents to check';
export const experience = 'Experience';
export const due = 'Due';
export const addCaregiver = 'Add caregiver';
export const importCaregivers = 'Import caregivers';
export const noCaregiversYet = 'No caregivers yet';
export const registeredAppearHere = 'People who register as caregivers appear here, and those you add.';

export const profileFields = {
  full_name: 'name',
  phone: 'phone',
  about: 'about them',
  birth_year: 'year of birth',
  care_types: 'care offered',
  skills: 'skills',
  languages: 'languages',
  experience_years: 'experience',
  availability: 'when they can work',
  hourly_rate: 'hourly rate',
  place_id: 'town',
  radius_km: 'how far they travel',
} as const;
export const skills = 'Skills';
export const languages = 'Languages';
export const hourlyRate = 'Hourly rate';
export const anHour = '{amount} an hour';
export const upAround = 'and up to {distance} around';
export const about = 'About';
export const registered = 'Registered';
export const sentIn = 'Sent for review';
export const reviewed = 'Reviewed';
export const changesWaitSince = 'Changes waiting since';

export const contact = 'Contact';
export const isPrivate = 'Private';
export const loadingAccount = 'Loading the account…';
export const phone = 'Phone';
export const email = 'Email';
export const emailConfirmed = 'Email confirmed';
export const yes = 'Yes';
export const inviteAgain = 'Invite again';
export const inviting = 'Inviting…';
export const invitedAgain = 'We’ll email them the invitation again.';
export const notYet = 'Not yet';
export const oldAccountNeverAsked = 'Never asked (older account)';
export const account = 'Account';
export const deactivated = 'Deactivated';
export const active = 'Active';
export const yearBirth = 'Year of birth';

export const stillMissing = 'Still missing: {words}.';
export const stillCheck = 'Still to check: {words}.';
export const askChanges = 'Ask for changes';
export const askFor = 'Ask for {lowered}';
export const pleaseUpload = 'Please upload: {words}.';

export const lookingUpWhichDocuments = 'Loading the documents asked for…';
export const careAsksNone = 'This care needs none.';
export const allCareAsksVerified = 'All documents for this care are verified and in date.';
export const notYetChecked = 'Not yet: {words}.';
export const profileCanApprovedOnce =
  'You can approve a profile when all documents for its care are verified and in date.';

export const askChangesOf = 'Ask {firstName} for changes';
export const caregiverAskedChanges = 'We’ve asked the caregiver for changes.';
export const caregiverStaysApprovedBefore =
  'The caregiver stays approved with the earlier profile until you approve the changes.';
export const untilProfileApprovedAgain =
  'Until you approve the profile again, the caregiver can’t apply for jobs.';
export const whatShouldChangeQuestion = 'What should change?';
export const caregiverReadsSayWhat = 'The caregiver reads this. Say what is missing and how to correct it.';
export const whereQuestion = 'Where?';
export const caregiverFindsWordsBeside = 'The caregiver finds your words beside what you tick here.';
export const whatShouldChange = 'What should change';
export const where = 'Where';

export const changesApproved = 'Changes approved.';
export const approvedJobsMatchedFrom = 'Approved. The caregiver can now apply for jobs.';
export const approveChanges = 'Approve the changes';
export const approve = 'Approve';
export const checkDocuments = 'Check the documents';
export const changeProfile = 'Change profile';
export const notConfirmedYet = 'Not confirmed by the caregiver yet';
export const suspend = 'Suspend';
export const thisCaregiver = 'this caregiver';
export const suspendQuestion = 'Suspend {fullName}?';
export const reason = 'Reason';
export const caregiverReads = 'The caregiver reads this.';
export const suspendCaregiver = 'Suspend caregiver';
export const caregiverSuspended = 'The caregiver is suspended.';
export const suspendedCaregiverCantApply =
  'A suspended caregiver can’t apply for jobs or change their profile. Their placements end at once. We’ll tell the families and reopen the jobs. You can approve the profile again later.';

export const loading = 'Loading…';
export const profileCompleteness = 'Profile completeness';
export const stillMissingParts = 'Still missing: {parts}.';

export const expiresOnOf = 'Change when {whose} expires';
export const save = 'Save';
export const caregiverToldWhenExpires = 'We’ve told the caregiver when it expires.';
export const expiresOn = 'Expires on';
export const fromDayNoLonger =
  'From this day, it no longer counts. Leave it empty if it doesn’t expire. We’ll tell the caregiver.';
export const dayDocumentExpiredStops =
  'This day is not in the future. When you save, the document no longer counts.';

export const check = 'Check';
export const checkAgain = 'Check again';
export const issued = 'issued {date}';
export const expiresOnDate = 'expires on {date}';
export const openKind = 'Open {kind}';
export const open = 'Open';
export const expiresOnKind = 'Change expiry of {kind}';
export const expiresOnDots = 'Change expiry';

export const documents = 'Documents';
export const documentsNoun = 'documents';
export const loadingDocuments = 'Loading the documents…';
export const addDocument = 'Add document';
export const addingDocument = 'Adding…';
export const documentAdded = 'Added. We’ve told the caregiver. It’s waiting for a check.';
export const documentNotAdded = 'The document was not added';
export const kindDocument = 'Kind of document';
export const chooseOne = 'Choose one';
export const howItCame = 'How did we get it?';
export const chooseHowItCame = 'Choose how we got it.';
export const file = 'File';
export const pdfJpegPng = 'PDF, JPEG or PNG, at most 10 MB. Several photos become one document.';
export const issuedOn = 'Issued on';
export const addedByUs = 'added by our team: {how}';
export const nothingUploadedYet = 'Nothing uploaded yet.';

export const thereNoSuchCaregiver = 'There is no such caregiver';
export const allCaregivers = 'All caregivers';

export const applications = 'Applications';
export const applicationsNoun = 'applications';
export const noneYet = 'None yet.';
export const documentExpired = 'Document expired';
export const placements = 'Placements';
export const placementsNoun = 'placements';
export const fromDay = 'From {date}';

export const jobsFit = 'Jobs that fit';
export const jobsNoun = 'jobs';
export const noOpenJobFits = 'No other open job fits.';
export const away = '{placeName}, {distance} away, {begin}';

export const nothingApproved = 'Nothing was approved';
export const someoneQuicker = 'Someone was quicker';
export const profileAlreadyMovedNothing = 'This profile had already changed. You now see it as it is.';
export const missing = 'Missing: {words}.';
export const whatCaregiverToldAbout = 'What the caregiver was told about the changes';
export const whyCaregiverSuspended = 'Why the caregiver is suspended';
export const whatCaregiverTold = 'What the caregiver was told';

export const week = 'Week';
export const loadingWeek = 'Loading the week…';
export const loadingDaysOff = 'Loading the days off…';
export const offeredWhatFree = 'Times offered, and which are free';
export const availability = 'Availability';
export const free = 'Free';
export const available = 'Available';
export const offered = 'Offered';
export const daysOffAhead = 'Days off ahead';
export const visitsOffOn = ': the caregiver can’t come on {days}.';
export const visitsOffOpen = {
  one: 'One of these visits has no caregiver yet',
  other: '{count} of these visits have no caregiver yet',
};
export const fromTo = '{from} to {to}';

export const loadingCaregiver = 'Loading the caregiver…';
export const caregiver = 'Caregiver';
export const caregiverWithoutNameYet = 'Caregiver without a name yet';
export const theCaregiver = 'the caregiver';
export const you = 'you';
export const profile = 'Profile';
export const dates = 'Dates';
export const printableRecord = 'Printable record';
export const noneAsked = 'None asked for';
export const askedForHere = '{here} of {all} asked for';

export const loadingRecord = 'Loading the record…';
export const record = 'Record';
export const noNameYet = 'no name yet';
export const recordOf = 'Record: {fullName}';
export const print = 'Print';
export const openNewScreen = 'Open the caregiver’s page';
export const number = 'Number';
