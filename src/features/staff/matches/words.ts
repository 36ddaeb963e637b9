export const wasPlaced = 'Was placed, {end}';
export const takenTimes = 'With {clients} for {taken} of {all} times';
export const anotherFamily = 'another family';
export const openOfferTakes = {
  one: 'An open offer takes 1 time',
  other: 'An open offer takes {count} times',
} as const;
export const doesNotOffer = '{name} does not offer {care}.';
export const notTravelFar = '{name} does not travel this far.';
export const beyondTravels = '{beyond} beyond the {radius} that {name} travels.';
export const askWhetherTownNear = 'Ask if they would travel this far.';
export const awayOnFirstDay = 'Away on the first day';
export const askFamilyWhetherFirst = 'Ask if the first day could be later, or if {name} could start sooner.';
export const takenAllThese = 'With {clients} at all of these times.';
export const otherTimesPartWeek = 'Other times, or a part of the week, may suit.';
export const freeOtherTimesWeek = '{name} is free at other times of the week.';
export const askBothSidesWhether = 'Ask both sides if the times could change.';
export const oneMoreRequirementNot = 'One more requirement is not met.';
export const lookProfile = 'Look at the profile.';
export const givenNo = '{name} has sent no {what}.';
export const askForIt = 'Ask for it.';
export const documentWaits = '{name}’s {what} is waiting for a check.';
export const checkIt = 'Check it.';
export const documentNotAccepted = '{name}’s {what} was not accepted.';
export const askAnotherOne = 'Ask for another one.';
export const ranOut = '{name}’s {what} has expired.';
export const ranOutOn = '{name}’s {what} expired on {date}.';
export const askNewerOne = 'Ask for a newer one.';
export const none = 'None';
export const waitsCheckNotCount = 'Waiting for a check, doesn’t count yet';
export const notAcceptedNotCount = 'Not accepted, doesn’t count';
export const ranOutNotCount = 'Expired on {date}, doesn’t count';
export const checkedExpires = 'Verified, expires on {date}';
export const checkedWithoutEnd = 'Verified, doesn’t expire';
export const caregivers = { one: '1 caregiver', other: '{count} caregivers' };
export const noCaregiverApprovedYet = 'No caregiver is approved yet.';
export const noneWhoApprovedTravels = {
  one: 'The only approved caregiver doesn’t travel this far.',
  other: 'None of the {people} travels this far.',
};
export const travelFarThese = {
  one: '{people} travels this far. Of these:',
  other: '{people} travel this far. Of these:',
};
export const lackDocument = {
  one: '{count} has no {what} verified and in date',
  other: '{count} have no {what} verified and in date',
};
export const askThemConsiderWhether = 'Ask them for it, or check if the job needs it.';
export const doNotOfferCare = { one: '{count} does not offer {care}', other: '{count} do not offer {care}' };
export const askIfTheyOffer = 'Ask if they can offer it.';
export const areAway = {
  one: '{count} is away on the first day',
  other: '{count} are away on the first day',
};
export const laterFirstDayWould = 'A later first day would help.';
export const haveNoFreeTimes = {
  one: '{count} has none of these times free',
  other: '{count} have none of these times free',
};
export const otherTimesWouldHelp = 'Other times would help.';
export const lackSomethingElse = {
  one: '{count} lacks something else',
  other: '{count} lack something else',
};
export const caregiverHasApplied = 'This caregiver has already applied.';
export const caregiverNoLongerMeets = 'This caregiver no longer meets what the job asks for.';

export const askCaregiversTownsAround = 'Ask caregivers in nearby towns if they would travel further.';

export const appliedByPhone = 'Record phone application';
export const appliedByPhoneQuestion = 'Has {fullName} applied by phone for {client}?';
export const applicationNotWrittenDown = 'The application was not recorded';
export const writeDown = 'Record application';
export const writingDown = 'Recording…';
export const appliedTold = 'Application recorded. We’ve told {fullName}.';
export const applicationCountsIfSent =
  'This counts as {fullName}’s application. We’ll tell them, and they can withdraw it.';
export const saidOn = 'When did they tell us?';
export const agreesFamilyToldApplication = 'Agrees that families see their profile';
export const firstNameWhatProfile =
  'First name and profile, never surname, phone or address. Without this, you can’t introduce them.';

export const matchScore = 'Match score of {fullName}';
export const away = '{placeName}, {distance} away';
export const select = 'Select';
export const whyScore = 'Why this score';
export const application = 'Application';
export const invitation = 'Invitation';
export const ofName = 'of {fullName}';
export const introduce = 'Introduce';
export const invite = 'Invite';
export const inviteQuestion = 'Invite {fullName} to apply for {client}?';
export const sendInvitation = 'Send invitation';
export const yourWords = 'Your message';
export const caregiverReadsWords = 'The caregiver reads this with the job. Don’t name the family.';
export const inviteSeveral = 'Invite…';
export const invitedOne = 'Invited';
export const inviteManyTitle = {
  one: 'Invite this caregiver to apply?',
  other: 'Invite these {count} caregivers to apply?',
};
export const invitedTold = '{fullName} is invited.';
export const getsMessageEmailUnless =
  'We’ll tell {fullName}. They can read the job, then apply or say no. They see nothing about the family.';
export const shortList = '{fullName} is on the shortlist.';
export const shortlist = 'Shortlist';

export const nearlyFit = 'Near matches';
export const nearlyFitJob = 'Near matches for job {nr}';
export const eachTheseCaregiversLacks = 'Each of these caregivers lacks one thing.';
export const away100Otherwise = '{placeName}, {distance} away · would score {score} of 100';
export const checkDocument = 'Check the document';

export const whoWouldFit = 'Who would fit?';
export const chooseLeastOneTime = 'Choose at least one time to see who would fit.';
export const checkingWhoWouldFit = 'Checking who would fit…';
export const couldNotCheckWho = 'We couldn’t check who would fit';
export const tryAgain = 'Try again';
export const canPublishAllSame = 'You can still publish.';
export const checkingAgain = 'Checking again…';
export const nobodyFitsAsIs = 'Nobody fits this job as it is';
export const whatWouldHelpAtEnd = 'Below the form, we show what would help.';
export const nobodyWouldFit = 'Nobody would fit';
export const manyWouldFit = '100 or more would fit';
export const wouldFit = '{fitting} would fit';
export const nameAndScore = '{fullName} ({score} of 100, {distance})';
export const best = 'Best: {names}';
export const nearly = 'Near matches:';

export const sideSide = 'Side by side for {client}';
export const whatElseThereCompare = 'Everything else';
export const what = 'What';
export const free = 'Free';
export const needed = 'Needed';
export const timesOf = 'Times of {fullName}';
export const place = 'Town';
export const rate = 'Hourly rate';
export const anHour = '{amount} an hour';
export const notKnownYet = 'Not known yet';
export const load = 'Placed now';
export const loadWords = {
  one: '{count} family, {hours} h a week',
  other: '{count} families, {hours} h a week',
};
export const noPlacementsNow = 'With no family';
export const reliability = 'In the last year';
export const neverPlaced = 'Never placed yet';
export const noVisitMissed = 'No visit missed or cancelled';
export const visitsMissed = { one: '{count} visit missed', other: '{count} visits missed' };
export const visitsCalledOff = { one: '{count} visit cancelled', other: '{count} visits cancelled' };
export const languages = 'Languages';
export const noneNamed = 'None named';
export const skills = 'Skills';

export const bestMatches = 'Best matches';
export const bestMatchesForJob = 'Best matches for job {nr}';
export const matches = 'matches';
export const comparingCaregivers = 'Comparing caregivers…';
export const nobodyFitsYet = 'Nobody fits yet';
export const belowSeeWhoNearly = 'See the near matches below, and what would help.';
export const matchApprovedOffersCare =
  'Caregivers fit if they are approved, near enough and free for some of the times. They also need the care and documents that the job asks for.';
export const compareSideSide = 'Compare side by side';
