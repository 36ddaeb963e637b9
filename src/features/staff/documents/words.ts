export const rejectDocumentAskAnother = 'Reject the document, and ask for another file.';

export const documentGone = 'This document is gone';
export const caregiverRemoved = 'Its caregiver has removed it.';
export const othersLeftLater = 'The others are left for later';
export const leftLaterTheyStill = 'You have left {left} for later. They still wait.';
export const noneTheseYours = 'None of these is yours';
export const somebodyEachTheseHand = 'Someone has each of these in hand';
export const waitAnybody = { one: '{count} waits for anyone.', other: '{count} wait for anyone.' };
export const everyDocumentChecked = 'Every document is checked';
export const whatCaregiversUploadNext = 'What caregivers upload next appears here.';
export const seeWhatWaits = 'See what waits';
export const goThroughThemAgain = 'Go through them again';
export const showAnyones = 'Show anyone’s';

export const tickWhatCheckedIf =
  'Tick what you have checked. If something could not be checked, write below why that is all right.';
export const dayPastDocumentWould =
  'This day is past, so the document would not count. Reject it, and ask for a newer one.';
export const shortenCharacters = 'Shorten this by {over} characters.';

export const chooseReasonWriteOne = 'Choose a reason, or write one.';

export const rejectQuestion = 'Reject {whose}';
export const rejectDocument = 'Reject document';
export const documentRejectedCaregiverTold = 'The document was rejected, and the caregiver is told why.';
export const whyCantAccepted = 'Why can’t it be accepted?';
export const caregiverReadsWhatChoose = 'The caregiver reads what you choose, word for word.';
export const ownWords = 'In your own words';
export const sayWhatUploadInstead = 'Say what to upload instead.';
export const verdict = 'Verdict';

export const allOfThis = 'All of this';
export const documentVerified = 'The document is verified.';
export const colleagueQuickerDocument = 'A colleague was quicker with that document.';
export const reject = 'Reject…';
export const later = 'Later';
export const whatDidCheck = 'What did you check?';
export const caregiverReadsWhatTicked = 'The caregiver reads what is ticked.';
export const expiresOn = 'Expires on';
export const fromDayNoLonger = 'From this day on it no longer counts. Leave it empty if it does not expire.';
export const addNote = 'Add a note';
export const noteCheck = 'A note on the check';
export const verify = 'Verify';

export const verified = 'Verified';
export const rejected = 'Rejected';
export const somebodyWhoseAccountGone = 'someone whose account is gone';
export const by = '{did} by {checkedBy}';
export const byOn = '{did} by {checkedBy} on {date}';
export const open = 'Open {name}';

export const noNameYet = 'No name yet';
export const documentsTitle = '{title} – Documents';
export const documentsCaregiverPlacement = 'Documents – Caregiver Placement';
export const profile = 'Profile';
export const file = 'File';
export const issued = 'Issued';
export const addedByUs = 'Added by our team';
export const uploaded = 'Uploaded';
export const inHand = 'In hand';

export const lookingDocumentsWait = 'Looking for documents that wait…';
export const documents = 'Documents';
export const nothingWaits = 'Nothing waits.';
export const waitWhatWaitedLongest = {
  one: '{count} waits, what has waited longest first.',
  other: '{count} wait, what has waited longest first.',
};
export const allDocumentsChecked = 'All documents of {name} are checked.';
export const approveNext = 'Approve {name}';
