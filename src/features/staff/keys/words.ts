export const ctrl = 'Ctrl';
export const search = 'Search';
export const nextRowList = 'The next row of a list';
export const rowBefore = 'The row before';
export const opensRow = 'Opens the row';
export const firstButtonWhatScreen = 'To the first button for what is on the screen';
export const whatWaitsNextAfter = 'To what waits next, after a decision';
export const sendsWhatDialogAsks = 'Sends what a dialog asks for, or the note that you write';
export const thisList = 'This list';
export const keys = 'Keys';
export const useSingleKeysDevice = 'Use single keys on this device';
export const withoutThemCtrlK =
  'Without them Ctrl K still searches. You find this choice on your account page too.';
