export const calendarFileNeedsConnection = 'The calendar file needs a connection the first time.';
export const calendarFile = 'Usual week as a calendar file';
export const ofEvent = 'of “{about}”';
