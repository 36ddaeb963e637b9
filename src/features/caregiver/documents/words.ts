export const whatTheyNoted = 'What they noted: “{checkNote}”';
export const sentNobodyCheckedYet =
  'Sent on {date}. Nobody has checked it yet, so it does not count for jobs.';
export const notAccepted = 'The placement team did not accept it.';
export const notAcceptedOn = 'The placement team did not accept it on {date}.';
export const addAnother = 'Add another one.';
export const countsWithoutEndDate = 'It counts without an end date.';
export const expiredNoLongerCounts = 'It expired on {date} and no longer counts: add the new one.';
export const expiresNoLongerCounts = 'It expires on {date}, and no longer counts from that day on.';
export const checked = 'The placement team checked it.';
export const checkedOn = 'The placement team checked it on {date}.';

export const alreadySent =
  'You’ve already sent this file, as “{kind}”. Choose another one, or tick below that you want to send it again.';
export const sendAgain = 'Send it again';

export const addedByOurTeam = 'added by our team';
export const issued = 'issued {date}';
export const expiresOnDate = 'expires on {date}';
export const whatCheckMeansWhat = 'What this check means, and what it does not';
export const familiesReadSame = '{says}  {not} Families read the same.';
export const whoOpened = 'Who has opened it';
export const ourTeam = '{time}, our team';
export const openChangeFileItself = 'to open or change it: the file itself is not kept on this device';
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
  '{fileName} is deleted for good. You can add it again later from your own copy.';

export const sentOn = 'Sent on {date}';
export const addNewOne = 'Add the new one';
export const readWhyAddAnother = 'Read why, and add another one';
export const verifiedUntil = 'Verified, until {date}';
export const verifiedOn = 'Verified on {date}';
export const verified = 'Verified: {fileName}';

export const documentNotStored = 'Your document was not stored';
export const documentWillCheck = 'We have your document. We’ll check it.';
export const replaceKind = 'Replace: {kind}';
export const addDocument = 'Add a document';
export const inThePlaceOf = 'In the place of {fileName}';
export const keepsCountingUntilChecked = 'It keeps counting until we have checked the new one.';
export const removedOnceNewOne = 'It is removed once we have the new one.';
export const keepBoth = 'Keep both';
export const kindDocument = 'Kind of document';
export const chooseOne = 'Choose one';
export const file = 'File';
export const pdfJpegPngMost =
  'Photos of each page or side, or one PDF of at most 10 MB. Photos are fine if every word can be read.';
export const issuedOn = 'Issued on';
export const expiresOn = 'Expires on';
export const fromDayNoLonger =
  'From this day on it no longer counts. Leave it empty if it has no end. We remind you by email before it comes.';
export const sendWhatEnteredStays = 'to send it. What you entered stays here';
export const sendingDocument = 'Sending your document…';
export const upload = 'Upload';

export const documents = 'Documents';
export const someJobsAskDocuments =
  'Some jobs ask for documents. Only you and the placement team can open them; families can’t.';
export const yourDocuments = 'Your documents';
export const addIt = 'Add it';
export const addIfAsked = 'Only some jobs ask for it';
export const onlyOnceChecked = 'We can only approve your profile once we have checked those that are needed.';
export const lookingDocuments = 'Looking for your documents…';

export const profileReceived = 'We’ve received your profile';
export const alsoByEmail = 'We’ve emailed you this, too.';
export const addPhotoToo = 'Add a photo, if you like';
