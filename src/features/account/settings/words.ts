export const thereAccountAddressAlready = 'This address already has an account.';
export const enterNewEmailAddress = 'Enter your new email address.';
export const addressNow = 'This is your current address.';
export const enterPassword = 'Enter your password.';

export const chooseOneDiffersFrom = 'Choose a password that differs from your current one.';
export const enterCurrentPassword = 'Enter your current password.';
export const newPasswordName = 'new password';

export const dataDownloads = 'Your data is in your downloads.';
export const downloadData = 'Download your data';
export const oneFileEverythingKeep =
  'One file with everything we keep about you: your details, your files, and what was done with them.';
export const fetchingFiles = 'Getting your files';
export const downloadedButNotAll = 'Downloaded, but not all of it';
export const filesNotFetched = {
  one: 'We couldn’t get one file: {files}. Everything else is in your downloads. Try again in a moment.',
  other:
    'We couldn’t get {count} files: {files}. Everything else is in your downloads. Try again in a moment.',
};
export const puttingDataTogether = 'Collecting your data…';
export const downloadMyData = 'Download my data';

export const accountNobodySignsAny = 'your account. Nobody can sign in with it.';
export const profileNamePhoneNumber = 'your profile, with your name, phone number and everything you wrote';
export const documentsTheirFiles = 'your documents and their files';
export const applicationsWhatWroteThem = 'your applications, with what you wrote in them';
export const ifWerePlacedFamily =
  'If you were placed with a family: your name, the job and the dates. Families must be able to show who cared for them. We don’t keep your contact details.';
export const recordsAboutWereMade = 'When your records were changed. We delete what was in them.';

export const whatGoesOnceGood = 'What we delete now, for good';
export const whatStaysWhy = 'What we keep, and why';
export const whoCountsOnYou = 'Families you work with';
export const placementsEndAtOnce =
  'Deleting your account ends your work with them at once. We’ll tell them and look for someone else.';
export const clientOfJob = '{name}: “{job}”';
export const visitInstead = '“{job}”, {day}, {time}';
export const openApplications = 'Your open applications';
export const applicationsGo = 'These are withdrawn and deleted:';
export const jobInTown = '“{job}”, {town}';
export const aFamily = 'A family';
export const lookingUpPlacements = 'Loading your placements…';
export const yourPassword = 'Your password';
export const nobodyCanBringAccount = 'For {email}. Nobody can bring the account back.';
export const deletingAccount = 'Deleting your account…';
export const deleteMyAccount = 'Delete my account';
export const keepMyAccount = 'Keep my account';

export const deleteAccount = 'Delete your account';
export const inviteAnotherAdmin = 'invite another admin';
export const onlyAdminWithoutOne = 'You’re the only admin. First {link}, or make someone an admin.';
export const decideOverFamiliesCaregivers = 'As an admin you can’t delete your own account.';
export const anotherAdminMakesAccount =
  'Ask another admin to make you a caregiver. Then you can delete your account here. We keep your name and email address for {proofStays}, with what you did.';
export const accountWhatBelongsGo =
  'This deletes your account for good. We’ll show you what that means first.';
export const deleteMyAccountDots = 'Delete my account…';
export const deleteAccountQuestion = 'Delete your account?';

export const changeEmailAddress = 'Change your email address';
export const checkInboxNewAddress = 'Check the inbox of your new address';
export const sentEmailUnlessAddress =
  'We sent an email to {newEmail}, unless another account has this address. Open the link in the email. Then you’ll sign in with the new address. Until then nothing changes.';
export const newEmailAddress = 'New email address';
export const nobodyElseCanDevice = 'So that nobody else can do this on your device.';
export const sendingEmail = 'Sending the email…';
export const changeAddress = 'Change email address';

export const onceDayMost = 'Once a day at most';
export const onceWeekMost = 'Once a week at most';
export const never = 'Never';

export const tellNoNewJobs = 'We won’t tell you about new jobs.';
export const tellNewJobsFit = 'We’ll tell you about new jobs that fit you.';
export const lookingUpWhatChose = 'Loading your choice…';
export const newJobsFit = 'New jobs that fit you';
export const allTogetherOneMessage = 'All in one email. We leave out jobs you’ve read or applied for.';
export const yourChoiceIsAs = 'Your choice hasn’t changed.';

export const writeWheneverSomethingConcerns = 'We’ll email you when there is news for you.';
export const sendNoMoreThese = 'We’ll no longer email you news. You’ll find it in your messages.';
export const emails = 'Emails';
export const writeMeWheneverSomething = 'Email me when there is news for me';
export const onceOneEmailEach =
  'Such as answers, job offers and changed visits. We send each one at once. All news is in your messages too.';
export const togetherByKind =
  'Urgent news comes at once. Other emails of a kind come at most once an hour or once a day. All news is in your messages too.';
export const whatAskYourselfAlways =
  'You’ll always get what you ask for, such as a new password. We’ll also email you if we close your account, suspend your profile or change your role, or if your email address changes.';

export const accountDeleted = 'Your account is deleted';
export const nothingLeftDeviceCan =
  'Nothing of it is left on this device. You can sign up again with the same address. Thank you for working with families here.';
export const toTheStart = 'Go to the start page';

export const keyboard = 'Keyboard shortcuts';
export const useSingleKeysDevice = 'Use single-key shortcuts on this device';
export const staffsAreaJK =
  'j and k move through a list. g and a letter open another list. ? shows them all.';

export const passwordChangedOtherDevices = 'Your password is changed. Your other devices are signed out.';
export const changePassword = 'Change your password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changingPassword = 'Changing your password…';
export const changePasswordButton = 'Change password';

export const signedSomewhereElse = 'Signed in somewhere else?';
export const ifLostDeviceUsed =
  'If you lost a device, or used someone else’s, sign out everywhere. If someone may know your password, change it first.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutEverywhereQuestion = 'Sign out everywhere?';
export const signingOut = 'Signing out…';
export const staySigned = 'Stay signed in';
export const signedOutEveryDevice =
  'This signs you out on every device, including this one, and ends your private calendar link. What you typed here and didn’t send is deleted.';

export const yourDetails = 'Your details';
export const emailAddress = 'Email address';
export const confirmed = 'Email confirmed';
export const yes = 'Yes';
export const notYet = 'Not yet';
export const role = 'Role';
export const accountSince = 'Account created';

export const yourAccount = 'Your account';
export const howSignWhatKeep = 'How you sign in, and what we keep about you.';
export const users = 'Users';
export const yourProfile = 'Your profile';

export const yourName = 'Your name';
export const lookingUpName = 'Loading your name…';
export const saveName = 'Save name';
export const savingName = 'Saving…';
export const nameSaved = 'Name saved.';

export const whatIsKept = 'What we keep about you';
export const madeFromJson =
  'To read or print. The file {file} has the same for a computer, with the number of each record.';
export const nothingKept = 'Nothing';
export const no = 'No';
