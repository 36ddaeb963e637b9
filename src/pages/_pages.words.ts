export const pageNotFound = 'Page not found';
export const noPageAddress = 'There is no page at this address.';
export const noPageHere = 'There is no page here';
export const addressMayBeMistyped = 'The address may be mistyped, or the page has moved.';
export const nothingTypedLost = 'Nothing you have typed is lost. We take you to the start page.';
export const goToStart = 'Go to the start page';

export const welcome = 'Welcome';
export const careHomeTrust = 'Care at home from someone you can trust.';
export const goOn = 'Go on to Caregiver Placement';

export const account = 'Account';
export const howSignInKept = 'How you sign in, and what is kept about you.';
export const admin = 'Admin';
export const forPlacementStaff = 'For placement staff.';
export const caregiver = 'Caregiver';
export const forCaregivers = 'For caregivers.';

export const oneMoment = 'One moment…';
export const setUp = 'Set up';
export const makeFirstAdmin = 'Make the first admin of this service.';
export const setUpThisService = 'Set up this service';
export const confirm = 'Confirm';
export const whereLinksLead = 'Where the links in our emails lead.';
export const signIn = 'Sign In';
export const signInToAccount = 'Sign in to your account.';
export const forgottenPassword = 'Forgotten password';
export const getLinkNewPassword = 'Get a link to choose a new password.';
export const sendLinkChooseNew = 'We send you a link, and you choose a new one.';
export const newPassword = 'New password';
export const chooseNewPassword = 'Choose a new password.';
export const signUp = 'Sign Up';
export const workCaregiverAccount = 'Work as a caregiver: make an account.';

export const requestCare = 'Request care';
export const tellWhatCareNeeded = 'Tell us what care is needed, in a few minutes and without an account.';
export const followRequest = 'Follow your request';
export const followRequestWithoutAccount =
  'Follow a request for care that you sent, without an account: see how it stands, answer, change or withdraw it.';
export const findByNameTell = 'We find your request by your name, and tell you how it stands.';
