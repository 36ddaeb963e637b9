export const ctrl = 'Ctrl';
export const search = 'Search';
export const nextRowList = 'Next row of a list';
export const rowBefore = 'Previous row';
export const opensRow = 'Open the row';
export const selectsRow = 'Select the row';
export const firstButtonWhatScreen = 'Go to the main button, best match, first question or search';
export const refuseDocument = 'Don’t accept the document';
export const nextPart = 'Next part of the screen';
export const partBefore = 'Previous part';
export const notesAndBack = 'Go to the notes, and back';
export const whatWaitsNextAfter = 'Go to the next task, after a decision';
export const sendsWhatDialogAsks = 'Send the form or the note';
export const thisList = 'Show these shortcuts';
export const keys = 'Keyboard shortcuts';
export const useSingleKeysDevice = 'Use single-key shortcuts on this device';
export const withoutThemCtrlK =
  'Ctrl K always opens the search. You can also change this on your account page.';
