export const stopped = 'We’ve stopped these emails.\n';
export const tryAgain = 'Please try again later.\n';
