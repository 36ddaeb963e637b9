export const leaveEmpty = ', or leave it empty';
export const enterHourlyRateFrom = 'Enter the hourly rate, from 1 to 1,000, like 24 or 24.50{value}.';
