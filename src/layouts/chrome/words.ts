export const notNow = 'Not now';

export const keepAppHand = 'Keep this app at hand';
export const installOpenFromHome = 'Install it to open it from your home screen, also without a connection.';
export const install = 'Install';
export const appInstalledSuccessfullyCan =
  'App installed successfully! You can now access it from your home screen.';

export const updateWords = {
  idle: 'Check Updates',
  checking: 'Checking...',
  waiting: 'Update Available!',
} as const;

export const appUpDate = 'App is up to date!';
export const failedCheckUpdatesPlease = 'Failed to check for updates. Please try again.';
export const appUpdated = 'The app has been updated';
export const happenedAnotherWindowLoad =
  'It happened in another window. Load this page again as soon as you can spare a moment.';
export const loadAgain = 'Load again';

export const loadPageAgain = 'Load the page again';
export const pageCouldNotLoaded = 'This page could not be loaded';
export const needsConnectionOnceCheck =
  'It needs a connection once. Check yours, then load the page again. What you typed before is kept.';

export const messages = 'Messages';
export const markAllRead = 'Mark all read';
export const noMessagesYet = 'No messages yet.';
export const isNew = 'New';
export const home = 'Home';

export const requestService = 'Request Service';
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
export const login = 'Login';
export const register = 'Register';
export const dashboard = 'Dashboard';
export const caregivers = 'Caregivers';
export const requests = 'Requests';
export const applications = 'Applications';
export const users = 'Users';
export const profile = 'Profile';
export const settings = 'Settings';
export const myProfile = 'My Profile';
export const documents = 'Documents';

export const complete = '{label}, {percent} % complete';
export const completeNotSentReview = 'Complete, not sent for review yet';
export const noneUploadedYet = 'None uploaded yet';
export const notAppliedJobYet = 'You have not applied for a job yet';
export const placementsEnded = { one: 'placement that ended', other: 'placements that ended' };

export const allMessagesMarkedRead = 'All messages are marked as read.';

export const seemOfflineOpenAgain = 'You seem to be offline. Open this again when the connection is back.';
export const checkingHowThingsStand = 'Checking how things stand…';
export const notKnownRightNow = 'Not known right now';

export const yourRequest = 'Your request {reference}';
export const willFindUnderRequest = 'You will find it under Request Service.';

export const stillSignedCheckConnection =
  'You are still signed in. Check your connection, then log out again.';

export const followRequest = 'Follow your request';
export const quickLinks = 'Quick links';
export const about = 'About';
export const services = 'Services';
export const contact = 'Contact';
export const forFamilies = 'For families';
export const requestCare = 'Request care';
export const forCaregivers = 'For caregivers';
export const workCaregiver = 'Work as a caregiver';
export const benefits = 'Benefits';
export const training = 'Training';
export const questions = 'Questions';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const accessibility = 'Accessibility';
export const complaints = 'Complaints';
export const safeguarding = 'Safeguarding';
export const cookies = 'Cookies';

export const placements = 'Placements';
export const visits = 'Visits';
export const trail = 'Trail';
export const emails = 'Emails';

export const account = 'Account';
export const logout = 'Logout';
export const installApp = 'Install App';
export const notificationsCount = 'Notifications, {count}';
export const notifications = 'Notifications';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const caregiverPlacement = 'Caregiver Placement';
export const searchKeys = 'Search (Ctrl K)';
export const careHomeFromSomeone = 'Care at home, from someone who fits.';
export const talkToUs = 'Talk to us';
export const poweredBy = 'Powered by the public service centre';
export const more = 'More';
export const main = 'Main';
