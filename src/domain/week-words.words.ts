export const roundClock = 'round the clock';
export const firstToLast = '{first} to {last}';
export const flexible = 'Flexible: any time of the day';
