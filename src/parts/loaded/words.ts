export const mayOutDate = 'This may be out of date';
export const couldNotLoaded = 'This could not be loaded';
export const tryingAgain = 'Trying again…';
export const tryAgain = 'Try again';
