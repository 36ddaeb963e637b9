export const hide = 'Hide';
export const show = 'Show';
export const whatTypedVisible = 'What you typed is visible';
