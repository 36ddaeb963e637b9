export const notNow = 'Not now';

export const installThisApp = 'Install this app';
export const installOpenFromHome = 'Open it from your home screen, even without a connection.';
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
  'It was updated in another window. Reload this page when you have a moment.';
export const loadAgain = 'Reload';

export const loadPageAgain = 'Reload the page';
export const pageCouldNotLoaded = 'We couldn’t load this page';
export const needsConnectionOnceCheck =
  'It needs a connection the first time. Check your connection, then reload the page. We’ve kept what you typed.';

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
export const jobs = 'Jobs';
export const myAccount = 'My account';
export const help = 'Help';

export const complete = '{label}, {percent}% complete';
export const completeNotSentReview = 'Complete, not sent for review yet';
export const noneUploadedYet = 'None uploaded yet';
export const notAppliedJobYet = 'You haven’t applied for a job yet';
export const placementsEnded = { one: 'placement that ended', other: 'placements that ended' };

export const allMessagesMarkedRead = 'All messages are marked as read.';

export const seemOfflineOpenAgain = 'You seem to be offline. Open this again when you’re online.';
export const checkingProfile = 'Checking your profile…';
export const notKnownRightNow = 'Not known right now';

export const yourRequest = 'Your request {reference}';
export const willFindUnderRequest = 'You’ll find it under Request Service.';

export const stillSignedCheckConnection =
  'You are still signed in. Check your connection, then sign out again.';

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
export const reports = 'Reports';
export const auditLog = 'Audit log';
export const emails = 'Emails';

export const account = 'Account';
export const logout = 'Logout';
export const installApp = 'Install App';
export const messagesCount = 'Messages, {count}';
export const unread = 'You have unread messages';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const legal = 'Privacy and terms';
export const caregiverPlacement = 'Caregiver Placement';
export const searchKeys = 'Search (Ctrl K)';
export const careHomeFromSomeone = 'Care at home, from someone who fits.';
export const talkToUs = 'Talk to us';
export const poweredBy = 'Powered by the public service centre';
export const more = 'More';
export const main = 'Main';
