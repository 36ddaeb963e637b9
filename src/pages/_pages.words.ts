export const pageNotFound = 'Page not found';
export const noPageAddress = 'There is no page at this address.';
export const noPageHere = 'There is no page here';
export const addressMayBeMistyped = 'Check the address. The page may have moved.';
export const nothingTypedLost = 'We’ve kept what you typed. We’ll take you to the start page.';
export const goToStart = 'Go to the start page';

export const welcome = 'Welcome';
export const careHomeTrust = 'Care at home, from someone who fits.';
export const goOn = 'Continue to Caregiver Placement';

export const account = 'Account';
export const howSignInKept = 'How you sign in, and what we keep about you.';
export const admin = 'Admin';
export const forPlacementStaff = 'For placement staff.';
export const caregiver = 'Caregiver';
export const forCaregivers = 'For caregivers.';

export const oneMoment = 'One moment…';
export const setUp = 'Set up';
export const makeFirstAdmin = 'Create the first admin of this service.';
export const setUpThisService = 'Set up this service';
export const confirm = 'Confirm';
export const whereLinksLead = 'Where the links in our emails lead.';
export const signIn = 'Sign In';
export const signInToAccount = 'Sign in to your account.';
export const forgottenPassword = 'Forgotten password';
export const getLinkNewPassword = 'Get a link to choose a new password.';
export const sendLinkChooseNew = 'Enter your email address. We’ll send you a link to choose a new password.';
export const newPassword = 'New password';
export const chooseNewPassword = 'Choose a new password.';
export const signUp = 'Sign Up';
export const workCaregiverAccount = 'Work as a caregiver: create an account.';

export const requestCare = 'Request care';
export const tellWhatCareNeeded = 'Tell us what care you need. It takes a few minutes, without an account.';
export const followRequest = 'Follow your request';
export const followRequestWithoutAccount =
  'See your request for care, without an account: answer questions, change or withdraw it.';
export const findByNameTell = 'We’ll find your request by your name, and give you a new link.';
