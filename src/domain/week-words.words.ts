export const roundClock = 'round the clock';
export const firstToLast = '{first} to {last}';
