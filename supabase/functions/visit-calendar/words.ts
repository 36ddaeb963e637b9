export const product = 'Caregiver Placement';
export const visits = 'Visits';
export const visit = 'Visit';
export const hoursAgreed = 'Some time in these hours, as you agreed with each other.';
export const movedFrom = 'Moved from {day}, {time}.';
export const ended = 'This calendar address has ended.\n';
export const tooOften = 'This calendar was asked for too often. Please try again later.\n';
export const tryAgain = 'Please try again later.\n';
