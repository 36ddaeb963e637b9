export const whatTheyNoted = 'We wrote: “{checkNote}”';
export const sentNobodyCheckedYet =
  'Sent on {date}. We haven’t checked it yet, so it doesn’t count for jobs.';
export const notAccepted = 'We didn’t accept it.';
export const notAcceptedOn = 'We didn’t accept it on {date}.';
export const addAnother = 'Add another one.';
export const countsWithoutEndDate = 'It has no end date.';
export const expiredNoLongerCounts = 'It expired on {date} and no longer counts. Add a new one.';
export const expiresNoLongerCounts = 'It expires on {date}. From that day, it no longer counts.';
export const checked = 'We checked it.';
export const checkedOn = 'We checked it on {date}.';

export const alreadySent =
  'You’ve already sent this file, as “{kind}”. Choose another one, or tick below that you want to send it again.';
export const sendAgain = 'Send it again';

export const addedByOurTeam = 'added by our team';
export const issued = 'issued {date}';
export const expiresOnDate = 'expires on {date}';
export const whatCheckMeansWhat = 'What this check means';
export const familiesReadSame = '{says}  {not} Families read the same.';
export const whoOpened = 'Who has opened it';
export const ourTeam = '{time}, our team';
export const openChangeFileItself = 'to open or change it. The file isn’t kept on this device';
export const openFile = 'Open {fileName}';
export const open = 'Open';
export const downloadFile = 'Download {fileName}';
export const download = 'Download';
export const replaceFile = 'Replace {fileName}';
export const replace = 'Replace';
export const removeFile = 'Remove {fileName}';
export const remove = 'Remove';
export const addAgainFromOwn = 'Add it again from your own copy.';
export const removeDocument = 'Remove this document?';
export const removing = 'Removing…';
export const documentRemoved = 'The document is removed.';
export const deletedGoodCanAdd =
  'We’ll delete {fileName} for good. You can add it again later from your own copy.';

export const sentOn = 'Sent on {date}';
export const addNewOne = 'Add a new one';
export const readWhy = 'Read why';
export const readWhyAddAnother = 'Read why, and add another one';
export const expiresSoon = 'Expires soon';
export const verifiedOn = 'Verified on {date}';
export const verified = 'Verified: {fileName}';

export const documentNotStored = 'Your document was not saved';
export const allHere = 'All the documents you need are here';
export const profileIsDraft = 'We check them when you send your profile.';
export const sendProfile = 'Go to “Send for review”';
export const documentWillCheck = 'We have your document. We’ll check it.';
export const replaceKind = 'Replace: {kind}';
export const addDocument = 'Add a document';
export const inThePlaceOf = 'Instead of {fileName}';
export const keepsCountingUntilChecked = 'It still counts until we have checked the new one.';
export const removedOnceNewOne = 'We’ll remove it when we have the new one.';
export const keepBoth = 'Keep both';
export const kindDocument = 'Kind of document';
export const chooseOne = 'Choose one';
export const file = 'File';
export const pdfJpegPngMost =
  'Photos of each page or side, or one PDF of at most 10 MB. We must be able to read every word.';
export const issuedOn = 'Issued on';
export const expiresOn = 'Expires on';
export const fromDayNoLonger =
  'From this day, it no longer counts. Leave it empty if there is none. We’ll tell you before it expires.';
export const sendWhatEnteredStays = 'to send it. What you entered stays here';
export const sendingDocument = 'Sending your document…';
export const upload = 'Upload';

export const documents = 'Documents';
export const someJobsAskDocuments = 'Only you and our team can open your documents. Families can’t.';
export const yourDocuments = 'Your documents';
export const earlierDocuments = 'Earlier documents';
export const backToJob = 'Back to the job';
export const addIt = 'Add it';
export const addIfAsked = 'Only some jobs ask for it';
export const onlyOnceChecked =
  'We can approve your profile only when we have checked the documents you need.';
export const lookingDocuments = 'Loading your documents…';

export const profileReceived = 'We’ve received your profile';
export const alsoInMessages = 'You’ll also find this in your messages.';
export const addPhotoToo = 'Add a photo, if you like';

export const strayFile = 'A file that you sent on {day} is not among your documents';
export const openWhereSent =
  'We don’t know which document it is. Open this page on the device that you sent it from, and it will be added. Or send it again here. We’ll delete the file after a day.';
