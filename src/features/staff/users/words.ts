export const enterEmailAddressInvite = 'Enter the email address to invite.';

export const openInvitations = 'Open invitations';
export const loadingInvitations = 'Loading the invitations…';
export const nobodyInvitedMoment = 'Nobody is invited at the moment.';
export const expired = 'Expired {time}';
export const worksUntil = 'Works until {time}';
export const takeBackInvitation = 'Cancel the invitation of {email}';
export const takeBack = 'Cancel invitation';
export const takeInvitationBack = 'Cancel this invitation?';
export const takingBack = 'Taking it back…';
export const invitationTakenBack = 'The invitation is cancelled.';
export const linkStopsWorkingCan = 'The link that {email} has stops working. You can invite them again.';

export const adminSeesEverythingFamilies =
  'An admin sees everything: families with their addresses, caregivers with their documents, and all accounts. Invite only people of your own team.';
export const emailAddress = 'Email address';
export const theySignUpAddress =
  'They sign up with this address. The invitation is good for a week, and once.';
export const makingInvitation = 'Making the invitation…';
export const sendInvitation = 'Send invitation';
export const cancel = 'Cancel';

export const linkCopied = 'Link copied.';
export const linkCouldNotCopied = 'The link could not be copied. Select it and copy it by hand.';
export const emailWay = 'An email is on its way to {email}';
export const linkWorksUntilOnce = 'The link in it works until {time}, once, and for this address only.';
export const linkHandOver = 'Link to hand over';
export const ifEmailNotArrive =
  'If the email does not arrive, send this yourself. For safety it is shown only now.';
export const copyLink = 'Copy link';
export const done = 'Done';

export const invitationMade = 'The invitation is made';
export const inviteAdmin = 'Invite an admin';

export const documentsAsk = 'Documents we ask for';
export const publishingJobBeginsDocuments =
  'Publishing a job begins with the documents of its kinds of care, and a profile is approved once those of the care it offers are verified and in date.';
export const lookingUpWhichDocuments = 'Looking up which documents are asked for…';
export const nothingSaved = 'Nothing was saved';
export const fromNowTheseDocuments = 'From now on these documents are asked for.';
export const documentFor = '{document} for {care}';
export const saving = 'Saving…';
export const saveTheseDocuments = 'Save these documents';

export const email = 'Email';
export const role = 'Role';
export const emailVerified = 'Email verified';
export const yes = 'Yes';
export const created = 'Created';
export const deactivated = 'Deactivated';
export const users = 'Users';
export const rows = { one: 'user', other: 'users' };
export const openInvitationCount = { one: 'One open invitation', other: '{count} open invitations' };
export const everyoneWhoAccount = 'Everyone who has an account.';
export const trail = 'Audit log';
export const yourAccount = 'Your account';
export const searchEmail = 'Search by email';
export const allRoles = 'All roles';
export const you = '{email} (you)';
export const notYet = 'Not yet';
export const access = 'Access';
export const active = 'Active';
export const noAccountsYet = 'No accounts yet';

export const inHand = 'In hand';
export const openWork = 'Open work';
export const loadingWhatOpen = 'Loading what is open…';
export const nothingHand = 'Nothing is in hand.';
export const thingsHand = 'things in hand';
export const requestOf = 'Request {reference}';
export const caregiver = 'Caregiver';
export const noNameYet = 'No name yet';
export const andMore = 'And {count} more.';
export const whatTheyDidLately = 'What they did lately';
export const placementsGoBegin = 'Current and future placements';
export const applicationsWaitAnswer = 'Applications that wait for an answer';
export const profileDocumentsCaregiver = 'Profile and documents of this caregiver';

export const placementsEnd = {
  one: 'One placement ends at once: the families are told, and the jobs are open again.',
  other: '{count} placements end at once: the families are told, and the jobs are open again.',
};
export const applicationsWait = {
  one: 'One application waits for an answer, and nobody can be placed by it any more.',
  other: '{count} applications wait for an answer, and nobody can be placed by them any more.',
};
export const thingsInHand = {
  one: 'One open task. It goes to the person you choose below.',
  other: '{count} open tasks. They go to the person you choose below.',
};
export const nothingOpenWouldEnd = 'Nothing is open that would end with it.';

export const deactivateQuestion = 'Deactivate {email}?';
export const lookingUpWhatTouches = 'Looking up what it touches…';
export const deactivateAccount = 'Deactivate account';
export const accountDeactivated = 'The account is deactivated.';
export const whatTouches = 'What it touches';
export const lookingColleagues = 'Looking for colleagues…';
export const whoTakesWhatHand = 'Who takes what is in hand';
export const nobodyYet = 'Choose an admin';
export const accountSignedOutEvery =
  'The account is signed out on every device and may do nothing from its next click on. Nothing is deleted, and you can reactivate it.';
export const reason = 'Reason';
export const personGetsEmail = 'The person gets it by email.';

export const accountWorksAgain = 'The account works again.';
export const reactivate = 'Reactivate';
export const makeCaregiver = 'Make caregiver';
export const makeAdmin = 'Make admin';
export const deactivate = 'Deactivate';
export const makeCaregiverQuestion = 'Make {email} a caregiver?';
export const changingRole = 'Changing the role…';
export const keepAdmin = 'Keep as admin';
export const accountCaregiversNow = 'This account is a caregiver’s now.';
export const fromNextClickSees =
  'From the next click on {email} sees what caregivers see, and no families, accounts or documents of others. Invitations that they sent stop working.';
export const makeAdminQuestion = 'Make {email} an admin?';
export const keepCaregiver = 'Keep as caregiver';
export const accountAdminsNow = 'This account is an admin’s now.';
export const willSeeEverythingFamilies =
  '{email} will see everything: families with their addresses, caregivers with their documents, and all accounts. As an admin they can’t apply for jobs; what they entered as a caregiver is kept, and colleagues look after it. A placement has to end before.';

export const secondFactor = 'Second factor';
export const resetSecondFactor = 'Reset second factor';
export const resetSecondFactorQuestion = 'Reset the second factor of {email}?';
export const resetsSecondFactor =
  'First make sure that it is really them who asks: call them. They are signed out on every device. On signing in with their password, they set up a new authenticator app. We tell them by email.';
export const resettingSecondFactor = 'Resetting the second factor…';
export const keepSecondFactor = 'Keep it';
export const secondFactorReset = 'The second factor is reset.';

export const someoneQuicker = 'Someone was quicker';
export const accountAlreadyChangedNothing =
  'This account had already been changed, so nothing was done. You now see it as it is.';
export const deactivatedOn = 'Deactivated on {date}';
export const deactivatedOnBy = 'Deactivated on {date} by {by}';

export const loadingUser = 'Loading the user…';
export const user = 'User';
export const thereNoSuchUser = 'There is no such user';
export const allUsers = 'All users';
export const thePerson = 'the person';
export const youYourself = 'you';
export const lastSeen = 'Last seen';
export const never = 'Never';
export const accountSince = 'Account since';
export const lastChange = 'Last change';
export const ownAccountEmailAddress =
  'This is your own account. Email address and password are changed at {link}. Its role and access are another admin’s to change.';
