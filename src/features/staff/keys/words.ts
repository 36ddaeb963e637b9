export const ctrl = 'Ctrl';
export const search = 'Search';
export const nextRowList = 'The next row of a list';
export const rowBefore = 'The row before';
export const opensRow = 'Opens the row';
export const selectsRow = 'Selects the row';
export const firstButtonWhatScreen = 'To the main button or first question';
export const nextPart = 'The next part of the screen';
export const partBefore = 'The part before';
export const whatWaitsNextAfter = 'To the next task, after a decision';
export const sendsWhatDialogAsks = 'Sends the form or the note';
export const thisList = 'This list';
export const keys = 'Keyboard shortcuts';
export const useSingleKeysDevice = 'Use single-key shortcuts on this device';
export const withoutThemCtrlK =
  'Ctrl K always opens the search. You can also change this on your account page.';
