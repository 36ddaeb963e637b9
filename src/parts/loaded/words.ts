export const mayOutDate = 'This may be out of date';
export const couldNotLoaded = 'We couldn’t load this';
export const tryingAgain = 'Trying again…';
export const tryAgain = 'Try again';
