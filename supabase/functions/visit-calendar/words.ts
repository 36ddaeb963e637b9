export const product = 'Caregiver Placement';
export const visits = 'Visits';
export const visit = 'Visit';
export const hoursAgreed = 'Within these hours, at the time you agreed on.';
export const movedFrom = 'Moved from {day}, {time}.';
export const ended = 'This calendar link has ended.\n';
export const tooOften = 'Too many tries. Please try again later.\n';
export const tryAgain = 'Please try again later.\n';
