export const cantShown = 'We can’t show this';
export const notItsType = 'This file isn’t a PDF, JPEG or PNG.';
export const openingDocument = 'Loading the document…';
export const cantShownHere = 'We can’t show this here';
export const pictureDamagedSaveTry = 'The picture is damaged. Save it to try another program.';
export const browserShowsNoPdf =
  'This browser can’t show a PDF here. Save it, then open it in another program.';
export const enlarge = 'Enlarge';
export const openInTab = 'Open in a new tab';
export const saveCopy = 'Save a copy';
