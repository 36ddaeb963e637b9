export const thereAccountAddressAlready = 'There is an account with this address already.';
export const enterNewEmailAddress = 'Enter your new email address.';
export const addressNow = 'This is the address that you have now.';
export const enterPassword = 'Enter your password.';

export const chooseOneDiffersFrom = 'Choose one that differs from your current password.';
export const enterCurrentPassword = 'Enter your current password.';
export const newPasswordName = 'new password';

export const dataDownloads = 'Your data is in your downloads.';
export const downloadData = 'Download your data';
export const oneFileEverythingKeep =
  'One file with everything that we keep about you: your details and what happened with them, readable for people and programs, and the files that you uploaded.';
export const fetchingFiles = 'Fetching your files';
export const downloadedButNotAll = 'Downloaded, but not all of it';
export const filesNotFetched = {
  one: 'One file could not be fetched: {files}. Everything else is in your downloads. Try again in a moment.',
  other:
    '{count} files could not be fetched: {files}. Everything else is in your downloads. Try again in a moment.',
};
export const puttingDataTogether = 'Putting your data together…';
export const downloadMyData = 'Download my data';

export const accountNobodySignsAny = 'your account: nobody signs in with it any more, on any device';
export const profileNamePhoneNumber = 'your profile, with name, phone number and everything you wrote';
export const documentsTheirFiles = 'your documents and their files';
export const applicationsWhatWroteThem = 'your applications, with what you wrote in them';
export const ifWerePlacedFamily =
  'If you were placed with a family: your name, the job and the dates. Families must be able to show who cared for them. How to reach you is not kept.';
export const recordsAboutWereMade =
  'That records about you were made and changed, and when. What stood in them is wiped.';
export const ifWereAdminEmail =
  'If you were an admin: your name and email address, for {proofStays}. Families and caregivers may ask who decided.';

export const whatGoesOnceGood = 'What goes, at once and for good';
export const whatStaysWhy = 'What stays, and why';
export const whoCountsOnYou = 'Who you would leave';
export const placementsEndAtOnce =
  'You are placed with a family. Deleting your account ends that at once. We’ll tell the family and look for someone else.';
export const jobInTown = '“{job}”, {town}';
export const aFamily = 'A family';
export const lookingUpPlacements = 'Looking up where you are placed…';
export const yourPassword = 'Your password';
export const nobodyCanBringAccount = 'For {email}. Nobody can bring the account back afterwards.';
export const deletingAccount = 'Deleting your account…';
export const deleteMyAccount = 'Delete my account';
export const keepMyAccount = 'Keep my account';

export const deleteAccount = 'Delete your account';
export const inviteAnotherAdmin = 'invite another admin';
export const onlyAdminWithoutOne =
  'You are the only admin, and without one nobody could run this service. First {link}, or make someone one.';
export const decideOverFamiliesCaregivers =
  'You decide over families and caregivers, so you don’t leave unseen.';
export const anotherAdminMakesAccount =
  'Another admin makes your account a caregiver’s; then you can delete it here. Your name and email address stay for {proofStays} with what you did.';
export const accountWhatBelongsGo =
  'Your account and what belongs to it go for good. We show you what that means before it happens.';
export const deleteMyAccountDots = 'Delete my account…';
export const deleteAccountQuestion = 'Delete your account?';

export const changeEmailAddress = 'Change your email address';
export const checkInboxNewAddress = 'Check the inbox of your new address';
export const sentEmailUnlessAddress =
  'We sent an email to {newEmail}, unless that address belongs to another account. Open the link in it, on any device: from then on you sign in with the new address. Until then nothing changes.';
export const newEmailAddress = 'New email address';
export const nobodyElseCanDevice = 'So that nobody else can do this on a device that you left open.';
export const sendingEmail = 'Sending the email…';
export const changeAddress = 'Change email address';

export const onceDayMost = 'Once a day at most';
export const onceWeekMost = 'Once a week at most';
export const never = 'Never';

export const tellNoNewJobs = 'We tell you of no new jobs.';
export const tellNewJobsFit = 'We tell you of new jobs that fit you.';
export const lookingUpWhatChose = 'Looking up what you chose…';
export const newJobsFit = 'New jobs that fit you';
export const allTogetherOneMessage =
  'All together in one message, never those that you have read or applied for.';
export const yourChoiceIsAs = 'Your choice is as it was.';

export const writeWheneverSomethingConcerns = 'We write to you whenever something concerns you.';
export const sendNoMoreThese = 'We send you no more of these emails.';
export const emails = 'Emails';
export const writeMeWheneverSomething = 'Write to me whenever something concerns me';
export const onceOneEmailEach =
  'At once, one email each. You find the same in the messages at the top of the page.';
export const togetherByKind =
  'What can’t wait comes at once, anything else together, once an hour or a day. You find each in your messages.';
export const whatAskYourselfAlways =
  'What you ask for yourself always comes, such as a new password, and so does what you must know to be safe: that your account is closed or your profile suspended, or that the account’s address or role has changed.';

export const accountDeleted = 'Your account is deleted';
export const nothingLeftDeviceCan =
  'Nothing of it is left on this device. You can sign up again with the same address whenever you like. Thank you for having been with us.';
export const toTheStart = 'To the start';

export const keyboard = 'Keyboard';
export const useSingleKeysDevice = 'Use single keys on this device';
export const staffsAreaJK =
  'In the staff’s area, j and k move through a list, g and a letter lead to another, and ? shows them all.';

export const passwordChangedOtherDevices = 'Your password is changed. Your other devices are signed out.';
export const changePassword = 'Change your password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changingPassword = 'Changing your password…';
export const changePasswordButton = 'Change password';

export const signedSomewhereElse = 'Signed in somewhere else?';
export const ifLostDeviceUsed =
  'If you lost a device, or used one that is not yours, sign out on all of them at once. If someone may know your password, change it first.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutEverywhereQuestion = 'Sign out everywhere?';
export const signingOut = 'Signing out…';
export const staySigned = 'Stay signed in';
export const signedOutEveryDevice =
  'You are signed out on every device, this one included, and sign in again where you want to. If you have a private calendar address, it ends, too. What you typed on this device and have not sent is wiped.';

export const yourDetails = 'Your details';
export const emailAddress = 'Email address';
export const confirmed = 'Confirmed';
export const yes = 'Yes';
export const notYet = 'Not yet';
export const role = 'Role';
export const accountSince = 'Account since';

export const yourAccount = 'Your account';
export const howSignWhatKeep = 'How you sign in, and what we keep about you.';
export const users = 'Users';
export const yourProfile = 'Your profile';

export const yourName = 'Your name';
export const lookingUpName = 'Looking up your name…';
export const saveName = 'Save name';
export const savingName = 'Saving…';
export const nameSaved = 'Name saved.';
