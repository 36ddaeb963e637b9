export const enterEmailAddressInvite = 'Enter the email address to invite.';

export const openInvitations = 'Open invitations';
export const loadingInvitations = 'Loading the invitations…';
export const nobodyInvitedMoment = 'No open invitations.';
export const expired = 'Expired {time}';
export const worksUntil = 'Works until {time}';
export const takeBackInvitation = 'Withdraw invitation to {email}';
export const takeBack = 'Withdraw invitation';
export const takeInvitationBack = 'Withdraw this invitation?';
export const takingBack = 'Withdrawing…';
export const invitationTakenBack = 'The invitation is withdrawn.';
export const linkStopsWorkingCan = 'The link sent to {email} stops working. You can invite them again.';

export const adminSeesEverythingFamilies =
  'An admin sees everything: families with their addresses, caregivers with their documents, and all accounts. Invite only people of your own team.';
export const emailAddress = 'Email address';
export const theySignUpAddress = 'They sign up with this address. The invitation works once, for a week.';
export const makingInvitation = 'Sending the invitation…';
export const sendInvitation = 'Send invitation';
export const cancel = 'Cancel';

export const linkCopied = 'Link copied.';
export const linkCouldNotCopied = 'We couldn’t copy the link. Select it and copy it by hand.';
export const emailWay = 'An email is on its way to {email}';
export const linkWorksUntilOnce = 'The link in it works until {time}, once, and for this address only.';
export const linkHandOver = 'Link to hand over';
export const ifEmailNotArrive = 'If the email does not arrive, send this yourself. We won’t show it again.';
export const copyLink = 'Copy link';
export const done = 'Done';

export const invitationMade = 'Invitation sent';
export const inviteAgain = 'Invite again';
export const inviteAdmin = 'Invite an admin';

export const documentsAsk = 'Documents we ask for';
export const publishingJobBeginsDocuments =
  'A new job asks for the documents ticked for its kinds of care. A profile needs them too, verified and in date, before you can approve it.';
export const lookingUpWhichDocuments = 'Loading the documents asked for…';
export const nothingSaved = 'Nothing was saved';
export const fromNowTheseDocuments = 'We now ask for these documents.';
export const documentFor = '{document} for {care}';
export const saving = 'Saving…';
export const saveTheseDocuments = 'Save these documents';

export const email = 'Email';
export const role = 'Role';
export const emailConfirmed = 'Email confirmed';
export const yes = 'Yes';
export const created = 'Created';
export const deactivated = 'Deactivated';
export const users = 'Users';
export const rows = { one: 'user', other: 'users' };
export const openInvitationCount = { one: 'One open invitation', other: '{count} open invitations' };
export const everyoneWhoAccount = 'Everyone who has an account.';
export const auditLog = 'Audit log';
export const yourAccount = 'Your account';
export const searchEmail = 'Search by email';
export const allRoles = 'All roles';
export const you = '{email} (you)';
export const notYet = 'Not yet';
export const access = 'Access';
export const active = 'Active';
export const noAccountsYet = 'No accounts yet';

export const inHand = 'Assigned work';
export const openWork = 'Open work';
export const loadingWhatOpen = 'Loading what is open…';
export const nothingHand = 'Nothing is assigned.';
export const thingsHand = 'assigned tasks';
export const requestOf = 'Request {reference}';
export const caregiver = 'Caregiver';
export const noNameYet = 'No name yet';
export const andMore = 'And {count} more.';
export const whatTheyDidLately = 'Recent activity';
export const placementsGoBegin = 'Live or upcoming placements';
export const applicationsWaitAnswer = 'Applications to answer';
export const profileDocumentsCaregiver = 'Profile and documents of this caregiver';

export const placementsEnd = {
  one: 'One placement ends at once. We’ll tell the family and reopen the job.',
  other: '{count} placements end at once. We’ll tell the families and reopen the jobs.',
};
export const applicationsWait = {
  one: 'One application is waiting for an answer. You can no longer place this caregiver.',
  other: '{count} applications are waiting for an answer. You can no longer place this caregiver.',
};
export const thingsInHand = {
  one: 'One open task. Choose below who takes it over, or it has no owner.',
  other: '{count} open tasks. Choose below who takes them over, or they have no owner.',
};
export const nothingOpenWouldEnd = 'Nothing else ends with it.';

export const deactivateQuestion = 'Deactivate {email}?';
export const lookingUpWhatTouches = 'Loading what this affects…';
export const deactivateAccount = 'Deactivate account';
export const accountDeactivated = 'The account is deactivated.';
export const whatTouches = 'What this affects';
export const lookingColleagues = 'Loading colleagues…';
export const whoTakesWhatHand = 'Who takes over the tasks';
export const nobodyYet = 'Choose an admin';
export const accountSignedOutEvery =
  'We’ll sign the user out on every device at once. We delete nothing, and you can reactivate the account.';
export const reason = 'Reason';
export const personGetsEmail = 'We’ll email it to the user.';

export const accountWorksAgain = 'The account works again.';
export const reactivate = 'Reactivate';
export const makeCaregiver = 'Make caregiver';
export const makeAdmin = 'Make admin';
export const deactivate = 'Deactivate';
export const makeCaregiverQuestion = 'Make {email} a caregiver?';
export const changingRole = 'Changing the role…';
export const keepAdmin = 'Keep as admin';
export const accountCaregiversNow = 'This account is now a caregiver’s.';
export const fromNextClickSees =
  'From then on, {email} sees only what caregivers see. Invitations they sent stop working.';
export const makeAdminQuestion = 'Make {email} an admin?';
export const keepCaregiver = 'Keep as caregiver';
export const accountAdminsNow = 'This account is now an admin’s.';
export const willSeeEverythingFamilies =
  '{email} will see everything: families with their addresses, caregivers with their documents, and all accounts. As an admin they can’t apply for jobs. We keep their caregiver profile. Their placements have to end first.';

export const secondFactor = 'Second factor';
export const resetSecondFactor = 'Reset second factor';
export const resetSecondFactorQuestion = 'Reset the second factor of {email}?';
export const resetsSecondFactor =
  'Call them first, to make sure that they asked for this. We’ll sign them out on every device and email them. They’ll set up a new authenticator app when they next sign in.';
export const resettingSecondFactor = 'Resetting the second factor…';
export const keepSecondFactor = 'Keep it';
export const secondFactorReset = 'The second factor is reset.';

export const someoneQuicker = 'Someone was quicker';
export const accountAlreadyChangedNothing = 'This account had already changed. You now see it as it is.';
export const deactivatedOn = 'Deactivated on {date}';
export const deactivatedOnBy = 'Deactivated on {date} by {by}';

export const loadingUser = 'Loading the user…';
export const user = 'User';
export const thereNoSuchUser = 'There is no such user';
export const allUsers = 'All users';
export const thePerson = 'the user';
export const youYourself = 'you';
export const lastSeen = 'Last seen';
export const never = 'Never';
export const accountSince = 'Created';
export const lastChange = 'Last change';
export const ownAccountEmailAddress =
  'This is your own account. Change your email address and password at {link}. Only another admin can change your role and access.';
