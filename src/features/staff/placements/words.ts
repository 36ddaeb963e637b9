export const toBegin = 'Upcoming';
export const liveOrUpcoming = 'Live or upcoming';
export const lastDayAgreed = 'Last day agreed';
export const hourlyRate = 'Hourly rate';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const ongoing = 'Ongoing';
export const noLastDay = 'None. It ended before it began';
export const endedBeforeBegan = 'It ended before it began.';
export const caregiverDidNotCome = 'The caregiver did not come.';
export const confirmedCaregiver = 'Confirmed by the caregiver on {date}.';
export const stillCome = 'Still to come.';
export const notConfirmedYet = 'Not confirmed yet.';

export const caregiver = 'Caregiver';
export const job = 'Job';
export const state = 'Status';
export const placed = 'Placed';
export const placements = 'Placements';
export const rows = { one: 'placement', other: 'placements' };
export const caregiversFamiliesTheyPlaced = 'Caregivers and the families they are placed with.';
export const client = 'Client';
export const clientAndContact = 'Client, contact';
export const contact = 'Contact';
export const searchName = 'Search by client or caregiver';
export const anyState = 'Any status';
export const openComplaint = 'Open complaint';
export const noPlacementsYet = 'No placements yet';
export const seeApplications = 'See applications';
export const onceFamilyCaregiverAgreed =
  'When both sides have agreed, place the caregiver from their application.';

export const askedNotAnswered = 'Asked on {date}, not answered.';
export const familySaidWell = 'The family said on {date} that it’s going well.';
export const familySaidNotWell = 'The family said on {date} that something isn’t right.';

export const afterFirstWeek = 'After the first week';
export const afterFirstMonth = 'After the first month';
export const howGoes = 'Check-ins';
export const noLongerKept = 'no longer kept';
export const noteWhatDone = 'Note what was done';
export const whatDidWhatAgreed = 'What you did, and what was agreed';
export const onlyTeamReads = 'Only our team reads this.';
export const noteIt = 'Save note';
export const noted = 'Note saved.';

export const awayAgreedDays = 'Away on agreed days';
export const toldDaysOffWill =
  '{caregiverName} has days off and can’t come on {list}. We’ve told the family that we’ll look for someone else.';

export const chooseLeastOneTime = 'Choose at least one time in the week.';
export const enterFirstDay = 'Enter the first day.';
export const lastDayCantLie = 'The last day can’t be before the first.';

export const changeTerms = 'Propose new terms';
export const correctTermsOf = 'Correct the terms of {caregiverName} with {client}';
export const termsTheyWere = 'Nothing has changed';
export const correctTerms = 'Correct the terms';
export const correctingTerms = 'Correcting the terms…';
export const termsCorrected = 'The terms are corrected.';
export const familyAndCaregiverTold = 'We’ve told the family and the caregiver.';
export const caregiverTold = 'We’ve told the caregiver.';
export const agreeWithBoth = 'Agree this with the family and {caregiverName} first.';
export const times = 'Times';
export const onlyTimesJobAsks = 'You can choose only times that the job asks for.';
export const leaveEmptyIfNone = 'Leave it empty if none is agreed.';

export const enterLastDay = 'Enter the last day.';
export const writeFewWords = 'Write a few words.';
export const shortenCharacters = 'Shorten this to {most} characters.';
export const goesUntilDaySees = '{name} stays, and sees the family’s contact, until that day.';
export const noLongerSeesFamilys = '{name} no longer sees the family’s contact.';
export const jobOpenAgainOnce = 'The job opens again at once.';
export const jobClosedAtOnce = 'The job closes. If nobody else is placed or needed, the request closes too.';
export const jobClosedLater =
  'The job closes after that day. If nobody else is placed or needed, the request closes too.';
export const reasonShown = 'The family and {name} read your reason.';

export const end = 'End {whose} with {client}?';
export const placementGoes = 'The placement continues';
export const endPlacement = 'End placement';
export const endingPlacement = 'Ending the placement…';
export const endRecorded = 'End recorded.';
export const whyEnds = 'Cause, for our reports';
export const onlyStaffCount = 'Only our team sees this.';
export const endCause = 'Cause: {cause}';
export const chooseOne = 'Choose one';
export const chooseCause = 'Choose a cause.';
export const reason = 'Reason we give them';
export const familyCaregiverRead = 'The family and the caregiver read this.';
export const noteStaff = 'Note for our team';
export const lookSomeoneElse = 'Look for someone else';

export const visits = 'Visits';
export const loadingVisits = 'Loading the visits…';
export const noVisitsAhead = 'No visits in the next two weeks.';
export const earlierVisits = 'Visits of the last month, as agreed';
export const dayAndTime = '{day}, {time}';
export const ofVisit = 'the visit on {visit}';
export const actions = 'Change';
export const visitStates = {
  cannot_come: 'Can’t come',
  not_needed: 'Not needed',
  missed: 'Nobody came',
} as const;
export const movedFrom = 'Moved from {visit}';
export const saidYes = 'Said yes: {note}';
export const withReason = '{state}: {reason}';
export const saidBy = 'Told by {saidBy}';
export const usualCannotCome = 'The usual caregiver can’t come';
export const comesInstead = '{name} comes instead';
export const wasToCome = '{name} was to come instead';
export const nobodyYet = 'Nobody comes yet';
export const whatDoneAbout = 'What was done: {note}';
export const say = {
  cannot_come: {
    action: 'Caregiver can’t come',
    title: '{caregiverName} can’t come to {client} on {visit}?',
    explain: 'We’ll tell the family. Then find someone for this visit.',
    done: 'Recorded. We’ve told the family.',
  },
  not_needed: {
    action: 'Not needed',
    title: '{client} needs no visit on {visit}?',
    explain: 'We’ll tell {caregiverName} not to come.',
    done: 'Recorded. We’ve told the caregiver.',
  },
  missed: {
    action: 'Nobody came',
    title: 'Nobody came to {client} on {visit}?',
    explain: 'We’ll tell {caregiverName}. Call the family. The placement continues.',
    done: 'Recorded. We’ve told the caregiver.',
  },
} as const;
export const move = 'Move visit';
export const moveTitle = 'Move the visit to {client} on {visit}';
export const moveExplain =
  'Agree this with the family and {caregiverName} first. We’ll tell both. All other visits stay as agreed.';
export const newDay = 'New day';
export const begins = 'Begins at';
export const chooseDay = 'Choose a day.';
export const chooseOtherTime = 'Choose another time than {time}.';
export const moveIt = 'Move visit';
export const moveDone = 'Moved. We’ve told the family and the caregiver.';
export const moveBack = 'Undo the move';
export const moveBackExplain =
  'The visit is on {visit} again, as agreed. We’ll tell the family and {caregiverName}.';
export const recordIt = 'Record it';
export const whoSaidSo = 'Who told us?';
export const why = 'Why';
export const familyAndCaregiverRead = 'The family and {caregiverName} read this.';
export const findSomeone = 'Find someone for this visit';
export const inviteSeveral = 'Invite caregivers';
export const inviteTitle = 'Invite caregivers to {client} for {visit}';
export const inviteExplain = 'They read the day, hours, town and hourly rate. The first yes gets the visit.';
export const whoToInvite = 'Who should we invite?';
export const inviteCount = { one: 'Invite 1 caregiver', other: 'Invite {count} caregivers' };
export const chooseInvited = 'Choose at least one caregiver.';
export const chooseFewer = 'Choose 20 caregivers or fewer.';
export const askedAlready = 'Already invited';
export const invitedStates = {
  invited: '{name}: waiting for an answer',
  no: '{name}: said no',
  busy: '{name}: invited, no longer free',
};
export const everyoneAskedCall =
  'We’ve invited everyone who can come then. You can still call those who haven’t answered.';
export const everyoneSaidNo = 'Everyone who can come then said no. Call the family, then note what was done.';
export const everyoneAsked = 'We’ve invited everyone who can come then.';
export const askedShort = { invited: 'invited', no: 'said no' };
export const takeBackReturns = {
  not_needed:
    'The family then needs the visit on {visit}, and {caregiverName} can’t come. Find someone for it.',
  missed: '{coveredName} did come on {visit}. We’ll tell them.',
} as const;
export const invitedDone = 'Invitations sent.';
export const whoCan = 'Who can come to {client} on {visit}?';
export const lookingForCaregivers = 'Loading caregivers who can come…';
export const nobodyCan =
  'No approved caregiver nearby is free then. Call the family, then note what was done.';
export const whoComes = 'Who comes?';
export const noPhone = 'No phone number';
export const hasBeenThere = 'has been there before';
export const callThemFirst = 'Call them first. When you save, we’ll tell everyone.';
export const chooseWhoComes = 'Choose who comes.';
export const whoSaidYes = 'Who told us?';
export const saveWhoComes = 'Save who comes';
export const coverSaved = 'Saved. We’ve told everyone.';
export const whatDoneTitle = 'What was done for {client} about {visit}?';
export const withYourNote = 'Your note settles this.';
export const takeBack = 'Undo';
export const takeBackQuestion = 'Undo this for {client}?';
export const takeBackExplain = {
  cannot_come: 'The visit on {visit} takes place as agreed. We’ll tell the family and {caregiverName}.',
  not_needed: 'The visit on {visit} takes place as agreed. We’ll tell {caregiverName}.',
  missed: 'The visit on {visit} was not missed. We’ll tell {caregiverName}.',
} as const;
export const takingBack = 'Undoing…';
export const keepAsIs = 'Leave it';
export const takenBack = 'Undone.';
export const documentExpired = 'Document expired';
export const documentsNoLongerCount = 'The job needs: {documents}. Ask {caregiverName} for a new one.';
export const seeDocuments = 'See the documents';

export const someoneQuicker = 'Someone was quicker';
export const placementHadChanged = 'This placement had already changed. You now see it as it is.';
export const seeWhoFits = 'See who fits';
export const lookingForReplacement = 'We’re looking for a replacement.';
export const endsOn = 'Ends on {day}';

export const people = 'Client and caregiver';
export const showPhoneAddress = 'Show phone and address';
export const familySeesYouLooked = 'The family will see that our team viewed it.';
export const lookingUpFamily = 'Loading the family’s contact…';
export const reachFamily = 'How to reach the family';
export const phoneFamily = 'Family’s phone';
export const emailFamily = 'Family’s email';
export const address = 'Address';
export const phoneCaregiver = 'Caregiver’s phone';

export const documentsForJob = 'Documents for this job';
export const doesNotExpire = 'Valid, does not expire';
export const validUntil = 'Valid until {day}';
export const endsBeforeLastVisit = 'Expires before the last visit';
export const caregiverIsReminded = 'We remind the caregiver before that day.';
export const expiredOn = 'Expired on {day}';
export const notHeld = 'Missing';

export const howCameAbout = 'How it came about';
export const whoseAccountGone = '{caregiverName} (account deleted)';
export const application = 'Application';
export const howAgreed = 'How it was agreed';
export const firstVisit = 'First visit';
export const follows = 'Replaces';
export const followedBy = 'Replaced by';

export const loadingPlacement = 'Loading the placement…';
export const placement = 'Placement';
export const thereNoSuchPlacement = 'There is no such placement';
export const allPlacements = 'All placements';
export const theCaregiver = 'the caregiver';
export const you = 'you';
export const familysRequest = 'Family’s request';
export const place = 'Town';
export const whatAgreed = 'What was agreed';
export const agreed = 'Agreed';
export const askedFor = 'Asked for';
export const placementNoun = 'placement';
export const importPlacements = 'Import placements';
