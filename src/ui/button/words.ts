export const pleaseWait = 'Please wait…';
