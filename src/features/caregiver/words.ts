export const documentsCareOffer = 'Documents for the care you offer';
export const canSendProfileWithout =
  'You can send your profile without them. We can approve it only when we have checked all of these.';
export const goDocuments = 'Go to your documents';

export const forJob = 'for “{title}”';
export const readApply = 'Read and apply';
export const sayNo = 'to say no';
export const noThank = 'No, thank you';
export const notYet = 'Not yet';
export const sayNoInvitation = 'Say no to this invitation?';
export const whyNot = 'Why not?';
export const placementTeamReadsFamily =
  'Only our team reads this, never the family. It helps us suggest better jobs.';
export const thankTelling = 'Thank you for telling us.';
export const whileOpenCanStill = 'While “{title}” is open, you can still apply.';

export const beingShown = {
  agree: 'You can share my profile with the family if I’m a good fit',
  what: 'They see your first name, profile, hourly rate and free times. They see your photo if you have one, and which documents we’ve checked.',
  never: 'They don’t see your surname, phone number or address.',
} as const;

export const weInviteYou = 'We’d like you to apply';
export const werePlacedHere = 'You were placed here';
export const applied = 'Applied: {label}';
export const appliedUnsent = 'Applied: not sent yet';

export const away = '{placeName}, {distance} away';
export const anHour = '{amount} an hour';

export const fitsBy = 'Fit: {score} of 100';

export const noneNear = 'No jobs near you yet';
export const furtherAway = {
  one: 'There is 1 job further away than you like to travel.',
  other: 'There are {count} jobs further away than you like to travel.',
};
export const showFurther = 'Show jobs further away';

export const weWrote = 'We wrote: “{statusReason}”';
export const pleaseLookAgain = 'Please check {fields}.';
export const changeProfile = 'Change your profile';
export const completeProfile = 'Complete your profile';
export const onceCompleteApprovedSee = 'When we have approved it, you can see jobs and apply.';
export const goOnWithProfile = 'Continue your profile';
export const sendProfileReview = 'Send your profile for review';
export const everythingThereSendRead = 'Everything is there. Send it to us, and we’ll review it.';
export const goToProfile = 'Go to your profile';
export const readingProfile = 'We’re reviewing your profile';
export const youSentIt = 'You sent it.';
export const youSentItOn = 'You sent it on {date}.';
export const canStillChangeRead = 'You can still change it.';
export const addDocuments = 'Add your documents';
export const seeDocuments = 'See your documents';
export const profileNeedsChange = 'Your profile needs a change';
export const changeThenSendAgain = 'Change it, then send it again.';
export const changeThenSendProfile = 'Change it, then send your profile for review again.';
export const changesNeedAnotherLook = 'Please check your changes';
export const weWroteAboutChanges = 'We wrote: “{changesReason}”';
export const changeThemOnceMore =
  'Please change them again. Until we approve the changes, we’ll use your earlier profile.';
export const untilTheyApprovedStay = 'Until we approve the changes, we’ll use your earlier profile.';
export const youAreApproved = 'You are approved';
export const notReadYetWhat = 'We haven’t reviewed your changes from {date} yet.';
export const untilThenMatched = 'Until then, we’ll use your earlier profile.';
export const canApplyEveryJob = 'You can apply for jobs.';
export const keepTimesUpToDate = 'Keep your times up to date.';
export const timesRatePhonePlace =
  'Changes to your times, rate, phone, town and distance count at once. We review other changes first.';
export const checkTimes = 'Check your times';
export const profileSuspended = 'Your profile is suspended';
export const callTalkAboutUntil = 'Call us to talk about it. Until then, you can’t see jobs.';
export const whatEnteredKeptBut = 'You can’t change your profile until we have talked. Call us.';
export const call = 'Call {phone}';
export const documentsCanBeAdded = 'You can already add your documents.';
export const dontAnythingNow = 'You don’t have to do anything now.';
export const beforeCanApproveStill = 'Before we can approve it, we still need: {words}.';

export const howCompleteProfile = 'How complete your profile is';
export const yourProfile = 'Your profile';
export const stillMissing = 'Still missing:';

export const asLastOnline = 'This is what this device last loaded. It will update when you’re online.';
export const partsAreOlder = 'Parts of it were last updated on {time}.';

export const thankGladBegun =
  'Thank you. You told us that you were there on {day}. If that’s wrong, call us.';
export const toTellUs = 'to tell us';
export const tellingUs = 'Telling us…';
export const iThereFirstDay = 'I was there on {day}';
export const ofJob = 'of “{title}”';
