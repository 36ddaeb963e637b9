export const fileEmptyChooseAnother = 'This file is empty. Choose another one.';
export const choosePdfJpegPng = 'Choose a PDF, JPEG or PNG file.';
export const tooManyPages = 'Add at most {most} pages. Send the others as another document.';
export const picturesOrOneFile = 'Add several photos, or one PDF by itself.';
export const fileTooLargePhotograph =
  'This file is larger than 10 MB. Take photos of its pages, and add them together.';
export const fileCouldNotRead = 'We couldn’t read this file. Choose it again.';
export const fileNotWhatName = 'We can’t read this file. Save it as PDF, JPEG or PNG, then choose it again.';
export const chooseKind = 'Choose what kind of document it is.';
export const chooseFile = 'Choose the file.';
export const dayNotComeYet = 'This day is in the future. Enter the day it was issued.';
export const documentExpiredAlreadyAdd = 'This document has expired. Add the one that is valid now.';
export const dayExpiresMustCome = 'The day it expires must come after the day it was issued.';
export const connectionLost = 'The connection is lost';
export const keepPageOpenFile =
  'Keep this page open. We’ll send the file again, from its beginning, when you’re online.';
export const closedAddAgain = 'If you close it, add the document again.';
export const connectionBack = 'The connection is back';
export const sameFileBeingSent = 'We’re sending the file again, from its beginning.';
export const sentBeingStored = 'Sent. Saving it…';
export const sending = 'Sending {size}';
export const stopSending = 'Stop sending';
