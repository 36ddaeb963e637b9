export const cantShown = 'This can’t be shown';
export const openingDocument = 'Loading the document…';
export const cantShownHere = 'This can’t be shown here';
export const pictureDamagedSaveTry = 'The picture is damaged. Save it to try another program.';
export const browserShowsNoPdf =
  'This browser can’t show a PDF here. Save it, then open it in another program.';
export const enlarge = 'Enlarge';
export const saveCopy = 'Save a copy';
