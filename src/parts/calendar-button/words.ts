export const calendarFileNeedsConnection = 'The calendar file needs a connection the first time.';
export const calendarFile = 'Download the usual week';
export const ofEvent = 'of “{about}”';
