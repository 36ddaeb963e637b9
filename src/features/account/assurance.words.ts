export const callIfStuck = 'Call us if you get stuck. {hours}.';

export const whatYouCanCountOn = 'What you can count on';
export const youDecide = 'You decide';
export const yourTimesYourRate = 'Your times, your rate, and which jobs you apply for.';
export const whichJobsThereAre = 'Which jobs there are now';
export const seeThemFirst = 'See where families are looking, before you sign up.';
export const documentsStayPrivate = 'Your documents stay private';
export const teamOpensEachTimeRecorded = 'Only you and our team can open them. You see each time we do.';
export const alwaysAnAnswer = 'Always an answer';
export const everyApplicationGetsOne = 'Every application gets one. A “no” has a reason.';

export const yourAccountIsSafe = 'Your account is safe';
export const noCallsAboutPassword = 'Keep your password to yourself';
export const neverAskByPhoneOrEmail = 'We never ask for your password by phone or email.';
export const signingOutClears = 'Signing out clears this device';
export const sharedDeviceSignOut = 'If others use it too, always sign out.';
