export const documentsCareOffer = 'Documents for the care you offer';
export const canSendProfileWithout =
  'You can send your profile without them, but we can only approve it once we have checked all of these.';
export const goDocuments = 'Go to your documents';

export const forJob = 'for “{title}”';
export const readApply = 'Read and apply';
export const sayNo = 'to say no';
export const noThank = 'No, thank you';
export const sayNoInvitation = 'Say no to this invitation?';
export const whyNot = 'Why not?';
export const placementTeamReadsFamily =
  'The placement team reads this, the family does not. It helps us to suggest better jobs.';
export const thankTelling = 'Thank you for telling us.';
export const whileOpenCanStill = 'While “{title}” is open you can still apply for it.';

export const beingShown = {
  agree: 'You can share my profile with the family if I’m a good fit',
  what: 'They see your first name, your photo, and what your profile says about you and your work. They also see when you are free, and which documents we have checked.',
  never: 'Never your surname, phone number or address.',
} as const;

export const weInviteYou = 'We invite you';
export const werePlacedHere = 'You were placed here';
export const applied = 'Applied: {label}';

export const away = '{placeName}, {distance} away';
export const anHour = '{amount} an hour';

export const fitsBy = 'Fits {score} of 100';

export const noneNear = 'None near you yet. We’ll email you.';
export const furtherAway = {
  one: 'There is 1 job further away than you like to travel.',
  other: 'There are {count} jobs further away than you like to travel.',
};
export const showFurther = 'Show jobs further away';

export const weWrote = 'We wrote: “{statusReason}”';
export const pleaseLookAgain = 'Please look again at {fields}.';
export const changeProfile = 'Change your profile';
export const completeProfile = 'Complete your profile';
export const onceCompleteApprovedSee =
  'Once it is complete and we have approved it, you see the jobs there are, and can apply.';
export const goOnWithProfile = 'Continue your profile';
export const sendProfileReview = 'Send your profile for review';
export const everythingThereSendRead = 'Everything is there. Send it to us, and we read it.';
export const goToProfile = 'Go to your profile';
export const readingProfile = 'We are reading your profile';
export const youSentIt = 'You sent it.';
export const youSentItOn = 'You sent it on {date}.';
export const canStillChangeRead = 'You can still change it; we read what is here.';
export const addDocuments = 'Add your documents';
export const seeDocuments = 'See your documents';
export const profileNeedsChange = 'Your profile needs a change';
export const changeThenSendAgain = 'Change it, then send it again.';
export const changeThenSendProfile = 'Change it, then send your profile for review again.';
export const changesNeedAnotherLook = 'Your changes need another look';
export const weWroteAboutChanges = 'We wrote: “{changesReason}”';
export const changeThemOnceMore =
  'Change them once more. Until then you stay approved as you were, and jobs are matched by that.';
export const untilTheyApprovedStay = 'Until they are approved, you stay approved as you were.';
export const youAreApproved = 'You are approved';
export const notReadYetWhat = 'We have not read yet what you changed on {date}.';
export const untilThenMatched = 'Until then you are matched as you were approved.';
export const canApplyEveryJob =
  'You can apply for every job whose requirements you meet. Keep your times up to date.';
export const timesRatePhonePlace =
  'Your times, rate, phone, place and how far you travel count at once. We read every other change before it counts.';
export const checkTimes = 'Check your times';
export const profileSuspended = 'Your profile is suspended';
export const callTalkAboutUntil = 'Call us to talk about it. Until then you see no jobs.';
export const whatEnteredKeptBut =
  'What you entered is kept, but can’t be changed until we have talked. Call us.';
export const call = 'Call {phone}';
export const documentsCanAddedMeanwhile = 'You can already add your documents.';
export const dontAnythingNow = 'You don’t have to do anything for it now.';
export const beforeCanApproveStill = 'Before we can approve it, we still need from you: {words}.';

export const howCompleteProfile = 'How complete your profile is';
export const yourProfile = 'Your profile';
export const stillMissing = 'Still missing:';

export const howStoodWhenDevice =
  'This is how it stood when this device was last online. It updates by itself once there is a connection.';
export const partsAreOlder = 'Parts of it were last updated on {time}.';
