export const applicationMovedMeanwhileHere =
  'This application has changed. You now see how it is, and what comes next.';

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
export const saidNoThank = 'You said no, thank you';
export const invitationEnded = 'The invitation ended';
export const tookUpAgain = 'We took it up again';
export const appliedAgain = 'You applied again';
export const declinedOffer = 'You declined the offer';
export const familyDecidedOtherwise = 'The family chose not to go ahead';
export const offerEnded = 'The offer ended';
export const next = {
  invited: 'We think this job may suit you. Read it, then apply or tell us that it is not for you.',
  submitted: 'Next, the placement team reads it and answers you here. You don’t have to do anything.',
  shortlisted: 'You are among the few we have in mind. Next, we talk with the family and answer you here.',
  introduced:
    'The family reads about you: your first name and your profile, never how to reach you. Next, we tell you what it thinks.',
  offered: 'We would like you to take this job. Read the terms, and accept or decline.',
  accepted: 'Thank you. Next, we settle everything with the family and tell you here.',
  placed: 'The job is yours. Arrange the days with the family, and call us if anything is not right.',
  declined: 'This one is closed. Other jobs are waiting on your dashboard.',
  withdrawn: 'You took it back.',
} as const;
export const back = {
  family:
    'The family chose not to go ahead. It’s no reflection on your work. We’ll keep your application, in case this changes.',
  caregiver: 'You declined our offer. We’ll keep your application, for other terms.',
  time: 'Our offer has ended. We’ll keep your application, and tell you what happens next.',
} as const;
export const thankCare = 'Thank you for your care.';
export const toldNot = 'You told us that it is not for you.';
export const jobNoLongerOpen = 'The job is no longer open to you.';
export const canApplyAgain = 'While the job is open you can apply for it again.';
export const canStillApply = 'While the job is open you can still apply for it.';
export const thereNothing = 'There is nothing for you to do.';
export const wereToldDidNot =
  'We were told that you did not come on your first day, {day}. If that is not right, please call us.';
export const thisPlacement = 'This placement {end}.';
export const placementEnds = 'This placement ends on {day}.';
export const jobCantReadPresent = 'A job you can’t read now';
export const filters = {
  waiting: 'Waiting for an answer',
  placed: 'Placed',
  closed: 'Closed',
} as const;

export const whyStatus = 'Why: {statusReason}';
export const readAnswer = 'Read it and answer';

export const show = 'Show';
export const allApplications = 'All applications';
export const shownOf = '{shown} of {all}';
export const noneApplicationsThereMoment = 'None of your applications is there at the moment.';

export const weekFamilies = 'Your week with families';
export const takenTimes = 'Taken times';
export const taken = 'Taken';
export const askedFor = 'Asked for';
export const inYourProfile = 'in your profile';
export const whatTakenCountsNo = 'What is taken counts for no other job. Days off you enter {link}.';

export const yourApplications = 'Your applications';
export const eachOneGetsAnswer = 'Each one gets an answer. Here you see the last step and the next.';
export const lookingApplications = 'Looking for your applications…';
export const notAppliedJobYet = 'You have not applied for a job yet';
export const goDashboard = 'Go to your dashboard';
export const onceProfileApprovedDashboard =
  'Once your profile is approved, your dashboard shows the jobs that fit, and why.';

export const theOfferFor = 'the offer for “{title}”';
export const answerOffer = 'to answer this offer';
export const accept = 'Accept';
export const decline = 'Decline';
export const acceptOfferQuestion = 'Accept this offer?';
export const acceptOffer = 'Accept the offer';
export const accepting = 'Accepting…';
export const notYet = 'Not yet';
export const acceptedOfferSettleFamily = 'You accepted the offer. We settle it with the family now.';
export const agreeTheseTimesPay =
  'You agree to these times and this pay, from {day}. Next, we settle it with the family and tell you here. Once you are placed, you see its name, address and phone number. Until then you can still withdraw.';
export const declineOfferQuestion = 'Decline this offer?';
export const whatNotSuit = 'What does not suit you?';
export const placementTeamReadsFamily = 'The placement team reads this, the family does not.';
export const declineOffer = 'Decline the offer';
export const answerApplicationStays = 'We have your answer. We’ll keep your application.';
export const applicationStaysMayCome =
  'Your application stays: we may come back to you with other times or another day. To end it, withdraw it instead.';

export const pay = 'Pay';
export const settledFamily = 'To be settled with the family';
export const payAnHour = '{amount} an hour';
export const eachTime = 'Each time';
export const about = 'about {hours}';
export const place = 'Place';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const times = 'Times';
export const timesEachWeek = 'Your times each week';

export const whatAccepted = 'What you accepted';
export const ourOffer = 'Our offer';
export const pleaseAnswer = 'Please answer by {day}.';
export const offerStoodUntilWill = 'This offer ended on {day}. We’ll tell you what happens next.';
export const accepted = 'Accepted';
export const offered = 'Offered';

export const yourFamily = 'Your family';
export const youStartOn = 'You start on {day}.';
export const onlyCanSeePlacement =
  'Only you can see this, and our placement team. Please keep it to yourself.';
export const lookingUpFamily = 'Looking up the family…';
export const name = 'Name';
export const phone = 'Phone';
export const familyLeftNoPhone = 'The family left none. Please write an email.';
export const familyLeftNone = 'The family left none.';
export const email = 'Email';
export const speaks = 'Speaks';
export const careFor = 'Care for';
export const address = 'Address';
export const notes = 'What to know';
export const notesChanged = 'Changed on {day}';
export const showOnMap = 'Show on a map';

export const newTermsToAnswer = 'We propose new terms. Please read them, then say yes or no.';
export const newTerms = 'New terms';
export const newTermsDidNotArrive = 'They didn’t load. Reload the page when you have a connection.';
export const whyEnded = 'Why: {endReason}';
export const whatAgreed = 'What is agreed';
export const agreed = 'Agreed';
export const placement = 'Placement';
export const toldWereThereFirst = 'You told us that you were there on the first day.';
export const thankGladBegun = 'Thank you. We are glad that it has begun.';
export const firstDayTodayOnce = 'Your first day is today. Once you are there, please tell us.';
export const firstDayIfWere = 'Your first day was {day}. If you were there, please tell us.';
export const toTellUs = 'to tell us';
export const tellingUs = 'Telling us…';
export const iThereFirstDay = 'I was there on the first day';
export const ofJob = 'of “{title}”';

export const familyMayTold = 'We can share your profile with the family.';
export const familyNotTold = 'We don’t share your profile with the family.';
export const changeFamilyMayTold = 'to stop sharing your profile';
export const letFamilyTold = 'to share your profile';
export const yourChoiceIsAs = 'Your choice hasn’t changed.';

export const lookingUpWhatProfile = 'Looking up what your profile says…';
export const familyWouldReadAbout =
  'This is you as a family would read about you. Beside it stand the times at which you are free of those it asks for, and why our team thinks of you. A sentence that names you or says how to reach you is left out.';
export const changeProfile = 'Change your profile';

export const start = 'Start';
export const timesConfirmed = 'Times you confirmed';
export const readJob = 'Read the job';
export const stepsFar = 'Steps so far';
export const whatComesNext = 'What comes next';
export const whatFamilyMayRead = 'What the family may read of you';
export const seeYourselfFamilyWould = 'See yourself as a family would';
export const asFamilyWouldRead = 'As a family would read about you';
export const toWithdraw = 'to withdraw your application';
export const withdrawApplication = 'Withdraw your application';
export const withdrawQuestion = 'Withdraw this application?';
export const withdraw = 'Withdraw';
export const withdrawing = 'Withdrawing…';
export const applicationWithdrawn = 'Your application is withdrawn.';
export const placementTeamWillNo =
  'The placement team will no longer consider you for “{title}”. While the job is open you can apply again.';

export const openingApplication = 'Opening your application…';
export const application = 'Application';
export const applicationNotHere = 'This application is not here';
export const linkMayNotComplete = 'The link may not be complete';
export const seeApplications = 'See your applications';
export const belongsAnotherAccountThan =
  'Or it belongs to another account than the one you are signed in with.';

export const lessThanAdvertised = 'This is {less} an hour less than the job said, which was {advertised}.';
