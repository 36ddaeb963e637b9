export const stopped = 'These emails are stopped.\n';
export const tryAgain = 'Please try again later.\n';
