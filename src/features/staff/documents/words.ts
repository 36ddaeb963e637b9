export const rejectDocumentAskAnother = 'Don’t accept the document. Ask for a new file.';

export const documentGone = 'This document is gone';
export const caregiverRemoved = 'The caregiver removed it.';
export const othersLeftLater = 'The others are left for later';
export const leftLaterTheyStill = 'You left {left} for later.';
export const noneTheseYours = 'None is assigned to you';
export const allHaveOwner = 'All of these have an owner';
export const unassignedCount = { one: '{count} is unassigned.', other: '{count} are unassigned.' };
export const everyDocumentChecked = 'Every document is checked';
export const whatCaregiversUploadNext = 'New uploads appear here.';
export const seeWhatWaits = 'See what is waiting';
export const goThroughThemAgain = 'Go through them again';
export const showAnyones = 'Show everyone’s';

export const tickWhatCheckedIf =
  'Tick what you have checked. If you couldn’t check something, write below why that is all right.';
export const dayPastDocumentWould = 'This document has expired. Don’t accept it. Ask for a newer one.';
export const shortenCharacters = 'Shorten this by {over} characters.';

export const chooseReasonWriteOne = 'Choose a reason, or write one.';

export const rejectQuestion = 'Don’t accept {whose}';
export const rejectDocument = 'Don’t accept document';
export const documentRejectedCaregiverTold =
  '{document} of {name} not accepted. We’ve told the caregiver why.';
export const whyCantAccepted = 'Why can’t we accept it?';
export const caregiverReadsWhatChoose = 'The caregiver reads what you choose, word for word.';
export const ownWords = 'In your own words';
export const sayWhatUploadInstead = 'Say what to upload instead.';
export const verdict = 'Result';

export const allOfThis = 'All of this';
export const documentVerified = '{document} of {name} verified.';
export const colleagueQuickerDocument = 'A colleague has already checked that document.';
export const reject = 'Don’t accept…';
export const later = 'Later';
export const whatDidCheck = 'What did you check?';
export const caregiverReadsWhatTicked = 'The caregiver reads what is ticked.';
export const expiresOn = 'Expires on';
export const fromDayNoLonger = 'From this day, it no longer counts. Leave it empty if it doesn’t expire.';
export const addNote = 'Add a note';
export const noteCheck = 'A note on the check';
export const verify = 'Verify';

export const verified = 'Verified';
export const rejected = 'Not accepted';
export const deletedAccount = 'a deleted account';
export const by = '{did} by {checkedBy}';
export const byOn = '{did} by {checkedBy} on {date}';
export const open = 'Open {name}';

export const aCaregiver = 'a caregiver';
export const noNameYet = 'No name yet';
export const documentsTitle = '{title} – Documents';
export const documentsCaregiverPlacement = 'Documents – Caregiver Placement';
export const profile = 'Profile';
export const file = 'File';
export const issued = 'Issued';
export const addedByUs = 'Added by our team';
export const uploaded = 'Uploaded';
export const inHand = 'Assigned to';

export const lookingDocumentsWait = 'Loading the documents…';
export const documents = 'Documents';
export const nothingWaits = 'Nothing is waiting.';
export const waitWhatWaitedLongest = {
  one: '{count} waiting, longest first.',
  other: '{count} waiting, longest first.',
};
export const allDocumentsChecked = 'All documents of {name} are checked.';
export const approveNext = 'Review profile of {name}';

export const inTheProfile = 'In the profile';
export const bornIn = 'Born in {year}';
export const noYearYet = 'No year of birth';
export const noPhotoYet = 'No photo';
export const profileUnread = 'We couldn’t load the profile';
