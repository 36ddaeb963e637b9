export const enterRate = 'Enter the hourly rate, from 1 to 1,000, like 24 or 24.50.';
export const enterRateOrNone = 'Enter the hourly rate, from 1 to 1,000, like 24 or 24.50, or leave it empty.';
