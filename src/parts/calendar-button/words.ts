export const calendarFileNeedsConnection = 'The calendar file needs a connection the first time.';
export const calendarFile = 'Download the calendar file';
export const ofEvent = 'of “{about}”';
