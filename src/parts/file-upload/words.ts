export const fileEmptyChooseAnother = 'This file is empty. Choose another one.';
export const choosePdfJpegPng = 'Choose a PDF, JPEG or PNG file.';
export const tooManyPages = 'Add at most {most} pages. Send the others as another document.';
export const picturesOrOneFile = 'Add several photos, or one PDF by itself.';
export const fileTooLargePhotograph =
  'This file is larger than 10 MB. Photograph its pages instead, and add the photos together.';
export const fileCouldNotRead = 'The file could not be read. Choose it again.';
export const fileNotWhatName =
  'This file is not what its name says. Save it as PDF, JPEG or PNG first, then choose it again.';
export const chooseKind = 'Choose what kind of document it is.';
export const chooseFile = 'Choose the file.';
export const dayNotComeYet = 'This day has not come yet. Enter the day it was issued.';
export const documentExpiredAlreadyAdd = 'This document has expired already. Add the one that is valid now.';
export const dayExpiresMustCome = 'The day it expires must come after the day it was issued.';
export const connectionLost = 'The connection is lost';
export const keepPageOpenFile =
  'Keep this page open: the file is sent again, from its beginning, once the connection is back.';
export const connectionBack = 'The connection is back';
export const sameFileBeingSent = 'The same file is being sent again, from its beginning.';
export const sentBeingStored = 'Sent. It is being stored…';
export const sending = 'Sending {size}';
export const stopSending = 'Stop sending';
