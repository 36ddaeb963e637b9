export const applicationHadChanged = 'This application has changed. You now see it as it is.';

export const steps = {
  invited: 'We invited you',
  submitted: 'You applied',
  shortlisted: 'On the shortlist',
  introduced: 'We’ve shared your profile with the family',
  offered: 'Offered to you',
  accepted: 'You accepted the offer',
  placed: 'You were placed',
  declined: 'Not chosen',
  withdrawn: 'You withdrew',
  ended: 'The placement ended',
} as const;
export const jobClosed = 'The job was closed';
export const saidNoThank = 'You said no';
export const invitationEnded = 'The invitation ended';
export const tookUpAgain = 'We reopened your application';
export const offShortlist = 'No longer on the shortlist';
export const appliedAgain = 'You applied again';
export const declinedOffer = 'You declined the offer';
export const familyDecidedOtherwise = 'The family chose not to go ahead';
export const offerEnded = 'The offer ended';
export const next = {
  invited: 'This job may suit you. Read it. Then apply, or tell us that it isn’t for you.',
  submitted: 'Our team will read it and answer you here. You don’t have to do anything.',
  shortlisted: 'You’re one of the few we’re considering. Next, we’ll talk to the family and answer you here.',
  introduced:
    'The family sees your first name and profile, but not your contact details. Next, we’ll tell you what they think.',
  offered: 'Read our offer. Then accept or decline.',
  accepted: 'Thank you. Next, we’ll talk to the family and answer you here.',
  placed: 'The job is yours. You start on {day}. Call us if anything isn’t right.',
  declined: 'Your application is closed. See other jobs on your dashboard.',
  withdrawn: 'You withdrew your application.',
} as const;
export const comeAsAgreed = 'Come as agreed. If something isn’t right or needs to change, call us.';
export const comeUntil = 'Come as agreed until {day}. If something isn’t right or needs to change, call us.';
export const comeWhileLeaving = 'Please come as agreed. We’ll talk to you about your last day.';
export const yourLastDay = 'Your last day is {day}.';
export const newTermsFrom = 'New terms from {day}.';
export const saidYesToTerms = 'You said yes to the new terms. We’ll tell you what the family says.';
export const saidNoToTerms = 'You said no to the new terms from {day}. What you’ve agreed to stays.';
export const back = {
  family:
    'The family chose not to go ahead. It’s no reflection on your work. We’ll keep your application, in case this changes.',
  caregiver: 'You declined our offer. We’ll keep your application. We may offer you other terms.',
  time: 'Our offer has ended. We’ll keep your application, and tell you what happens next.',
} as const;
export const thankCare = 'Thank you for your care.';
export const toldNot = 'You told us that this job isn’t for you.';
export const jobNoLongerOpen = 'The job is no longer open to you.';
export const canApplyAgain = 'While the job is open, you can apply again.';
export const canStillApply = 'While the job is open, you can still apply.';
export const thereNothing = 'You don’t have to do anything.';
export const wereToldDidNot =
  'We heard that you did not come on your first day, {day}. If this is wrong, please call us.';
export const thisPlacement = 'This placement {end}.';
export const jobCantReadPresent = 'A job you can’t read now';
export const filters = {
  waiting: 'Waiting for an answer',
  placed: 'Placed',
  closed: 'Closed',
} as const;

export const whyStatus = 'Why: {statusReason}';
export const weWroteToYou = 'We wrote: “{statusReason}”';
export const readAnswer = 'Read it and answer';

export const show = 'Show';
export const allApplications = 'All applications';
export const shownOf = 'Showing {shown} of {all}';
export const noneApplicationsThereMoment = 'No applications to show here.';

export const weekFamilies = 'Your week with families';
export const takenTimes = 'When you work';
export const taken = 'Working';
export const askedFor = 'Asked for';
export const inYourProfile = 'in your profile';
export const whatTakenCountsNo = 'You can add days off {link}.';

export const yourApplications = 'Your applications';
export const eachOneGetsAnswer = 'We answer each one. Here you see the last step and the next.';
export const lookingApplications = 'Loading your applications…';
export const notAppliedJobYet = 'You have not applied for a job yet';
export const goDashboard = 'Go to your dashboard';
export const onceProfileApprovedDashboard =
  'When your profile is approved, your dashboard shows the jobs that fit you.';

export const theOfferFor = 'the offer for “{title}”';
export const answerOffer = 'to answer this offer';
export const accept = 'Accept';
export const decline = 'Decline';
export const acceptOfferQuestion = 'Accept this offer?';
export const acceptOffer = 'Accept the offer';
export const accepting = 'Accepting…';
export const notYet = 'Not yet';
export const acceptedOfferSettleFamily = 'You accepted the offer. We’ll talk to the family now.';
export const agreeTheseTimesPay =
  'You agree to these times and this pay, from {day}. Next, we’ll talk to the family and answer you here. Until you are placed, you can still withdraw.';
export const questionsCall = 'Questions about this offer? Call us: {phone}';
export const declineOfferQuestion = 'Decline this offer?';
export const whatNotSuit = 'What doesn’t suit you?';
export const placementTeamReadsFamily =
  'Please write a few words. Only our team reads this, never the family.';
export const declineOffer = 'Decline the offer';
export const applicationStaysMayCome =
  'We’ll keep your application. We may offer you other times or another day. To end it, withdraw it instead.';

export const pay = 'Pay';
export const settledFamily = 'To be agreed with the family';
export const payAnHour = '{amount} an hour';
export const eachTime = 'Each visit';
export const about = 'about {hours}';
export const place = 'Town';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const times = 'Times';

export const whatAccepted = 'What you accepted';
export const ourOffer = 'Our offer';
export const pleaseAnswer = 'Please answer by {day}.';
export const offerEndedWill = 'This offer ended on {day}.';

export const yourFamily = 'The family';
export const onlyCanSeePlacement = 'This is only for your visits. Please keep it private.';
export const lookingUpFamily = 'Loading the family…';
export const name = 'Name';
export const phone = 'Phone';
export const familyLeftNoPhone = 'No phone number. Email them.';
export const familyLeftNone = 'No phone number.';
export const email = 'Email';
export const speaks = 'Speaks';
export const careFor = 'Who needs care';
export const address = 'Address';
export const notes = 'Notes';
export const notesChanged = 'Changed on {day}';
export const showOnMap = 'Show on a map';

export const newTermsToAnswer = 'Please read the new terms, then say yes or no.';
export const newTerms = 'New terms';
export const newTermsDidNotArrive = 'They didn’t load. Reload the page when you have a connection.';
export const whyEnded = 'Reason: {endReason}';
export const whatAgreed = 'Your terms';
export const toldWereThereFirst = 'You told us that you were there on {day}. If that’s wrong, call us.';
export const firstDayTodayOnce = 'Your first day is today. When you are there, please tell us.';
export const firstDayIfWere = 'Your first day was {day}. If you were there, please tell us.';

export const weCanShare = 'We can share your profile with the family.';
export const familyNotTold = 'We don’t share your profile with the family.';
export const toStopSharing = 'to stop sharing your profile';
export const toShare = 'to share your profile';
export const yourChoiceIsAs = 'Your choice hasn’t changed.';

export const lookingUpWhatProfile = 'Loading your profile…';
export const familyWouldReadAbout =
  'They also see your rate and free times, and why we suggest you. They don’t see your surname or contact details.';
export const changeProfile = 'Change your profile';

export const timesConfirmed = 'Times you can do';
export const yourMessage = 'Your message';
export const readJob = 'Read the job';
export const stepsFar = 'Steps so far';
export const whatComesNext = 'What happens next';
export const whatFamilyMayRead = 'What the family reads about you';
export const seeYourselfFamilyWould = 'See what the family sees';
export const asFamilyWouldRead = 'What a family reads about you';
export const toWithdraw = 'to withdraw your application';
export const withdrawApplication = 'Withdraw your application';
export const withdrawQuestion = 'Withdraw this application?';
export const withdraw = 'Withdraw';
export const withdrawing = 'Withdrawing…';
export const applicationWithdrawn = 'Your application is withdrawn.';
export const placementTeamWillNo =
  'We’ll no longer consider you for “{title}”. While the job is open, you can apply again.';

export const openingApplication = 'Loading your application…';
export const application = 'Application';
export const applicationNotHere = 'This application is not here';
export const linkMayNotComplete = 'The link may be incomplete';
export const seeApplications = 'See your applications';
export const belongsAnotherAccountThan = 'The application may also belong to another account.';

export const lessThanAdvertised = 'The job said {advertised} an hour. This is {less} less.';
export const otherHoursThanAdvertised = 'The job said {advertised}. This is {offered}.';
export const otherFirstDayThanAdvertised = 'The job said {advertised}. This begins on {offered}.';
export const alreadyWork =
  'You already work in these parts of the week: {jobs}. Please check that you can do both.';
export const quoted = '“{title}”';
