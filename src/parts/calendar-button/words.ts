export const calendarFileNeedsConnection = 'The calendar file needs a connection the first time.';
export const calendarFile = 'Calendar file';
export const ofEvent = 'of “{about}”';
